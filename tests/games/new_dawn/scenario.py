"""Scenarios: a table set by hand, so that a test starts right where a rule matters.

The usual map has two core tiles, two forts, two capital tiles and one that was explored (`GROUND`); a picture of it:

                                                            M9      W41     H40
                                        H14     G13:gen F8:oil  M7:c    G39     G33     G34
                            M31     F15     F10     F12     G1      G6      F38     F32*    H35
        D46     D45:j   G30     H29     H16     F11     G2      W0      W5      D37     M36
    M47     N42     W44     G23     H28     H17     F18     D3      M4
        D48     H43     H24     H22*    G27     M19     F20+            F21+
            H49     W50     W25     W26
                G51

G grassland, H hills, F forest, D desert, M mountains, W water, N natural wonder; `*` stars, `+` forts. The capitals of
seats 0 and 1 stand on 22 and 32. Nothing else lies there unless a scenario says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from epoka.games.new_dawn.cards.tiles import BARBARIANS, TILES
from epoka.games.new_dawn.game import GAME
from epoka.games.new_dawn.land import land_at
from epoka.games.new_dawn.rules.abilities import recount
from epoka.games.new_dawn.rules.commit import commit
from epoka.games.new_dawn.rules.turn import Play, Turn
from epoka.games.new_dawn.setup import starting_row
from epoka.games.new_dawn.state import (
    ABSENT,
    CAPITAL,
    CITY,
    DISTRICTS,
    FIRST_DISTRICT,
    RESOURCES,
    TOKEN,
    WAITING,
    Civilization,
    DawnState,
    giver_of,
    land_of,
    piece,
    printed,
    supply_of,
)
from epoka.games.new_dawn.tables import CITY_STATE, FOCUS, WONDER
from epoka.kernel import NOBODY, Frame, Seat, call, roll
from epoka.kernel.zones import places
from epoka.parts.scenarios import Scripted
from epoka.parts.tuples import put

GROUND: Final = "3a:0:0:0;14a:-2:-1:3;fort:-2:2;fort:0:2;9a:-5:2:0;16b:3:-1:5;18a:-7:1:3"
LEADERS: Final = ("rome", "france", "egypt", "netherlands", "zulu")
"""Of the seats for which a scenario names none."""
KINDS: Final = {
    "token": (TOKEN, 0),
    "reinforced": (TOKEN, 1),
    "city": (CITY, 0),
    "capital": (CAPITAL, 0),
    **{name: (FIRST_DISTRICT + number, 0) for number, name in enumerate(DISTRICTS)},
}


def own(**given: Any) -> dict[str, Any]:
    """What a player has: `leader`, `row` as names, `trade`, `lying`, `resources` and `natural`, `pieces` such as
    `"city@13 reinforced@12 campus@9"`, `armies`, `caravans`, `diplomacy` as names such as `"kabul.a joint_war.1"`, and
    any field of a civilization.
    """
    return given


def at(text: str) -> list[tuple[str, int]]:
    """Things with their spaces: `"a@5 c@7"`."""
    return [(name, int(space)) for name, _, space in [part.partition("@") for part in text.split()]]


def with_ground(ground: str) -> DawnState:
    """A table for two with another map, on which nothing is."""
    s = GAME.setup(2, GAME.check_setup(2, {}), 0)
    s.ground = ground
    return s


class Scenario(Scripted[DawnState]):
    """A table with what a player sees of it, and with a script of answers instead of players."""

    game = GAME

    def __init__(
        self,
        seats: int = 2,
        active: Seat = 0,
        first: Seat = 0,
        ground: str = GROUND,
        lies: str = "",
        barbarians: str = "",
        built: str = "",
        market: str = "",
        victory: str = "",
        tiles: str = "",
        dice: tuple[int, ...] = (),
        options: Mapping[str, str | int] | None = None,
        **civilizations: dict[str, Any],
    ) -> None:
        super().__init__(seats, options or {})
        s = self.state
        s.active, s.first = active, first
        self._lay(ground, tiles)
        for seat, civilization in enumerate(s.civilizations):
            self._civilization(seat, civilization, dict(civilizations.get(f"seat{seat}", {})))
        self._things(lies, barbarians)
        self._wonders(built, market)
        if victory:
            cards = tuple(victory.split())
            s.box = tuple([card for card in (*s.box, *s.victory) if card not in cards])
            s.victory = cards
        held = sum([sum(own.trade) for own in s.civilizations]) + sum(s.offers)
        s.trade_left = supply_of(s, "trade_tokens") - held
        recount(s)
        commit(s)
        self.every = self.lying()
        self.load(*dice)

    # -- setting the table ---------------------------------------------------------------------------------------------

    def _lay(self, ground: str, tiles: str) -> None:
        s = self.state
        land = land_at(ground)
        count = len(land.places)
        s.ground, s.pieces, s.tokens = ground, (0,) * count, ("",) * count
        s.laid = tuple([f"tile_{lay.number}" for lay in land.lays if not lay.token])
        named = tuple(tiles.split())
        every = [tile.id for tile in TILES if tile.kind != "capital" and (s.expansion or tile.set == "base")]
        stack = tuple([tile for tile in every if tile not in s.laid and tile not in named])
        s.tiles = stack + named
        s.tiles_seen = (0,) * len(s.tiles)
        known = (*s.laid, *s.tiles)
        everything = [tile.id for tile in TILES if s.expansion or tile.set == "base"]
        others = tuple([tile for tile in everything if tile not in known])
        s.box = tuple([card for card in s.box if not card.startswith("tile_")]) + others
        s.barbarians = tuple([WAITING if letter in land.spawns else ABSENT for letter in BARBARIANS])
        stars = [star for _, star in sorted(land.stars.items(), key=lambda pair: pair[1])]
        for seat, own_ in enumerate(s.civilizations):
            own_.hand = ()
            if seat < len(stars):
                s.pieces = put(s.pieces, stars[seat], piece(seat, CAPITAL))

    def _civilization(self, seat: Seat, civilization: Civilization, given: dict[str, Any]) -> None:
        s = self.state
        civilization.leader = given.pop("leader", LEADERS[seat])
        row = tuple(given.pop("row").split()) if "row" in given else starting_row(s, civilization.leader)
        civilization.row = row
        trade = given.pop("trade", {})
        civilization.trade = tuple([trade.get(card, 0) for card in row])
        lying = given.pop("lying", {})
        civilization.lying = tuple([tuple(lying.get(card, "").split()) for card in row])
        for kind, space in at(given.pop("pieces", "")):
            s.pieces = put(s.pieces, space, piece(seat, *KINDS[kind]))
        resources = given.pop("resources", "").split()
        civilization.resources = tuple([resources.count(name) for name in RESOURCES])
        civilization.natural = tuple(given.pop("natural", "").split())
        for figures in ("armies", "caravans"):
            shown = sum([FOCUS[card].figures().get(figures, 0) for card in row])
            standing = tuple(given.pop(figures, ()))
            all_ = len(getattr(civilization, figures))
            rest = [-1] * max(0, shown - len(standing)) + [-2] * all_
            setattr(civilization, figures, (*standing, *rest)[:all_])
        for card in given.pop("diplomacy", "").split():
            self._take(civilization, card)
        self.give(civilization, given)

    def _take(self, civilization: Civilization, card: str) -> None:
        s = self.state
        giver = giver_of(card)
        civilization.diplomacy += (card,)
        if giver != NOBODY:
            holder = s.civilizations[giver]
            holder.pacts = tuple([pact for pact in holder.pacts if pact != card])
        else:
            s.reserve = tuple([other for other in s.reserve if other != card])

    def _things(self, lies: str, barbarians: str) -> None:
        s = self.state
        for thing, space in at(lies):
            s.tokens = put(s.tokens, space, thing)
        states = land_of(s).states
        for state in CITY_STATE:
            free = [space for space, name in states.items() if name == state and s.tokens[space] == state]
            cards = tuple([card for card in s.reserve if printed(card) == state])
            if free or (cards and state in states.values() and not free):
                s.reserve = tuple([card for card in s.reserve if card not in cards])
                if free:
                    s.city_cards += cards
                else:
                    s.aside += cards
        for letter, space in at(barbarians):
            s.barbarians = put(s.barbarians, BARBARIANS.index(letter), space)
        held = [sum(counts) for counts in zip(*[own.resources for own in s.civilizations], strict=True)]
        each = supply_of(s, "resource_tokens") // len(RESOURCES)
        s.resources_left = tuple(
            [each - count - s.tokens.count(name) for name, count in zip(RESOURCES, held, strict=True)]
        )

    def _wonders(self, built: str, market: str) -> None:
        s = self.state
        for wonder, space in at(built):
            self._fetch(wonder)
            s.built += (wonder,)
            s.built_at += (space,)
        for text in market.split():
            wonder, _, offer = text.partition(":")
            if wonder not in s.market:
                self._fetch(wonder)
                kind = WONDER[wonder].type
                place = next(place for place, card in enumerate(s.market) if WONDER[card].type == kind)
                deck = f"{kind}_deck"
                setattr(s, deck, (s.market[place], *getattr(s, deck)))
                s.market = put(s.market, place, wonder)
            s.offers = put(s.offers, s.market.index(wonder), int(offer or 0))

    def _fetch(self, wonder: str) -> None:
        """Take a wonder from wherever it lies; the next of its deck takes its place on offer."""
        s, deck = self.state, f"{WONDER[wonder].type}_deck"
        if wonder in s.market:
            cards = getattr(s, deck)
            s.market = put(s.market, s.market.index(wonder), cards[0])
            setattr(s, deck, cards[1:])
        for field in (deck, "unseen"):
            setattr(s, field, tuple([card for card in getattr(s, field) if card != wonder]))

    def lying(self) -> list[str]:
        """Every card of the table, sorted."""
        return sorted([str(card) for place in places(GAME.zones, self.state) for card in place.cards])

    def check(self) -> None:
        """Whatever happens, each card is in one place and nothing is broken."""
        assert self.lying() == self.every
        assert self.broken() == []

    # -- playing -------------------------------------------------------------------------------------------------------

    def load(self, *dice: int) -> None:
        """The next dice show these numbers, as long as nothing else is left to chance."""
        s = self.state
        if dice:
            for number in range(10**6):
                s.chance = number << 40
                trial = s.clone()
                if roll(trial, len(dice)) == dice:
                    return
            raise AssertionError(f"no chance rolls {dice}")

    def turn(self, *answers: str, seat: Seat | None = None) -> Scenario:
        """Begin the turn of the active player and give some answers."""
        s = self.state
        who = s.active if seat is None else seat
        play = Play(left=who + 1)
        self.go_on([play], call(Turn(who), then=play.turn))
        self.answer(who, *answers)
        return self

    def run(self, frame: Frame[DawnState], seat: Seat = 0, *answers: str) -> Scenario:
        """Carry out one rule alone, and give some answers."""
        self.carry_out(frame)
        self.answer(seat, *answers)
        return self

    # -- seeing --------------------------------------------------------------------------------------------------------

    def of(self, seat: Seat) -> Civilization:
        """What a player has."""
        return self.state.civilizations[seat]

    def trade(self, seat: Seat, card: str) -> int:
        """Trade tokens on a card."""
        civilization = self.of(seat)
        return civilization.trade[civilization.row.index(card)]

    def piece(self, space: int) -> tuple[Seat, str] | None:
        """Whose piece stands on a space, and which."""
        code = self.state.pieces[space]
        if not code:
            return None
        name = next(name for name, (kind, strong) in KINDS.items() if code & 0x1F == kind << 1 | strong)
        return (code >> 5) - 1, name
