"""Objectives: what completes them, at once or in the status phase. (COC-12.2)

Chapters report what happened: `after_battle`, `after_found`, `after_recruit`, `after_wonder`. Each of these returns a
frame if it fulfils a goal for a player with objectives in hand, and None otherwise. Everybody of them is asked, whether
a card fits or not, so that neither a question nor a silence tells what is in a hand.
What `Terror Regime` needs can come about in many ways; `standing` looks for it between two deeds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.components import OBJECTIVES
from epoka.games.clash_of_cultures.geometry import NOWHERE, Hex
from epoka.games.clash_of_cultures.rules.cities import buildings, size
from epoka.games.clash_of_cultures.rules.notes import keep, kept, note, remember
from epoka.games.clash_of_cultures.rules.ranges import distances_from
from epoka.games.clash_of_cultures.rules.stock import lose
from epoka.games.clash_of_cultures.rules.trade_routes import can_serve, could_form
from epoka.games.clash_of_cultures.rules.units import Pack, count, military, ships, total
from epoka.games.clash_of_cultures.state import ClashState, map_of, rivals, without
from epoka.games.clash_of_cultures.tables import (
    ACADEMY,
    ADVANCES_OF_CIVILIZATION,
    ANGRY,
    BARBARIANS,
    CARD,
    CATEGORY,
    CATEGORY_BITS,
    CAVALRY,
    CITY_SIZE,
    ELEPHANT,
    FOOD,
    FORTRESS,
    GOLD,
    GOVERNMENTS,
    HAPPY,
    IDEAS,
    LEADER,
    MARKET,
    MILITARY,
    NONE,
    OBELISK,
    OBJECTIVE_CARDS,
    OBSERVATORY,
    ORE,
    PIRATES,
    PORT,
    SETTLER,
    SHIP,
    TEMPLE,
    WOOD,
)
from epoka.kernel import Frame, Option, Options, Question, Record, Refusal, Seat, Sequence, Step, ask, done, tell

Goals = tuple[str, ...]

DECLINE: Final[Option] = ("decline",)
WORDS: Final = {"complete": ("card", "goal"), "decline": ()}
HALVES: Final = {
    card: ((row.upper.id, row.upper.when), (row.lower.id, row.lower.when))
    for card, row in zip(OBJECTIVE_CARDS, OBJECTIVES, strict=True)
}
"""The two goals of each card, with when they are completed."""
EXCLUDES: Final = {
    goal.id: goal.excludes for row in OBJECTIVES for goal in (row.upper, row.lower) if goal.excludes is not None
}
"""Goals that may not be completed together in one status phase."""
COMPLETE: Final[dict[tuple[int, str], Option]] = {
    (card, goal): ("complete", row.id, goal)
    for card, row in zip(OBJECTIVE_CARDS, OBJECTIVES, strict=True)
    for goal in (row.upper.id, row.lower.id)
}
AT_STATUS: Final = ("status", "instant_or_status")
LEADERS_EACH: Final = 3
FAR: Final = 5
"""Hexes from the starting city to a Colony. (COC-12.2)"""


def stamp(s: ClashState) -> int:
    """A number that tells turns apart: whatever happened in another turn has another one."""
    return ((s.age << 2) + s.round << 3) + s.active


def round_stamp(s: ClashState) -> int:
    """A number that tells rounds apart."""
    return (s.age << 2) + s.round


# -- completing (COC-12.2) -------------------------------------------------------------------------------------------


def complete(s: ClashState, seat: Seat, card: int, goal: str) -> None:
    """Lay an objective open: 2 points. (COC-12.2)"""
    own = s.nations[seat]
    own.plans = without(own.plans, card)
    own.completed += (card,)
    own.goals += (goal,)
    if goal in PRICES:
        lose(s, seat, PRICES[goal], 2)
    if goal == "city_founder":
        keep(own, "city_founder", round_stamp(s))
    if goal == "warmonger":
        # A second card of this name needs two other battles.
        own.notes = tuple([pair for pair in own.notes if not pair[0].startswith("fought-")])
    tell(s, events.COMPLETED, seat, card, goal)


class ChooseObjective(Question[ClashState]):
    """Which objective to complete with what has just happened, if any. (COC-12.2)"""

    seat: Seat
    met: Goals

    prompt: ClassVar[str] = "prompt-objective"
    rule: ClassVar[str] = "COC-12.2"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        own = s.nations[self.seat]
        return (*[COMPLETE[card, goal] for card, goal in fitting(own.plans, self.met)], DECLINE)

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        return _refuse(s, self.seat, answer) or super().refuse(s, answer)


def _refuse(s: ClashState, seat: Seat, answer: Option) -> Refusal | None:
    if answer[0] != "complete" or len(answer) != 3 or str(answer[1]) not in CARD:
        return None
    card = CARD[str(answer[1])]
    if card not in s.nations[seat].plans:
        return Refusal("card-not-held", "COC-12.2", {"card": answer[1]})
    if (card, str(answer[2])) not in COMPLETE:
        return None
    return Refusal("goal-not-met", "COC-12.2", {"goal": answer[2]})


def fitting(plans: Iterable[int], met: Goals) -> list[tuple[int, str]]:
    """Cards that can be completed by one of these goals."""
    return [(card, goal) for card in plans for goal, _ in HALVES[card] if goal in met]


class InstantObjectives(Frame[ClashState]):
    """One occasion: goals that it fulfils, each of which completes one card at most. (COC-12.2)"""

    seat: Seat
    met: Goals

    def start(self, s: ClashState) -> Step:
        if not self.met or not s.nations[self.seat].plans:
            return done()
        return ask(ChooseObjective(self.seat, self.met), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DECLINE:
            return done()
        goal = str(answer[2])
        complete(s, self.seat, CARD[str(answer[1])], goal)
        self.met = tuple([other for other in self.met if other != goal])
        return self.start(s)


def instant(s: ClashState, *occasions: tuple[Seat, list[str]]) -> Frame[ClashState] | None:
    """A frame that asks each player with objectives for whom a goal is fulfilled, in this order."""
    frames = [InstantObjectives(seat, tuple(met)) for seat, met in occasions if met and s.nations[seat].plans]
    if not frames:
        return None
    return frames[0] if len(frames) == 1 else Sequence(tuple(frames))


# -- battles ---------------------------------------------------------------------------------------------------------


class Outcome(Record):
    """A battle that is over, with the capture that may follow it, as objectives see it.

    `attackers` and `defenders` are those who fought, as they were at the beginning: military units, or ships at sea.
    `attackers_lost` and `defenders_lost` are all units that were removed, Settlers and cargo too. `winner` is an owner
    or NONE. `city_size` is 0 if no city was attacked; `fortress` and `wonder` say what it held. `landed` says that the
    attackers disembarked straight into the battle. `traders` has the bits 1 and 2 if a Settler or Ship that the
    attacker or the defender lost could have served a trade route (`could_trade`, asked before the battle).
    """

    attacker: int
    defender: int
    hex: int
    winner: int = NONE
    at_sea: int = 0
    attackers: Pack = 0
    defenders: Pack = 0
    attackers_lost: Pack = 0
    defenders_lost: Pack = 0
    city_size: int = 0
    fortress: int = 0
    wonder: int = 0
    captured: int = 0
    landed: int = 0
    traders: int = 0


class Side(Record):
    """A battle as one of its sides sees it."""

    seat: Seat
    enemy: int
    attacks: int
    won: int
    own: Pack
    foes: Pack
    own_lost: Pack
    foes_lost: Pack
    traded: int


def sides(outcome: Outcome) -> tuple[Side, Side]:
    """The attacker's and the defender's view."""
    o = outcome
    attacker = Side(
        o.attacker,
        o.defender,
        1,
        int(o.winner == o.attacker),
        o.attackers,
        o.defenders,
        o.attackers_lost,
        o.defenders_lost,
        o.traders >> 1 & 1,
    )
    defender = Side(
        o.defender,
        o.attacker,
        0,
        int(o.winner == o.defender),
        o.defenders,
        o.attackers,
        o.defenders_lost,
        o.attackers_lost,
        o.traders & 1,
    )
    return attacker, defender


def could_trade(s: ClashState, owner: int, hex_: Hex) -> bool:
    """Whether an owner could use a Settler or Ship of a hex for a trade route now. (COC-12.2, Scavenger)"""
    return owner < len(s.nations) and can_serve(s, owner, hex_)


def after_battle(s: ClashState, outcome: Outcome) -> Frame[ClashState] | None:
    """What a battle and the capture after it complete, the attacker's first. (COC-12.2)"""
    _note_battle(s, outcome)
    found = [(side.seat, _goals(s, outcome, side)) for side in sides(outcome) if side.seat < len(s.nations)]
    return instant(s, *found)


