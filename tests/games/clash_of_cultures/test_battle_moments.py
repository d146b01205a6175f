"""What abilities can do in a battle and to barbarians: the moments that the chapters of war open.

But for one example the hooks are made up here; the abilities themselves have tests of their own.
"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.rules import moments
from epoka.games.clash_of_cultures.rules.barbarians import MoveBarbarians
from epoka.games.clash_of_cultures.rules.battle import Battle
from epoka.games.clash_of_cultures.rules.capture import Capture
from epoka.games.clash_of_cultures.rules.cities import set_mood
from epoka.games.clash_of_cultures.rules.pirates import Pirates, is_controlled
from epoka.games.clash_of_cultures.rules.stock import gain
from epoka.games.clash_of_cultures.rules.units import INFANTRY_PACK, LEADER_PACK, add, remove, ships
from epoka.games.clash_of_cultures.state import ClashState
from epoka.games.clash_of_cultures.tables import CULTURE, FORTRESS, HAPPY, NEUTRAL, PIRATES, TEMPLE
from epoka.kernel import YES, Frame, Option, Seat, Step, YesNo, ask, done
from tests.games.clash_of_cultures.hooking import act
from tests.games.clash_of_cultures.scenario import Scenario
from tests.games.clash_of_cultures.test_barbarians import coast, country
from tests.games.clash_of_cultures.war import attack, battlefield, combat_values, fix_dice

LEADER = "imhotep"
ABILITY = "imhotep_physician"
EXPANSION = {"civilizations": "on"}


class SayYes(Frame[ClashState]):
    """A seat may say yes; then something changes."""

    seat: Seat
    change: tuple[Any, ...]

    def start(self, s: ClashState) -> Step:
        return ask(YesNo(self.seat, "prompt-siege"), then=self.answered)

    def answered(self, s: ClashState, answer: Option) -> Step:
        return done(self.change if answer == YES else None)


def led(attackers: str, defenders: str, city: str = "", **given: Any) -> Scenario:
    """A battle in which the defender has a leader with the ability."""
    seat1 = {"leader": LEADER} | given.pop("seat1", {})
    return battlefield(attackers, defenders + "-leader1", city, seat1=seat1, options=EXPANSION, **given)


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let the ability act at a moment."""

    def hooked(moment: str, does: Any) -> None:
        act(monkeypatch, getattr(moments, moment), ABILITY, does)

    return hooked


def test_ex_62_a_leader_helps_in_every_round() -> None:
    """COC-13.2: Suiko adds 2 in each round that she defends."""
    game = battlefield("infantry2", "leader1", seat1={"leader": "suiko"}, options=EXPANSION)
    attack(game, "1L 1L 2C")
    for _ in range(2):
        fix_dice(game, "1L 1L 2C")
        game.answer(0, "fight")
    assert combat_values(game) == [2, 4, 2, 4, 2, 4]


def test_the_price_before_the_battle_may_buy_something_lasting(hook: Any) -> None:
    hook("BATTLE_BEGINS", lambda s, seat, battle: SayYes(seat, (("lasting", 2), ("tusks", 1))))
    game = led("infantry1", "elephant1")
    attack(game)
    fix_dice(game, "1L 2C 2C")
    game.answer(1, "yes")
    assert combat_values(game) == [1, 7]


def test_before_a_round_and_before_a_roll_something_may_be_bought(hook: Any) -> None:
    hook("BATTLE_ROUND", lambda s, seat, battle: SayYes(seat, ("value", 1)))
    hook("BATTLE_ROLL", lambda s, seat, battle: SayYes(seat, ("value", 4)))
    game = led("infantry2", "infantry1")
    attack(game)
    fix_dice(game, "1L 1L 2C 2C")
    game.answer(1, "no")
    game.answer(0, "fight")
    game.answer(1, "yes")
    fix_dice(game, "1L 1L 2C 2C")
    game.answer(1, "yes")
    assert combat_values(game) == [2, 4, 2, 9]


def test_cards_may_be_barred_for_either_side(hook: Any) -> None:
    hook("BATTLE_BAN", lambda s, seat, battle: battle.round == 1)
    hook("BATTLE_CARDLESS", lambda s, seat, battle: True)
    hands = {"advances": "tactics", "hand": "action_06"}, {"advances": "tactics", "hand": "action_08"}
    game = led("infantry1", "infantry1", seat0=hands[0], seat1=hands[1])
    attack(game, "1L 2C 2C")
    assert game.options() == ["fight", "withdraw"]
    game.answer(0, "fight")
    assert game.options() == ["hold", "lay action_06"]


