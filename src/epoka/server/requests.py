"""What routes share: the site, who is asking, and how answers are written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from fastapi import Depends, Path, Request, Response
from starlette.requests import HTTPConnection

from epoka.server import devices, limits
from epoka.server.accounts import Session
from epoka.server.devices import Device
from epoka.server.models.texts import Problem
from epoka.server.problems import Rejected
from epoka.server.settings import Settings
from epoka.server.site import Site

PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    422: {"model": Problem, "description": "What was sent does not fit."},
    "default": {"model": Problem, "description": "Any other problem."},
}
DEVICE_DAYS: Final = 365
TablePath = Annotated[str, Path(pattern=r"^[a-z0-9]{10}$", description="the table's id")]


def site_of(connection: HTTPConnection) -> Site:
    """The site that a request has come to."""
    site: Site = connection.app.state.site
    return site


def cookie_name(settings: Settings) -> str:
    """The session cookie; over TLS its name ties it to this host alone."""
    return "__Host-epoka" if settings.secure else "epoka"


def device_cookie_name(settings: Settings) -> str:
    """The cookie by which a device is known."""
    return f"{cookie_name(settings)}-device"


async def session_of(site: Site, connection: HTTPConnection) -> Session | None:
    """Who is asking, if anybody we know."""
    return await site.accounts.session(connection.cookies.get(cookie_name(site.settings)))


async def current_session(request: Request) -> Session | None:
    """Who is asking, for routes that anybody may use."""
    return await session_of(site_of(request), request)


async def signed_in(request: Request) -> Session:
    """Who is asking, for routes that need somebody."""
    session = await session_of(site_of(request), request)
    if session is None:
        raise Rejected("sign-in")
    return session


async def the_site(request: Request) -> Site:
    """The site, for routes. Were this not `async`, every request would wait for a thread of the framework."""
    return site_of(request)


TheSite = Annotated[Site, Depends(the_site)]
MaybeSession = Annotated[Session | None, Depends(current_session)]
SignedIn = Annotated[Session, Depends(signed_in)]


def address_of(connection: HTTPConnection) -> str:
    """The visitor a request comes from, for whatever is counted by address."""
    return limits.visitor(connection.client.host) if connection.client else ""


def asking(session: Session | None, connection: HTTPConnection) -> str:
    """Who a request is counted for: the person, or the visitor while nobody is signed in."""
    return address_of(connection) if session is None else session.person.id


def asker_of(site: Site, connection: HTTPConnection) -> tuple[str, str]:
    """Where somebody stands in line at the gate: the address, and the session unless it is made up."""
    cookie = connection.cookies.get(cookie_name(site.settings))
    return address_of(connection), (site.signer.opened(cookie) if cookie else None) or ""


def person_of(session: Session | None) -> str | None:
    """The id of whoever is asking."""
    return None if session is None else session.person.id


def told(body: bytes) -> Response:
    """An answer that is JSON already."""
    return Response(body, media_type="application/json")


def json(body: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """An answer that is checked against its model by tests, not on every request."""
    return Response(msgspec.json.encode(body), status, dict(headers or {}), media_type="application/json")


def set_cookie(response: Response, site: Site, session: Session) -> None:
    """Give a session's cookie out."""
    response.set_cookie(
        cookie_name(site.settings),
        site.signer.signed(session.token),
        max_age=site.settings.session_days * 24 * 60 * 60,
        path="/",
        secure=site.settings.secure,
        httponly=True,
        samesite="lax",
    )


def device_of(site: Site, connection: HTTPConnection) -> Device | None:
    """The device that a request comes from, if somebody has signed in there before."""
    text = site.signer.opened(connection.cookies.get(device_cookie_name(site.settings), ""), devices.PURPOSE)
    return Device.in_text(text) if text is not None else None


def remember_device(request: Request, response: Response, site: Site, session: Session) -> None:
    """Let a device be known to the account that has signed in there; a guest has no password to come back with."""
    known = device_of(site, request)
    if session.person.email is not None and (known is None or known.people[:1] != (session.person.id,)):
        _set_device(response, site, (known or Device.new()).with_person(session.person.id))


def forget_person(request: Request, response: Response, site: Site, person: str) -> None:
    """Let a device forget somebody who is gone for good."""
    known = device_of(site, request)
    if known is not None:
        _set_device(response, site, known.without(person))


def _set_device(response: Response, site: Site, device: Device) -> None:
    response.set_cookie(
        device_cookie_name(site.settings),
        site.signer.signed(device.text, devices.PURPOSE),
        max_age=DEVICE_DAYS * 24 * 60 * 60,
        path="/",
        secure=site.settings.secure,
        httponly=True,
        samesite="lax",
    )


def drop_cookie(response: Response, site: Site) -> None:
    """Take the session's cookie back."""
    response.delete_cookie(
        cookie_name(site.settings), path="/", secure=site.settings.secure, httponly=True, samesite="lax"
    )
