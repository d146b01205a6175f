"""The Vikings. (COC-13.45)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from epoka.games.clash_of_cultures import bits, events, tables
from epoka.games.clash_of_cultures.rules import moments
from epoka.games.clash_of_cultures.rules.activating import activate_city, wear_city
from epoka.games.clash_of_cultures.rules.advances import FULL_PRICE, only_for
from epoka.games.clash_of_cultures.rules.capture import Capture
from epoka.games.clash_of_cultures.rules.cities import building_supply
from epoka.games.clash_of_cultures.rules.civilizations import common
from epoka.games.clash_of_cultures.rules.deeds import always, framed, use
from epoka.games.clash_of_cultures.rules.field import Field
from epoka.games.clash_of_cultures.rules.groups import ready
from epoka.games.clash_of_cultures.rules.moving import MoveGroup, other_way
from epoka.games.clash_of_cultures.rules.notes import keep, kept, remember
from epoka.games.clash_of_cultures.rules.options import hex_options
from epoka.games.clash_of_cultures.rules.pirates import GIVE
from epoka.games.clash_of_cultures.rules.ranges import distances_from
from epoka.games.clash_of_cultures.rules.stacking import each_carries, fits, ship_room
from epoka.games.clash_of_cultures.rules.stock import can_pay, gain, lose
from epoka.games.clash_of_cultures.rules.units import (
    FOUGHT,
    LAND_BITS,
    MOVED,
    ONE,
    SHIP_BITS,
    SHIP_PACK,
    STOPPED,
    Pack,
    add,
    code,
    count,
    end_of_action,
    enemy_units,
    fresh,
    kinds,
    land,
    mark,
    military,
    pack_of,
    remove,
    ships,
    supply,
    within,
)
from epoka.games.clash_of_cultures.rules.uses import taxes_income
from epoka.games.clash_of_cultures.rules.ways import defender, doors, steps, terrain_flags
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of
from epoka.kernel import YES, Choose, Frame, Option, Refusal, Seat, Step, YesNo, ask, call, done, tell
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of
from epoka.parts.tuples import put

NAVIGATION: Final = tables.NUMBER["navigation"]
NO_FOOD: Final = FULL_PRICE
"""What is taken off the price of Navigation."""
FALLEN: Final = tables.number("vikings_runestones", "units")
"""Military units that must be lost for a runestone."""
PREY: Final = tables.number("ragnar_prey", "gold")
MARK: Final = tables.amounts("erik_legendary_explorer", "culture")


# -- Shipcraft (COC-13.45) ---------------------------------------------------------------------------------------------


only_for("vikings_shipcraft", 1 << NAVIGATION)


@moments.ADVANCE_DISCOUNT.on("vikings_shipcraft")
def _shipcraft(s: ClashState, seat: Seat, advance: int) -> tables.Price | None:
    """Navigation costs no food."""
    return NO_FOOD if advance == NAVIGATION else None


def mixes(s: ClashState, seat: Seat, settlers: int, soldiers: int) -> Iterator[Pack]:
    """Settlers up to a number, and Infantry with Tactics."""
    if not s.nations[seat].known & bits.TACTICS:
        soldiers = 0
    for infantry in range(soldiers + 1):
        for settler in range(settlers, -1, -1):
            if infantry + settler:
                yield settler * ONE[tables.SETTLER] + infantry * ONE[tables.INFANTRY]


def landings(s: ClashState, seat: Seat, origin: Hex, pack: Pack) -> list[tuple[Hex, Pack]]:
    """Where ships can go ashore as Settlers or Infantry, and as which of them; their cargo lands, too."""
    cargo = pack & LAND_BITS
    if not within(cargo, ready(s, seat, origin)):
        return []
    number = ships(pack)
    settlers, soldiers = min(number, supply(s, seat, tables.SETTLER)), min(number, supply(s, seat, tables.INFANTRY))
    shores = [
        near
        for near in map_of(s).near[origin]
        if s.terrain[near] not in (tables.SEA, tables.UNKNOWN) and defender(s, seat, near) == tables.NONE
    ]
    crews = [crew for crew in mixes(s, seat, settlers, soldiers) if land(crew) == number]
    return [(shore, crew) for shore in shores for crew in crews if fits(s, seat, shore, cargo + crew)]


def launches(s: ClashState, seat: Seat, origin: Hex, pack: Pack) -> list[tuple[Hex, Pack]]:
    """Where Settlers and Infantry of a group can become ships, and which of them; the rest boards."""
    if not within(pack, ready(s, seat, origin)):
        return []
    most, each = supply(s, seat, tables.SHIP), each_carries(s, seat)
    crews = [
        crew for crew in mixes(s, seat, count(pack, tables.SETTLER), count(pack, tables.INFANTRY)) if land(crew) <= most
    ]
    waters = [
        (near, ship_room(s, seat, near))
        for near in map_of(s).near[origin]
        if s.terrain[near] == tables.SEA and not any(ships(other) for _, other in enemy_units(s, seat, near))
    ]
    return [
        (water, crew) for water, room in waters for crew in crews if land(pack) - land(crew) <= room + each * land(crew)
    ]


@moments.OTHER_WAYS.on("vikings_shipcraft")
def _changes(s: ClashState, seat: Seat, origin: Hex, pack: Pack) -> list[Option]:
    """Ships go ashore, land units put to sea; by a move to the next hex."""
    names = map_of(s).names
    if pack & SHIP_BITS:
        return [("beach", names[hex_], code(crew)) for hex_, crew in landings(s, seat, origin, pack)]
    if s.terrain[origin] == tables.SEA:
        return []
    return [("embark", names[hex_], code(crew)) for hex_, crew in launches(s, seat, origin, pack)]


class ChangeType(Frame[ClashState]):
    """Some units of a group become units of another type; they stay the same units. (COC-13.45)

    `before` are those that change and `after` what they become, `pack` is the whole group.
    """

    seat: Seat
    origin: int
    target: int
    pack: Pack
    before: Pack
    after: Pack

    def start(self, s: ClashState) -> Step:
        seat, target = self.seat, self.target
        had = remove(s, seat, self.origin, self.pack)
        coming = self.pack - self.before + self.after
        add(s, seat, target, coming)
        marks = changed(had, self.before, self.after)
        entered = terrain_flags(s, seat, coming, target) if s.terrain[target] != tables.SEA else [(coming, 0)]
        for part, flags in entered:
            mark(s, seat, target, part, MOVED | flags, marks)
        names = map_of(s).names
        units = (code(self.before), code(self.after))
        tell(s, events.CHANGED_TYPE, seat, *units, names[self.origin], names[target])
        return call(moments.MOVED_TO.frame(s, seat, self.origin, target, coming))


def changed(had: Numbers, before: Pack, after: Pack) -> Numbers:
    """The marks of a group of which some units have changed their type; the marked ones go with those that change."""
    wanted = [kind for kind, number in kinds(after) for _ in range(number)]
    left = dict(kinds(before))
    found = []
    for one in had:
        kind, flags = one >> 6, one & 63
        if left.get(kind, 0):
            left[kind] -= 1
            kind = wanted.pop()
        found.append(kind << 6 | flags)
    return tuple(found)


def _beach(s: ClashState, seat: Seat, origin: Hex, pack: Pack, answer: Option) -> Frame[ClashState]:
    target, crew = map_of(s).hex[str(answer[1])], pack_of(str(answer[2]))
    return ChangeType(seat, origin, target, pack, pack & SHIP_BITS, crew)


def _embark(s: ClashState, seat: Seat, origin: Hex, pack: Pack, answer: Option) -> Frame[ClashState]:
    target, crew = map_of(s).hex[str(answer[1])], pack_of(str(answer[2]))
    return ChangeType(seat, origin, target, pack, crew, land(crew) * SHIP_PACK)


other_way("beach", ("hex", "units"), _beach)
other_way("embark", ("hex", "units"), _embark)


# -- Longships, Marauders, Runestones ----------------------------------------------------------------------------------


@moments.UNWEARIED.on("vikings_longships")
def _unwearied(s: ClashState, seat: Seat) -> Pack:
    """Ships may move again after a battle, in another move action."""
    return SHIP_BITS


@moments.CARRIES.on("vikings_longships")
def _carries(s: ClashState, seat: Seat) -> int:
    """Each ship carries 3 land units."""
    return tables.number("vikings_longships", "units") - tables.CARRIED


class Marauding(Frame[ClashState]):
    """Each of these rivals loses a resource of own choice."""

    victims: Numbers

    def start(self, s: ClashState) -> Step:
        while self.victims:
            if any(s.nations[self.victims[0]].stock[kind] for kind in tables.BASIC):
                return ask(choose_spoils(s, self.victims[0]), then=self.chosen)
            self.victims = self.victims[1:]
        return done()

    def chosen(self, s: ClashState, answer: Option) -> Step:
        lose(s, self.victims[0], tables.STOCK.index(str(answer[1])), tables.number("vikings_marauders", "resources"))
        self.victims = self.victims[1:]
        return self.start(s)


def choose_spoils(s: ClashState, seat: Seat) -> Choose:
    """Which resource the marauders take."""
    stock = s.nations[seat].stock
    return one_of(seat, "prompt-vikings-marauders", "COC-13.45", [GIVE[kind] for kind in tables.BASIC if stock[kind]])


@moments.TRADE_FIRST.on("vikings_marauders")
def _raiders_first(s: ClashState, seat: Seat, hex_: Hex, kind: int, city: Hex) -> bool:
    """A Ship beside a rival's city trades with it rather than somebody from afar."""
    return kind == tables.SHIP and city in map_of(s).near[hex_] and s.owner[city] < len(s.nations)


