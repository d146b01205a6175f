"""The upper halves of the action cards. (COC-12.1)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.clash_of_cultures.components import ACTION_CARDS
from epoka.games.clash_of_cultures.rules import influence
from epoka.games.clash_of_cultures.rules.action_cards import HALVES, after_capture
from epoka.games.clash_of_cultures.rules.action_cards.learning import neighbours
from epoka.games.clash_of_cultures.rules.battle_goals import Outcome, after_battle
from epoka.games.clash_of_cultures.rules.lasting import why_not_attack
from epoka.games.clash_of_cultures.rules.moments import CARD_IS_FREE, CARD_PLAYED
from epoka.games.clash_of_cultures.rules.notes import note
from epoka.games.clash_of_cultures.rules.units import INFANTRY_PACK
from epoka.games.clash_of_cultures.state import ClashState
from epoka.games.clash_of_cultures.tables import BARBARIANS
from epoka.kernel import Frame, Seat, Step, done
from tests.games.clash_of_cultures.hooking import act
from tests.games.clash_of_cultures.scenario import Scenario, scenario

PATH = dict.fromkeys(("D3", "D4", "D5", "D6"), "plains")
"""Land from one starting city to the other."""


def holding(card: str, **given: Any) -> Scenario:
    """A turn of seat 0, who holds a card; further words are about that nation unless they name the table."""
    table = {name: given.pop(name) for name in list(given) if name in TABLE or name.startswith("seat")}
    return scenario(seat0={"hand": card, **given}, **table)


TABLE = ("terrain", "barbarians", "objectives", "actions", "wonders", "options", "events", "tiles")


def test_all_halves_are_there() -> None:
    assert {card.civil for card in ACTION_CARDS} == set(HALVES)
    assert len(HALVES) == 21


def test_a_card_that_is_played_is_discarded_face_up() -> None:
    table = holding("action_25", culture=1)
    table.answer(0, "play action_25")
    assert "action_25" in table.names(table.state.spent)
    assert table.told("played") == [(0, "action_25")]


def test_a_card_must_be_held_and_paid() -> None:
    table = holding("action_25")
    assert table.refused(0, "play action_25") == ("cannot-pay", "COC-12.1")
    assert table.refused(0, "play action_09") == ("card-not-held", "COC-12.1")


def test_a_main_action_must_be_left() -> None:
    table = holding("action_31", culture=1, fewer=3)
    assert table.refused(0, "play action_31") == ("no-actions-left", "COC-4.2")


# -- advances --------------------------------------------------------------------------------------------------------


def test_quick_advance() -> None:
    """1 culture for an advance; the cube comes from the supply."""
    table = holding("action_01", culture=1, cubes=1)
    table.answer(0, "play action_01", "learn storage")
    assert (table.advances(0), table.stock(0, "culture", "food", "mood")) == (["storage"], (0, 0, 1))
    assert (table[0].cubes, table[0].actions_left) == (1, 3)


def test_inspiration_needs_a_neighbour() -> None:
    """An advance of a rival with a unit or city within 2 hexes."""
    far = holding("action_03", seat1={"advances": "myths"})
    assert far.refused(0, "play action_03") == ("nobody-inspires", "COC-12.1")
    table = holding("action_03", terrain=PATH, seat1={"advances": "myths rituals fishing"}, units={"D5": "settler1"})
    assert neighbours(table.state, 0) == (1,)
    table.answer(0, "play action_03")
    assert table.options() == ["learn fishing", "learn myths"]
    table.answer(0, "learn myths")
    assert table.advances(0) == ["myths"]


def test_unexplored_land_separates_neighbours() -> None:
    """(COC-2.4)"""
    table = holding("action_03", terrain={"D5": "plains"}, seat1={"advances": "myths"}, units={"D5": "settler1"})
    assert neighbours(table.state, 0) == ()


def test_technology_trade_goes_both_ways() -> None:
    table = holding(
        "action_39", terrain=PATH, units={"D5": "settler1"}, advances="arts", seat1={"advances": "myths tactics"}
    )
    table.answer(0, "play action_39", "learn tactics")
    assert table.advances(0) == ["tactics", "arts"]
    assert table.advances(1) == ["tactics", "myths", "arts"]


def test_synergies_buy_two_advances_of_a_category() -> None:
    table = holding("action_33", food=2, ideas=2, advances="storage", cubes=1)
    table.answer(0, "play action_33", "learn irrigation")
    while table.decision.prompt == "prompt-spend":
        table.answer(0, "rest")
    assert table.advances(0) == ["storage", "irrigation", "husbandry"]
    assert (table.stock(0, "food", "ideas"), table[0].cubes, table[0].actions_left) == ((0, 0), 1, 2)


def test_synergies_need_the_price_of_both() -> None:
    table = holding("action_33", food=2, ideas=1)
    assert table.refused(0, "play action_33") == ("no-two-advances", "COC-12.1")


def test_synergies_count_only_what_pays_for_advances() -> None:
    """Wood, ore and mood do not, whatever abilities somebody has. (COC-5.2, COC-7.1.1)"""
    rich = {"food": 2, "wood": 7, "ore": 7, "mood": 3}
    table = holding("action_33", options={"civilizations": "on"}, civilization="rome", advances="rome_captivi", **rich)
    assert table.refused(0, "play action_33") == ("no-two-advances", "COC-12.1")


def test_synergies_may_begin_a_category() -> None:
    table = holding("action_33", food=2, gold=2)
    table.answer(0, "play action_33")
    assert "learn myths" in table.options()
    assert "learn rituals" not in table.options()
    assert table.refused(0, "learn rituals") == ("advance-needs", "COC-6.1")
    table.answer(0, "learn myths")
    while table.decision.prompt == "prompt-spend":
        table.answer(0, "rest")
    assert table.options() == ["learn rituals", "learn priesthood", "learn state_religion"]


def test_new_ideas() -> None:
    """An advance at its price without an event, then 2 ideas."""
    table = holding("action_41", food=2, cubes=1)
    table.answer(0, "play action_41", "learn myths")
    assert (table.advances(0), table.stock(0, "food", "ideas"), table[0].cubes) == (["myths"], (0, 2), 1)
    poor = holding("action_41", food=1)
    assert poor.refused(0, "play action_41") == ("no-advance-to-buy", "COC-7.1.1")


# -- after battles ---------------------------------------------------------------------------------------------------


def won(table: Scenario, **more: int) -> None:
    """Seat 0 has won a land battle against barbarians."""
    about = {"winner": 0, "attackers": INFANTRY_PACK, "defenders": INFANTRY_PACK, **more}
    after_battle(table.state, Outcome(0, BARBARIANS, 5, **about))
    table.begin()


def test_hero_general_follows_a_battle_won() -> None:
    cities = {"D2": "neutral", "C2": "angry"}
    table = holding("action_05 action_06", cities=cities, mood=1, plans="")
    assert table.refused(0, "play action_05") == ("no-battle-won", "COC-12.1")
    won(table)
    table.answer(0, "play action_05", "city C2")
    assert table.decision.prompt == "prompt-hero-again"
    table.answer(0, "city C2")
    assert (table.mood("D2"), table.mood("C2"), table.stock(0, "mood")) == ("neutral", "happy", (0,))
    assert table.refused(0, "play action_06") == ("no-battle-won", "COC-12.1")
    won(table)
    table.answer(0, "play action_06")
    assert table.mood("D2") == "happy"


def test_an_undefended_city_makes_no_hero() -> None:
    """A real battle has a military unit or Fortress on the other side; great ideas come from any capture."""
    table = holding("action_05 action_11", cities={"D2": "neutral"}, plans="")
    won(table, defenders=0, captured=1)
    assert table.refused(0, "play action_05") == ("no-battle-won", "COC-12.1")
    table.answer(0, "play action_11")
    assert table.stock(0, "ideas") == (2,)


def test_the_great_wall_makes_heroes() -> None:
    """Barbarians that it destroyed were a real enemy, though nobody defended the city. (COC-12.4.8)"""
    table = holding("action_05", cities={"D2": "neutral great_wall"}, mood=1, plans="")
    after_battle(table.state, Outcome(BARBARIANS, 0, table.hex("D2"), winner=0, attackers=INFANTRY_PACK))
    table.begin()
    table.answer(0, "play action_05")
    assert table.mood("D2") == "happy"


def test_great_ideas_once_for_each_battle() -> None:
    table = holding("action_11 action_12", plans="")
    assert table.refused(0, "play action_11") == ("no-battle-won", "COC-12.1")
    won(table)
    table.answer(0, "play action_11")
    assert table.stock(0, "ideas") == (2,)
    assert table.refused(0, "play action_12") == ("no-battle-won", "COC-12.1")


def test_teach_us_right_after_a_capture() -> None:
    """An advance of the player whose city was captured; one card for one capture."""
    table = holding("action_35 action_36", seat1={"advances": "myths rituals arts"})
    assert table.refused(0, "play action_35") == ("only-after-capture", "COC-12.1")
    frame = after_capture(table.state, 0, 1)
    assert frame is not None
    table.carry_out(frame)
    assert table.options() == ["teach action_35", "teach action_36", "skip"]
    table.answer(0, "teach action_36")
    assert table.options() == ["learn myths", "learn arts"]
    table.answer(0, "learn arts")
    assert (table.advances(0), table.stock(0, "culture")) == (["arts"], (1,))
    assert table.table.over
    assert table.names(table[0].hand)[-1] == "action_35"


def test_being_asked_about_teach_us_does_not_tell_who_has_it() -> None:
    """Whoever holds action cards is asked after a capture. (COC-12.1)"""
    table = holding("action_01", seat1={"advances": "myths"})
    frame = after_capture(table.state, 0, 1)
    assert frame is not None
    table.carry_out(frame)
    assert table.options() == ["skip"]
    _empty_hands(table, 0)
    assert after_capture(table.state, 0, 1) is None


def test_teach_us_is_no_card_against_barbarians() -> None:
    table = holding("action_35", seat1={"advances": "myths"})
    assert after_capture(table.state, 0, BARBARIANS) is None
    assert after_capture(table.state, BARBARIANS, 0) is None
    ignorant = holding("action_35")
    assert after_capture(ignorant.state, 0, 1) is None


# -- cards and plans -------------------------------------------------------------------------------------------------


def test_ideas_from_academies() -> None:
    table = holding("action_09", cities={"D2": "happy academy", "C2": "angry academy:1", "E2": "happy"})
    table.answer(0, "play action_09")
    assert table.stock(0, "ideas") == (2,)
    none = holding("action_09")
    assert none.refused(0, "play action_09") == ("no-academy", "COC-12.1")


def _empty_hands(table: Scenario, *seats: Seat) -> None:
    s = table.state
    for seat in seats:
        own = s.nations[seat]
        s.actions += own.hand
        s.objectives += own.plans
        own.hand = own.plans = ()


def test_a_spy_sees_and_exchanges_cards() -> None:
    """One card for one of the same kind; nobody else sees anything."""
    table = scenario(seats=3, seat0={"culture": 1})
    _empty_hands(table, 0, 1)
    own, other = table.state.nations[0], table.state.nations[1]
    own.hand, own.plans = (table.take("action_07"), table.take("action_09")), (table.take("objective_01"),)
    other.hand, other.plans = (table.take("action_25"),), (table.take("objective_02"), table.take("objective_03"))
    other.designs = (table.take("great_wall"),)
    table.begin()
    table.answer(0, "play action_07", "player 1")
    assert table.options() == ["seize action_25", "seize objective_02", "seize objective_03", "skip"]
    seen = {seat: _looked(table, seat) for seat in (0, 1, 2)}
    assert seen[0] == seen[1] == ["action_25", "objective_02", "objective_03", "great_wall"]
    assert seen[2] == [None] * 4
    table.answer(0, "seize objective_03", "hand_over objective_01")
    assert table.names(own.plans) == ["objective_03"]
    assert table.names(other.plans) == ["objective_02", "objective_01"]
    assert (table.names(other.hand), table.names(other.designs)) == (["action_25"], ["great_wall"])
    assert table.state.looked == ()
    assert (table[0].actions_left, table.stock(0, "culture")) == (2, (0,))


def _looked(table: Scenario, seat: Seat) -> list[str | None]:
    zone = next(zone for zone in table.table.view(seat)["zones"] if zone["zone"] == "looked")
    found: list[str | None] = zone["cards"]
    return found


def test_a_spy_may_only_look() -> None:
    table = holding("action_07", culture=1)
    before = table.names(table[1].hand)
    table.answer(0, "play action_07", "skip")
    assert table.names(table[1].hand) == before


def test_new_plans() -> None:
    """Two are drawn; one may be kept for one from hand, the rest is shuffled in."""
    table = holding("action_31", culture=1, objectives="objective_01 objective_02")
    old = table.names(table[0].plans)[0]
    count = len(table.state.objectives)
    table.answer(0, "play action_31")
    assert table.options() == ["keep objective_01", "keep objective_02", "skip"]
    table.answer(0, "keep objective_02", f"drop {old}")
    assert table.names(table[0].plans) == ["objective_02"]
    assert len(table.state.objectives) == count
    assert {old, "objective_01"} <= set(table.names(table.state.objectives))


def test_new_plans_may_be_left() -> None:
    table = holding("action_31", culture=1, objectives="objective_01 objective_02")
    old = table.names(table[0].plans)
    table.answer(0, "play action_31", "skip")
    assert table.names(table[0].plans) == old
    assert {"objective_01", "objective_02"} <= set(table.names(table.state.objectives))


# -- cities, units, tiles --------------------------------------------------------------------------------------------


def test_city_development() -> None:
    """A building for 1 culture instead of resources; the city is activated."""
    cities = {"D2": "happy", "C2": "angry"}
    table = holding("action_17", culture=1, advances="writing", cities=cities)
    table.answer(0, "play action_17")
    assert table.told("constructed") == [(0, "academy", "D2")]
    assert (table.stock(0, "culture", "ideas"), table[0].actions_left) == ((0, 2), 2)
    assert table.state.uses[table.hex("D2")] == 2
    none = holding("action_17", culture=1)
    assert none.refused(0, "play action_17") == ("nothing-to-construct", "COC-7.5.1")


def test_the_explorer_reveals_and_settles() -> None:
    table = holding("action_21", culture=1, cities={"D2": "happy", "C2": "angry"})
    table.answer(0, "play action_21", "reveal F2")
    if table.decision.prompt == "prompt-turn":
        table.answer(0, table.options()[0])
    assert table.options() == ["city D2", "city C2", "skip"]
    table.answer(0, "city C2")
    assert table.units(0, "C2") == "settler1"
    assert table.state.terrain[table.hex("F2")] >= 0


def test_the_explorer_may_only_settle() -> None:
    table = holding("action_21", culture=1)
    table.answer(0, "play action_21", "skip")
    assert table.units(0, "D2") == "settler2"


def test_militia() -> None:
    table = holding("action_37", culture=1, cities={"D2": "happy", "C2": "angry"}, units={"D2": "infantry4"})
    table.answer(0, "play action_37")
    assert (table.units(0, "C2"), table[0].actions_left) == ("infantry1", 3)
    full = holding("action_37", culture=1, units={"D2": "infantry4"})
    assert full.refused(0, "play action_37") == ("no-room-for-infantry", "COC-12.1")


def test_harvest_cards_are_for_the_next_collect() -> None:
    """Not both together, and not two of a kind."""
    table = holding("action_19 action_20 action_29")
    table.answer(0, "play action_29")
    assert note(table[0], "mass_production") == 1
    assert table.refused(0, "play action_19") == ("harvest-card-already", "COC-12.1")
    table.answer(0, "collect D2")
    while table.decision.prompt == "prompt-harvest":
        table.answer(0, table.options()[0])
    assert sum(table.stock(0, "food", "wood", "ore")) == 3
    table.answer(0, "play action_19")
    assert note(table[0], "production_focus") == 1


def test_mercenaries_march_for_pay() -> None:
    """1 food, wood, ore or culture for each army; a city that an army left gets a unit."""
    table = holding(
        "action_13",
        terrain=PATH | {"E4": "plains"},
        barbarians={"D4": "city infantry2", "E4": "infantry1"},
        wood=2,
        gold=1,
    )
    table.answer(0, "play action_13")
    assert "raid D4 D3" in table.options()
    assert "done" not in table.options()
    table.answer(0, "raid D4 D5", "spend gold")
    assert table.units("barbarians", "D5") == "infantry2"
    assert table.refused(0, "raid D5 D6") == ("army-not-for-hire", "COC-12.1")
    table.answer(0, "done")
    assert (table.units("barbarians", "D4"), table.stock(0, "wood", "gold")) == ("infantry1", (2, 0))
    assert table[0].actions_left == 2


def test_mercenaries_must_be_near_and_paid() -> None:
    far = holding("action_13", terrain=PATH, barbarians={"D5": "infantry1"}, wood=1)
    assert far.refused(0, "play action_13") == ("no-mercenaries", "COC-12.1")
    poor = holding("action_13", terrain=PATH, barbarians={"D4": "infantry1"})
    assert poor.refused(0, "play action_13") == ("no-mercenaries", "COC-12.1")


def test_the_great_arena_pays_mercenaries_with_mood() -> None:
    """COC-12.4.1"""
    given: dict[str, Any] = {"terrain": PATH, "barbarians": {"D4": "infantry1"}, "mood": 1}
    assert "play action_13" not in holding("action_13", **given).options()
    table = holding("action_13", cities={"D2": "neutral great_arena"}, **given)
    table.answer(0, "play action_13", "raid D4 D5")
    assert (table.units("barbarians", "D5"), table.stock(0, "mood")) == ("infantry1", (0,))


def test_mercenaries_attack_a_rival() -> None:
    table = holding(
        "action_13",
        terrain=PATH,
        barbarians={"D4": "infantry1"},
        ore=1,
        seat1={"cities": {"D5": "happy"}, "units": {"D5": "settler1"}},
    )
    table.answer(0, "play action_13", "raid D4 D5")
    assert table.state.owner[table.hex("D5")] == BARBARIANS


# -- Cultural Takeover -----------------------------------------------------------------------------------------------


def test_cultural_takeover(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next attempt may aim at a barbarian city of size 1; one unit there changes sides."""
    monkeypatch.setattr(influence, "SUCCESS", 1)
    table = holding(
        "action_15 action_16",
        terrain=PATH,
        cities={"D2": "happy", "D3": "neutral"},
        barbarians={"D4": "city infantry2"},
    )
    assert not table.options("influence")
    table.answer(0, "play action_15")
    assert table.refused(0, "play action_16") == ("card-in-force", "COC-12.1")
    table.answer(0, "influence D4 cultural_takeover")
    assert table.decision.prompt == "prompt-take-over"
    table.answer(0, "become infantry")
    assert (table.state.owner[table.hex("D4")], table.mood("D4")) == (0, "neutral")
    assert (table.units(0, "D4"), table.units("barbarians", "D4")) == ("infantry1", "")
    assert table.refused(0, "play action_16") == ("influenced-already", "COC-7.9.3")


