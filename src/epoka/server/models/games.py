"""Games, their cards and rules."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from epoka.kernel.layout import Looks, Thing, Weight
from epoka.kernel.manifest import Family
from epoka.server.models.texts import Message, Model, Text


class SettingView(Model):
    """A variant or expansion that can be chosen; `setting-<name>` and `setting-<name>-<value>` are its texts."""

    name: str
    values: list[Text]
    default: Text
    seats: list[int] = Field(description="seat counts for which another value than the default makes sense")
    needs: dict[str, list[Text]] = Field(
        description="values of other settings with which another value than the default makes sense"
    )
    rule: str
    message: Message


class RatingView(Model):
    """How strong a bot is among the bots of a game at a number of seats; 1500 is the middle."""

    seats: int
    rating: int


class BotView(Model):
    """A bot that people can play against; the weakest first."""

    name: str
    message: Message
    about: Message = Field(description="a line about how it plays")
    ratings: list[RatingView] = Field(description="how strong it has been measured to be in this game")


class SignView(Model):
    """How events of a verb stand in a log."""

    kind: str = Field(description="what a log can be filtered by; `log-kind-<kind>` in the words of the game names it")
    icon: str


class ManifestView(Model):
    """What there is to know about a game before it is played, and how its events stand in a log."""

    designer: str
    minutes: int = Field(description="how long a game takes with the usual options; 0 if nobody has said")
    lengths: dict[str, dict[str, int]] = Field(description="how many minutes with values of options that are shorter")
    first: dict[str, Text] = Field(description="options of a first game, where they are not the usual ones")
    family: Family = Field(description="the kind of card whose colours the game wears")
    guide: list[str] = Field(description="what can be explained; the texts are `guide-<step>` in the words of the game")
    verbs: dict[str, SignView] = Field(description="each verb of its events")


class GameView(Model):
    """A game that can be played. `game-title` and `game-summary` in its own words are its texts.

    The site's words have its name as `game-<name>`, with dashes, and a line about it as `line-<name>`.
    """

    name: str
    version: int
    seats: list[int]
    settings: list[SettingView]
    status: str
    bots: list[BotView]
    manifest: ManifestView


class CardView(Model):
    """A card of the catalogue."""

    id: str
    name: Message
    deck: str
    copies: int
    facts: dict[str, Any]
    text: list[Message]
    when: str | None = Field(description="the message that puts the text in context, if any")
    notes: list[str] = Field(description="messages that follow the text")
    confidence: str
    field_confidence: dict[str, Any]
    source: Any
    bespoke: bool


class RuleView(Model):
    """A rule with its text in our own words, and the section it stands in."""

    id: str
    message: Message
    section: str
    title: Message
    interpretation: bool = Field(description="whether the rulebook leaves the point open, so that our reading fills it")


class CardsView(Model):
    """Cards of a zone, or named by a counter of a seat: how they lie."""

    at: str
    looks: Looks
    by: str
    name: str
    icon: str
    counted: bool


class FigureView(Model):
    """A number that everybody sees, and what it cannot exceed, as a number or as the path of one."""

    at: str
    icon: str
    most: int | str
    weight: Weight
    name: str
    steps: list[str]
    least: int


class FamilyView(Model):
    """Cards of one kind: their colour, icon and picture."""

    colour: str
    icon: str
    picture: str


class FaceView(Model):
    """What of a card's facts is drawn on it."""

    kind: str
    families: dict[str, FamilyView]
    corner: str
    gives: str
    costs: str
    icons: dict[str, str]


class PiecesView(Model):
    """What stands on a hex."""

    at: str
    icons: dict[str, str]
    owner: str


class CityView(Model):
    """What a seat has built on a hex."""

    at: str
    buildings: dict[str, str]
    moods: dict[str, str]


class HexMapView(Model):
    """A counter of the table that lists hexes, and where they lie."""

    at: str
    cells: dict[str, tuple[int, int]]
    name: str
    terrain: str
    region: str
    spent: str
    city: CityView | None
    pieces: PiecesView | None
    owners: dict[str, str]


class MarkView(Model):
    """What lies on a card."""

    seat: str
    amount: str
    icon: str
    figures: list[FigureView]


class LayoutView(Model):
    """How a game lies on a table that knows no game. `epoka.kernel.layout` says what the fields mean."""

    cards: list[CardsView]
    table: list[FigureView]
    seat: list[FigureView]
    turns: dict[str, str]
    face: FaceView
    mark: MarkView
    map: HexMapView | None
    touches: dict[str, Thing]
