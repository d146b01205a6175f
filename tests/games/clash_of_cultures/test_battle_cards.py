"""The lower halves of the action cards. (COC-9.2.1, COC-9.2.2)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.rules.battle_cards import COMBAT
from epoka.games.clash_of_cultures.rules.units import FOUGHT, code, fresh
from epoka.games.clash_of_cultures.tables import CARDS
from tests.games.clash_of_cultures.scenario import Scenario
from tests.games.clash_of_cultures.war import attack, battlefield, combat_values, fix_dice

BY_NAME = {combat.id: CARDS[card] for card, combat in COMBAT.items()}
"""One card with each lower half."""
TACTICS = {"advances": "tactics"}


def duel(attackers: str, defenders: str, mine: str = "", theirs: str = "", city: str = "", **given: Any) -> Scenario:
    """A battle before its cards; `mine` and `theirs` are the lower halves that both hold."""
    seat0 = TACTICS | {"hand": BY_NAME[mine] if mine else ""} | given.pop("seat0", {})
    seat1 = TACTICS | {"hand": BY_NAME[theirs] if theirs else ""} | given.pop("seat1", {})
    return battlefield(attackers, defenders, city, seat0=seat0, seat1=seat1, **given)


def lay(game: Scenario, seat: int, name: str, dice: str = "") -> None:
    """A seat lays a card of a name; the dice fall afterwards."""
    if dice:
        fix_dice(game, dice)
    game.answer(seat, f"lay {BY_NAME[name]}")


def test_a_card_lies_face_down_until_both_have_decided() -> None:
    """COC-9.2.1: what was laid is hidden, and a holder is asked even without a card that fits."""
    game = duel("infantry1", "infantry1", "high_morale", "siege")
    attack(game)
    lay(game, 0, "high_morale")
    assert game.names(game[0].committed) == [BY_NAME["high_morale"]]
    lying = {zone["zone"]: zone["cards"] for zone in game.table.view(1)["zones"] if zone["seat"] == 0}
    assert lying["committed"] == [None]
    assert game.decision.seat == 1
    assert game.options() == ["hold"]
    assert game.refused(1, f"lay {BY_NAME['siege']}") == ("card-attacker-only", "COC-9.2.1")
    fix_dice(game, "3E 1L")
    game.answer(1, "hold")
    assert combat_values(game) == [5, 1]
    assert game.names(game.state.spent) == [BY_NAME["high_morale"]]


def test_without_tactics_nobody_is_asked() -> None:
    """COC-9.2.1."""
    game = battlefield("infantry1", "infantry1", seat0={"hand": "action_06"})
    attack(game, "5I 1L")
    assert game.told("battle-won") == [(0, 0, "D4")]


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("wedge_formation", "card-attacker-only"),
        ("flanking", "card-attacker-only"),
        ("for_the_people", "card-city-only"),
        ("improved_defenses", "card-city-only"),
    ],
)
def test_cards_with_a_role_or_a_place_are_refused_elsewhere(card: str, reason: str) -> None:
    """COC-9.2.1: the defender stands in the open."""
    game = duel("infantry1", "infantry1", "", card)
    attack(game)
    assert game.refused(1, f"lay {BY_NAME[card]}") == (reason, "COC-9.2.1")


def test_army_cards_do_not_help_ships() -> None:
    """COC-9.2.1."""
    game = duel("", "", "archers", seat0={"units": {"C4": "ship1"}}, seat1={"units": {"C4": "ship1"}})
    attack(game, place="C4")
    assert game.refused(0, f"lay {BY_NAME['archers']}") == ("card-needs", "COC-9.2.1")


def test_peltasts_cancel_a_hit_if_one_die_succeeds() -> None:
    game = duel("infantry2", "infantry2", "peltasts")
    attack(game)
    lay(game, 0, "peltasts", "c2 c5 1L 1L 6I 1L")
    assert game.units(0, "D4") == "infantry2"
    assert game.told("hits-cancelled") == [(0, 0, 1)]


def test_peltasts_may_fail() -> None:
    game = duel("infantry2", "infantry2", "peltasts")
    attack(game)
    lay(game, 0, "peltasts", "c2 c4 1L 1L 6I 1L")
    assert game.units(0, "D4") == "infantry1"


@pytest.mark.parametrize(("check", "left"), [("c5", ""), ("c4", "infantry1")])
def test_encircled_adds_a_hit_that_nothing_cancels(check: str, left: str) -> None:
    game = duel("infantry2", "infantry2", "encircled")
    attack(game)
    lay(game, 0, "encircled", f"5I 1L 1L 1L {check}")
    assert game.units(1, "D4") == left


def test_encircled_needs_the_enemy_to_lose_at_least_as_much() -> None:
    game = duel("infantry2", "infantry2", "encircled")
    attack(game)
    lay(game, 0, "encircled", "1L 1L 6I 1L")
    assert game.told("check-rolled") == []


def test_wedge_formation_counts_the_defenders() -> None:
    game = duel("infantry1", "infantry3", "wedge_formation")
    attack(game)
    lay(game, 0, "wedge_formation", "2C 1L 1L 1L")
    assert combat_values(game) == [5, 3]


def test_heavy_resistance_counts_the_attackers() -> None:
    game = duel("infantry3", "infantry1", "", "heavy_resistance")
    attack(game)
    lay(game, 1, "heavy_resistance", "2C 2C 2C 1L")
    assert combat_values(game) == [3, 1]


def test_heavy_resistance_works_at_sea_and_never_below_nothing() -> None:
    game = duel("", "", "", "heavy_resistance", seat0={"units": {"C4": "ship2"}}, seat1={"units": {"C4": "ship1"}})
    attack(game, place="C4")
    lay(game, 1, "heavy_resistance", "1L 1L 1L")
    assert combat_values(game) == [0, 1]


def test_high_ground_silences_combat_abilities() -> None:
    game = duel("infantry2", "infantry1", "", "high_ground")
    attack(game)
    lay(game, 1, "high_ground", "3I 3I 6I")
    assert combat_values(game) == [6, 7]


def test_high_ground_is_not_for_attackers_of_a_city() -> None:
    game = duel("infantry2", "infantry1", "high_ground", city="neutral")
    attack(game)
    assert game.refused(0, f"lay {BY_NAME['high_ground']}") == ("card-high-ground", "COC-9.2.1")


def test_surprise_draws_a_card_for_a_kill() -> None:
    game = duel("infantry1", "infantry1", "surprise", actions="action_25")
    attack(game)
    lay(game, 0, "surprise", "4C 1L")
    assert combat_values(game) == [5, 1]
    assert game.names(game[0].hand) == ["action_25"]


@pytest.mark.parametrize(("answer", "value"), [("yes", 4), ("no", 3)])
def test_siege_starves_the_enemy_unless_they_pay(answer: str, value: int) -> None:
    game = duel("infantry1", "infantry1", "siege", city="neutral", seat1={"food": 2})
    attack(game)
    lay(game, 0, "siege")
    fix_dice(game, "1L 3I")
    game.answer(1, answer)
    assert combat_values(game) == [2, value]
    assert game.stock(1, "food") == ((0,) if answer == "yes" else (2,))


@pytest.mark.parametrize(("card", "city"), [("for_the_people", "neutral"), ("defensive_formation", "")])
def test_defenders_roll_one_more_die(card: str, city: str) -> None:
    game = duel("infantry1", "infantry1", "", card, city=city)
    attack(game)
    lay(game, 1, card, "1L 2C 2E")
    assert combat_values(game) == [1, 4]


def test_flanking_rolls_one_more_die() -> None:
    game = duel("infantry1", "infantry1", "flanking")
    attack(game)
    lay(game, 0, "flanking", "2C 2E 1L")
    assert combat_values(game) == [4, 1]


def test_improved_defenses_cancel_a_hit_even_for_a_fortress_alone() -> None:
    game = duel("infantry2", "infantry1", "", "improved_defenses", city="neutral")
    attack(game)
    lay(game, 1, "improved_defenses", "6I 1L 1L")
    assert game.units(1, "D4") == "infantry1"


def test_a_tactical_retreat_saves_the_army_but_not_the_city() -> None:
    game = duel("infantry2", "infantry2-settler1", "", "tactical_retreat", city="neutral", terrain={"E4": "plains"})
    attack(game)
    lay(game, 1, "tactical_retreat")
    assert game.options() == ["retreat D3", "retreat E4", "retreat D5"]
    assert game.refused(1, "retreat D7") == ("no-retreat-there", "COC-9.2.2")
    game.answer(1, "retreat D5", "no_settler")
    assert game.units(1, "D5") == "settler1-infantry2"
    assert game.told("battle-won") == [(0, 0, "D4")]
    assert game.state.owner[game.hex("D4")] == 0
    assert game.names(game.state.spent) == [BY_NAME["tactical_retreat"]]


def test_whoever_retreats_in_the_own_turn_has_fought() -> None:
    """Those who took part in a battle move no more this turn; Settlers took no part. (COC-8.1.4)"""
    game = duel("infantry1", "infantry2-settler1", "", "tactical_retreat", terrain={"E4": "plains"}, active=1)
    attack(game)
    lay(game, 1, "tactical_retreat")
    game.answer(1, "retreat D5")
    assert code(fresh(game.state, 1, game.hex("D5"), FOUGHT)) == "settler1"


def test_a_tactical_retreat_needs_a_way_out() -> None:
    game = duel(
        "infantry1",
        "infantry3",
        "",
        "tactical_retreat",
        seat1={"units": {"D4": "infantry3", "D3": "infantry2", "D5": "infantry3"}},
    )
    attack(game, origin="C4")
    assert game.refused(1, f"lay {BY_NAME['tactical_retreat']}") == ("card-no-way-out", "COC-9.2.1")


def test_scout_takes_the_enemy_card_before_it_acts() -> None:
    game = duel("infantry1", "infantry1", "archers", "scout")
    attack(game)
    lay(game, 0, "archers")
    lay(game, 1, "scout", "1L 1L")
    assert game.names(game[1].hand) == [BY_NAME["archers"]]
    assert game.told("check-rolled") == []
    assert game.names(game.state.spent) == [BY_NAME["scout"]]


def test_martyr_costs_both_a_unit_and_silences_the_enemy() -> None:
    game = duel("infantry2", "infantry2", "martyr", "high_morale")
    attack(game)
    lay(game, 0, "martyr")
    lay(game, 1, "high_morale", "1L 1L")
    assert game.units(0, "D4") == game.units(1, "D4") == "infantry1"
    assert combat_values(game) == [1, 1]


def test_martyr_may_end_the_battle_without_a_winner() -> None:
    game = duel("infantry1", "infantry1", "martyr")
    attack(game)
    lay(game, 0, "martyr")
    assert game.told("battle-drawn") == [("D4",)]


@pytest.mark.parametrize(("check", "left"), [("c5", "infantry1"), ("c4", "infantry2")])
def test_archers_may_kill_before_the_dice(check: str, left: str) -> None:
    game = duel("infantry2", "infantry2", "archers")
    attack(game)
    lay(game, 0, "archers", f"{check} 1L 1L 1L" + (" 1L" if check == "c4" else ""))
    assert game.units(1, "D4") == left


def test_archers_may_win_alone() -> None:
    game = duel("infantry1", "infantry1", "archers")
    attack(game)
    lay(game, 0, "archers", "c6")
    assert game.told("dice-rolled") == []
    assert game.told("battle-won") == [(0, 0, "D4")]


@pytest.mark.parametrize("card", ["peltasts", "martyr", "tactical_retreat"])
def test_cards_of_those_who_are_gone_do_nothing(card: str) -> None:
    """COC-9.2.2: the attacker's card comes first."""
    game = duel("infantry1", "infantry1", "archers", card)
    attack(game)
    lay(game, 0, "archers")
    lay(game, 1, card, "c6")
    assert game.told("battle-won") == [(0, 0, "D4")]
    assert game.units(0, "D4") == "infantry1"


