"""Goals of objectives that battles fulfil. (COC-12.2)

`after_battle` is told how a battle went, and returns a frame if it fulfils a goal for somebody.
"""

from __future__ import annotations

from epoka.games.clash_of_cultures import tables
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.objectives import instant, stamp
from epoka.games.clash_of_cultures.rules.trade_routes import can_serve
from epoka.games.clash_of_cultures.rules.units import Pack, count, military, total
from epoka.games.clash_of_cultures.state import ClashState
from epoka.kernel import Frame, Record, Seat
from epoka.parts.hexes import Hex


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
    winner: int = tables.NONE
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
    defended = outcome.winner == outcome.defender
    beaten = outcome.attackers if defended else outcome.defenders or outcome.fortress
    if outcome.winner == s.active and not outcome.at_sea and beaten:
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
        (
            "resistance",
            side.won
            and side.enemy == tables.BARBARIANS
            and total(side.foes_lost) >= tables.number("resistance", "units"),
        ),
        ("great_commander", side.won and count(side.own, tables.LEADER) and own <= foes),
        ("brutus", count(side.foes_lost, tables.LEADER) and total(side.foes_lost) > tables.number("brutus", "units")),
        ("sea_cleansing", side.won and side.enemy == tables.PIRATES and _second_pirates(s, side.seat)),
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
        ("general", slain >= tables.number("general", "units")),
        ("great_battle", military(side.own) + military(side.foes) >= tables.number("great_battle", "units")),
        ("warmonger", _second_battle(s, outcome, side)),
        ("conqueror", captured and player and defended),
        ("naval_assault", captured and player and outcome.landed),
        (
            "barbarian_conquest",
            captured
            and side.enemy == tables.BARBARIANS
            and military(outcome.defenders) >= tables.number("barbarian_conquest", "units"),
        ),
        (
            "legendary_battle",
            attacks
            and outcome.city_size == tables.number("legendary_battle", "size")
            and outcome.wonder
            and military(side.own) >= tables.number("legendary_battle", "units"),
        ),
        ("aggressor", attacks and side.won and slain >= tables.number("aggressor", "units")),
        (
            "trample",
            attacks
            and side.won
            and any(count(side.own, kind) > count(side.own_lost, kind) for kind in (tables.CAVALRY, tables.ELEPHANT)),
        ),
    ]


def _warfare(s: ClashState, seat: Seat) -> int:
    return (s.nations[seat].advances & tables.CATEGORY_BITS[tables.CATEGORY.index("warfare")]).bit_count()


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
