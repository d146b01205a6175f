"""Games, their cards and rules."""

from __future__ import annotations

from typing import Any

from pydantic import Field

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


class GameView(Model):
    """A game that can be played. `game-title` and `game-summary` in its own words are its texts."""

    name: str
    version: int
    seats: list[int]
    settings: list[SettingView]
    status: str
    bots: list[BotView]


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
