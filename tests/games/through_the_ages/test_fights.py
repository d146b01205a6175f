"""Every aggression and war does what its card says. (TTA-20, TTA-23, TTA-24)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.through_the_ages.card import AGGRESSION, WAR
from epoka.games.through_the_ages.rules.armies import sacrifice_value, units_of
from epoka.games.through_the_ages.rules.fights import attack_cost, why_not_attack
from epoka.games.through_the_ages.tables import KINDS
from tests.games.through_the_ages.printed import PRINTED
from tests.games.through_the_ages.scenario import Scenario, own, scenario


def attack(card: str, victim: dict[str, Any], **attacker: Any) -> Scenario:
    """Seat 0 with strength 9 attacks seat 1 and wins; nobody sacrifices anything."""
    table = scenario(
        age=3, at="politics", seat0=own(workers={"warriors": 9}, military=card, red=9, **attacker), seat1=victim
    )
    for civilization in table.state.civilizations:
        assert civilization.red == 2
    table.state.civilizations[0].red_extra = 3
    table.table.questions[0].known = None
    table.table._decision = None
    table.answer(0, f"attack {card} 1", "done")
    table.answer(1, "done")
    return table


def test_enslave() -> None:
    table = attack("enslave", own())
    assert (table[1].unused, table[1].yellow) == (0, 19)
    assert table.resources(0) == 3
    assert table[0].red_spent == 2


def test_enslave_lets_the_victim_choose_the_worker() -> None:
    table = attack("enslave", own(unused=0, yellow=19))
    table.answer(1, "lose philosophy")
    assert (table.workers(1, "philosophy"), table[1].yellow) == (0, 20)


@pytest.mark.parametrize(("card", "amount"), [("plunder_i", 3), ("plunder_ii", 5), ("plunder_iii", 8)])
def test_plunder_takes_a_mix_of_the_winners_choice(card: str, amount: int) -> None:
    table = attack(card, own(food=5, resources=5))
    table.answer(0, f"mix {amount - 3} 3")
    assert (table.food(1), table.resources(1)) == (5 - (amount - 3), 2)
    assert (table.food(0), table.resources(0)) == (amount - 3, 3)


def test_plunder_takes_no_more_than_there_is() -> None:
    table = attack("plunder_iii", own(food=1, resources=2))
    assert (table.food(1), table.resources(1)) == (0, 0)
    assert (table.food(0), table.resources(0)) == (1, 2)


@pytest.mark.parametrize(
    ("card", "choice", "gain"),
    [
        ("raid_i", "raid alchemy 1", 3),
        ("raid_i", "raid religion 1", 2),
        ("raid_ii", "raid religion 2", 3),
        ("raid_iii", "raid theology 3", 7),
    ],
)
def test_raid_destroys_buildings_on_one_card(card: str, choice: str, gain: int) -> None:
    workers = {"alchemy": 2, "religion": 2, "theology": 3, "philosophy": 0}
    table = attack(card, own(technologies="alchemy theology", workers=workers))
    table.answer(0, choice)
    _, name, count = choice.split()
    assert table.workers(1, name) == workers[name] - int(count)
    assert table[1].unused == 1 + int(count)
    assert table.resources(0) == gain


def test_raid_offers_no_more_than_the_card_allows() -> None:
    table = attack("raid_ii", own(workers={"religion": 3, "philosophy": 1}))
    assert table.options() == ["raid philosophy 1", "raid religion 2", "raid religion 1"]


def test_annex_takes_the_permanent_bonus_only() -> None:
    table = attack("annex", own(colonies="developed_territory_i wealthy_territory_ii"))
    blue, yellow, science = table[0].blue, table[0].yellow, table[0].science
    table.answer(0, "lose developed_territory_i")
    assert table.names(table[0].colonies) == ["developed_territory_i"]
    assert table.names(table[1].colonies) == ["wealthy_territory_ii"]
    assert (table[0].blue, table[0].yellow, table[0].science) == (blue + 1, yellow + 1, science)
    assert (table[1].blue, table[1].yellow) == (17, 17)


@pytest.mark.parametrize(("leader", "cost", "points"), [("moses", 0, 0), ("michelangelo", 1, 3), ("js_bach", 2, 6)])
def test_assassinate(leader: str, cost: int, points: int) -> None:
    table = attack("assassinate", own(leader=leader))
    assert (table[1].leader, table[0].culture, table[0].red_spent) == ((), points, cost)
    assert leader in table.names(table.state.box)


def test_sabotage() -> None:
    table = attack("sabotage", own(wonder="eiffel_tower", stages=2))
    assert (table[1].wonder, table[1].wonder_blue, table[1].blue) == ((), 0, 18)
    assert (table[0].culture, table[0].red_spent) == (6, 2)


def test_spy() -> None:
    table = attack("spy", own(science=9))
    assert (table[1].science, table[0].science) == (4, 5)


def test_armed_intervention() -> None:
    table = attack("armed_intervention", own(culture=5))
    assert (table[1].culture, table[0].culture) == (0, 5)


def test_every_aggression_has_a_test() -> None:
    tested = {"enslave", "annex", "assassinate", "sabotage", "spy", "armed_intervention"}
    tested |= {f"{stem}_{age}" for stem in ("plunder", "raid") for age in ("i", "ii", "iii")}
    assert tested == {name for name, card in PRINTED.items() if card.category == AGGRESSION}


# -- announcing (TTA-20.1, TTA-20.6, TTA-21.6) -----------------------------------------------------------------------


def refusal(card: str, **given: Any) -> tuple[str, str]:
    """Why seat 0 may not attack seat 1."""
    player = given.pop("seat0", {})
    table = scenario(age=3, at="politics", seat0=own(military=card, **player), **given)
    word = "war" if card in WARS else "attack"
    return table.refused(0, f"{word} {card} 1")


WARS = [name for name, card in PRINTED.items() if card.category == WAR]


@pytest.mark.parametrize(
    ("card", "victim"),
    [("assassinate", own()), ("sabotage", own()), ("annex", own()), ("raid_i", own(workers={"philosophy": 0}))],
)
def test_an_aggression_needs_an_object(card: str, victim: dict[str, Any]) -> None:
    assert refusal(card, seat1=victim) == ("attack-no-object", "TTA-20.6")


def test_an_aggression_needs_its_military_actions() -> None:
    assert refusal("raid_iii") == ("no-military-actions", "TTA-12.5")


def test_a_pact_can_forbid_attacks() -> None:
    partner = own(pact="peace_treaty", partner=0)
    assert refusal("spy", seat1=partner) == ("attack-pact", "TTA-21.6")


def test_nobody_attacks_itself_or_a_seat_that_is_not_there() -> None:
    table = scenario(age=3, at="politics", seat0=own(military="spy"))
    for rival in (0, 3, 7):
        assert table.refused(0, f"attack spy {rival}") == ("no-such-rival", "TTA-20.1")
    assert table.refused(0, "attack annex 1") == ("not-in-hand", "TTA-20.1")
    assert table.refused(0, "war war_over_culture_ii 1") == ("not-in-hand", "TTA-24.1")
    warlike = scenario(age=3, at="politics", seat0=own(military="holy_war"))
    assert warlike.refused(0, "war holy_war 0") == ("no-such-rival", "TTA-24.1")


def test_a_promise_of_protection_ends_before_the_fight() -> None:
    table = scenario(
        age=2,
        at="politics",
        seat0=own(military="spy", pact="promise_of_military_protection", partner=1),
        seat1=own(science=3),
    )
    assert (table[0].culture_rating, table[1].strength) == (1, 5)
    table.answer(0, "attack spy 1", "done")
    assert (table[0].pact, table[1].strength, table[0].culture_rating) == ((), 1, 0)


def test_a_failed_aggression_costs_the_card_and_the_sacrificed_units() -> None:
    table = scenario(age=2, at="politics", seat0=own(military="spy"), seat1=own(workers={"warriors": 5}, science=3))
    table.answer(0, "attack spy 1", "sacrifice warriors")
    table.answer(1, "done")
    assert table.told("fought") == [(0, 1, 2, 5)]
    assert (table[0].strength, table[1].science) == (0, 3)
    assert table.names(table.state.discards) == ["spy"]


# -- sacrifices (TTA-23) ---------------------------------------------------------------------------------------------


def test_sacrificed_armies_bring_their_tactics_bonus() -> None:
    """The rulebook's example: 12 for all, 14 with one Knights, 18 with Knights and Swordsmen."""
    player = own(
        technologies="swordsmen knights",
        workers={"warriors": 2, "swordsmen": 1, "knights": 2},
        tactic="medieval_army",
    )
    table = scenario(seat0=player)
    knights = tuple([int(kind == KINDS["knights"]) for kind in range(KINDS["warriors"], KINDS["air_forces"] + 1)])
    both = tuple(
        [
            int(kind in (KINDS["knights"], KINDS["swordsmen"]))
            for kind in range(KINDS["warriors"], KINDS["air_forces"] + 1)
        ]
    )
    assert table[0].strength == 12
    assert table[0].strength + sacrifice_value(table[0], knights) == 14
    assert table[0].strength + sacrifice_value(table[0], both) == 18
    assert sacrifice_value(table[0], units_of(table[0])) == 8 + 4


