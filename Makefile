# Two commands for a newcomer: `make play` and `make test`. Both make the environment first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path 'src/kursbuch/web_dist/*')
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -name 'schema.d.ts' -not -name 'openapi.json')
CLIENT := src/kursbuch/web_dist/index.html
CHROMIUM ?= $(or $(shell command -v chromium),/usr/bin/chromium)

.PHONY: play test lint types layers client unit screenshots clean

play: $(VENV)/.play
	$(BIN)/kursbuch serve --local --ready 1830 --bots 2 --open

test: $(VENV)/.dev lint types layers client unit

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

layers: $(VENV)/.dev
	$(BIN)/lint-imports

# The types of the client come from the server's interface, and everything that uses them is checked.
client: $(VENV)/.dev $(CLIENT)
	$(BIN)/python -m tools.openapi web/openapi.json
	$(BIN)/python -m tools.build_web check

unit: $(VENV)/.dev $(CLIENT) $(CHROMIUM)
	CHROMIUM=$(CHROMIUM) $(BIN)/pytest -n auto

# Every title's table, early and late, in both languages, on a large and a small screen.
screenshots: $(VENV)/.dev $(CLIENT) $(CHROMIUM)
	CHROMIUM=$(CHROMIUM) $(BIN)/python -m tools.screenshots build/screenshots

# To play, the package is built: with the web client, and a compiled router where there is a C compiler. A developer's
# editable one stays, and gets a fresh client.
$(VENV)/.play: pyproject.toml hatch_build.py $(SOURCES) $(WEB)
	$(PYTHON) -m venv $(VENV)
	if test -e $(VENV)/.dev; then $(BIN)/python -m tools.build_web build src/kursbuch/web_dist; else $(BIN)/pip install --quiet .; fi
	touch $@

$(VENV)/.dev: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --editable '.[dev]'
	touch $@ $(VENV)/.play

$(CLIENT): $(VENV)/.dev $(WEB)
	$(BIN)/python -m tools.build_web build src/kursbuch/web_dist

# The browser of the tests comes from the system's packages.
$(CHROMIUM):
	apt-get -qq update
	DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium fonts-dejavu-core fonts-liberation

clean:
	rm -rf $(VENV) build dist src/kursbuch/web_dist web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
