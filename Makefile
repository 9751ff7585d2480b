# Two commands for a newcomer: `make play` and `make test`. Both make the environment first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -type f -not -name '*.pyc')

.PHONY: play test lint types layers unit clean

play: $(VENV)/.play
	$(BIN)/kursbuch play 1830 --bots 3

test: $(VENV)/.dev lint types layers unit

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

layers: $(VENV)/.dev
	$(BIN)/lint-imports

unit: $(VENV)/.dev
	$(BIN)/pytest -n auto

# To play, the package is built, with a compiled router where there is a C compiler; a developer's editable one stays.
$(VENV)/.play: pyproject.toml hatch_build.py $(SOURCES)
	$(PYTHON) -m venv $(VENV)
	test -e $(VENV)/.dev || $(BIN)/pip install --quiet .
	touch $@

$(VENV)/.dev: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --editable '.[dev]'
	touch $@ $(VENV)/.play

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