def test_cultural_takeover_is_for_one_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(influence, "SUCCESS", 99)
    table = holding("action_15", terrain=PATH, cities={"D3": "neutral"}, barbarians={"D4": "city infantry1"})
    table.answer(0, "play action_15", "influence D4 cultural_takeover")
    assert table.state.owner[table.hex("D4")] == BARBARIANS
    assert not table.options("influence")


def test_cultural_takeover_needs_a_small_barbarian_city() -> None:
    table = holding("action_15", terrain=PATH, barbarians={"D4": "city academy:1 infantry1"})
    assert table.refused(0, "play action_15") == ("no-barbarian-city", "COC-12.1")


# -- rivals ----------------------------------------------------------------------------------------------------------


def test_leadership_gives_a_main_action() -> None:
    table = holding("action_25", culture=1)
    table.answer(0, "play action_25")
    assert table[0].actions_left == 4


def test_assassination_costs_a_rival_an_action() -> None:
    """In the next turn, and only once at a time."""
    table = holding("action_27 action_28", culture=2)
    table.answer(0, "play action_27")
    assert table[1].fewer == 1
    assert table.refused(0, "play action_28") == ("no-target", "COC-12.1")
    table.state.active = 1
    table.begin()
    assert (table[1].actions_left, table[1].kept) == (2, ())


