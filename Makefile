# `make play` to play, `make check` while working, `make test` before sharing. Each makes what it needs first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path 'src/kursbuch/web_dist/*')
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -path 'web/tests/*' -not -name 'schema.d.ts' -not -name 'openapi.json')
# What Python has read once is kept, also where the machine says otherwise: tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=
CLIENT := src/kursbuch/web_dist/index.html
# One worker more than processors: servers and browsers are waited for.
WORKERS = $$($(BIN)/python -c "import os; print(os.cpu_count() + 1)")
PYTEST = CHROMIUM="$$($(BIN)/python -m tools.browser)" $(BIN)/pytest -n $(WORKERS) --dist worksteal

.PHONY: play check bench test test-faults test-all lint types layers client client-unit rules screenshots docs clean

play: $(VENV)/.play
	$(BIN)/kursbuch serve --local --ready 1830 --bots 2 --open

# After every save: what can be said in less than a minute.
check: $(VENV)/.dev
	$(MAKE) --no-print-directory --jobs 2 lint types layers client-unit rules

# Before sharing: everything, the properties on a fixed sample.
test: statics
	@$(BIN)/python -m tools.browser > /dev/null
	$(PYTEST)

# Now and then: every combination of options, random games that nobody has seen, 18xx games of three by clicks.
test-all: statics
	@$(BIN)/python -m tools.browser > /dev/null
	$(PYTEST) --everything --seed $$(date +%s)

# Twenty power cuts on each database, a thousand races of two servers, restarts of PostgreSQL, a full disk.
test-faults: $(VENV)/.dev
	KURSBUCH_FAULTS=long $(BIN)/pytest -n 2 --durations 0 tests/faults tests/api/test_many_servers.py

# How fast it is, beside the figures of the last version; what became slower is said in the end.
bench: $(VENV)/.dev
	$(BIN)/python -m benchmarks.everything

# What is known without running the game; two at a time.
statics: $(VENV)/.dev $(CLIENT)
	$(MAKE) --no-print-directory --jobs 2 types client lint layers client-unit

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

# The client's logic alone, and its lint.
client-unit: $(VENV)/.dev
	$(BIN)/python -m tools.build_web unit

# The rules of every title, without browser, server and the longest games.
rules: $(VENV)/.dev
	$(BIN)/pytest -n auto -m "not slow" $(RULES)

RULES := $(addprefix tests/,kernel mechanics board t1830 t1849 t1824 american_rails railroad_revolution transcripts)

# Every title and variant, early to the end, in both languages, light and dark, on four screens; the picture of the README too.
screenshots: $(VENV)/.dev $(CLIENT)
	CHROMIUM="$$($(BIN)/python -m tools.browser)" $(BIN)/python -m tools.screenshots build/screenshots

# The documentation as a site, in build/site.
docs: $(VENV)/.docs
	$(BIN)/mkdocs build --strict --quiet

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

$(VENV)/.docs: $(VENV)/.dev
	$(BIN)/pip install --quiet --editable '.[docs]'
	touch $@

$(CLIENT): $(VENV)/.dev $(WEB)
	$(BIN)/python -m tools.build_web build src/kursbuch/web_dist

clean:
	rm -rf $(VENV) build dist src/kursbuch/web_dist web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
