"""Scenarios: a table set by hand, so that a test starts right where a rule matters.

Cards are named by their ids, several in one string: `"farmer_tribe feudalism"`. In a civilization they lie in the order
given, so that the last of a type is the top of its stack. Whatever a scenario does not mention is in the box.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from epoka.games.flow_of_history import GAME
from epoka.games.flow_of_history.cards import CARDS
from epoka.games.flow_of_history.rules.turn import Play
from epoka.games.flow_of_history.state import BANKER, Civilization, FlowState, market_size
from epoka.kernel import NOBODY, Seat
from epoka.parts.scenarios import Scripted

__all__ = ["BANKER", "BOTTOM", "Icons", "Scenario", "cards", "places", "scenario"]

Cards = str | Sequence[str]
Icons = dict[str, int]

BOTTOM: Final = "internet the_future"
"""The bottom of every deck, for scenarios that do not say otherwise. (FH-2.4)"""


def cards(names: Cards) -> tuple[str, ...]:
    """Card ids as a tuple; a name that is no card is a mistake in the test."""
    found = tuple(names.split() if isinstance(names, str) else names)
    unknown = [name for name in found if name not in CARDS]
    assert not unknown, f"no such cards: {unknown}"
    return found


def places(s: FlowState) -> list[str]:
    """Every card at the table, sorted; a card that lies in two places is listed twice."""
    found = [*s.deck, *s.market, *s.box]
    for civilization in s.civilizations:
        found += civilization.cards + civilization.dealt
    return sorted(found)


class Scenario(Scripted[FlowState]):
    """A table with what a player sees of it, and with a script of answers instead of players."""

    game = GAME
    cards = tuple(sorted(CARDS))

    def __init__(self, state: FlowState, rahdo: str = "off") -> None:
        super().__init__(len(state.civilizations), {"rahdo": rahdo}, state)
        self.check()
        self.table.begin(Play())

    # -- playing ---------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, *answers: str) -> None:
        """A seat's whole turn; a decision that the script leaves open fails the test."""
        assert self.decision.prompt == "prompt-action", f"the last turn is not over: {self.decision}"
        self.answer(seat, *answers)
        assert self.table.over or self.decision.prompt == "prompt-action", f"not in the script: {self.decision}"

    # -- seeing ----------------------------------------------------------------------------------------------------

    @property
    def supply(self) -> int:
        """Resources in the Supply."""
        return self.state.supply

    @property
    def market(self) -> str:
        """The Market in order."""
        return " ".join(self.state.market)

    @property
    def era(self) -> int:
        """The number of the Current Era."""
        return int(GAME.counters(self.state)["table"]["era"])

    @property
    def total(self) -> int:
        """All resources outside the Reserve."""
        held = sum(civilization.resources for civilization in self.state.civilizations)
        return held + self.supply + sum(self.state.stakes)

    def resources(self, seat: Seat) -> int:
        """What a seat has; what it has put on a Market card is not among it."""
        return int(self._seen(seat)["resources"])

    def icons(self, seat: Seat) -> Icons:
        """The icons a seat has at least one of."""
        return {icon: count for icon, count in self._seen(seat)["icons"].items() if count}

    def icon(self, seat: Seat, icon: str) -> int:
        """How many icons of one kind a seat has."""
        return int(self._seen(seat)["icons"][icon])

    def attack(self, seat: Seat) -> int:
        """Strength as an invader."""
        return int(self._seen(seat)["attack"])

    def strength(self, seat: Seat) -> int:
        """Strength against an invader."""
        return int(self._seen(seat)["strength"])

    def stack(self, seat: Seat, type_: str) -> str:
        """A seat's cards of a type, bottom to top."""
        return " ".join(self._seen(seat)["stacks"].get(type_, ()))

    def stake(self, card: str) -> tuple[Seat | str, int] | None:
        """Whose marker lies on a Market card, with how many resources."""
        mark = GAME.marks(self.state).get(card)
        return None if mark is None else (mark["investor"], mark["resources"])

    def boxed(self, names: Cards) -> bool:
        """Whether all of these cards are out of the game."""
        return set(cards(names)) <= set(self.state.box)

    def explained(self, seat: Seat) -> dict[str, str]:
        """Answers a player might try, with the reasons why they are refused, as the client shows them."""
        decision = self.table.view(seat)["decision"]
        return {item["text"]: item["refusal"]["id"].removeprefix("refusal-") for item in decision["refused"]}

    def lines(self, seat: Seat) -> list[tuple[str, int]]:
        """A seat's score sheet: what each line is for, and its points."""
        sheet = self.table.score_sheet()[seat]
        return [(line["args"].get("card", line["id"]), line["points"]) for line in sheet["lines"]]

    def _seen(self, seat: Seat) -> dict[str, Any]:
        seen: dict[str, Any] = GAME.counters(self.state)["seats"][seat]
        return seen


def scenario(
    *civilizations: Cards,
    resources: Sequence[int] = (),
    market: Cards = "",
    invested: Mapping[str, tuple[Seat, int]] | None = None,
    supply: int = 0,
    deck: Cards = "",
    bottom: Cards = BOTTOM,
    active: Seat = 0,
    rahdo: str = "off",
) -> Scenario:
    """A table where the active seat is about to choose its action.

    `deck` is listed from the top, and `bottom` lies under it unless the scenario puts those cards elsewhere. Cards that
    are `invested` in need not be listed in `market`; they then come first in it.
    """
    stakes = invested or {}
    shown = cards(market)
    shown = tuple([card for card in cards(tuple(stakes)) if card not in shown]) + shown
    held = [cards(names) for names in civilizations]
    used = {*cards(deck), *shown, *(card for own in held for card in own)}
    drawn = cards(deck) + tuple([card for card in cards(bottom) if card not in used])
    used |= set(drawn)
    having = tuple(resources) + (0,) * (len(held) - len(resources))
    state = FlowState(
        chance=0,
        civilizations=tuple([Civilization(count, own) for count, own in zip(having, held, strict=True)]),
        deck=drawn,
        market=shown,
        investors=tuple([stakes[card][0] if card in stakes else NOBODY for card in shown]),
        stakes=tuple([stakes[card][1] if card in stakes else 0 for card in shown]),
        supply=supply,
        box=tuple([card for card in CARDS if card not in used]),
        active=active,
        rahdo=int(rahdo == "house"),
    )
    assert len(shown) <= market_size(state), f"a Market of {market_size(state)} has no place for {len(shown)} cards"
    return Scenario(state, rahdo)
