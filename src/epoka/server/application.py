"""The web application: routes, guards, how problems are told, and a true OpenAPI document."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic.json_schema import models_json_schema
from sqlalchemy.exc import OperationalError
from starlette.exceptions import HTTPException

import epoka
from epoka import bots as bot_names
from epoka.server.models.live import ClientMessage, ServerMessage
from epoka.server.pages import page
from epoka.server.problems import Rejected, not_fitting
from epoka.server.requests import json
from epoka.server.routes import documents, games, people, play, status, tables, thoughts
from epoka.server.settings import Settings
from epoka.server.site import Site
from epoka.server.thinking import COMMAND

log = logging.getLogger(__name__)

ROUTERS: Final = tuple([part.router for part in (people, games, tables, play, documents, thoughts, status)])


def build(settings: Settings, bots: Sequence[str] = bot_names.NAMES, worker: Sequence[str] = COMMAND) -> FastAPI:
    """The application for some settings; tests hand in bots and workers of their own."""
    site = Site(settings, bots, worker)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await site.open()
        try:
            yield
        finally:
            await site.close()

    app = FastAPI(
        title="Epoka",
        version=epoka.__version__,
        description="Tables, people and games. See docs/web.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        redirect_slashes=False,
    )
    app.state.site = site
    for router in ROUTERS:
        app.include_router(router)
    app.add_route("/api/{rest:path}", _no_such_route, include_in_schema=False)
    app.add_route("/{rest:path}", page, include_in_schema=False)
    app.add_exception_handler(Rejected, _rejected)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _refused_by_framework)
    app.add_exception_handler(OperationalError, _out_of_order)
    app.add_exception_handler(Exception, _broken)
    app.openapi = lambda: _document(app)  # type: ignore[method-assign]  # the framework's own way to add to it
    return app


def methods_at(path: str) -> list[str]:
    """The methods that an address of the interface takes."""
    routes = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
    return sorted({name for route in routes if route.path_regex.match(path) for name in route.methods or ()})


async def _no_such_route(request: Request) -> Response:
    """Nothing is here, or nothing with this method."""
    methods = methods_at(request.url.path)
    response = await _rejected(request, Rejected("method" if methods else "not-found"))
    if methods:
        response.headers["allow"] = ", ".join(methods)
    return response


async def _rejected(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, Rejected)
    request.app.state.site.metrics.refusals.labels(wrong.code).inc()
    headers = {"retry-after": str(wrong.message_args["seconds"])} if wrong.code == "too-many" else None
    return json(wrong.body(), wrong.status, headers)


async def _invalid(request: Request, wrong: Exception) -> Response:
    """What does not fit is a request we cannot read; an id that cannot be one is a thing that is not there."""
    assert isinstance(wrong, RequestValidationError)
    errors = wrong.errors()
    missing = any(error["loc"][0] == "path" for error in errors)
    return await _rejected(request, Rejected("not-found") if missing else not_fitting(errors))


async def _refused_by_framework(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    if wrong.status_code in (404, 405):
        return await _no_such_route(request)
    # Reading the body may have been stopped by a guard.
    return await _rejected(request, wrong.__cause__ if isinstance(wrong.__cause__, Rejected) else Rejected("request"))


async def _out_of_order(request: Request, wrong: Exception) -> Response:
    """The database is away or full: not our client's fault, and perhaps over soon."""
    log.error("the database failed", exc_info=wrong, extra={"method": request.method, "path": request.url.path})
    return await _rejected(request, Rejected("busy"))


async def _broken(request: Request, wrong: Exception) -> Response:
    """A defect of ours: the log has the traceback, the client a sentence."""
    log.error("a request failed", exc_info=wrong, extra={"method": request.method, "path": request.url.path})
    return json(Rejected("server").body(), 500)


def _document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document with the messages of the WebSocket added."""
    if app.openapi_schema is None:
        document = FastAPI.openapi(app)
        _, found = models_json_schema(
            [(ClientMessage, "validation"), (ServerMessage, "serialization")],
            ref_template="#/components/schemas/{model}",
        )
        known = document["components"]["schemas"]
        for name, schema in found["$defs"].items():
            known.setdefault(name, schema)
        app.openapi_schema = document
    return app.openapi_schema
