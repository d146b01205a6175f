# `make play` and `make test` are all a newcomer needs: each makes .venv and installs what it uses.

PYTHON ?= python3
ARGS   ?=

VENV := .venv
BIN  := $(VENV)/bin
CODE := $(wildcard src tests benchmarks tools examples)
SITE := src/epoka/server/static/index.html
NPM  := cd client && PATH="$(CURDIR)/$(BIN):$$PATH" npm --no-audit --no-fund --loglevel=error
PIP  := $(BIN)/python -m pip --disable-pip-version-check --quiet

# Nothing is tried twice; ARGS="--times 10 --beside 4" looks for what fails now and then, on a busy machine.
BROWSE := $(BIN)/python tools/browse.py

UV_VERSION := 0.13.7
COMPILE     = UV_CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/uv pip compile --quiet --universal \
	--python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test e2e lint format bench lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/core.stamp $(SITE) ## open the site on this machine (ARGS="flow_of_history --terminal" plays here)
	@$(BIN)/epoka play $(ARGS)

test: lint $(SITE) ## lint, then run the tests with coverage (ARGS="-k market")
	@$(NPM) run --silent test
	@$(BIN)/python tools/test_services.py
	@$(BIN)/python -m pytest -n auto --dist loadgroup --ignore tests/e2e --cov --cov-report=term $(ARGS)
	@$(if $(ARGS),,$(BROWSE))

e2e: $(VENV)/dev.stamp $(VENV)/client.stamp $(SITE) ## only click through the site in a real browser (ARGS="-k undo")
	@$(BIN)/python tools/test_services.py
	@$(BROWSE) $(ARGS)

lint: $(VENV)/dev.stamp $(VENV)/client.stamp ## ruff, mypy and the import rules
	@$(BIN)/ruff check $(CODE)
	@$(BIN)/ruff format --check $(CODE)
	@$(BIN)/mypy $(CODE)
	@$(BIN)/lint-imports --no-logo
	@$(NPM) run --silent check
	@$(NPM) run --silent lint
	@$(BIN)/python tools/art_check.py

format: $(VENV)/dev.stamp ## format, and fix what ruff can fix
	@$(BIN)/ruff check --fix-only $(CODE)
	@$(BIN)/ruff format $(CODE)

bench: $(VENV)/bench.stamp ## measure speed, alone and against a peer
	@$(BIN)/epoka bench --json
	@$(BIN)/python benchmarks/peers.py

lock: | $(BIN)/python ## write requirements/ anew from pyproject.toml (UPGRADE=1 takes newer releases)
	@$(PIP) install uv==$(UV_VERSION)
	@$(COMPILE) pyproject.toml --group build --extra server --output-file requirements/core.txt
	@$(COMPILE) --group client --output-file requirements/client.txt
	@$(COMPILE) pyproject.toml --group build --extra server --extra research --extra cluster --extra dev --constraints requirements/core.txt --output-file requirements/dev.txt
	@$(COMPILE) pyproject.toml --group build --extra server --extra research --extra cluster --extra dev --extra bench --constraints requirements/dev.txt --output-file requirements/bench.txt

clean: ## remove .venv, caches and build products
	rm -rf $(VENV) client/node_modules src/epoka/server/static build dist .coverage .coverage.* htmlcov failures
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

# A stamp is newer than what it was installed from, so the second run installs nothing.
$(VENV)/core.stamp: requirements/core.txt pyproject.toml | $(BIN)/python
	@echo "Installing Epoka into $(VENV) ..."
	@$(PIP) install --require-hashes --no-deps --requirement requirements/core.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt $(VENV)/core.stamp
	@echo "Installing the development tools into $(VENV) ..."
	@$(PIP) install --require-hashes --no-deps --requirement requirements/dev.txt
	@touch $@

$(VENV)/bench.stamp: requirements/bench.txt $(VENV)/dev.stamp
	@echo "Installing the benchmark's peer into $(VENV) ..."
	@$(PIP) install --require-hashes --no-deps --requirement requirements/bench.txt
	@touch $@

$(VENV)/node.stamp: requirements/client.txt $(VENV)/core.stamp
	@echo "Installing Node into $(VENV) ..."
	@$(PIP) install --require-hashes --no-deps --requirement requirements/client.txt
	@touch $@

$(VENV)/client.stamp: client/package.json client/package-lock.json $(VENV)/node.stamp
	@echo "Installing the client's packages ..."
	@$(NPM) install --no-save
	@touch $@

$(SITE): $(VENV)/client.stamp $(shell find client -path client/node_modules -prune -o -type f -print)
	@echo "Building the client ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Epoka needs Python 3.11 or newer, and '$(PYTHON)' is: $$($(PYTHON) --version 2>&1)" >&2; \
		echo "Name another one like this: make PYTHON=python3.12 play" >&2; exit 1; }
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }
