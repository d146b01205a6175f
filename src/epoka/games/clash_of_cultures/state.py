"""The nouns: what lies on the table and who can see it. (COC-1, COC-3)

The map is a set of tuples that go by hex. A unit is a count: `armies[owner][hex]` holds, in four bits for each kind of
unit, how many of them stand there (`rules/units.py` reads and writes them); land units on a Sea hex are carried by the
ships there. A city is where `owner` is not NONE; its buildings are three bits for each kind, 0 or the colour plus one.
"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures.geometry import BOARDS, Board
from epoka.games.clash_of_cultures.tables import NONE, OWNERS, START_ADVANCES, START_STOCK
from epoka.kernel import EVERYONE, NO_ONE, OWNER, Acting, Part, Parts, Seat, State, Zone
from epoka.parts.hexes import NOWHERE

Cards = tuple[int, ...]
Numbers = tuple[int, ...]


class Nation(Acting, Part):
    """What one player has.

    `stock` holds food, wood, ore, ideas, gold, mood and culture. `advances` are the bits of the advances and
    civilization advances owned; `known` adds those that only act as owned (Great Library, Equal to the Gods).
    `abilities` are the numbers of the civilization advances, active leader's abilities and wonders' powers that are in
    force, in order; `rules/abilities.py` keeps both up to date. `acts` are the moments at which they act
    (`rules/moments.py`), to be asked before anything is called. `cubes` are those left on the event track.
    `marks` are units that are not fresh this turn (`rules/units.py`). `notes` is what must be remembered until the end
    of the turn, `kept` what must be remembered for longer, both by name (`rules/notes.py`). `hand` are action cards,
    `plans` objectives not completed yet, `designs` wonder cards, `persons` great persons, `committed` the card put face
    down in a battle, `offered` cards laid out for a trade. `captives` are packs of units by their owner.
    """

    stock: Numbers = START_STOCK
    advances: int = START_ADVANCES
    known: int = START_ADVANCES
    borrowed: int = 0
    abilities: Numbers = ()
    cubes: int = 3
    cities: Numbers = ()
    marks: Numbers = ()
    civilization: int = NONE
    home: int = NOWHERE
    actions_left: int = 0
    fewer: int = 0
    notes: tuple[tuple[str, int], ...] = ()
    kept: tuple[tuple[str, int], ...] = ()
    half_points: int = 0
    hand: Cards = ()
    plans: Cards = ()
    designs: Cards = ()
    persons: Cards = ()
    completed: Cards = ()
    goals: tuple[str, ...] = ()
    leaders: Cards = ()
    leader: Cards = ()
    leader_at: int = NOWHERE
    captured: Cards = ()
    trophies: Cards = ()
    assigned: Cards = ()
    assigned_seen: Numbers = ()
    committed: Cards = ()
    revealed: Cards = ()
    offered: Cards = ()
    offered_seen: Numbers = ()
    captives: Numbers = (0,) * OWNERS


class ClashState(State):
    """Everything on the table; see the head of this file for the map.

    `fielded` counts the units of each owner on the map by kind. `slots` are the tiles on the regular places of the
    layout, `turned` whether each lies turned by 180°. `uses` counts, for each city, twice its activations this turn,
    plus one once it was activated while Angry. `ports` is each city's Port hex, `tokens` what lies on a city (druid or
    culture tokens). `wonder_at` and `wonder_by` go by wonder: the city's hex and the builder (neither, once it is
    destroyed). `volcanic` are wonders that an event destroyed and that keep their points: 8 * wonder plus the former
    owner. `exhausted` are marked hexes. `looked` are cards that some players look at while a card is carried out.
    `battle_at` is the hex of the battle under way. `lost_pieces` are pieces out of the game for good, by seat:
    buildings by kind, then settlements.
    """

    nations: Parts[Nation]
    terrain: Numbers
    slots: Cards = ()
    slots_seen: Numbers = ()
    turned: Numbers = ()
    spare: Cards = ()
    armies: tuple[Numbers, ...] = ()
    fielded: tuple[Numbers, ...] = ()
    owner: Numbers = ()
    mood: Numbers = ()
    built: Numbers = ()
    uses: Numbers = ()
    ports: Numbers = ()
    tokens: Numbers = ()
    exhausted: Numbers = ()
    wonder_at: Numbers = (NOWHERE,) * 8
    wonder_by: Numbers = (NONE,) * 8
    volcanic: Numbers = ()
    events: Cards = ()
    past: Cards = ()
    lasting: Cards = ()
    actions: Cards = ()
    spent: Cards = ()
    objectives: Cards = ()
    dropped: Cards = ()
    wonders: Cards = ()
    wonder_discards: Cards = ()
    display: Cards = ()
    monuments: Cards = ()
    box: Cards = ()
    looked: Cards = ()
    looked_seen: Numbers = ()
    lost_pieces: tuple[Numbers, ...] = ()
    age: int = 1
    round: int = 1
    active: Seat = 0
    first: Seat = 0
    phase: str = "turn"
    battle_at: int = NOWHERE
    ended: int = 0
    expansion: int = 1
    ages: int = 6
    free_advances: int = 1
    events_rule: str = "full"
    end_rule: str = "fixed"
    random_leaders: int = 0
    shared_wonders: int = 0
    alternate_history: int = 0
    paid_change: int = 0
    once_limits: int = 0
    trade_rule: str = "on"


ZONES: Final = (
    Zone("slots", NO_ONE, seen="slots_seen"),
    Zone("spare", NO_ONE),
    Zone("events", NO_ONE),
    Zone("past", EVERYONE),
    Zone("lasting", EVERYONE),
    Zone("actions", NO_ONE),
    Zone("spent", EVERYONE),
    Zone("objectives", NO_ONE),
    Zone("dropped", EVERYONE),
    Zone("wonders", NO_ONE),
    Zone("wonder_discards", EVERYONE),
    Zone("display", EVERYONE),
    Zone("monuments", EVERYONE),
    Zone("box", EVERYONE),
    Zone("looked", NO_ONE, seen="looked_seen"),
    Zone("hand", OWNER, part="nations"),
    Zone("plans", OWNER, part="nations"),
    Zone("designs", OWNER, part="nations"),
    Zone("persons", EVERYONE, part="nations"),
    Zone("completed", EVERYONE, part="nations"),
    Zone("leaders", EVERYONE, part="nations"),
    Zone("leader", EVERYONE, part="nations"),
    Zone("captured", EVERYONE, part="nations"),
    Zone("trophies", EVERYONE, part="nations"),
    Zone("assigned", NO_ONE, part="nations", seen="assigned_seen"),
    Zone("committed", OWNER, part="nations"),
    Zone("revealed", EVERYONE, part="nations"),
    Zone("offered", OWNER, part="nations", seen="offered_seen"),
)
"""Hands, decks and face-down tiles are hidden; everything else lies open. (COC-3.1, COC-3.4, COC-9.2.1)"""


def map_of(s: ClashState) -> Board:
    """The layout of this table."""
    return BOARDS[len(s.nations)]
