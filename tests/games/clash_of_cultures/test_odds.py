"""The odds before an attack, against battles that were fought. (COC-9.2)"""

from __future__ import annotations

import pytest

from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.odds import Odds, odds
from epoka.games.clash_of_cultures.rules.units import ONE, remove
from epoka.games.clash_of_cultures.tables import UNIT
from tests.games.clash_of_cultures.scenario import Scenario
from tests.games.clash_of_cultures.war import battlefield

GAMES = 400


def pack_of(units: str) -> int:
    """Units as a pack."""
    found = 0
    for word in units.split("-"):
        kind = next(k for k, unit in enumerate(UNIT) if word.startswith(unit))
        found += int(word.removeprefix(UNIT[kind])) * ONE[kind]
    return found


def field(attackers: str, defenders: str, city: str) -> Scenario:
    """Two armies, the attackers' with its leader if it has one."""
    leader = {"leader": "imhotep"} if "leader" in attackers else {}
    return battlefield(attackers, defenders, city, seat0=leader, options={"civilizations": "on"})


def estimate(game: Scenario, attackers: str, place: str = "D4", by_sea: int = 0) -> Odds:
    """The odds of units that come from elsewhere."""
    pack = pack_of(attackers)
    remove(game.state, 0, game.hex(place), pack)
    return odds(game.state, 0, 1, game.hex(place), pack, by_sea)


@pytest.mark.parametrize(
    ("attackers", "defenders", "city"),
    [
        ("infantry2", "infantry1", ""),
        ("infantry2", "infantry2", "happy fortress great_wall"),
        ("infantry1-elephant1-leader1", "cavalry2-infantry1", ""),
        ("infantry3", "", "neutral fortress"),
    ],
)
def test_odds_agree_with_battles_that_were_fought(attackers: str, defenders: str, city: str) -> None:
    won = lost = 0
    for number in range(GAMES):
        game = field(attackers, defenders, city)
        game.state.chance = number << 40
        here = game.hex("D4")
        game.carry_out(Battle(0, 1, here, -1, pack_of(attackers)))
        while not game.table.over:
            game.answer(game.decision.seat, game.options()[0])
        winner = [values[0] for values in game.told("battle-won")]
        won += winner == [0]
        lost += winner == [1]
    game = field(attackers, defenders, city)
    found = estimate(game, attackers)
    assert sum(found) == pytest.approx(1)
    assert found.win == pytest.approx(won / GAMES, abs=0.08)
    assert found.lose == pytest.approx(lost / GAMES, abs=0.08)


def test_an_empty_city_is_a_sure_thing_and_nothing_is_changed() -> None:
    game = battlefield("infantry1", "", "neutral")
    found = estimate(game, "infantry1")
    assert found == Odds(1, 0, 0)
    assert game.units(0, "D4") == ""


def test_war_ships_help_those_who_land() -> None:
    """COC-9.4.3."""
    game = battlefield("infantry2", "infantry2", seat0={"advances": "fishing war_ships"})
    landing = estimate(game, "infantry2", by_sea=1)
    assert landing.win > odds(game.state, 0, 1, game.hex("D4"), pack_of("infantry2")).win
