"""Capturing cities. (COC-9.3, COC-10.4.3, COC-10.4.4, COC-12.3.5)"""

from __future__ import annotations

import pytest

from epoka.games.clash_of_cultures.rules.capture import Capture
from epoka.games.clash_of_cultures.scoring import wonder_halves
from epoka.games.clash_of_cultures.tables import ACADEMY, BARBARIANS, MARKET, OBELISK, PORT, TEMPLE, WONDER
from tests.games.clash_of_cultures.scenario import Scenario
from tests.games.clash_of_cultures.war import attack, battlefield

PIECES = ("academy", "temple", "fortress", "market")


def colour(game: Scenario, building: int, place: str = "D4") -> int:
    """Whose piece a building is."""
    return (game.state.built[game.hex(place)] >> 3 * building & 7) - 1


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("mood", "more"), [("neutral", 0), ("happy", 1), ("angry", None)])
def test_ex_64_gold_for_a_captured_city(size: int, mood: str, more: int | None) -> None:
    """COC-9.3.1: the size, one more if Happy, 1 if Angry; the city becomes Angry, the loser may place a Settler."""
    game = battlefield("infantry1", "", " ".join([mood, *PIECES[: size - 1]]))
    game.carry_out(Capture(0, game.hex("D4")))
    assert game.options() == ["settler D7", "no_settler"]
    game.answer(1, "settler D7")
    assert game.stock(0, "gold") == (1 if more is None else size + more,)
    assert game.mood("D4") == "angry"
    assert game.units(1, "D7") == "settler1"
    assert game[0].cities == (game.hex("D2"), game.hex("D4"))


def test_own_pieces_replace_those_of_the_former_owner_only() -> None:
    """COC-9.3.1: other colours and Obelisks stay."""
    game = battlefield("infantry1", "", "neutral temple obelisk academy:2 market:0", seats=3)
    attack(game)
    game.answer(1, "no_settler")
    assert [colour(game, kind) for kind in (TEMPLE, OBELISK, ACADEMY, MARKET)] == [0, 1, 2, 0]


def test_missing_pieces_are_removed_for_a_gold_each() -> None:
    """COC-9.3.2: on top of the size."""
    temples = dict.fromkeys(("D2", "C2", "E2", "D1", "D3"), "angry temple")
    game = battlefield("infantry1", "", "neutral temple port", seat0={"cities": temples}, terrain={"C4": "sea"})
    attack(game)
    game.answer(1, "no_settler")
    assert colour(game, TEMPLE) == -1
    assert colour(game, PORT) == 0
    assert game.stock(0, "gold") == (3 + 1,)


def test_without_a_settlement_the_whole_city_goes() -> None:
    """COC-9.3.2, COC-12.3.4: a gold for each piece besides; the wonder is lost."""
    cities = dict.fromkeys(("D2", "C2", "E2", "D1", "D3", "C3", "E3"), "angry")
    terrain = {"C3": "plains", "E3": "plains"}
    game = battlefield("infantry1", "", "neutral temple great_statue", seat0={"cities": cities}, terrain=terrain)
    attack(game)
    game.answer(1, "settler D7")
    assert game.stock(0, "gold") == (3 + 3,)
    assert game.state.owner[game.hex("D4")] == -1
    assert game.units(0, "D4") == "infantry1"
    assert "great_statue" in game.names(game.state.box)
    assert game.state.wonder_at[WONDER.index("great_statue")] == -1


def test_the_last_city_leaves_no_place_for_refugees() -> None:
    """COC-9.3.1."""
    game = battlefield("infantry1", "", seat1={"cities": {"D4": "neutral"}})
    attack(game)
    assert game.table.over
    assert game[1].cities == ()


def points(game: Scenario, seat: int, wonder: str) -> float:
    """A player's points for a wonder."""
    return wonder_halves(game.state, seat, WONDER.index(wonder)) / 2


def test_ex_83_a_captured_wonder_is_shared_by_builder_and_owner() -> None:
    """COC-12.3.5: 2 points each, 4 if the builder has it back; the Great Pyramid stays with its builder."""
    game = battlefield("infantry1", "", "neutral great_statue great_pyramid", seats=3)
    place = game.hex("D4")
    for owner, expected in ((0, (2, 2, 0)), (2, (0, 2, 2)), (1, (0, 4, 0))):
        game.carry_out(Capture(owner, place))
        while not game.table.over:
            game.answer(game.decision.seat, "no_settler")
        assert game.state.owner[place] == owner
        assert tuple([points(game, seat, "great_statue") for seat in range(3)]) == expected
        assert tuple([points(game, seat, "great_pyramid") for seat in range(3)]) == (0, 5, 0)


def test_the_captor_has_the_power_of_the_wonder() -> None:
    """COC-12.3.5."""
    game = battlefield("infantry1", "", "neutral great_arena")
    assert game[1].abilities
    attack(game)
    game.answer(1, "no_settler")
    assert game[0].abilities
    assert not game[1].abilities


def test_ex_71_barbarian_rewards() -> None:
    """COC-10.4.4: 1 gold for the army, 1 more for the city, whatever its size."""
    game = battlefield("infantry3", "", barbarians={"D4": "infantry2"})
    attack(game, "6I 6I 1L 1L 1L", defender="barbarians")
    assert game.stock(0, "gold") == (1,)
    game = battlefield("infantry3", "", barbarians={"D4": "city academy:1 temple:0 infantry1"})
    attack(game, "6I 1L 1L 1L", defender="barbarians")
    assert game.stock(0, "gold") == (2,)
    assert game.mood("D4") == "angry"
    assert (colour(game, ACADEMY), colour(game, TEMPLE)) == (1, 0)


def test_an_empty_barbarian_city_is_worth_one_gold() -> None:
    """COC-10.4.4."""
    game = battlefield("infantry1", "", barbarians={"D4": "city"})
    attack(game, defender="barbarians")
    assert game.stock(0, "gold") == (1,)


def test_barbarians_take_only_the_settlement() -> None:
    """COC-10.4.3: buildings keep their colours, the loser may place a Settler, the Fortress is theirs to use."""
    game = battlefield("", "", "happy temple fortress", barbarians={"D4": "infantry2"}, seat0={"units": {}})
    game.carry_out(Capture(BARBARIANS, game.hex("D4")))
    game.answer(1, "settler D7")
    assert game.state.owner[game.hex("D4")] == BARBARIANS
    assert colour(game, TEMPLE) == 1
    assert game.mood("D4") == "angry"


def test_barbarians_defend_with_a_captured_fortress() -> None:
    """COC-10.4.3."""
    game = battlefield("infantry1", "", barbarians={"D4": "city fortress:1"})
    attack(game, "6I 6I", defender="barbarians")
    assert game.units(0, "D4") == ""
    assert game.state.owner[game.hex("D4")] == BARBARIANS


def test_a_lost_wonder_helps_nobody_among_barbarians() -> None:
    """COC-12.3.5: the builder keeps 2 points."""
    game = battlefield("", "", "happy great_statue", barbarians={"D4": "infantry2"}, seat0={"units": {}})
    game.carry_out(Capture(BARBARIANS, game.hex("D4")))
    game.answer(1, "no_settler")
    assert not game[1].abilities
    assert points(game, 1, "great_statue") == 2