def _note_battle(s: ClashState, outcome: Outcome) -> None:
    """What cards ask for later in the turn: battles won, cities captured. (COC-12.1)"""
    own = s.nations[s.active]
    real = outcome.defenders or outcome.fortress
    if outcome.winner == s.active and not outcome.at_sea and real:
        remember(own, "won-battles", note(own, "won-battles") + 1)
    elif outcome.captured and outcome.attacker == s.active:
        remember(own, "captures", note(own, "captures") + 1)


def _goals(s: ClashState, outcome: Outcome, side: Side) -> list[str]:
    """The goals that a battle fulfils for one side."""
    own, foes = total(side.own), total(side.foes)
    fewer = side.won and own < foes
    player = side.enemy < len(s.nations)
    tests = [
        ("defiance", fewer and player),
        ("bold", fewer or (side.won and player and _warfare(s, side.enemy) > _warfare(s, side.seat))),
        ("scavenger", player and side.traded),
        ("resistance", side.won and side.enemy == BARBARIANS and total(side.foes_lost) >= 2),
        ("great_commander", side.won and count(side.own, LEADER) and own <= foes),
        ("brutus", count(side.foes_lost, LEADER) and total(side.foes_lost) >= 3),
        ("sea_cleansing", side.won and side.enemy == PIRATES and _second_pirates(s, side.seat)),
    ]
    if not outcome.at_sea:
        tests += _land_goals(s, outcome, side)
    return [goal for goal, met in tests if met]