def test_civilization_bonuses_are_not_sacrificed() -> None:
    player = own(leader="julius_caesar", wonders="great_wall colossus", technologies="warfare", workers={"warriors": 2})
    table = scenario(seat0=player)
    assert table[0].strength == 2 + 1 + 2 + 1 + 1
    assert sacrifice_value(table[0], units_of(table[0])) == 2


# -- wars (TTA-24) ---------------------------------------------------------------------------------------------------


def war(card: str, mine: int, theirs: int, *, attacker: Any = None, defender: Any = None) -> Scenario:
    """The turn after seat 0 declared a war on seat 1; nobody sacrifices anything."""
    table = scenario(
        age=3,
        at="replenish",
        seat0=own(workers={"warriors": mine}, war=card, enemy=1, **(attacker or {})),
        seat1=own(workers={"warriors": theirs}, **(defender or {})),
    )
    table.answer(0, "done")
    if theirs:
        table.answer(1, "done")
    return table


def test_a_war_is_declared_and_fought_a_turn_later() -> None:
    table = scenario(
        age=3,
        at="politics",
        seat0=own(military="war_over_culture_ii spy", workers={"warriors": 4}),
        seat1=own(culture=9),
    )
    table.answer(0, "war war_over_culture_ii 1")
    assert (table.names(table[0].war), table[0].enemy, table[0].red_spent) == (["war_over_culture_ii"], 1, 2)
    assert table[1].culture == 9
    table.answer(0, "end")
    for seat in (1, 2):
        table.answer(seat, "skip", "end")
    table.answer(0, "stay")
    assert table.decision.prompt == "prompt-sacrifice"
    table.answer(0, "done")
    assert table.decision.seat == 1
    table.answer(1, "sacrifice warriors")
    assert table.told("war-won") == [(0, 2)]
    assert (table[1].culture, table[0].culture) == (7, 2)
    # The turn goes on with a political action of its own.
    assert table.decision.prompt == "prompt-politics"
    assert "war_over_culture_ii" in table.names(table.state.box)


