"""The kernel's view of a position: all that one seat, or a spectator, may know."""

from __future__ import annotations

from typing import Any

from pydantic import ConfigDict, Field

from epoka.server.models.texts import Message, Model, Refusal, Text


class ZoneView(Model):
    """Cards of one place. A card that the viewer may not know is null; `backs` then tells runs of what is seen."""

    zone: str
    seat: int | None
    size: int
    cards: list[str | None]
    backs: list[tuple[str, int]] | None = None


class OptionView(Model):
    """One thing that may be answered."""

    value: list[Text]
    text: str = Field(description="the option in the notation; unique within a decision")
    message: Message
    touches: list[str] = Field(description="what it is about: `card:monastery`, `seat:2`, `hex:C4`, `counter:food`")
    guide: str | None = Field(None, description="which text `guide-…` explains it in a first game, if one of its own")


class RefusedOptionView(OptionView):
    """Something that a person might try, and why it is refused."""

    refusal: Refusal


class DecisionView(Model):
    """What the viewer must decide."""

    seat: int
    prompt: Message
    rule: str
    options: list[OptionView]
    refused: list[RefusedOptionView]


class AskedView(Model):
    """Who is being asked, and what."""

    seat: int
    prompt: Message


class Counters(Model):
    """The public numbers of the table and of each seat; which ones there are depends on the game."""

    table: dict[str, Any]
    seats: list[dict[str, Any]]


class ScoreLine(Message):
    """One source of points."""

    points: int
    rule: str = ""


class SeatScore(Model):
    """Where a seat's points come from. A game may add figures of its own."""

    model_config = ConfigDict(extra="allow", frozen=True)

    seat: int
    lines: list[ScoreLine]
    total: int
    winner: bool = Field(False, description="not every game tells")
    tie_break: str = Field("", description="what told the winner from the next: none, a figure, or shared")


class Situation(Model):
    """How a card in play stands."""

    done: bool = Field(False, description="whether it has had its effect, once and for all")
    worth: int | float | None = Field(None, description="the points it would score now")


class WarningView(Message):
    """What a player should think of before its turn ends."""

    grave: bool = Field(description="whether it costs something, rather than leaving something unused")


class View(Model):
    """A position as the viewer may know it."""

    game: str
    version: int
    options: dict[str, Text]
    viewer: int | None
    over: bool
    waiting: list[int]
    zones: list[ZoneView]
    marks: dict[str, Any] = Field(description="public things that lie on cards, by card id")
    counters: Counters
    situations: dict[str, Situation] | None = Field(None, description="of cards in play, by card id")
    warnings: list[list[WarningView]] | None = Field(None, description="of each seat, the worst first")
    printed: dict[str, Any] | None = Field(None, description="what is printed on the board and never changes")
    decision: DecisionView | None
    guide: str | None = Field(None, description="which text `guide-…` explains the moment in a first game")
    asked: list[AskedView]
    sealed: list[list[Text]] = Field(description="the viewer's own answers that are not opened yet")
    scores: list[int | float] | None = Field(None, description="only when the game is over")
    places: list[int] | None = Field(None, description="of each seat, from 1; only when the game is over")
    winners: list[int] | None = Field(None, description="only when the game is over")
    score_sheet: list[SeatScore] | None = Field(None, description="only when the game is over")


class GameEvent(Model):
    """Something that happened: a verb, its rule, and its values by name; a card the viewer may not know is null."""

    model_config = ConfigDict(extra="allow", frozen=True)

    verb: str
    rule: str


class Undo(Model):
    """Whether the viewer may take its last answer back, or why not."""

    allowed: bool
    refusal: Refusal | None
    back: int = Field(description="how many answers that takes back: those of bots since then go too")
    ask: bool = Field(description="whether it may be asked of the others instead")


class Position(Model):
    """A position after entry `seq` of the journal, with `answers` answers standing."""

    seq: int
    answers: int
    view: View
    undo: Undo


class Sight(Model):
    """A position after entry `seq` for a bot: everything its seat cannot know is dealt anew."""

    seq: int
    save: str = Field(description="a saved game in base64, without a log")


class Preview(Model):
    """What an answer will do, as far as it is certain."""

    events: list[GameEvent]
    counters: Counters
    certain: bool = Field(description="whether nothing is left to chance or to the unknown")
    more: bool = Field(description="whether the same seat must choose again before the answer takes full effect")
    next: Message | None = Field(description="what the same seat is asked then, if that is certain")


class Changes(Model):
    """The counters of the table and of each seat that would be others; what would be gone is null."""

    table: dict[str, Any]
    seats: list[dict[str, Any]]


class Outlook(Model):
    """What an option will do, as far as it is certain."""

    answer: str = Field(description="the option in the notation")
    events: list[GameEvent]
    changed: Changes
    certain: bool = Field(description="whether nothing is left to chance or to the unknown")
    more: bool = Field(description="whether the same seat must choose again before the answer takes full effect")
    next: Message | None = Field(description="what the same seat is asked then, if that is certain")


class Previews(Model):
    """What the options of a decision will do, in the position after entry `seq`."""

    seq: int
    previews: list[Outlook]
    rest: int | None = Field(description="the number of the first option that is left to be asked for")


class Moment(Model):
    """A position of a game's history: after `answers` of `length` answers, with what the last of them brought."""

    answers: int
    length: int
    first: int = Field(description="the earliest position that can be shown")
    seat: int | None = Field(description="who gave the last of these answers")
    answer: str | None = Field(description="that answer in the notation, once the game is over or if it is one's own")
    events: list[GameEvent]
    view: View


class LogLine(Model):
    """An answer and what it brought. Number 0 is the set-up before any answer."""

    number: int
    seat: int | None
    answer: str | None = Field(description="in the notation, once the game is over or if it is one's own")
    events: list[GameEvent]


class Log(Model):
    """What happened, as the viewer may know it."""

    seq: int
    answers: int
    first: int = Field(description="the number of the first answer that is remembered")
    lines: list[LogLine]
