"""Setting the table up for each number of players and variant. (IS-3, IS-14, IS-15.1, IS-15.14)"""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers import tables
from epoka.games.imperial_settlers.card import COMMON, FACTIONS
from epoka.games.imperial_settlers.cards import VIRTUAL
from epoka.games.imperial_settlers.state import LOOKOUTS, Empire, SettlersState
from epoka.kernel import Choices, Setting, shuffled
from epoka.kernel.chance import draw

OFF: Final = "off"
ON: Final = "on"
RANDOM: Final = "random"
CHOSEN: Final = "chosen"
SEATS: Final = (1, 2, 3, 4)
SOLO: Final = (1,)
MANY: Final = (2, 3, 4)
VIRTUALS: Final = tuple([virtual.id.removeprefix("virtual_") for virtual in VIRTUAL])
FACTION_CARDS: Final = range(1, len(VIRTUAL))
"""The virtual faction cards, of which one may be drawn at random. (IS-15.20)"""

SETTINGS: Final = (
    Setting("factions", (RANDOM, CHOSEN), SEATS, "IS-3.2"),
    Setting("lookout", LOOKOUTS, MANY, "IS-14.1"),
    Setting("peaceful", (OFF, ON), MANY, "IS-14.3", {"lookout": (LOOKOUTS[0],)}),
    Setting("virtual", (*VIRTUALS, RANDOM), SOLO, "IS-15.20"),
)
NOT_COMMON: Final = tuple([card for card in range(tables.CARD_COUNT) if card not in tables.CARDS_OF[COMMON]])


def set_up(seats: int, chance: int, choices: Choices) -> SettlersState:
    """A table ready for the first decision, with the chance that the rules know. (IS-3.1, IS-3.3, IS-27.3)"""
    s = SettlersState(
        chance=chance,
        empires=tuple([Empire() for _ in range(seats)]),
        lookout=LOOKOUTS.index(str(choices["lookout"])),
        peaceful=int(choices["peaceful"] == ON),
    )
    s.common_deck = shuffled(s, tables.CARDS_OF[COMMON])
    s.box = NOT_COMMON
    s.first = s.active = draw(s, seats) if seats > 1 else 0
    if choices["factions"] == RANDOM:
        dealt = shuffled(s, range(len(FACTIONS)))
        for own, faction in zip(s.empires, dealt, strict=False):
            own.faction = faction
    if seats == 1:
        set_up_solo(s, str(choices["virtual"]))
    return s


def set_up_solo(s: SettlersState, virtual: str) -> None:
    """The virtual faction, and the Attack cards, of which the first lies open and does nothing. (IS-15.1, IS-15.15)"""
    s.virtual = draw(s, len(FACTION_CARDS)) + FACTION_CARDS.start if virtual == RANDOM else VIRTUALS.index(virtual)
    used = [
        card for card in tables.ATTACK_CARDS if VIRTUAL[s.virtual].raze_attacks or card not in tables.RAZE_ATTACK_CARDS
    ]
    s.box = tuple([card for card in s.box if card not in used])
    s.attacks = shuffled(s, used)
    s.targets, s.attacks = s.attacks[:1], s.attacks[1:]