@moments.TRADED.on("vikings_marauders")
def _marauders(s: ClashState, seat: Seat, routes: tuple[Numbers, ...], taken: object) -> Frame[ClashState] | None:
    """Rivals whose cities are beside the ships that trade with them lose 1 resource each."""
    near = map_of(s).near
    raided = [s.owner[city] for hex_, kind, city in routes if kind == tables.SHIP and city in near[hex_]]
    victims = tuple(dict.fromkeys([owner for owner in raided if owner < len(s.nations)]))
    return Marauding(victims) if victims else None


class Runestone(Frame[ClashState]):
    """An Obelisk may become a runestone, worth 1 point; it is never built."""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(YesNo(self.seat, "prompt-vikings-runestones"), then=self.answered)

    def answered(self, s: ClashState, answer: Option) -> Step:
        if answer == YES:
            own, lost = s.nations[self.seat], s.lost_pieces[self.seat]
            s.lost_pieces = put(s.lost_pieces, self.seat, put(lost, tables.OBELISK, lost[tables.OBELISK] + 1))
            keep(own, "runestones", kept(own, "runestones") + 1)
            tell(s, events.RUNESTONE, self.seat)
        return done()


@moments.BATTLE_ENDED.on("vikings_runestones")
def _runestones(s: ClashState, seat: Seat, battle: Field) -> Frame[ClashState] | None:
    """After a battle that cost at least 2 military units."""
    lost = military(battle.lost[battle.side_of(seat)])
    return Runestone(seat) if lost >= FALLEN and building_supply(s, seat, tables.OBELISK) > 0 else None


