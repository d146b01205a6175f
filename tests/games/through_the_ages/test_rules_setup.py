"""Set-up for every level, number of players and variant. (TTA-1, TTA-3, TTA-28)"""

from __future__ import annotations

from collections import Counter

import pytest

from epoka.games.through_the_ages.card import AGES
from epoka.games.through_the_ages.game import GAME
from epoka.games.through_the_ages.rules.impacts import IMPACTS
from epoka.games.through_the_ages.state import AgesState
from epoka.games.through_the_ages.tables import (
    AGGRESSIONS,
    CARD_COUNT,
    CARD_LEVEL,
    IS_MILITARY,
    KIND,
    KINDS,
    PACTS,
    WARS,
    civil_deck,
    military_deck,
)
from epoka.kernel import BadSetup, Table
from tests.games.through_the_ages.printed import FILE

TOTALS = FILE["notes"]["totals_4_players"]

SEATS = (2, 3, 4)
LEVELS = ("simple", "advanced", "full")


def new(seats: int = 3, **options: str) -> AgesState:
    """The state of a new game."""
    state: AgesState = Table.new(GAME, seats, 1, options).state
    return state


def count(cards: tuple[int, ...], *, military: bool) -> dict[int, int]:
    """How many civil or military cards of each age there are."""
    return dict(Counter(CARD_LEVEL[card] for card in cards if IS_MILITARY[card] == military))


def test_all_cards_are_there() -> None:
    """TTA-1.2: as many civil and military ones as the facts have."""
    assert sum(TOTALS.values()) == CARD_COUNT
    assert sum(IS_MILITARY) == TOTALS["military"]