@pytest.mark.parametrize("card", ["war_over_culture_ii", "war_over_culture_iii"])
def test_war_over_culture(card: str) -> None:
    table = war(card, 6, 2, defender={"culture": 10})
    assert (table[0].culture, table[1].culture) == (4, 6)


def test_the_defender_can_win_a_war() -> None:
    table = war("war_over_culture_ii", 2, 6, attacker={"culture": 3})
    assert (table[0].culture, table[1].culture) == (0, 3)


def test_a_tied_war_has_no_effect() -> None:
    table = war("war_over_culture_ii", 3, 3, defender={"culture": 10})
    assert (table[1].culture, table[0].war) == (10, ())
    assert table.told("war-tied") == [(0, 1)]


def test_war_over_resources() -> None:
    table = war("war_over_resources", 7, 2, defender={"food": 4, "resources": 4})
    table.answer(0, "mix 1 4")
    assert (table.food(1), table.resources(1)) == (3, 0)
    assert (table.food(0), table.resources(0)) == (1, 4)


@pytest.mark.parametrize(("mine", "tokens"), [(3, 1), (5, 2), (8, 3)])
def test_war_over_territory(mine: int, tokens: int) -> None:
    table = war("war_over_territory", mine, 2, attacker={"yellow": 10}, defender={"yellow": 10})
    assert (table[0].yellow, table[1].yellow) == (10 + tokens, 10 - tokens)


