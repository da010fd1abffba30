# Two environments: .venv, editable and interpreted, to develop in;
# .venv-run, with the compiled wheel, to play, to measure, and to test the rules once more.

PYTHON ?= python3
DEV := .venv
RUN := .venv-run
CLUSTER := .venv-cluster
# Folders too: their time tells that a file was removed or renamed.
SOURCES := $(shell find src \( -name __pycache__ -o -path src/catlantis/page \) -prune -o -print)
RULES := $(filter src/catlantis/core/% src/catlantis/games/%,$(SOURCES))
PAGE := $(shell find web \( -name node_modules -o -name __pycache__ -o -name fixtures.ts \) -prune -o -type f -print)
# Views of real tables that the page's tests draw.
FIXTURES := $(patsubst %.py,%.ts,$(wildcard web/src/games/*/fixtures.py))
PINS := pyproject.toml constraints.txt
INSTALL = uv pip install --quiet --constraint constraints.txt --build-constraint constraints.txt
ELSEWHERE := --ignore tests/browser --ignore tests/cluster
TOGETHER := $(MAKE) --no-print-directory --jobs 2 --output-sync

.DELETE_ON_ERROR:
.PHONY: help run dev check test test-fast test-pure test-browser test-browsers test-cluster test-compiled test-page pictures golden lint format lock dist bench clean

help: ## show this help
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: ## play in the browser: tells the address
	@$(MAKE) --no-print-directory --jobs 2 $(RUN)/.installed
	@$(RUN)/bin/catlantis serve

dev: web/node_modules/.installed build/.tables ## the page with instant reload, for a server on port 8123
	npm --prefix web run dev

check: $(DEV)/.installed ## style, types and the fast tests, in a minute
	@$(TOGETHER) lint test-fast

# What keeps one core busy runs two at a time. Before that comes what both need: npm's packages,
# and bytecode, which would later make the folders look newer than the wheel.
test: $(DEV)/.installed ## everything: lint, types, tests, and the rules' tests compiled
	$(MAKE) web/node_modules/.installed build/.tables
	$(DEV)/bin/python -m compileall -q src
	$(TOGETHER) $(RUN)/.tools lint test-page
	$(TOGETHER) test-browser test-pure test-compiled

test-fast: $(DEV)/.installed ## the tests, interpreted, but for the slow ones
	$(DEV)/bin/pytest -n auto --dist worksteal $(ELSEWHERE) -m 'not slow'

test-pure: $(DEV)/.installed ## the tests, interpreted, but for those that play very much
	$(DEV)/bin/pytest -n auto --dist worksteal $(ELSEWHERE) -m 'not compiled'

test-browser: $(RUN)/.tools $(RUN)/.chromium ## the page in a real browser
	$(RUN)/bin/pytest tests/browser

# Debian's, where we may install them; else the run tells what is missing.
test-browsers: $(RUN)/.tools ## a short run of each game in Firefox and WebKit
	@{ command -v firefox-esr && command -v WebKitWebDriver && command -v xvfb-run; } >/dev/null \
	  || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null \
	  || { apt-get update -qq && apt-get install -y -qq --no-install-recommends firefox-esr webkit2gtk-driver xvfb xauth; }
	cd tests && ../$(RUN)/bin/python -m browsers

# Ray is large, so it has an environment of its own.
test-cluster: $(CLUSTER)/.installed ## a tournament on two Ray nodes, one of which is lost
	$(CLUSTER)/bin/pytest tests/cluster

test-compiled: $(RUN)/.tools ## the rules' tests against the compiled wheel
	CATLANTIS_COMPILED=1 $(RUN)/bin/pytest -n auto --dist worksteal tests/test_compiled.py tests/core tests/games tests/bots tests/test_library.py tests/client/test_sight.py tests/test_foreign.py tests/arena/test_fuzz.py::test_the_fuzzer_finds_nothing

test-page: src/catlantis/page/.built $(FIXTURES) ## the page: types and tests
	npm --prefix web run check
	npm --prefix web test

pictures: $(RUN)/.tools $(RUN)/.chromium ## take the pictures of README and docs anew
	cd tests && ../$(RUN)/bin/python -m browser.pictures
	cd tests && ../$(RUN)/bin/python -m library_page

golden: $(RUN)/.installed ## play the golden matches of rules versions that have none
	cd tests && ../$(RUN)/bin/python -m games.golden_matches

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

dist: build/.rules src/catlantis/page/.built ## a wheel and a source distribution, with the page inside
	@$(RUN)/bin/python -m hatchling build --directory dist

bench: $(RUN)/.installed ## measure the compiled rules
	@$(RUN)/bin/catlantis bench

clean: ## remove all that was made here
	rm -rf $(DEV) $(RUN) $(CLUSTER) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	git clean -fdqX src tests web

%/bin/uv:
	@echo "Making $*"
	@$(PYTHON) -m venv $*
	@$*/bin/pip install --quiet --disable-pip-version-check --constraint constraints.txt uv

$(DEV)/.installed: $(DEV)/bin/uv $(PINS)
	@echo "Python packages to develop with"
	@$(DEV)/bin/$(INSTALL) --python $(DEV) --group dev --editable '.[postgres,print]'
	@touch $@

$(CLUSTER)/.installed: $(CLUSTER)/bin/uv $(PINS)
	@echo "Python packages for a cluster"
	@$(CLUSTER)/bin/$(INSTALL) --python $(CLUSTER) --group test --editable '.[cluster]'
	@touch $@

# Debian's own browser where we may install it, else the one that Playwright brings.
$(RUN)/.chromium: $(RUN)/.tools
	command -v chromium >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; } \
	  || $(RUN)/bin/playwright install chromium
	@touch $@

$(RUN)/.packages: $(RUN)/bin/uv $(PINS)
	@echo "1/4 Python packages"
	@$(RUN)/bin/$(INSTALL) --python $(RUN) --group build --requirement pyproject.toml --extra server --extra print
	@touch $@

web/node_modules/.installed: web/package-lock.json web/.npmrc
	@echo "2/4 npm's packages, then the page"
	@npm --prefix web ci --no-audit --no-fund --prefer-offline --loglevel error
	@touch $@

# Both keep what they made, and make it anew only if it is made of something else: the hook tells.
src/catlantis/page/.built: build/.tables web/node_modules/.installed hatch_build.py $(PAGE) $(SOURCES)
	@$(RUN)/bin/python hatch_build.py page

build/.rules: $(RUN)/.packages hatch_build.py $(RULES)
	@echo "3/4 The rules, compiled: takes a minute or two, but only when they have changed"
	@$(RUN)/bin/python hatch_build.py rules
	@mkdir -p build && touch $@

# Reinstalled by force: a cached wheel of the same version would hide an edit.
$(RUN)/.installed: build/.rules src/catlantis/page/.built $(SOURCES)
	@echo "4/4 All in one"
	@$(RUN)/bin/$(INSTALL) --python $(RUN) --no-build-isolation --no-deps --reinstall-package catlantis .
	@touch $@

$(RUN)/.tools: $(RUN)/.installed
	@echo "Python packages to test with"
	@$(RUN)/bin/$(INSTALL) --python $(RUN) --group test
	@touch $@

# What the page takes from Python.
build/.tables: $(RUN)/.packages hatch_build.py $(filter %.py,$(PAGE) $(SOURCES))
	@$(RUN)/bin/python hatch_build.py tables
	@mkdir -p build && touch $@

%/fixtures.ts: %/fixtures.py web/fixtures.py $(DEV)/.installed $(filter %.py,$(SOURCES)) $(shell find tests/games -name '*.py')
	$(DEV)/bin/python $< | $(DEV)/bin/python web/fixtures.py > $@
