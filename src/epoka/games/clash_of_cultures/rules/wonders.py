"""Wonders: building them, and their powers outside of battles and moves. (COC-12.3, COC-12.4)

The Great Arena is in `stock.py` and `battle.py`, the Great Wall in `battle.py`; who may not attack the Great Gardens is
in `moving.py`, and who chooses the first player in `status.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events, tables
from epoka.games.clash_of_cultures.rules import moments
from epoka.games.clash_of_cultures.rules.abilities import recount
from epoka.games.clash_of_cultures.rules.activating import acting_mood, activate_city, wear_city, why_not_activate
from epoka.games.clash_of_cultures.rules.captives import held
from epoka.games.clash_of_cultures.rules.choices import Choice, Choosing, choosing
from epoka.games.clash_of_cultures.rules.cities import colour
from epoka.games.clash_of_cultures.rules.constructing import Construct, why_not_construct, why_not_grow
from epoka.games.clash_of_cultures.rules.deeds import Deed, register, use
from epoka.games.clash_of_cultures.rules.drawing import discard_objective, draw_objectives
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.objectives import after_wonder
from epoka.games.clash_of_cultures.rules.options import SKIP, building_by_hex, by_hex, wonder_by_hex
from epoka.games.clash_of_cultures.rules.prices import PayAWay, Way, Ways, less, offered, payable, with_swaps
from epoka.games.clash_of_cultures.rules.stock import FOR_WONDERS
from epoka.games.clash_of_cultures.rules.trade_routes import TradeIncome, all_traders, matched, partner_cities
from epoka.games.clash_of_cultures.rules.units import SHIP_BITS, SHIP_PACK, add, enemy_units, supply
from epoka.games.clash_of_cultures.state import Cards, ClashState, map_of
from epoka.kernel import Choose, Frame, Option, Options, Refusal, Seat, Step, ask, call, done, in_order, tell
from epoka.parts.hexes import Hex
from epoka.parts.payments import Swaps
from epoka.parts.tuples import put, without

BORROW: Final[tuple[Option, ...]] = tuple([("borrow", name) for name in tables.ADVANCE])
ARCHITECT: Final = tables.amounts("great_architect", "culture")
"""What a wonder costs less with the Great Architect. (event 55)"""
WORDS: Final = {"borrow": ("ability",), "launch": ("hex",), "discard": ("card",), "skip": ()}


# -- what can be built where (COC-12.3.1) ------------------------------------------------------------------------------


def designs(s: ClashState, seat: Seat) -> Cards:
    """The wonder cards that a player may build: those in hand, or those that lie open for all. (COC-15.5)"""
    return s.nations[seat].designs + s.display if s.shared_wonders else s.nations[seat].designs


def why_not_raise(s: ClashState, seat: Seat, wonder: int, hex_: Hex, architect: int = 0) -> Refusal | None:
    """Why a wonder can't stand in a city, whatever it costs. (COC-12.3.1)

    The Great Architect needs no other advance than Engineering.
    """
    about: dict[str, int | str] = {"card": tables.WONDER[wonder], "hex": map_of(s).names[hex_]}
    if s.owner[hex_] != seat:
        return Refusal("not-your-city", "COC-12.3.1", about)
    if tables.WONDER_CARDS[wonder] not in designs(s, seat):
        return Refusal("no-wonder-card", "COC-12.3.1", about)
    needed = bits.ENGINEERING if architect else tables.WONDER_NEEDS[wonder]
    missing = needed & ~s.nations[seat].known
    if missing:
        return Refusal("wonder-needs", "COC-12.3.2", {**about, "ability": tables.ADVANCE[missing.bit_length() - 1]})
    if tables.WONDER_BUILDING[wonder] != tables.NONE and colour(s, hex_, tables.WONDER_BUILDING[wonder]) == tables.NONE:
        return Refusal("wonder-needs-port", "COC-12.3.2", about)
    if acting_mood(s, seat, hex_, "wonder") != tables.HAPPY:
        return Refusal("city-not-happy", "COC-12.3.1", about)
    return why_not_grow(s, seat, hex_, "wonder")


def wonder_swaps(s: ClashState, seat: Seat, wonder: int, hex_: Hex) -> Swaps:
    """What may replace what when a wonder is paid for. (COC-12.3.2, COC-12.4.1)"""
    return with_swaps(s, seat, moments.WONDER_SWAPS, FOR_WONDERS, hex_, wonder)


def wonder_ways(s: ClashState, seat: Seat, wonder: int, hex_: Hex, architect: int = 0) -> Ways:
    """The prices that a player can pay for a wonder. (COC-12.3.2)"""
    off = ARCHITECT if architect else tables.FREE
    printed = less(tables.WONDER_PRICE[wonder], [off, *moments.WONDER_DISCOUNT.found(s, seat, hex_, wonder)])
    found: list[Way] = [(tables.NONE, printed)]
    found += [(ability, less(price, [off])) for ability, price in offered(s, seat, moments.WONDER_WAYS, hex_, wonder)]
    return payable(s.nations[seat], found, wonder_swaps(s, seat, wonder, hex_))


def why_not_build_wonder(s: ClashState, seat: Seat, wonder: int, hex_: Hex, architect: int = 0) -> Refusal | None:
    """Why a player can't build a wonder by activating a city. (COC-7.5.5, COC-12.3.1)"""
    reason = why_not_raise(s, seat, wonder, hex_, architect) or why_not_activate(s, seat, hex_)
    if reason is None and not wonder_ways(s, seat, wonder, hex_, architect):
        return Refusal("cannot-pay", "COC-12.3.2", {"amount": sum(tables.WONDER_PRICE[wonder])})
    return reason