@pytest.mark.parametrize("seats", SEATS)
def test_deck_sizes_by_players(seats: int) -> None:
    for level, age in enumerate(AGES):
        assert len(civil_deck(level, seats)) == FILE["notes"]["deck_totals"][f"civil_{age}"][str(seats)]
        assert len(military_deck(level, seats)) == FILE["notes"]["deck_totals"][f"military_{age}"][str(seats)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", SEATS)
def test_the_starting_position(level: str, seats: int) -> None:
    s = new(seats, level=level)
    assert len(s.row) == 13
    assert len(s.civil) == 7
    for own in s.civilizations:
        assert (own.yellow, own.unused, own.blue, own.white, own.red) == (18, 1, 18, 4, 2)
        assert (own.culture, own.science, own.culture_rating, own.science_rating) == (0, 0, 0, 1)
        assert (own.strength, own.happiness) == (1, 0)
        staffed = {name: own.workers[KINDS[name]] for name in ("agriculture", "bronze", "philosophy", "warriors")}
        assert staffed == {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}
        assert sum(own.workers) == 6


@pytest.mark.parametrize("seats", SEATS)
def test_the_simple_game_has_nine_events_and_two_civil_decks(seats: int) -> None:
    s = new(seats, level="simple")
    assert len(s.current) == 9
    assert KINDS["development_of_politics"] not in [KIND[card] for card in s.current]
    assert s.deck == ()
    assert count(s.later, military=False) == {1: (45, 50, 55)[seats - 2]}
    assert count(s.later, military=True) == {}


@pytest.mark.parametrize("seats", SEATS)
def test_the_advanced_game_has_no_wars_and_four_open_scoring_cards(seats: int) -> None:
    s = new(seats, level="advanced")
    assert len(s.current) == seats + 2
    assert len(s.impacts) == 4
    assert {KIND[card] for card in s.impacts} < IMPACTS
    assert len(s.deck) == (48, 50, 50)[seats - 2]
    assert count(s.later, military=True) == {2: (46, 50, 50)[seats - 2] - 4}
    assert set(count(s.later, military=False)) == {1, 2}
    assert not [card for card in (*s.deck, *s.later) if KIND[card] in WARS]


@pytest.mark.parametrize("seats", SEATS)
def test_the_full_game_uses_all_cards(seats: int) -> None:
    s = new(seats)
    assert len(s.current) == seats + 2
    assert (s.impacts, len(s.deck)) == ((), (48, 50, 50)[seats - 2])
    assert count(s.later, military=True) == {2: (46, 50, 50)[seats - 2], 3: (41, 45, 45)[seats - 2]}
    assert set(count(s.later, military=False)) == {1, 2, 3}
    pacts = [card for card in (*s.deck, *s.later) if KIND[card] in PACTS]
    assert len(pacts) == (0 if seats == 2 else 10)


def test_every_level_and_number_of_players_differs_by_seed_and_repeats() -> None:
    first, second = (Table.new(GAME, 3, seed).state.row for seed in (1, 2))
    assert first != second
    assert Table.new(GAME, 3, 1).state.row == first


# -- variants (TTA-28) -----------------------------------------------------------------------------------------------


def test_easier() -> None:
    s = new(easier="on")
    assert {(own.yellow, own.limit) for own in s.civilizations} == {(19, 3)}


@pytest.mark.parametrize(("value", "pacts"), [("no_attacks", 10), ("no_attacks_no_pacts", 0)])
def test_peaceful(value: str, pacts: int) -> None:
    s = new(peaceful=value)
    kinds = [KIND[card] for card in (*s.deck, *s.later)]
    assert not [kind for kind in kinds if kind in WARS or kind in AGGRESSIONS]
    assert len([kind for kind in kinds if kind in PACTS]) == pacts


@pytest.mark.parametrize("number", [3, 4, 5])
def test_public_scoring(number: int) -> None:
    s = new(scoring=f"public_{number}")
    assert len(s.impacts) == number
    assert len([card for card in s.later if KIND[card] in IMPACTS]) == 13 - number


def test_scoring_age_by_age() -> None:
    s = new(scoring="age_by_age")
    assert (len(s.impacts), len(s.covered)) == (1, 4)
    assert len([card for card in s.later if KIND[card] in IMPACTS]) == 8


@pytest.mark.parametrize("seats", SEATS)
def test_private_scoring_deals_twelve_cards_and_one_or_two_are_kept(seats: int) -> None:
    table = Table.new(GAME, seats, 1, {"scoring": "private"})
    each = 12 // seats
    assert [len(own.secret) for own in table.state.civilizations] == [each] * seats
    keep = 2 if seats == 2 else 1
    for _ in range(keep):
        for seat in range(seats):
            decision = next(found for found in table.decisions if found.seat == seat)
            table.apply(seat, decision.options[0])
    assert [len(own.secret) for own in table.state.civilizations] == [keep] * seats
    assert len([card for card in table.state.later if KIND[card] in IMPACTS]) == 13 - keep * seats
    assert table.decision.prompt == "prompt-draft"


def test_a_secret_scoring_card_is_hidden_from_the_others() -> None:
    table = Table.new(GAME, 3, 1, {"scoring": "private"})

    def seen(viewer: int) -> list[str | None]:
        zones = table.view(viewer)["zones"]
        return next(zone["cards"] for zone in zones if zone["zone"] == "secret" and zone["seat"] == 0)

    assert None not in seen(0)
    assert seen(1) == [None] * 4


@pytest.mark.parametrize("seats", SEATS)
def test_open_scoring_lets_everybody_choose_in_turn(seats: int) -> None:
    table = Table.new(GAME, seats, 1, {"scoring": "open"})
    assert len(table.state.shown) == 13
    chosen = []
    while table.decision.prompt == "prompt-scoring":
        chosen.append(table.decision.seat)
        table.apply(table.decision.seat, table.decision.options[0])
    assert chosen == list(range(seats)) * (2 if seats == 2 else 1)
    assert len(table.state.impacts) == len(chosen)
    assert len([card for card in table.state.later if KIND[card] in IMPACTS]) == 13 - len(chosen)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"level": "simple", "one_attacker": "on"}, "TTA-28.2"),
        ({"level": "simple", "peaceful": "no_attacks"}, "TTA-28.3"),
        ({"level": "simple", "drawing": "military_action"}, "TTA-28.4"),
        ({"level": "simple", "corruption": "restraint"}, "TTA-28.7"),
        ({"level": "advanced", "scoring": "open"}, "TTA-28.5"),
        ({"level": "advanced", "fewer_bonuses": "on"}, "TTA-28.6"),
    ],
)
def test_a_variant_of_what_a_level_does_not_have_is_refused(options: dict[str, str], told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        Table.new(GAME, 3, 1, options)


def test_variants_can_be_combined() -> None:
    options = {
        "easier": "on",
        "one_attacker": "on",
        "drawing": "military_action",
        "scoring": "private",
        "fewer_bonuses": "on",
        "corruption": "restraint",
    }
    s = new(4, **options)
    assert (s.easier, s.one_attacker, s.drawing, s.fewer, s.restraint) == (1, 1, 1, 1, 1)
    assert new(2, level="simple", easier="on").easier == 1