def test_war_over_territory_takes_no_more_than_the_bank_has() -> None:
    table = war("war_over_territory", 9, 0, attacker={"yellow": 10}, defender={"yellow": 1})
    assert (table[0].yellow, table[1].yellow) == (11, 0)


def test_war_over_technology_takes_special_technologies_and_points() -> None:
    defender = {"technologies": "justice_system strategy masonry", "science": 9, "blue": 1}
    table = war("war_over_technology", 15, 0, attacker={"technologies": "architecture"}, defender=defender)
    advantage = table[0].strength - table[1].strength
    assert advantage == 15 - 3
    assert table.options() == ["seize justice_system", "seize strategy", "points"]
    assert table.refused(0, "seize masonry") == ("special-not-better", "TTA-10.8")
    table.answer(0, "seize justice_system")
    # Three blue tokens leave the loser, who has only one. The rest of the advantage is too small for Strategy.
    assert (table[0].white, table[1].white) == (5, 4)
    assert (table[1].blue, table[1].blues) == (0, 0)
    assert (table[0].science, table[1].science) == (12 - 7, 9 - 5)


def test_war_over_technology_is_limited_by_the_advantage() -> None:
    table = war("war_over_technology", 7, 0, defender={"technologies": "strategy masonry", "science": 2})
    assert table.refused(0, "seize strategy") == ("seize-too-dear", "TTA-24.7")
    table.answer(0, "seize masonry")
    assert table.names(table[0].technologies) == ["masonry"]
    assert (table[0].science, table[1].science) == (1, 1)


def test_holy_war() -> None:
    table = war("holy_war", 6, 1, defender={"culture": 9})
    assert (table[0].culture, table[1].culture) == (5, 4)
    pious = scenario(
        age=3,
        at="replenish",
        seat0=own(workers={"warriors": 6}, war="holy_war", enemy=1),
        seat1=own(technologies="theology", workers={"religion": 1, "theology": 1}, culture=9),
    )
    pious.answer(0, "done")
    pious.answer(1, "done")
    pious.answer(0, "raze theology")
    assert (pious.workers(1, "theology"), pious[1].unused) == (0, 2)


def test_every_war_has_a_test() -> None:
    tested = {"war_over_culture_ii", "war_over_culture_iii", "war_over_resources", "war_over_territory"}
    assert set(WARS) == tested | {"war_over_technology", "holy_war"}


def test_no_war_is_declared_in_the_last_round() -> None:
    assert refusal("war_over_culture_ii", number=9, last=9) == ("war-last-round", "TTA-24.6")


def test_loss_of_sovereignty_protects_from_wars_but_not_from_aggressions() -> None:
    table = scenario(
        age=3,
        at="politics",
        seat0=own(military="war_over_culture_ii armed_intervention"),
        seat2=own(pact="loss_of_sovereignty", partner=1),
    )
    assert table.refused(0, "war war_over_culture_ii 1") == ("war-sovereignty", "TTA-21.6")
    assert why_not_attack(table.state, 0, KINDS["armed_intervention"], 1) is None


def test_a_running_war_is_not_stopped_by_a_pact() -> None:
    table = war("war_over_culture_ii", 4, 1, attacker={"pact": "peace_treaty", "partner": 1}, defender={"culture": 5})
    assert (table[0].culture, table[1].culture) == (3, 2)


def test_open_borders_help_the_attacker_among_partners() -> None:
    table = scenario(
        age=2,
        at="politics",
        seat0=own(military="spy", pact="open_borders_agreement", partner=1),
        seat1=own(science=5),
    )
    table.answer(0, "attack spy 1", "done")
    table.answer(1, "done")
    assert table.told("fought") == [(0, 1, 1 + 2, 1)]


def test_the_price_of_attacking_gandhi_is_double() -> None:
    table = scenario(age=3, at="politics", seat0=own(military="spy"), seat1=own(leader="mahatma_gandhi"))
    assert attack_cost(table.state, KINDS["spy"], 1) == 2
    assert attack_cost(table.state, KINDS["assassinate"], 1) == 6