def _land_goals(s: ClashState, outcome: Outcome, side: Side) -> list[tuple[str, int]]:
    slain = military(side.foes_lost)
    player = side.enemy < len(s.nations)
    defended = military(outcome.defenders) or outcome.fortress
    attacks, captured = side.attacks, side.attacks and outcome.captured
    return [
        ("general", slain >= 3),
        ("great_battle", military(side.own) + military(side.foes) >= 6),
        ("warmonger", _second_battle(s, outcome, side)),
        ("conqueror", captured and player and defended),
        ("naval_assault", captured and player and outcome.landed),
        ("barbarian_conquest", captured and side.enemy == BARBARIANS and military(outcome.defenders) >= 2),
        ("legendary_battle", attacks and outcome.city_size == CITY_SIZE and outcome.wonder and military(side.own) >= 3),
        ("aggressor", attacks and side.won and slain >= 2),
        (
            "trample",
            attacks
            and side.won
            and any(count(side.own, kind) > count(side.own_lost, kind) for kind in (CAVALRY, ELEPHANT)),
        ),
    ]


def _warfare(s: ClashState, seat: Seat) -> int:
    return (s.nations[seat].advances & CATEGORY_BITS[CATEGORY.index("warfare")]).bit_count()


def _second_pirates(s: ClashState, seat: Seat) -> bool:
    """Whether this is a further battle won against pirates this turn."""
    own = s.nations[seat]
    before = note(own, "pirates-beaten") == stamp(s)
    remember(own, "pirates-beaten", stamp(s))
    return before


def _second_battle(s: ClashState, outcome: Outcome, side: Side) -> bool:
    """Whether a land battle follows another of this turn against another army or city, one of them won.

    Fighting the same army again, after a battle on the same hex that nobody won, is no other battle.
    """
    own = s.nations[side.seat]
    now = stamp(s) << 1
    name = f"fought-{side.enemy}-{outcome.hex}"
    before = [(known, value) for known, value in own.notes if known.startswith("fought-") and value & ~1 == now]
    others = [value for known, value in before if known != name or value & 1]
    remember(own, name, now | side.won)
    return bool(others) and (bool(side.won) or any(value & 1 for value in others))


# -- other occasions -------------------------------------------------------------------------------------------------


def after_found(s: ClashState, seat: Seat, hex_: Hex) -> Frame[ClashState] | None:
    """A city was founded. (COC-12.2, City Founder)"""
    return instant(s, (seat, ["city_founder"])) if is_far(s, seat, hex_) else None


def is_far(s: ClashState, seat: Seat, hex_: Hex) -> bool:
    """Whether a hex lies at least 5 hexes from the starting city hex, or no way leads there."""
    steps = distances_from(s, s.nations[seat].home)[hex_]
    return steps == NOWHERE or steps >= FAR