def architect_sites(s: ClashState, seat: Seat) -> Iterator[Option]:
    """What the Great Architect can build, and where. (COC-12.3.1, event 55)"""
    options = wonder_by_hex(len(s.nations))
    for card in designs(s, seat):
        for hex_ in s.nations[seat].cities:
            if why_not_build_wonder(s, seat, card - tables.WONDER_CARDS.start, hex_, 1) is None:
                yield options[card - tables.WONDER_CARDS.start][hex_]


# -- building ----------------------------------------------------------------------------------------------------------


class BuildWonder(Frame[ClashState]):
    """Activate a Happy city and put a wonder into it, perhaps with the Great Architect. (COC-12.3.1)"""

    seat: Seat
    wonder: int
    city: int
    architect: int = 0

    def start(self, s: ClashState) -> Step:
        return call(activate_city(s, self.seat, self.city, "wonder"), then=self.pay)

    def pay(self, s: ClashState, _: object) -> Step:
        found = wonder_ways(s, self.seat, self.wonder, self.city, self.architect)
        swaps = wonder_swaps(s, self.seat, self.wonder, self.city)
        return call(PayAWay(self.seat, found, swaps), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        put_wonder(s, self.seat, self.wonder, self.city)
        frame = in_order(
            moments.WONDER_BUILT.frame(s, self.seat, self.city, self.wonder),
            after_wonder(s, self.seat),
        )
        return call(frame, then=self.finish)

    def finish(self, s: ClashState, _: object) -> Step:
        wear_city(s, self.seat, self.city)
        return done()


def put_wonder(s: ClashState, seat: Seat, wonder: int, hex_: Hex) -> None:
    """A wonder comes from the hand, or from among the open ones, into a city; its power is in force. (COC-12.3.3)"""
    card, own = tables.WONDER_CARDS[wonder], s.nations[seat]
    if card in own.designs:
        own.designs = without(own.designs, card)
    else:
        s.display = without(s.display, card)
    s.monuments += (card,)
    s.wonder_at = put(s.wonder_at, wonder, hex_)
    s.wonder_by = put(s.wonder_by, wonder, seat)
    recount(s, seat)
    tell(s, events.WONDER_BUILT, seat, card, map_of(s).names[hex_])


# -- a building or a wonder in one city (COC-7.5.1, COC-12.3.1) --------------------------------------------------------


def works_in(s: ClashState, seat: Seat, city: Hex) -> list[Option]:
    """What a player can construct or build in a city now, activating it, at the normal price."""
    buildings, wonders = building_by_hex(len(s.nations)), wonder_by_hex(len(s.nations))
    found = [
        buildings[kind][city] for kind in range(len(tables.BUILDING)) if why_not_construct(s, seat, kind, city) is None
    ]
    numbers = [card - tables.WONDER_CARDS.start for card in designs(s, seat)]
    return found + [wonders[wonder][city] for wonder in numbers if why_not_build_wonder(s, seat, wonder, city) is None]


class ChooseWork(Choice):
    """What to construct or build in a city. (COC-7.5.1, COC-12.3.1)"""

    seat: Seat
    city: int

    prompt: ClassVar[str] = "prompt-work"
    rule: ClassVar[str] = "COC-7.5.1"
    forced: ClassVar[bool] = False
    """A wonder card in hand must not be told by a silence."""

    def choices(self, s: ClashState) -> Options:
        return tuple(works_in(s, self.seat, self.city))

    def chosen(self, s: ClashState, answer: Option) -> Frame[ClashState]:
        if answer[0] == "construct":
            return Construct(self.seat, tables.BUILDING.index(str(answer[1])), self.city)
        return BuildWonder(self.seat, tables.WONDER.index(str(answer[1])), self.city)

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"hex": map_of(s).names[self.city]}


# -- the action of Engineering (COC-12.3.1) ----------------------------------------------------------------------------


