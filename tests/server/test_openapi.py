"""The OpenAPI document is complete, and the server keeps to it whatever it is sent."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig

from epoka.server.schema import document
from tests.server.running import Running

DOCUMENT = document()


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
        ],
    )


_people: dict[str, Any] = {}


def fuzzer(server: Running) -> Any:
    """Somebody for the made-up requests; a new one whenever they have logged themselves out."""
    known = _people.get(server.url)
    if known is None or known.http.get("/api/me").json() is None:
        known = _people[server.url] = server.person("Fuzz")
    return known
