"""The OpenAPI document is complete, and the server keeps to it whatever it is sent."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.config import SchemathesisConfig

from epoka.server import hints, judging
from epoka.server.schema import document
from tests.server.real import World
from tests.server.running import Running

DOCUMENT = document()
EXAMPLES = int(os.environ.get("EPOKA_SCHEMA_EXAMPLES", "4"))
"""How often each operation is tried with real tables."""
SAYS_NO = {"/health/ready"}
"""Where 503 is an answer: on a busy machine the workers of a new server may be late."""
IS_A_DEFECT = schemathesis.checks.CHECKS.get_one("not_a_server_error")
UNREACHED: dict[str, str] = {}
"""Operations that made-up requests cannot carry out, each with the reason."""


def operations() -> list[tuple[str, str, Any]]:
    """Every operation of the document."""
    return [
        (path, method, operation)
        for path, methods in DOCUMENT["paths"].items()
        for method, operation in methods.items()
    ]


@pytest.mark.parametrize(("path", "method", "operation"), operations())
def test_every_operation_is_described(path: str, method: str, operation: Any) -> None:
    assert operation["description"].strip(), f"{method} {path}"
    assert operation["tags"]
    good = [status for status in operation["responses"] if status.startswith("2")]
    assert good
    for status in ("422", "default"):
        schema = operation["responses"][status]["content"]["application/json"]["schema"]
        assert schema == {"$ref": "#/components/schemas/Problem"}


def test_every_reference_leads_somewhere() -> None:
    known = DOCUMENT["components"]["schemas"]

    def follow(value: Any) -> None:
        if isinstance(value, dict):
            if "$ref" in value:
                assert value["$ref"].removeprefix("#/components/schemas/") in known
            for inner in value.values():
                follow(inner)
        elif isinstance(value, list):
            for inner in value:
                follow(inner)

    follow(DOCUMENT)


def test_what_may_be_missing_is_not_promised() -> None:
    view = DOCUMENT["components"]["schemas"]["View"]
    assert "scores" not in view["required"]
    assert "zones" in view["required"]


schema = schemathesis.openapi.from_dict(DOCUMENT, config=SchemathesisConfig())


@schema.parametrize()
@settings(max_examples=12, suppress_health_check=list(HealthCheck), deadline=None)
def test_whatever_is_sent_the_answer_is_as_documented(case: Any, server: Running) -> None:
    """Schemathesis makes requests up, good and bad; every answer must fit the document, and none may be a defect."""
    player = fuzzer(server)
    cookies = dict(player.http.cookies)
    unavailable = [IS_A_DEFECT] if case.operation.path in SAYS_NO else []
    case.call_and_validate(
        base_url=server.url,
        headers={"X-Epoka": "1"},
        cookies=cookies,
        excluded_checks=[
            # A path parameter that cannot be an id is a thing that is not there, not a malformed request; and
            # our own header and session stand for authentication.
            schemathesis.checks.CHECKS.get_one("negative_data_rejection"),
            schemathesis.checks.CHECKS.get_one("positive_data_acceptance"),
            schemathesis.checks.CHECKS.get_one("ignored_auth"),
            *unavailable,
        ],
    )


_people: dict[str, Any] = {}


def fuzzer(server: Running) -> Any:
    """Somebody for the made-up requests; a new one whenever they have logged themselves out."""
    known = _people.get(server.url)
    if known is None or known.http.get("/api/me").json() is None:
        known = _people[server.url] = server.person("Fuzz")
    return known


CHECKS = [
    schemathesis.checks.CHECKS.get_one(name)
    for name in (
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
    )
]


class Walk:
    """Made-up requests about what is really there, to one server, in any order."""

    def __init__(self, server: Running) -> None:
        self.rng = Random(EXAMPLES)
        self.world = World(server, self.rng)
        self.done: Counter[str] = Counter()
        """How often each operation has been carried out."""
        self.answers: dict[str, Counter[str]] = {}

    def step(self, case: Any) -> None:
        """One request; its answer must be as documented, and something is learnt from it."""
        operation = case.operation
        self.world.meet()
        path, query = dict(case.path_parameters or {}), dict(case.query or {})
        body = dict(case.body) if isinstance(case.body, dict) else case.body
        self.world.fill(operation.path, path, query, body)
        real = operation.Case(path_parameters=path, query=query, body=body, media_type=case.media_type)
        response = real.call(
            base_url=self.world.server.url, headers={"X-Epoka": "1"}, cookies=dict(self.world.anna.http.cookies)
        )
        checks = [check for check in CHECKS if check is not IS_A_DEFECT or operation.path not in SAYS_NO]
        real.validate_response(response, checks=checks)
        is_json = response.content and "json" in response.headers.get("content-type", [""])[0]
        told = response.json() if is_json else None
        code = told["error"]["code"] if isinstance(told, dict) and "error" in told else "done"
        self.answers.setdefault(operation.label, Counter())[code] += 1
        if response.status_code < 300 or operation.path in SAYS_NO:
            self.done[operation.label] += 1
            self.world.learn(told)


@pytest.mark.limit(max(300, 30 * EXAMPLES))
def test_every_operation_can_be_carried_out(
    start: Callable[..., Running], database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests about real people, tables, seats and entries get through, and their answers fit the document."""
    monkeypatch.setattr(hints, "MILLISECONDS", 10)
    monkeypatch.setattr(judging, "ITERATIONS", 1)
    walk = Walk(start(database_url=database_url))
    found = [schema[path][method] for path, method, _ in operations()]
    cases: dict[str, list[Any]] = {operation.label: [] for operation in found}
    for operation in found:

        @given(case=operation.as_strategy())
        @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None)
        def collect(case: Any) -> None:
            cases[case.operation.label].append(case)

        collect()
        for case in cases[operation.label]:
            walk.step(case)
    for _ in range(EXAMPLES * len(found) // 4):
        walk.step(walk.rng.choice(cases[walk.rng.choice(found).label]))
    walk.world.leaves_nothing_to_luck = True
    for label in [label for label in cases if not walk.done[label]]:
        for case in cases[label]:
            walk.step(case)
    missing = {label: dict(walk.answers[label]) for label in cases if not walk.done[label] and label not in UNREACHED}
    assert not missing