def _costs(s: ClashState, seat: Seat, option: Option) -> int:
    """A main action; a free one in the city of some leaders. (COC-12.3.1, COC-13.32)"""
    hex_ = map_of(s).hex[str(option[2])]
    return 0 if moments.WONDER_FREELY.holds(s, seat, hex_) else 1


SPECIAL: Final = moments.WONDER_WAYS.bit | moments.WONDER_DISCOUNT.bit | moments.WONDER_SWAPS.bit
"""Moments at which abilities change what wonders cost."""
WONDER_CULTURE: Final = min([price[tables.CULTURE] for price in tables.WONDER_PRICE])


def _options(s: ClashState, seat: Seat) -> list[Option]:
    own = s.nations[seat]
    cards = designs(s, seat)
    if not cards or not own.known & bits.ENGINEERING:
        return []
    culture = own.stock[tables.CULTURE]
    if culture < WONDER_CULTURE and own.known & bits.AZTECS_HUMAN_SACRIFICE:
        culture += held(own)
    if culture < WONDER_CULTURE and not own.acts & SPECIAL:
        return []
    # Advances and Happy cities are what is missing most of the time.
    cards = tuple([card for card in cards if not tables.WONDER_NEEDS[card - tables.WONDER_CARDS.start] & ~own.known])
    options = wonder_by_hex(len(s.nations))
    return [
        options[card - tables.WONDER_CARDS.start][hex_]
        for hex_ in (own.cities if cards else ())
        if own.actions_left or moments.WONDER_FREELY.holds(s, seat, hex_)
        if acting_mood(s, seat, hex_, "wonder") == tables.HAPPY
        for card in cards
        if why_not_build_wonder(s, seat, card - tables.WONDER_CARDS.start, hex_) is None
    ]


def _tempting(s: ClashState, seat: Seat) -> list[Option]:
    able = _options(s, seat)
    options = wonder_by_hex(len(s.nations))
    return [
        option
        for card in designs(s, seat)
        for option in [options[card - tables.WONDER_CARDS.start][hex_] for hex_ in s.nations[seat].cities]
        if option not in able
    ]


def _refuse(s: ClashState, seat: Seat, option: Option) -> Refusal | None:
    if len(option) != 3 or option[1] not in tables.WONDER or option[2] not in map_of(s).hex:
        return None
    hex_ = map_of(s).hex[str(option[2])]
    reason = why_not_build_wonder(s, seat, tables.WONDER.index(str(option[1])), hex_)
    if reason is None and not s.nations[seat].actions_left and not moments.WONDER_FREELY.holds(s, seat, hex_):
        return Refusal("no-actions-left", "COC-4.2")
    return reason


def _start(s: ClashState, seat: Seat, option: Option) -> Frame[ClashState]:
    return BuildWonder(seat, tables.WONDER.index(str(option[1])), map_of(s).hex[str(option[2])])


register(Deed("wonder", ("card", "hex"), _options, _start, _refuse, _costs, _tempting))


# -- powers (COC-12.4) -------------------------------------------------------------------------------------------------


@moments.HARVEST_KINDS.on("great_gardens")
def _gardens(s: ClashState, seat: Seat, city: Hex, hex_: Hex) -> tuple[int, ...]:
    """Plains give any resource to the city with the Great Gardens. (COC-12.4.2)"""
    return tables.BASIC if s.wonder_at[tables.GREAT_GARDENS] == city and s.terrain[hex_] == tables.PLAINS else ()


@moments.FROM_DISCARDS.on("great_mausoleum")
def _mausoleum(s: ClashState, seat: Seat) -> bool:
    """The owner of the Great Mausoleum may draw the top discard. (COC-12.4.5)"""
    return True


@moments.WONDER_BUILT.on("great_statue")
def _statue(s: ClashState, seat: Seat, hex_: Hex, wonder: int) -> None:
    """The builder of the Great Statue draws an objective. (COC-12.4.7)"""
    if wonder == tables.GREAT_STATUE:
        draw_objectives(s, seat, tables.number("great_statue", "cards"))


@moments.ACTIVATED.on("great_lighthouse")
def _lighthouse(s: ClashState, seat: Seat, hex_: Hex, purpose: str) -> Frame[ClashState] | None:
    """Each activation of the city of the Great Lighthouse may bring a ship. (COC-12.4.4)"""
    if s.wonder_at[tables.GREAT_LIGHTHOUSE] != hex_ or supply(s, seat, tables.SHIP) <= 0 or not open_waters(s, seat):
        return None
    return Choosing(ChooseWaters(seat))


def open_waters(s: ClashState, seat: Seat) -> list[Hex]:
    """Explored Sea hexes without enemy ships. (COC-12.4.4)"""
    return [
        hex_
        for hex_, terrain in enumerate(s.terrain)
        if terrain == tables.SEA and not any(pack & SHIP_BITS for _, pack in enemy_units(s, seat, hex_))
    ]