def after_recruit(s: ClashState, seat: Seat, drafted: int) -> Frame[ClashState] | None:
    """A recruit action is over; `drafted` says whether Infantry was bought with Draft in it. (COC-12.2, Draft)"""
    if not drafted:
        return None
    own = s.nations[seat]
    remember(own, "drafts", note(own, "drafts") + 1)
    return instant(s, (seat, ["draft_objective"])) if note(own, "drafts") >= 2 else None


def after_wonder(s: ClashState, seat: Seat) -> Frame[ClashState] | None:
    """A wonder was built. (COC-12.2, Magnificent Culture)"""
    keep(s.nations[seat], "wonders-built", (round_stamp(s) << 3) + wonders_built(s, seat) + 1)
    return instant(s, (seat, ["magnificent_culture"]))


def wonders_built(s: ClashState, seat: Seat) -> int:
    """Wonders that a player has built in this round, even if they are gone."""
    built = kept(s.nations[seat], "wonders-built")
    return built & 7 if built >> 3 == round_stamp(s) else 0


def standing(s: ClashState) -> Frame[ClashState] | None:
    """Whether somebody has come to hold 4 Angry cities; asked once in a turn. (COC-12.2, Terror Regime)"""
    for seat, own in enumerate(s.nations):
        if own.plans and len(own.cities) >= 4:
            angry = len([hex_ for hex_ in own.cities if s.mood[hex_] == ANGRY])
            if angry >= 4 and note(own, "terror-asked") != stamp(s):
                remember(own, "terror-asked", stamp(s))
                return InstantObjectives(seat, ("terror_regime",))
    return None


# -- the status phase (COC-11.1) -------------------------------------------------------------------------------------

Test = Callable[[ClashState, Seat], bool]
PRICES: Final = {"eureka": IDEAS, "wealth": GOLD, "ore_supplies": ORE, "wood_supplies": WOOD, "food_supplies": FOOD}
"""Goals that need 5 of a resource, of which 2 are paid."""


def _most_cities_with(building: int) -> Test:
    """More own cities with a building, of whatever colour, than any rival has."""

    def test(s: ClashState, seat: Seat) -> bool:
        def cities(who: Seat) -> int:
            return len([hex_ for hex_ in s.nations[who].cities if s.built[hex_] >> 3 * building & 7])

        mine = cities(seat)
        return mine > 0 and mine > max([cities(rival) for rival in rivals(s, seat)])

    return test


def _category(name: str) -> Test:
    """All advances of a category."""
    wanted = CATEGORY_BITS[CATEGORY.index(name)]

    def test(s: ClashState, seat: Seat) -> bool:
        return s.nations[seat].advances & wanted == wanted

    return test


def _five(kind: int) -> Test:
    def test(s: ClashState, seat: Seat) -> bool:
        return s.nations[seat].stock[kind] >= 5

    return test


def _happy_population(s: ClashState, seat: Seat) -> bool:
    return len([hex_ for hex_ in s.nations[seat].cities if s.mood[hex_] == HAPPY]) >= 4


def _large_civilization(s: ClashState, seat: Seat) -> bool:
    return len(s.nations[seat].cities) >= 6


def _advanced_culture(s: ClashState, seat: Seat) -> bool:
    mine = s.nations[seat].advances.bit_count()
    return mine >= 6 and mine > max([s.nations[rival].advances.bit_count() for rival in rivals(s, seat)])


def _optimized_storage(s: ClashState, seat: Seat) -> bool:
    stock = s.nations[seat].stock
    return min(stock[FOOD], stock[WOOD], stock[ORE]) >= 3


def _sea_blockade(s: ClashState, seat: Seat) -> bool:
    if s.fielded[seat][SHIP] < 2:
        return False
    ports = {s.ports[hex_] for rival in rivals(s, seat) for hex_ in s.nations[rival].cities if s.ports[hex_] != NOWHERE}
    return sum([ships(s.armies[seat][hex_]) for hex_ in sorted(ports)]) >= 2


def _large_fleet(s: ClashState, seat: Seat) -> bool:
    mine = s.fielded[seat][SHIP]
    return mine >= 4 or (mine >= 2 and mine > max([s.fielded[rival][SHIP] for rival in rivals(s, seat)]))


def _army(s: ClashState, seat: Seat) -> int:
    return sum([s.fielded[seat][kind] for kind in MILITARY])


def _large_army(s: ClashState, seat: Seat) -> bool:
    mine = _army(s, seat)
    return mine >= 4 and mine >= 4 + max([_army(s, rival) for rival in rivals(s, seat)])


