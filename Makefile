# Two environments: .venv, editable and interpreted, to develop in;
# .venv-run, with the compiled wheel, to play, to measure, and to test the rules once more.

PYTHON ?= python3
DEV := .venv
RUN := .venv-run
# Folders too: their time tells that a file was removed or renamed.
SOURCES := $(shell find src \( -name __pycache__ -o -path src/catlantis/page \) -prune -o -print)
# What the page is made of, besides what it takes from Python.
PAGE := $(shell find web src/catlantis/locales $(wildcard src/catlantis/games/*/rules src/catlantis/games/*/words) \
  \( -name node_modules -o -name __pycache__ -o -name wire.ts -o -name tables.json -o -name components.json -o -name fixtures.json \) -prune -o -type f -print)
COMPONENTS := web/src/games/isle-of-cats/components.json
MASTER := web/src/games/isle-of-cats/master/wire.ts
TABLES := web/src/lib/wire.ts web/src/lib/tables.json $(COMPONENTS) $(MASTER)
# Views of real tables that the page's tests draw.
FIXTURES := $(patsubst %.py,%.json,$(wildcard web/src/games/*/fixtures.py))
BUILD := pyproject.toml hatch_build.py constraints.txt
INSTALL = uv pip install --quiet --constraint constraints.txt --build-constraint constraints.txt

.DELETE_ON_ERROR:
.PHONY: help run dev test test-pure test-browser test-compiled test-page pictures golden lint format lock bench clean

help: ## show this help
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: $(RUN)/.installed ## play in the browser: tells the address
	@$(RUN)/bin/catlantis serve

dev: web/node_modules/.installed $(TABLES) ## the page with instant reload, for a server on port 8123
	npm --prefix web run dev

# What keeps one core busy runs two at a time. Before that comes what both need: npm's packages,
# and bytecode, which would later make the folders look newer than the wheel.
test: ## everything: lint, types, tests, and the rules' tests compiled
	$(MAKE) web/node_modules/.installed $(TABLES)
	$(DEV)/bin/python -m compileall -q src
	$(MAKE) --jobs 2 --output-sync lint test-page $(RUN)/.tools
	$(MAKE) test-pure
	$(MAKE) test-browser
	$(MAKE) test-compiled

test-pure: $(DEV)/.installed ## all tests, interpreted
	$(DEV)/bin/pytest -n auto --ignore tests/browser

test-browser: $(DEV)/.installed $(DEV)/.chromium src/catlantis/page/.built ## the page in a real browser
	$(DEV)/bin/pytest tests/browser

pictures: $(DEV)/.installed $(DEV)/.chromium src/catlantis/page/.built ## take the README's pictures anew
	cd tests && ../$(DEV)/bin/python -m browser.pictures

golden: $(RUN)/.installed ## play the golden matches of rules versions that have none
	cd tests && ../$(RUN)/bin/python -m games.golden_matches

test-compiled: $(RUN)/.tools ## the rules' tests against the compiled wheel
	CATLANTIS_COMPILED=1 $(RUN)/bin/pytest -n auto tests/test_compiled.py tests/core tests/games tests/bots tests/test_foreign.py tests/arena/test_fuzz.py::test_the_fuzzer_finds_nothing

test-page: src/catlantis/page/.built $(FIXTURES) ## the page: types, tests, and a build for the browser's tests
	npm --prefix web run check
	npm --prefix web test

lint: $(DEV)/.installed ## style and types
	$(DEV)/bin/ruff check
	$(DEV)/bin/ruff format --check
	$(DEV)/bin/mypy

format: $(DEV)/.installed ## mend the style
	$(DEV)/bin/ruff check --fix
	$(DEV)/bin/ruff format

lock: $(DEV)/bin/uv ## pin the newest versions that pyproject.toml allows
	$(DEV)/bin/uv pip compile pyproject.toml --group dev --all-extras --upgrade --universal \
	  --python-version 3.11 --no-annotate --no-header --no-emit-index-url --quiet -o constraints.txt
	npm --prefix web update --package-lock-only --no-audit --no-fund
	node web/strip-lock.js

bench: $(RUN)/.installed ## measure the compiled rules
	@$(RUN)/bin/catlantis bench

clean: ## remove all that was made here
	rm -rf $(DEV) $(RUN) dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules src/catlantis/page $(TABLES) $(FIXTURES)
	find src tests -name __pycache__ -prune -exec rm -rf {} +

%/bin/uv:
	$(PYTHON) -m venv $*
	$*/bin/pip install --quiet --disable-pip-version-check --constraint constraints.txt uv

$(DEV)/.installed: $(DEV)/bin/uv $(BUILD)
	$(DEV)/bin/$(INSTALL) --python $(DEV) --group dev --editable '.[postgres]'
	@touch $@

# Debian's own browser where we may install it, else the one that Playwright brings.
$(DEV)/.chromium: $(DEV)/.installed
	command -v chromium >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; } \
	  || $(DEV)/bin/playwright install chromium
	@touch $@

# Reinstalled by force: a cached wheel of the same version would hide an edit.
$(RUN)/.installed: $(RUN)/bin/uv $(BUILD) $(SOURCES) $(PAGE)
	$(RUN)/bin/$(INSTALL) --python $(RUN) --reinstall-package catlantis .
	@touch $@

$(RUN)/.tools: $(RUN)/.installed
	$(RUN)/bin/$(INSTALL) --python $(RUN) --group test
	@touch $@

web/node_modules/.installed: web/package-lock.json web/.npmrc
	npm --prefix web ci --no-audit --no-fund
	@touch $@

web/src/lib/wire.ts: $(DEV)/.installed $(wildcard src/catlantis/server/wire/*.py src/catlantis/server/typescript.py)
	$(DEV)/bin/python -m catlantis.server.typescript > $@

$(MASTER): $(DEV)/.installed $(wildcard src/catlantis/games/isle_of_cats/master.py src/catlantis/server/typescript.py)
	$(DEV)/bin/python -m catlantis.server.typescript catlantis.games.isle_of_cats.master > $@

web/src/lib/tables.json: $(DEV)/.installed web/tables.py $(shell find src/catlantis/games src/catlantis/core -name '*.py')
	$(DEV)/bin/python web/tables.py > $@

$(COMPONENTS): %.json: %.py $(DEV)/.installed $(shell find src/catlantis/games/isle_of_cats -name '*.py')
	$(DEV)/bin/python $< > $@

%/fixtures.json: %/fixtures.py $(DEV)/.installed $(shell find src/catlantis/games src/catlantis/core tests/games -name '*.py')
	$(DEV)/bin/python $< > $@

# In the source folder, where the editable install looks for it; git ignores it.
src/catlantis/page/.built: web/node_modules/.installed $(TABLES) $(PAGE)
	npm --prefix web run build
	@touch $@