def test_negotiations_make_a_truce() -> None:
    """Only first in the turn: no attack by the player now, none by the rival in the rival's next turn."""
    table = holding("action_23", culture=1)
    table.answer(0, "play action_23")
    s = table.state
    refusals = [why_not_attack(s, 0, 1, table.hex("D7")), why_not_attack(s, 1, 0, table.hex("D2"))]
    assert [refusal and refusal.reason for refusal in refusals] == ["truce", "truce"]
    s.active = 1
    s.nations[0].notes = ()
    table.begin()
    assert why_not_attack(s, 0, 1, table.hex("D7")) is None
    assert why_not_attack(s, 1, 0, table.hex("D2")) is not None
    s.active = 0
    table.begin()
    assert why_not_attack(s, 1, 0, table.hex("D2")) is None


def test_negotiations_come_first() -> None:
    table = holding("action_23 action_25", culture=2)
    table.answer(0, "play action_25")
    assert table.refused(0, "play action_23") == ("turn-begun", "COC-12.1")


# -- abilities -------------------------------------------------------------------------------------------------------


class Ruse(Frame[ClashState]):
    """A rival says that the card does not count."""

    def start(self, s: ClashState) -> Step:
        return done(1)


def test_a_cancelled_card_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is discarded; the action and the tokens are not paid. (COC-13.22)"""
    asked: list[tuple[Seat, Seat, int]] = []

    def hook(s: ClashState, seat: Seat, player: Seat, card: int) -> Frame[ClashState]:
        asked.append((seat, player, card))
        return Ruse()

    act(monkeypatch, CARD_PLAYED, "great_wall", hook)
    table = scenario(
        options={"civilizations": "on"},
        seat0={"hand": "action_31", "culture": 1, "civilization": "rome"},
        seat1={"cities": {"D7": "happy great_wall"}, "civilization": "maya"},
    )
    card = table[0].hand[-1]
    table.answer(0, "play action_31")
    assert asked == [(1, 0, card)]
    assert (table[0].actions_left, table.stock(0, "culture")) == (3, (1,))
    assert "action_31" in table.names(table.state.spent)


def test_an_ability_may_make_cards_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """(COC-13.40, Shogunate)"""

    def hook(s: ClashState, seat: Seat, card: int) -> bool:
        return True

    act(monkeypatch, CARD_IS_FREE, "great_wall", hook)
    table = holding("action_31", culture=1, fewer=3, cities={"D2": "happy great_wall"})
    table.answer(0, "play action_31", "skip")
    assert table[0].actions_left == 0