class ChooseWaters(Choice):
    """On which Sea hex without enemy ships a ship from supply appears, if anywhere. (COC-12.4.4)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-launch"
    rule: ClassVar[str] = "COC-12.4.4"

    def choices(self, s: ClashState) -> Options:
        options = by_hex("launch", len(s.nations))
        return (*[options[hex_] for hex_ in open_waters(s, self.seat)], SKIP)

    def chosen(self, s: ClashState, answer: Option) -> None:
        add(s, self.seat, map_of(s).hex[str(answer[1])], SHIP_PACK)
        tell(s, events.PLACED, self.seat, tables.UNIT[tables.SHIP], str(answer[1]))


# -- the Great Library (COC-12.4.3) ------------------------------------------------------------------------------------


def borrowable(s: ClashState, seat: Seat) -> list[int]:
    """Advances that the Great Library can let act as owned: unowned ones of no government. (COC-12.4.3)"""
    had = s.nations[seat].advances | tables.GOVERNMENT_BITS
    return [advance for advance in range(tables.ADVANCE_COUNT) if not had >> advance & 1]


def borrow(s: ClashState, seat: Seat, advance: int) -> None:
    """An advance acts as owned until the end of the turn. (COC-12.4.3)"""
    s.nations[seat].borrowed = 1 << advance
    recount(s, seat)
    tell(s, events.BORROWED, seat, tables.ADVANCE[advance])


@moments.BEFORE_TRADE.on("great_library")
def _trading_books(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    """Trade Routes, or Currency for them, may be borrowed before the turn begins. (COC-12.4.3, COC-4.5)"""
    own = s.nations[seat]
    wanted = "currency" if own.known & bits.TRADE_ROUTES else "trade_routes"
    if own.known >> tables.NUMBER[wanted] & 1 or not matched(s, seat, all_traders(s, seat), partner_cities(s, seat), 1):
        return None
    return TradingBooks(seat, tables.NUMBER[wanted])


class TradingBooks(Frame[ClashState]):
    """Borrow an advance for the trade at the start of the turn, or not. (COC-12.4.3)"""

    seat: Seat
    advance: int

    def start(self, s: ClashState) -> Step:
        return ask(Choose(self.seat, "prompt-trading-books", (BORROW[self.advance], SKIP)), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        traded = s.nations[self.seat].known & bits.TRADE_ROUTES
        remember(s.nations[self.seat], "great_library")
        borrow(s, self.seat, self.advance)
        return call(None if traded else TradeIncome(self.seat))


class ChooseBorrowed(Choice):
    """Which advance to borrow from the Great Library; none of a civilization's own. (COC-12.4.3, COC-13.21)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-borrow"
    rule: ClassVar[str] = "COC-12.4.3"

    def choices(self, s: ClashState) -> Options:
        return tuple([BORROW[advance] for advance in borrowable(s, self.seat)])

    def chosen(self, s: ClashState, answer: Option) -> None:
        borrow(s, self.seat, tables.NUMBER[str(answer[1])])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer not in BORROW:
            return super().refuse(s, answer)
        if s.nations[self.seat].advances >> BORROW.index(answer) & 1:
            return Refusal("advance-owned", self.rule, {"ability": answer[1]})
        return Refusal("library-no-government", self.rule, {"ability": answer[1]})


def _why_not_borrow(s: ClashState, seat: Seat) -> Refusal | None:
    if note(s.nations[seat], "great_library"):
        return Refusal("once-per-turn", "COC-12.4.3")
    return None if borrowable(s, seat) else Refusal("nothing-to-borrow", "COC-12.4.3")


use("great_library", _why_not_borrow, choosing(ChooseBorrowed), once=True)


# -- the Great Statue (COC-12.4.7) -------------------------------------------------------------------------------------


class ChooseStatuePlan(Choice):
    """Which objective to give up with the Great Statue for one more main action. (COC-12.4.7)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-statue"
    rule: ClassVar[str] = "COC-12.4.7"

    def choices(self, s: ClashState) -> Options:
        return tuple([("discard", tables.CARDS[card]) for card in s.nations[self.seat].plans])

    def chosen(self, s: ClashState, answer: Option) -> None:
        discard_objective(s, self.seat, tables.CARD[str(answer[1])])
        s.nations[self.seat].actions_left += tables.number("great_statue", "actions")
        tell(s, events.EXTRA_ACTION, self.seat)


def _why_not_statue(s: ClashState, seat: Seat) -> Refusal | None:
    if note(s.nations[seat], "great_statue"):
        return Refusal("once-per-turn", "COC-12.4.7")
    return None if s.nations[seat].plans else Refusal("no-objective", "COC-12.4.7")


use("great_statue", _why_not_statue, choosing(ChooseStatuePlan), once=True)