def _standing_army(s: ClashState, seat: Seat) -> bool:
    return len([hex_ for hex_ in s.nations[seat].cities if military(s.armies[seat][hex_])]) >= 4


def _military_might(s: ClashState, seat: Seat) -> bool:
    return _army(s, seat) + s.fielded[seat][SHIP] >= 12


def _architecture(s: ClashState, seat: Seat) -> bool:
    return len({kind for hex_ in s.nations[seat].cities for kind, whose in buildings(s, hex_) if whose == seat}) >= 4


def _complete_categories(s: ClashState, seat: Seat) -> int:
    return len([wanted for wanted in CATEGORY_BITS if s.nations[seat].advances & wanted == wanted])


def _goal_focused(s: ClashState, seat: Seat) -> bool:
    mine = _complete_categories(s, seat)
    return mine > 0 and mine > max([_complete_categories(s, rival) for rival in rivals(s, seat)])


def _colony(s: ClashState, seat: Seat) -> bool:
    own = s.nations[seat]
    if kept(own, "city_founder") == round_stamp(s):
        return False
    return any(is_far(s, seat, hex_) for hex_ in own.cities)


def _threat(s: ClashState, seat: Seat) -> bool:
    if _army(s, seat) < 4:
        return False
    near = map_of(s).near
    beside = {hex_ for rival in rivals(s, seat) for city in s.nations[rival].cities for hex_ in near[city]}
    return sum([military(s.armies[seat][hex_]) for hex_ in sorted(beside)]) >= 4


def _abroad(s: ClashState, seat: Seat) -> list[Hex]:
    """Cities of other owners, once for each building of this colour in them."""
    return [
        hex_
        for hex_, built in enumerate(s.built)
        if built and s.owner[hex_] != seat
        for _, whose in buildings(s, hex_)
        if whose == seat
    ]


def _consulate(s: ClashState, seat: Seat) -> bool:
    return len(set(_abroad(s, seat))) >= 2


def _culture_power(s: ClashState, seat: Seat) -> bool:
    mine = len(_abroad(s, seat))
    return mine > 0 and mine > max([len(_abroad(s, rival)) for rival in rivals(s, seat)])


def _metropolis(s: ClashState, seat: Seat) -> bool:
    return any(size(s, hex_) >= CITY_SIZE for hex_ in s.nations[seat].cities)


def _government(s: ClashState, seat: Seat) -> bool:
    advances = s.nations[seat].advances
    return any(advances & CATEGORY_BITS[kind] == CATEGORY_BITS[kind] for kind in GOVERNMENTS)


def _expansionist(s: ClashState, seat: Seat) -> bool:
    near = map_of(s).near
    return len([c for c in s.nations[seat].cities if all(s.owner[hex_] == NONE for hex_ in near[c])]) >= 4


def _trade_power(s: ClashState, seat: Seat) -> bool:
    return could_form(s, seat) >= 3


def _shipping_routes(s: ClashState, seat: Seat) -> bool:
    return could_form(s, seat, ships_only=True) >= 2


def _diversified_research(s: ClashState, seat: Seat) -> bool:
    return len([wanted for wanted in CATEGORY_BITS if s.nations[seat].advances & wanted]) >= 9


def _magnificent_culture(s: ClashState, seat: Seat) -> bool:
    """The only wonder of the last round is the player's."""
    built = [wonders_built(s, who) for who in range(len(s.nations))]
    return built[seat] == sum(built) == 1


def _remote(s: ClashState, seat: Seat, kinds: Callable[[Pack], int]) -> int:
    """Hexes with some units that are neither in nor next to own cities."""
    near, cities = map_of(s).near, s.nations[seat].cities
    home = {*cities, *[hex_ for city in cities for hex_ in near[city]]}
    return len([hex_ for hex_, pack in enumerate(s.armies[seat]) if pack and hex_ not in home and kinds(pack)])


def _settlers(pack: Pack) -> int:
    return count(pack, SETTLER)


def _outpost(s: ClashState, seat: Seat) -> bool:
    return _army(s, seat) >= 3 and _remote(s, seat, military) >= 3


def _migration(s: ClashState, seat: Seat) -> bool:
    return s.fielded[seat][SETTLER] >= 3 and _remote(s, seat, _settlers) >= 3


def _on_three_hexes(kind: int) -> Test:
    def test(s: ClashState, seat: Seat) -> bool:
        return s.fielded[seat][kind] >= 3 and len([pack for pack in s.armies[seat] if count(pack, kind)]) >= 3

    return test


