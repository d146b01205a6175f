"""Games, their cards and rules, and every text of the site."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

import epoka
from epoka.server import library
from epoka.server.models.games import CardView, GameView, LayoutView, RuleView
from epoka.server.problems import Rejected
from epoka.server.replies import compressed
from epoka.server.requests import PROBLEMS, TheSite, address_of, json


async def counted(request: Request, site: TheSite) -> None:
    """Counted in the event loop: the routes themselves run in threads."""
    site.limits.take("texts", address_of(request))


router = APIRouter(prefix="/api", tags=["games"], responses=PROBLEMS, dependencies=[Depends(counted)])
GameQuery = Annotated[str | None, Query(max_length=60)]


@router.get("/games", response_model=list[GameView])
def games(request: Request, site: TheSite) -> Response:
    """Every game that can be played."""
    return compressed(request, json([game.model_dump() for game in library.games(site.levels)]))


@router.get("/games/{game}/cards", response_model=list[CardView])
def cards(game: str, request: Request) -> Response:
    """The catalogue of a game."""
    return compressed(request, json(library.known_game(game).catalogue()))


@router.get("/games/{game}/layout", response_model=LayoutView)
def layout(game: str, request: Request) -> Response:
    """How a game lies on the general table."""
    return compressed(request, json(library.layout(library.known_game(game)).model_dump()))


@router.get("/games/{game}/rules", response_model=list[RuleView])
def rules(game: str, request: Request) -> Response:
    """The rules of a game in order, each with its text."""
    return compressed(request, json([rule.model_dump() for rule in library.rules(library.known_game(game))]))


@router.get(
    "/words/{language}.ftl",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, 304: {"description": "as before"}},
)
def words(language: str, request: Request, game: GameQuery = None) -> Response:
    """Every message of the kernel, the site and a game as one Fluent file."""
    if language not in library.LANGUAGES or (game is not None and game not in epoka.games()):
        raise Rejected("not-found")
    text, tag = library.words(language, game)
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return compressed(request, Response(text, headers=headers, media_type="text/plain; charset=utf-8"))