# -- Knut --------------------------------------------------------------------------------------------------------------


@moments.POINTS.on("knut_ruler_of_the_north")
def _ruler_of_the_north(s: ClashState, seat: Seat) -> tuple[str, int, int]:
    """Half a point for each hex between him and the first city's hex."""
    own = s.nations[seat]
    far = distances_from(s, own.home)[own.leader_at] if own.leader_at != NOWHERE else 0
    return "knut", tables.number("knut_ruler_of_the_north", "halves") * max(0, far), max(0, far)


class Danegeld(Frame[ClashState]):
    """His city is activated: the income of Taxes without paying mood."""

    seat: Seat
    city: int = NOWHERE

    def start(self, s: ClashState) -> Step:
        self.city = common.leader_city(s, self.seat)
        remember(s.nations[self.seat], "taxes")
        return call(activate_city(s, self.seat, self.city, "ability"), then=self.take)

    def take(self, s: ClashState, _: object) -> Step:
        return call(taxes_income(s, self.seat), then=self.finish)

    def finish(self, s: ClashState, _: object) -> Step:
        wear_city(s, self.seat, self.city)
        return done()


def _why_not_danegeld(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    if not own.known & bits.TAXES:
        return Refusal("needs-advance", "COC-13.2", {"ability": "taxes"})
    return common.why_not_again(own, "taxes", "COC-13.2") or common.why_not_activate_leader_city(s, seat, "COC-13.2")


use("knut_danegeld", _why_not_danegeld, framed(Danegeld), always)


# -- Erik --------------------------------------------------------------------------------------------------------------


def _why_not_aboard(s: ClashState, seat: Seat) -> Refusal | None:
    """Why Erik can do nothing: he is not on a ship."""
    hex_ = s.nations[seat].leader_at
    return None if hex_ != NOWHERE and s.terrain[hex_] == tables.SEA else Refusal("leader-not-aboard", "COC-13.2")


def is_marked(s: ClashState, seat: Seat, hex_: Hex) -> bool:
    """Whether the tile of a hex is marked already."""
    return bool(kept(s.nations[seat], "erik_tiles") >> map_of(s).slot[hex_] & 1)


def _legendary_explorer(s: ClashState, seat: Seat) -> None:
    """The tile on which he is is marked, for 1 point."""
    own = s.nations[seat]
    keep(own, "erik_tiles", kept(own, "erik_tiles") | 1 << map_of(s).slot[own.leader_at])
    keep(own, "legends", kept(own, "legends") + 1)
    tell(s, events.TILE_MARKED, seat, map_of(s).names[own.leader_at])


def _why_not_mark(s: ClashState, seat: Seat) -> Refusal | None:
    reason = _why_not_aboard(s, seat)
    if reason is not None:
        return reason
    if is_marked(s, seat, s.nations[seat].leader_at):
        return Refusal("tile-marked", "COC-13.2")
    return (
        None if can_pay(s.nations[seat], MARK) else Refusal("cannot-pay", "COC-13.2", {"amount": MARK[tables.CULTURE]})
    )


use("erik_legendary_explorer", _why_not_mark, _legendary_explorer, always, price=MARK)


def colonies(s: ClashState, seat: Seat) -> list[Hex]:
    """The land hexes on which everybody who is aboard with him can land."""
    hex_ = s.nations[seat].leader_at
    pack = s.armies[seat][hex_] & LAND_BITS
    if not within(pack, fresh(s, seat, hex_, STOPPED | FOUGHT)):
        return []
    return steps(s, seat, hex_, pack, doors(s, seat, hex_))


class NewColonies(MoveGroup):
    """All who are aboard on his hex land together; a battle may follow."""

    def start(self, s: ClashState) -> Step:
        return ask(choose_erik_landing(s, self.seat), then=self.chosen)

    def finish(self, s: ClashState, _: object) -> Step:
        """The next move action is another one."""
        end_of_action(s, self.seat)
        return done()


def choose_erik_landing(s: ClashState, seat: Seat) -> Choose:
    """Where they land."""
    return one_of(seat, "prompt-erik-new-colonies", "COC-8.2.3", hex_options(s, "to", colonies(s, seat)))


def _why_not_land(s: ClashState, seat: Seat) -> Refusal | None:
    reason = _why_not_aboard(s, seat)
    if reason is None and not colonies(s, seat):
        return Refusal("nowhere-to-go", "COC-8.2.3")
    return reason


def _land(s: ClashState, seat: Seat) -> Frame[ClashState]:
    hex_ = s.nations[seat].leader_at
    return NewColonies(seat, hex_, s.armies[seat][hex_] & LAND_BITS)


use("erik_new_colonies", _why_not_land, _land)


# -- Ragnar ------------------------------------------------------------------------------------------------------------


@moments.CAPTURED.on("ragnar_prey")
def _prey(s: ClashState, seat: Seat, hex_: Hex, capture: Capture) -> None:
    """2 gold for a city that was not Angry."""
    if s.nations[seat].leader_at == hex_ and capture.mood > tables.ANGRY:
        gain(s, seat, tables.GOLD, PREY)


@moments.BATTLE_VALUE.on("ragnar_horror_of_the_north")
def _horror(s: ClashState, seat: Seat, battle: Field) -> int:
    """+2 in a land battle entered by landing."""
    lands = battle.by_sea and common.is_attacker(seat, battle)
    return (
        tables.number("ragnar_horror_of_the_north", "combat") if lands and common.leads_on_land(s, seat, battle) else 0
    )
