"""Scenarios: a table set by hand, so that a test starts right where a rule matters.

Cards are named by their ids, several in one string: `"iron masonry"`. Whatever a scenario does not mention is as in the
starting position or in the box. Token totals are whatever the scenario lays out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from epoka.games.through_the_ages.game import GAME
from epoka.games.through_the_ages.rules.production import Production
from epoka.games.through_the_ages.rules.ratings import recount_all
from epoka.games.through_the_ages.rules.tokens import food, resources
from epoka.games.through_the_ages.rules.turn import Play, Turn
from epoka.games.through_the_ages.rules.world_events import WorldEvent
from epoka.games.through_the_ages.setup import LAST_AGE, OFF, is_used
from epoka.games.through_the_ages.state import AgesState, Civilization
from epoka.games.through_the_ages.tables import (
    BRONZE,
    CARD_COUNT,
    CARD_NAME,
    DESPOTISM,
    GOVERNMENTS,
    KIND,
    KINDS,
    LABS,
    LEADERS,
    LEVEL,
    START_KINDS,
    START_WORKERS,
    WORKER_KINDS,
    civil_deck,
    military_deck,
)
from epoka.kernel import Seat, Step
from epoka.parts.scenarios import Scripted, by_seat

__all__ = ["Scenario", "own", "scenario"]


def own(**given: Any) -> dict[str, Any]:
    """What a civilization has; see `Scenario._lay_out`."""
    return given


class Scenario(Scripted[AgesState]):
    """A table with what a player sees of it, and with a script of answers instead of players."""

    game = GAME
    cards = tuple(range(CARD_COUNT))

    def __init__(
        self,
        level: str = "full",
        seats: int = 3,
        age: int = 1,
        number: int = 5,
        active: Seat = 0,
        at: str = "actions",
        row: Mapping[int, str] | None = None,
        current: str = "",
        future: str = "",
        impacts: str = "",
        deck: str = "",
        last: int = 0,
        options: Mapping[str, str] | None = None,
        civilizations: Mapping[Seat, dict[str, Any]] | None = None,
    ) -> None:
        super().__init__(seats, {"level": level, **(options or {})})
        s = self.state
        self._empty(s)
        s.age, s.round, s.active, s.last = age, number, active, last
        for place, name in sorted((row or {}).items()):
            s.row += (self._card(name),)
            s.spaces += (place - 1,)
        for seat, given in (civilizations or {}).items():
            self._lay_out(s.civilizations[seat], given)
        s.impacts = self._cards(impacts)
        self._fill(s, current, future, deck)
        s.box = tuple(self._pool)
        recount_all(s)
        for civilization in s.civilizations:
            civilization.white_spent = civilization.red_spent = 0
        self._start(at)

    # -- laying out ------------------------------------------------------------------------------------------------

    def _empty(self, s: AgesState) -> None:
        """Every card is at hand."""
        self._pool = list(range(CARD_COUNT))
        s.row = s.spaces = s.civil = s.deck = s.later = s.current = s.current_seen = s.box = s.aside = ()
        s.impacts = s.covered = s.shown = ()
        for civilization in s.civilizations:
            civilization.secret = ()

    def _card(self, name: str) -> int:
        """Take a card of this name from those not yet laid out."""
        found = [card for card in self._pool if CARD_NAME[card] == name]
        assert found, f"{name} is no card, or all its copies lie elsewhere already"
        card = found[0]
        self._pool.remove(card)
        return card

    def _cards(self, names: str) -> tuple[int, ...]:
        return tuple([self._card(name) for name in names.split()])

    def _lay_out(self, civilization: Civilization, given: dict[str, Any]) -> None:
        """Put what a civilization has before it."""
        workers = dict(enumerate(START_WORKERS)) | {KINDS[k]: n for k, n in given.pop("workers", {}).items()}
        civilization.workers = tuple([workers[kind] for kind in range(WORKER_KINDS)])
        for zone in ("hand", "military", "leader", "wonder", "wonders", "ruins", "colonies", "tactic", "pact", "war"):
            setattr(civilization, zone, self._cards(given.pop(zone, "")))
        civilization.technologies = self._cards(given.pop("technologies", ""))
        kinds = [KIND[card] for card in civilization.technologies]
        known = {*START_KINDS, *[kind for kind in kinds if kind < WORKER_KINDS]}
        civilization.known = tuple(sorted(known))
        civilization.government = next((kind for kind in kinds if kind in GOVERNMENTS), DESPOTISM)
        goods = [0] * LABS.stop
        goods[0], goods[BRONZE] = given.pop("food", 0), given.pop("resources", 0)
        for name, count in given.pop("goods", {}).items():
            goods[KINDS[name]] += count
        civilization.goods = tuple(goods)
        self.give(civilization, given)
        if "wonder_blue" not in given:
            civilization.wonder_blue = civilization.stages
        if "yellow" not in given:
            civilization.yellow = max(0, 25 - sum(civilization.workers) - civilization.unused)
        if "blue" not in given:
            civilization.blue = max(0, 18 - sum(goods) - civilization.wonder_blue)
        civilization.yellows = civilization.yellow + civilization.unused + sum(civilization.workers)
        civilization.blues = civilization.blue + sum(goods) + civilization.wonder_blue
        for card in (*civilization.leader, *civilization.hand):
            if KIND[card] in LEADERS:
                civilization.led |= 1 << LEVEL[KIND[card]]

    def _fill(self, s: AgesState, current: str, future: str, deck: str) -> None:
        """Decks and events of the age, in a fixed order, with as many events as there must be."""
        s.current, s.future = self._cards(current), self._cards(future)
        seats = len(s.civilizations)
        if s.level:
            missing = seats + 2 - len(s.current) - len(s.future)
            spare = [card for card in military_deck(0, seats) if card in self._pool]
            for card in spare[:missing]:
                self._pool.remove(card)
            # What is named is what can be revealed first.
            if current:
                s.future += tuple(spare[:missing])
            else:
                s.current = tuple(spare[:missing])
        s.current_seen, s.future_seen = (0,) * len(s.current), (0,) * len(s.future)
        s.deck = self._cards(deck)
        for age in range(max(1, s.age), LAST_AGE[s.level] + 1):
            for made in (civil_deck(age, seats), military_deck(age, seats) if s.level else ()):
                cards = tuple([card for card in made if card in self._pool and is_used(s, card, OFF)])
                self._pool = [card for card in self._pool if card not in cards]
                if age > s.age:
                    s.later += cards
                elif made == civil_deck(age, seats):
                    s.civil += cards
                else:
                    s.deck += cards

    # -- beginning -------------------------------------------------------------------------------------------------

    def _start(self, at: str) -> None:
        s = self.state
        play, turn = Play(), Turn(s.active, s.row, s.spaces)
        play.at = "next"
        begin: dict[str, Callable[[], Step]] = {
            "turn": lambda: turn.start(s),
            "replenish": lambda: turn.replenish(s, None),
            "politics": lambda: turn.politics(s, None),
            "actions": lambda: turn.begin_actions(s, None),
            "production": lambda: turn.produce(s),
        }
        self.go_on([play, turn], begin[at]())

    def happen(self, event: str) -> None:
        """Carry out an event, whatever lies on the piles."""
        self.carry_out(WorldEvent(event))

    def produce(self, seat: Seat) -> None:
        """The production of a seat, as at the end of its turn but without drawing."""
        self.carry_out(Production(seat))

    # -- seeing ----------------------------------------------------------------------------------------------------

    def __getitem__(self, seat: Seat) -> Civilization:
        """A civilization."""
        civilization: Civilization = self.state.civilizations[seat]
        return civilization

    def food(self, seat: Seat) -> int:
        """Food of a seat."""
        return food(self[seat])

    def resources(self, seat: Seat) -> int:
        """Resources of a seat."""
        return resources(self[seat])

    def civil(self, seat: Seat) -> int:
        """Civil actions left."""
        return self[seat].white - self[seat].white_spent

    def military(self, seat: Seat) -> int:
        """Military actions left."""
        return self[seat].red + self[seat].red_extra - self[seat].red_spent

    def workers(self, seat: Seat, name: str) -> int:
        """Workers on a technology."""
        return self[seat].workers[KINDS[name]]

    def tokens(self, seat: Seat, name: str) -> int:
        """Blue tokens on a farm, a mine or a lab."""
        return self[seat].goods[KINDS[name]]


def scenario(**given: Any) -> Scenario:
    """A table; `seat0`, `seat1`, … are what `own` gives, the rest are arguments of `Scenario`."""
    civilizations, others = by_seat(given)
    return Scenario(civilizations=civilizations, **others)