def test_a_revealed_card_may_be_exchanged_for_value(hook: Any) -> None:
    hook("BATTLE_REVEALED", lambda s, seat, battle: SayYes(seat, ("instead", 2)) if battle.played[1] else None)
    game = led("infantry1", "infantry1", seat1={"advances": "tactics", "hand": "action_27"})
    attack(game)
    game.answer(1, "lay action_27")
    fix_dice(game, "3I 2C 2C")
    game.answer(1, "yes")
    assert combat_values(game) == [4, 6]
    assert game.names(game.state.spent) == ["action_27"]


def test_dice_may_be_turned_into_a_cancelled_hit(hook: Any) -> None:
    hook("BATTLE_ROLLED", lambda s, seat, battle: SayYes(seat, (("value", -2), ("cancel", 1))))
    game = led("infantry1", "infantry1")
    attack(game, "6I 2C 2C")
    game.answer(1, "yes")
    assert combat_values(game) == [7, 2]
    assert game.units(1, "D4") == "infantry1-leader1"


def test_modifiers_of_the_enemy_may_be_capped_and_abilities_muted(hook: Any) -> None:
    hook("BATTLE_CAP", lambda s, seat, battle: 2 if battle.round == 1 else None)
    hook("BATTLE_MUTED", lambda s, seat, battle: True)
    game = led(
        "infantry1", "infantry1", seat0={"notes": (("great_warlord", 1),), "advances": "tactics", "hand": "action_06"}
    )
    attack(game)
    fix_dice(game, "1L 3I 1L")
    game.answer(0, "lay action_06")
    assert combat_values(game) == [3, 4]


def test_hits_are_cancelled_without_a_choice_or_for_a_price(hook: Any) -> None:
    hook("BATTLE_CANCEL", lambda s, seat, battle: 1)
    hook("BATTLE_HITS", lambda s, seat, battle: SayYes(seat, ("cancel", 1)))
    game = led("infantry2", "infantry1")
    attack(game, "6I 6I 2C 2C")
    game.answer(1, "yes")
    assert game.told("hits-cancelled") == [(1, 1, 2)]
    game.answer(0, "withdraw")
    game = led("infantry2", "infantry1")
    attack(game, "6I 1L 2C 2C")
    assert game.options() == ["fight", "withdraw"]


def test_a_survivor_may_drive_the_attackers_away(hook: Any) -> None:
    def sacrifice(s: ClashState, seat: Seat, battle: Battle) -> Frame[ClashState]:
        return SayYes(seat, ("withdraw", 1))

    hook("BATTLE_SURVIVED", sacrifice)
    game = led("infantry2", "infantry1", "neutral")
    attack(game, "1L 1L 2C 2C")
    game.answer(1, "yes")
    assert game.units(0, "D3") == "infantry2"


def test_the_end_of_a_battle_tells_who_lost_what(hook: Any) -> None:
    seen: list[tuple[int, int]] = []
    hook("BATTLE_ENDED", lambda s, seat, battle: seen.append((battle.winner, battle.lost[0])))
    game = led("infantry1-settler1", "infantry1")
    attack(game, "1L 6I 2C")
    assert seen == [(1, 0x11)]


def test_a_captured_city_may_keep_a_piece(hook: Any) -> None:
    """COC-9.3.1: asked of the piece's owner."""
    hook("PIECE_KEPT", lambda s, seat, hex_, building: building == FORTRESS)
    seat1 = {"leader": LEADER, "units": {"D7": "leader1"}}
    game = battlefield("infantry1", "", "happy fortress temple", seat1=seat1, options=EXPANSION)
    game.carry_out(Capture(0, game.hex("D4")))
    game.answer(1, "no_settler")
    built = game.state.built[game.hex("D4")]
    assert (built >> 3 * FORTRESS & 7, built >> 3 * TEMPLE & 7) == (2, 1)


def test_the_captor_learns_what_the_city_was_like(hook: Any) -> None:
    """COC-9.3.1: whose it was, its size and mood, and whether a building of the captor stood there."""
    seen: list[tuple[int, ...]] = []

    def captured(s: ClashState, seat: Seat, hex_: int, capture: Capture) -> None:
        seen.append((capture.former, capture.size, capture.mood, capture.influenced))
        set_mood(s, hex_, HAPPY)

    hook("CAPTURED", captured)
    seat0 = {"units": {}, "cities": {"D2": "neutral", "D4": "neutral fortress temple:1"}}
    game = battlefield("", "leader1", seat0=seat0, seat1={"leader": LEADER}, options=EXPANSION)
    game.carry_out(Capture(1, game.hex("D4")))
    game.answer(0, "no_settler")
    assert seen == [(0, 3, NEUTRAL, 1)]
    assert game.mood("D4") == "happy"


