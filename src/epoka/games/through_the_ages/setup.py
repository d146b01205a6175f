"""Setting the table up for each level, number of players and variant. (TTA-3, TTA-28)"""

from __future__ import annotations

from typing import Final

from epoka.games.through_the_ages import tables
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules.impacts import IMPACTS
from epoka.games.through_the_ages.rules.row import SPACES
from epoka.games.through_the_ages.state import ADVANCED, FULL, LEVELS, SIMPLE, AgesState, Civilization
from epoka.kernel import Choices, Setting, shuffled

OFF: Final = "off"
ON: Final = "on"
SEATS: Final = (2, 3, 4)

FULL_ONLY: Final = {"level": ("full",)}
"""Variants of mechanisms that only the full game has. (TTA-2)"""
NOT_SIMPLE: Final = {"level": ("full", "advanced")}
"""Variants of mechanisms that the simple game does not have. (TTA-2)"""

SETTINGS: Final = (
    Setting("level", ("full", "advanced", "simple"), SEATS, "TTA-2"),
    Setting("easier", (OFF, ON), SEATS, "TTA-28.1"),
    Setting("one_attacker", (OFF, ON), SEATS, "TTA-28.2", NOT_SIMPLE),
    Setting("peaceful", (OFF, "no_attacks", "no_attacks_no_pacts"), SEATS, "TTA-28.3", NOT_SIMPLE),
    Setting("drawing", ("end_of_turn", "military_action"), SEATS, "TTA-28.4", NOT_SIMPLE),
    Setting(
        "scoring",
        ("events", "public_4", "public_3", "public_5", "age_by_age", "private", "open"),
        SEATS,
        "TTA-28.5",
        FULL_ONLY,
    ),
    Setting("fewer_bonuses", (OFF, ON), SEATS, "TTA-28.6", FULL_ONLY),
    Setting("corruption", ("strict", "restraint"), SEATS, "TTA-28.7", NOT_SIMPLE),
)
COVERED: Final = 5
LAST_AGE: Final = {SIMPLE: 1, ADVANCED: 2, FULL: 3}
"""The last age whose decks are used, by level. (TTA-2)"""


def set_up(seats: int, chance: int, choices: Choices) -> AgesState:
    """A table ready for the first decision. (TTA-3)"""
    s = AgesState(
        chance=chance,
        civilizations=tuple([Civilization() for _ in range(seats)]),
        level=LEVELS.index(str(choices["level"])),
        easier=int(choices["easier"] == ON),
        one_attacker=int(choices["one_attacker"] == ON),
        drawing=int(choices["drawing"] == "military_action"),
        fewer=int(choices["fewer_bonuses"] == ON),
        restraint=int(choices["corruption"] == "restraint"),
    )
    for own in s.civilizations:
        own.yellow += s.easier
        own.yellows += s.easier
    deal_row(s)
    wait_civil(s)
    if s.level == SIMPLE:
        s.current = tuple(
            [
                card
                for card in tables.military_deck(0, seats)
                if tables.KIND[card] != tables.KINDS["development_of_politics"]
            ]
        )
    else:
        deal_military(s, str(choices["peaceful"]))
        set_scoring(s, "public_4" if s.level == ADVANCED else str(choices["scoring"]))
    s.current_seen = (0,) * len(s.current)
    box_the_rest(s)
    return s


def deal_row(s: AgesState) -> None:
    """Thirteen cards of civil deck A lie open, the rest waits. (TTA-3.1)"""
    cards = shuffled(s, tables.civil_deck(0, len(s.civilizations)))
    s.row, s.civil = cards[:SPACES], cards[SPACES:]
    s.spaces = tuple(range(SPACES))


def wait_civil(s: AgesState) -> None:
    """The civil decks of the later ages of the level wait aside. (TTA-2, TTA-3.1)"""
    for age in range(1, LAST_AGE[s.level] + 1):
        s.later += tables.civil_deck(age, len(s.civilizations))


def deal_military(s: AgesState, peaceful: str) -> None:
    """Current events from deck A, deck I to draw from, later decks aside. (TTA-3.3, TTA-3.4, TTA-28.3)"""
    seats = len(s.civilizations)
    first = shuffled(s, tables.military_deck(0, seats))
    s.current, s.aside = first[: seats + 2], first[seats + 2 :]
    s.deck = shuffled(s, [card for card in tables.military_deck(1, seats) if is_used(s, card, peaceful)])
    for age in (2, 3):
        s.later += tuple([card for card in tables.military_deck(age, seats) if is_used(s, card, peaceful)])


def is_used(s: AgesState, card: int, peaceful: str) -> bool:
    """Whether a military card is in the game: wars only in the full one, attacks only if it is not peaceful."""
    kind = tables.KIND[card]
    if kind in tables.WARS and s.level != FULL:
        return False
    if peaceful != OFF and (kind in tables.WARS or kind in tables.AGGRESSIONS):
        return False
    return not (peaceful == "no_attacks_no_pacts" and kind in tables.PACTS)


def set_scoring(s: AgesState, scoring: str) -> None:
    """Take the events of age III out and set those aside that will score. (TTA-3.3, TTA-28.5)"""
    if scoring == "events":
        return
    cards = shuffled(s, [card for card in s.later if tables.KIND[card] in IMPACTS])
    s.later = tuple([card for card in s.later if card not in cards])
    if scoring.startswith("public"):
        count = int(scoring[-1])
        s.impacts, rest = cards[:count], cards[count:]
    elif scoring == "age_by_age":
        s.impacts, s.covered, rest = cards[:1], cards[1:COVERED], cards[COVERED:]
    elif scoring == "private":
        each = (len(cards) - 1) // len(s.civilizations)
        for seat, own in enumerate(s.civilizations):
            own.secret = cards[1 + seat * each : 1 + (seat + 1) * each]
        rest = cards[:1]
    else:
        s.shown, rest = cards, ()
    s.later += rest
    if s.level == ADVANCED:
        # Nothing else of age III is used. (TTA-3.3)
        unused = tuple([card for card in s.later if EVERY[tables.KIND[card]].level == 3])
        s.later = tuple([card for card in s.later if card not in unused])
        s.aside += unused


def box_the_rest(s: AgesState) -> None:
    """Cards that are not used with this level, number of players and variant are in the box. (TTA-1.4, TTA-3)"""
    used = {*s.row, *s.civil, *s.deck, *s.later, *s.current, *s.aside, *s.shown, *s.impacts, *s.covered}
    for own in s.civilizations:
        used.update(own.secret)
    s.box = tuple([card for card in range(tables.CARD_COUNT) if card not in used])