def _versatility(s: ClashState, seat: Seat) -> bool:
    return all(s.fielded[seat])


def _high_culture(s: ClashState, seat: Seat) -> bool:
    own = s.nations[seat]
    if own.civilization == NONE or LEADERS_EACH - len(own.leaders) < 2:
        return False
    return all(own.advances >> number & 1 for number in ADVANCES_OF_CIVILIZATION[own.civilization])


STATUS: Final[dict[str, Test]] = {
    "large_civilization": _large_civilization,
    "scientific_lead": _most_cities_with(ACADEMY),
    "coastal_culture": _most_cities_with(PORT),
    "advanced_culture": _advanced_culture,
    "religious_fervor": _most_cities_with(TEMPLE),
    "city_planner": _category("construction"),
    "eureka": _five(IDEAS),
    "happy_population": _happy_population,
    "education_lead": _category("education"),
    "sea_blockade": _sea_blockade,
    "optimized_storage": _optimized_storage,
    "wealth": _five(GOLD),
    "large_fleet": _large_fleet,
    "ore_supplies": _five(ORE),
    "large_army": _large_army,
    "wood_supplies": _five(WOOD),
    "fortifications": _most_cities_with(FORTRESS),
    "food_supplies": _five(FOOD),
    "standing_army": _standing_army,
    "architecture": _architecture,
    "militarized": _category("warfare"),
    "goal_focused": _goal_focused,
    "colony": _colony,
    "threat": _threat,
    "culture_focus": _category("culture"),
    "consulate": _consulate,
    "science_focus": _category("science"),
    "trade_focus": _category("economy"),
    "metropolis": _metropolis,
    "seafarers": _category("seafaring"),
    "government": _government,
    "expansionist": _expansionist,
    "military_might": _military_might,
    "trade_power": _trade_power,
    "shipping_routes": _shipping_routes,
    "diversified_research": _diversified_research,
    "culture_power": _culture_power,
    "magnificent_culture": _magnificent_culture,
    "outpost": _outpost,
    "star_gazers": _most_cities_with(OBSERVATORY),
    "horse_power": _on_three_hexes(CAVALRY),
    "traders": _most_cities_with(MARKET),
    "versatility": _versatility,
    "legacy": _most_cities_with(OBELISK),
    "ivory_tower": _on_three_hexes(ELEPHANT),
    "migration_objective": _migration,
    "high_culture": _high_culture,
}
"""What each goal of the status phase needs."""


def status_goals(s: ClashState, seat: Seat, used: Goals) -> list[tuple[int, str]]:
    """Cards that can be completed in the status phase, and by which goal; `used` are goals of this phase. (COC-11.1)

    Two goals of one name need different facts, which no two goals of the status phase have.
    """
    barred = {*used, *[EXCLUDES[goal] for goal in used if goal in EXCLUDES]}
    return [
        (card, goal)
        for card in s.nations[seat].plans
        for goal, when in HALVES[card]
        if when in AT_STATUS and goal not in barred and STATUS[goal](s, seat)
    ]


class ChooseStatusObjective(Question[ClashState]):
    """Which objective to complete in the status phase. (COC-11.1)"""

    seat: Seat
    used: Goals

    prompt: ClassVar[str] = "prompt-status-objective"
    rule: ClassVar[str] = "COC-11.1"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        return (*[COMPLETE[card, goal] for card, goal in status_goals(s, self.seat, self.used)], DECLINE)

    def tempting(self, s: ClashState) -> Options:
        able = self.options(s)
        every = [COMPLETE[card, goal] for card in s.nations[self.seat].plans for goal, _ in HALVES[card]]
        return tuple([option for option in every if option not in able])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer[0] == "complete" and answer[-1] in self.used:
            return Refusal("goal-used", "COC-11.1", {"goal": answer[-1]})
        return _refuse(s, self.seat, answer) or super().refuse(s, answer)


class StatusObjectives(Frame[ClashState]):
    """A player with objectives completes any number of those of the status phase. (COC-11.1)"""

    seat: Seat
    used: Goals = ()

    def start(self, s: ClashState) -> Step:
        if not s.nations[self.seat].plans:
            return done()
        return ask(ChooseStatusObjective(self.seat, self.used), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == DECLINE:
            return done()
        complete(s, self.seat, CARD[str(answer[1])], str(answer[2]))
        self.used += (str(answer[2]),)
        return self.start(s)