def test_barbarians_may_need_consent_or_go_astray(hook: Any) -> None:
    seat0 = {"leader": LEADER, "units": {"D1": "leader1"}}
    hook("BARBARIANS_CONSENT", lambda s, seat, hex_: True)
    game = country(barbarians={"D4": "infantry2"}, seat0=dict(seat0), options=EXPANSION)
    game.carry_out(MoveBarbarians(0))
    game.answer(0, "no")
    assert game.units("barbarians", "D4") == "infantry2"
    hook("BARBARIANS_CONSENT", lambda s, seat, hex_: False)
    hook("BARBARIANS_MARCH", lambda s, seat, armies: SayYes(seat, ("free", 1)))
    game = country(barbarians={"D4": "infantry2"}, seat0=dict(seat0), options=EXPANSION)
    game.carry_out(MoveBarbarians(0))
    game.answer(0, "yes")
    assert "raid D4 D5" in game.options()
    game.answer(0, "raid D4 D5")
    hook("BARBARIANS_MARCH", lambda s, seat, armies: SayYes(seat, tuple([("stop", hex_) for hex_ in armies])))
    game = country(barbarians={"D4": "infantry2"}, seat0=dict(seat0), options=EXPANSION)
    game.carry_out(MoveBarbarians(0))
    game.answer(0, "yes")
    assert game.units("barbarians", "D4") == "infantry2"


def test_friends_of_barbarians_play_cards_for_them(hook: Any) -> None:
    hook("BATTLE_LOYALTY", lambda s, seat, battle: True)
    seat1 = {"leader": LEADER, "units": {"D7": "leader1"}, "advances": "tactics", "hand": "action_06"}
    game = battlefield("infantry1", "", seat1=seat1, barbarians={"D4": "infantry1"}, options=EXPANSION)
    attack(game, defender="barbarians")
    fix_dice(game, "1L 1L")
    game.answer(1, "lay action_06")
    assert combat_values(game) == [1, 3]


def test_pirates_beside_own_units_fight_for_their_friend(hook: Any) -> None:
    """COC-13.41: they are the first to sink, and nobody is paid for them."""

    def shared(s: ClashState, seat: Seat, hex_: int) -> int:
        return ships(s.armies[PIRATES][hex_])

    hook("SHIPS_SHARED", shared)
    seat1 = {"leader": LEADER, "units": {"C4": "ship1-leader1-infantry2"}}
    game = battlefield("", "", seat0={"units": {"C4": "ship2"}}, seat1=seat1, pirates={"C4": 1}, options=EXPANSION)
    assert is_controlled(game.state, game.hex("C4"))
    attack(game, "6I 1L 1L 1L", place="C4", origin="")
    assert game.units("pirates", "C4") == ""
    assert game.stock(0, "gold") == (0,)


def test_controlled_pirates_neither_raid_nor_leave(hook: Any) -> None:
    """COC-13.22: all of them controlled, the icon does nothing."""
    hook("SHIPS_SHARED", lambda s, seat, hex_: ships(s.armies[PIRATES][hex_]))
    seat0 = {"leader": LEADER, "units": {"D3": "leader1"}, "food": 1}
    game = coast(pirates={"D3": 4}, seat0=seat0)
    game.carry_out(Pirates(0))
    assert game.table.over
    assert game.stock(0, "food") == (1,)


def test_a_lost_leader_is_mourned(hook: Any) -> None:
    """LEADER_LOST is opened while the ability is still known."""

    def mourn(s: ClashState, seat: Seat, card: int) -> None:
        gain(s, seat, CULTURE, 1)

    hook("LEADER_LOST", mourn)
    game = battlefield("infantry2", "leader1", seat1={"leader": LEADER}, options=EXPANSION)
    attack(game, "6I 1L 2C")
    assert game.stock(1, "culture") == (1,)


def test_units_that_an_ability_moves_are_no_longer_in_the_battle(hook: Any) -> None:
    """The battle looks at the hex anew in each round."""

    def push(s: ClashState, seat: Seat, battle: Battle) -> None:
        remove(s, battle.attacker, battle.hex, INFANTRY_PACK)
        add(s, battle.attacker, battle.origin, INFANTRY_PACK)

    hook("BATTLE_ROUND", push)
    game = battlefield("infantry1", "leader1", seat1={"leader": LEADER}, options=EXPANSION)
    attack(game, "1L 2C")
    game.answer(0, "fight")
    assert game.told("battle-won") == [(1, 1, "D4")]
    assert game.units(0, "D3") == "infantry1"
    assert game.state.armies[1][game.hex("D4")] == LEADER_PACK