def test_a_fortress_fights_on_after_archers() -> None:
    """COC-9.2.6: the last unit is gone, the Fortress still rolls."""
    game = duel("infantry1", "infantry1", "archers", city="neutral fortress")
    attack(game)
    lay(game, 0, "archers", "c6 1L 5I")
    assert game.told("battle-drawn") == [("D4",)]
    assert game.state.owner[game.hex("D4")] == 1


def test_a_card_lasts_one_round() -> None:
    """COC-9.2.2."""
    game = duel("infantry1", "infantry1", "high_morale")
    attack(game)
    lay(game, 0, "high_morale", "1L 1L")
    fix_dice(game, "1L 1L")
    game.answer(0, "fight")
    assert combat_values(game) == [3, 1, 1, 1]


def test_a_dealt_card_that_does_not_fit_has_no_effect() -> None:
    """A table dealt anew may hold any card face down; it is turned up and nothing comes of it."""
    game = duel("infantry1", "infantry1", "high_morale", "high_ground")
    attack(game)
    lay(game, 0, "high_morale")
    wrong = game.take(BY_NAME["improved_defenses"])
    game.state.actions += game[0].committed
    game[0].committed = (wrong,)
    fix_dice(game, "1L 1L")
    game.answer(1, "hold")
    assert combat_values(game) == [1, 1]
