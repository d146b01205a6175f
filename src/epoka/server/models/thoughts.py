"""Hints, and the analysis of a game that is over."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from epoka.server.models.tables import EntryNumber, SeatNumber
from epoka.server.models.texts import Given, Message, Model
from epoka.server.models.views import GameEvent

Odds = Annotated[float, Field(ge=0, le=1, description="what the seat may expect of the victory, from 0 to 1")]
AnalysisStatus = Literal["none", "waiting", "working", "done", "failed"]


class AskHint(Given):
    """Ask what the search would do. `seq` is the last entry that I have seen."""

    seat: SeatNumber
    seq: EntryNumber


class WeighedOption(Model):
    """An option with what the search expects of it."""

    text: str = Field(description="the option in the notation")
    message: Message
    odds: Odds
    visits: int = Field(description="how often the search has tried it")


class HintView(Model):
    """The options that the search likes best, the best first."""

    seat: int
    number: int = Field(description="how many answers stood when the hint was first asked for")
    options: list[WeighedOption]


class MomentView(Model):
    """A decision of a game that is over, judged from what its seat knew."""

    number: int = Field(description="how many answers stood before it; /t/{id}/at/{number} shows it")
    seat: int
    prompt: Message
    odds: list[Odds] = Field(description="what each seat could expect before the answer")
    played: WeighedOption
    options: list[WeighedOption] = Field(description="what the search liked best, the best first; none if no choice")
    loss: float = Field(description="how much less the seat could expect after its answer than after the best one")


class TurnView(Model):
    """A turning point: a move after which the odds were quite different."""

    number: int = Field(description="how many answers stood after it")
    before: int = Field(description="how many answers stood before it")
    seat: int
    swings: list[float] = Field(description="how each seat's odds changed")
    events: list[GameEvent]


class AnalysisView(Model):
    """The analysis of a game: what is found so far is told once it is done."""

    status: AnalysisStatus
    done: int = Field(description="how many decisions have been weighed")
    total: int = Field(description="of how many")
    ahead: int = Field(description="how many other games come first")
    moments: list[MomentView]
    turns: list[TurnView] = Field(description="the turning points, in the order of the game")
    end: list[Odds] = Field(description="how the victory was shared in the end")
