"""People: guests, accounts, sessions."""

from __future__ import annotations

from fastapi import APIRouter, BackgroundTasks, Request, Response

from epoka.server.accounts import Session
from epoka.server.models.people import ChangeMe, ChangePassword, DeleteMe, LogIn, Me, NewAccount, NewGuest
from epoka.server.requests import (
    PROBLEMS,
    MaybeSession,
    SignedIn,
    TheSite,
    address_of,
    asking,
    device_of,
    drop_cookie,
    forget_person,
    remember_device,
    set_cookie,
)
from epoka.server.site import Site

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS)


async def shown(site: Site, session: Session) -> Me:
    """The person of a session, as it sees itself."""
    person = session.person
    return Me(
        id=person.id,
        name=person.name,
        guest=person.email is None,
        email=person.email,
        settings=person.settings,
        waiting=await site.accounts.waiting(person.id),
    )


@router.get("/me")
async def me(request: Request, response: Response, site: TheSite, session: MaybeSession) -> Me | None:
    """The person of this session, or null. The session's cookie lasts on."""
    site.limits.take("me", asking(session, request))
    if session is None:
        return None
    set_cookie(response, site, session)
    remember_device(request, response, site, session)
    return await shown(site, session)


@router.post("/guests", status_code=201)
async def become_guest(given: NewGuest, request: Request, response: Response, site: TheSite) -> Me:
    """A guest with a session, at once."""
    site.limits.take("guests", address_of(request))
    session = await site.accounts.guest(given.name)
    set_cookie(response, site, session)
    return await shown(site, session)


@router.post("/accounts", status_code=201)
async def register(
    given: NewAccount,
    request: Request,
    response: Response,
    afterwards: BackgroundTasks,
    site: TheSite,
    session: MaybeSession,
) -> Me:
    """An account with a new session; a guest keeps its games."""
    site.limits.take("sign-in", address_of(request))
    made = await site.accounts.register(session, given)
    set_cookie(response, site, made)
    remember_device(request, response, site, made)
    afterwards.add_task(site.accounts.hang_up_others, made)
    return await shown(site, made)


@router.post("/sessions", status_code=201)
async def log_in(given: LogIn, request: Request, response: Response, site: TheSite) -> Me:
    """Log in with e-mail and password."""
    device, visitor = device_of(site, request), address_of(request)
    # Others at the same address do not hold up a device that we know.
    site.limits.take("log-ins", visitor if device is None else device.name)
    session = await site.accounts.log_in(given.email, given.password, visitor, device)
    set_cookie(response, site, session)
    remember_device(request, response, site, session)
    return await shown(site, session)


@router.delete("/sessions", status_code=204)
async def log_out(request: Request, response: Response, site: TheSite, session: MaybeSession) -> None:
    """Log out."""
    site.limits.take("changes", asking(session, request))
    if session is not None:
        await site.accounts.log_out(session)
    drop_cookie(response, site)


@router.patch("/me")
async def change(given: ChangeMe, site: TheSite, session: SignedIn) -> Me:
    """Change my name or my settings."""
    site.limits.take("changes", session.person.id)
    person = await site.accounts.change(session, given)
    return await shown(site, Session(person, session.token))


@router.patch("/me/password")
async def change_password(
    given: ChangePassword,
    request: Request,
    response: Response,
    afterwards: BackgroundTasks,
    site: TheSite,
    session: SignedIn,
) -> Me:
    """Change my password: this session goes on as a new one, all my others end."""
    site.limits.take("sign-in", address_of(request))
    made = await site.accounts.change_password(session, given)
    set_cookie(response, site, made)
    afterwards.add_task(site.accounts.hang_up_others, made)
    return await shown(site, made)


@router.delete("/me/sessions", status_code=204)
async def log_out_everywhere(response: Response, site: TheSite, session: SignedIn) -> None:
    """Log out on every device, this one too."""
    site.limits.take("changes", session.person.id)
    await site.accounts.log_out_everywhere(session)
    drop_cookie(response, site)


@router.delete("/me", status_code=204)
async def delete(given: DeleteMe, request: Request, response: Response, site: TheSite, session: SignedIn) -> None:
    """Delete me and my data: my seats become bots, what I said is blanked."""
    site.limits.take("sign-in", address_of(request))
    await site.accounts.delete(session, given.password)
    drop_cookie(response, site)
    forget_person(request, response, site, session.person.id)
