"""Every event does what its card says. (TTA-18)"""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.through_the_ages.card import EVENT
from epoka.games.through_the_ages.rules.impacts import IMPACTS, impact
from epoka.games.through_the_ages.tables import KINDS
from tests.games.through_the_ages.printed import PRINTED
from tests.games.through_the_ages.scenario import Scenario, own, scenario

EVENTS = [name for name, card in PRINTED.items() if card.category == EVENT]


def ranked(**given: Any) -> Scenario:
    """Seat 0 has strength 1, seat 1 strength 5, seat 2 strength 3."""
    strong = {"seat0": {"warriors": 1}, "seat1": {"warriors": 5}, "seat2": {"warriors": 3}}
    more = {seat: given.pop(seat, {}) for seat in strong}
    seats = {seat: own(workers=strong[seat] | more[seat].pop("workers", {}), **more[seat]) for seat in strong}
    return scenario(age=2, **seats, **given)


# -- age A -----------------------------------------------------------------------------------------------------------


def test_development_of_agriculture() -> None:
    table = scenario(seat1=own(technologies="irrigation"))
    table.happen("development_of_agriculture")
    assert [table.food(seat) for seat in range(3)] == [2, 2, 2]
    assert (table.tokens(0, "agriculture"), table.tokens(1, "irrigation")) == (2, 1)


def test_development_of_crafts() -> None:
    table = scenario()
    table.happen("development_of_crafts")
    assert [table.resources(seat) for seat in range(3)] == [2, 2, 2]


def test_development_of_markets() -> None:
    table = scenario(active=1)
    table.happen("development_of_markets")
    table.answer(1, "food")
    table.answer(2, "resources")
    table.answer(0, "food")
    assert [(table.food(seat), table.resources(seat)) for seat in range(3)] == [(2, 0), (2, 0), (0, 2)]


def test_development_of_politics_and_the_hand_limit() -> None:
    table = scenario(at="politics", current="development_of_politics", seat0=own(military="crusades rats foray"))
    table.answer(0, "event crusades")
    assert [len(table[seat].military) for seat in range(3)] == [5, 3, 3]
    # Five cards are above the limit of two, but nothing is discarded in this turn.
    assert table.decision.prompt == "prompt-action"
    table.answer(0, "end")
    table.answer(1, "skip")
    assert table.decision.prompt == "prompt-discard"


def test_development_of_religion() -> None:
    table = scenario(seat1=own(unused=0), seat2=own(workers={"religion": 2}))
    table.happen("development_of_religion")
    table.answer(0, "build religion")
    assert (table.workers(0, "religion"), table[0].happiness) == (1, 1)
    assert table.table.over


def test_development_of_religion_may_be_declined() -> None:
    table = scenario(seat1=own(unused=0), seat2=own(unused=0))
    table.happen("development_of_religion")
    table.answer(0, "decline")
    assert table.workers(0, "religion") == 0


def test_development_of_science() -> None:
    table = scenario(seat1=own(science=39))
    table.happen("development_of_science")
    assert [table[seat].science for seat in range(3)] == [2, 40, 2]


def test_development_of_settlement() -> None:
    table = scenario(seat1=own(yellow=0))
    table.happen("development_of_settlement")
    assert [(table[seat].unused, table[seat].yellow) for seat in range(3)] == [(2, 17), (1, 0), (2, 17)]


def test_development_of_trade_routes() -> None:
    table = scenario()
    table.happen("development_of_trade_routes")
    assert (table[1].science, table.food(1), table.resources(1)) == (1, 1, 1)


def test_development_of_warfare() -> None:
    table = scenario(seat1=own(unused=0), seat2=own(unused=0))
    table.happen("development_of_warfare")
    table.answer(0, "build warriors")
    assert (table.workers(0, "warriors"), table.resources(0)) == (2, 0)


def test_no_event() -> None:
    table = scenario()
    before = [civilization.values() for civilization in table.state.civilizations]
    table.happen("no_event")
    assert [civilization.values() for civilization in table.state.civilizations] == before


# -- age I -----------------------------------------------------------------------------------------------------------


def test_barbarians_strike_the_richest_if_it_is_weak() -> None:
    table = ranked(seat0={"culture": 9})
    table.happen("barbarians")
    assert table[0].unused == 0
    strong = ranked(seat1={"culture": 9})
    strong.happen("barbarians")
    assert [strong[seat].unused for seat in range(3)] == [1, 1, 1]


def test_border_conflict() -> None:
    table = ranked()
    table.happen("border_conflict")
    assert table.options() == ["lose agriculture", "lose bronze", "lose philosophy"]
    table.answer(0, "lose bronze")
    assert (table.workers(0, "bronze"), table[0].unused) == (1, 2)
    assert table.resources(1) == 3


def test_crusades() -> None:
    table = ranked(seat0={"culture": 3}, seat1={"culture": 1})
    table.happen("crusades")
    assert [table[seat].culture for seat in range(3)] == [0, 5, 0]


def test_cultural_influence() -> None:
    table = ranked(seat1={"workers": {"religion": 2}})
    table.happen("cultural_influence")
    assert [table[seat].culture for seat in range(3)] == [0, 2, 0]


def test_foray() -> None:
    table = ranked()
    table.happen("foray")
    table.answer(1, "mix 2 1")
    table.answer(2, "mix 0 3")
    assert [(table.food(seat), table.resources(seat)) for seat in range(3)] == [(0, 0), (2, 1), (0, 3)]


def test_good_harvest() -> None:
    table = ranked(seat1={"yellow": 0})
    table.happen("good_harvest")
    assert [(table.food(seat), table.resources(seat)) for seat in range(3)] == [(2, 0)] * 3


def test_immigration_for_everybody_tied() -> None:
    table = ranked(seat0={"workers": {"religion": 1}}, seat2={"workers": {"religion": 1}})
    table.happen("immigration")
    assert [table[seat].unused for seat in range(3)] == [2, 1, 2]


def test_new_deposits() -> None:
    table = ranked(seat1={"wonders": "transcontinental_railroad"}, seat2={"blue": 1})
    table.happen("new_deposits")
    assert [table.resources(seat) for seat in range(3)] == [2, 3, 1]


def test_pestilence_takes_unused_workers_first_and_then_any() -> None:
    table = ranked(seat1={"unused": 0})
    table.happen("pestilence")
    table.answer(1, "lose warriors")
    assert (table[0].unused, table[2].unused) == (0, 0)
    assert (table.workers(1, "warriors"), table[1].strength) == (4, 4)


def test_raiders() -> None:
    table = ranked(seat0={"food": 1}, seat2={"food": 2, "resources": 2})
    table.happen("raiders")
    table.answer(2, "mix 1 1")
    assert [(table.food(seat), table.resources(seat)) for seat in range(3)] == [(0, 0), (0, 0), (1, 1)]


def test_rats() -> None:
    table = ranked(seat0={"food": 4, "resources": 2})
    table.happen("rats")
    assert (table.food(0), table.resources(0), table[0].blue) == (0, 2, 16)


def test_rebellion_costs_two_civil_actions_for_each_discontent_worker() -> None:
    table = scenario(at="politics", current="rebellion", seat0=own(military="crusades", yellow=16, science=9))
    table.answer(0, "event crusades")
    assert (table[0].white, table.civil(0)) == (4, 2)


def test_after_a_rebellion_there_is_no_revolution() -> None:
    player = own(military="crusades", yellow=16, science=9, hand="monarchy")
    table = scenario(at="politics", current="rebellion", seat0=player)
    table.answer(0, "event crusades")
    assert table.refused(0, "revolt monarchy") == ("revolt-civil-spent", "TTA-11.2")


def test_a_rebellion_waits_for_the_next_action_phase_and_takes_no_more_than_there_is() -> None:
    table = scenario(seat1=own(yellow=4))
    table.happen("rebellion")
    assert table[1].lost_actions == 12
    again = scenario(active=1, seat1=own(lost_actions=12))
    assert (again.civil(1), again[1].lost_actions) == (0, 0)


def test_reign_of_terror() -> None:
    table = ranked()
    table.happen("reign_of_terror")
    assert [table[seat].unused for seat in range(3)] == [0, 1, 1]


def test_scientific_breakthrough() -> None:
    table = ranked(seat2={"workers": {"philosophy": 3}})
    table.happen("scientific_breakthrough")
    assert [table[seat].science for seat in range(3)] == [1, 1, 3]


def test_uncertain_borders() -> None:
    table = ranked()
    before = table[0].yellow, table[1].yellow
    table.happen("uncertain_borders")
    assert (table[0].yellow, table[1].yellow) == (before[0] - 1, before[1] + 1)
    empty = ranked(seat0={"yellow": 0})
    before = empty[1].yellow, empty[1].yellows
    empty.happen("uncertain_borders")
    assert (empty[1].yellow, empty[1].yellows) == before


# -- age II ----------------------------------------------------------------------------------------------------------


def test_civil_unrest() -> None:
    table = ranked(seat0={"yellow": 12, "culture": 20}, seat1={"yellow": 18, "culture": 5})
    table.happen("civil_unrest")
    assert (table[0].culture, table[1].culture) == (20 - 4 * 2, 5)


def test_cold_war() -> None:
    table = ranked()
    table.happen("cold_war")
    assert [table[seat].science for seat in range(3)] == [0, 6, 6]


def test_cold_war_with_two_players_helps_the_strongest_only() -> None:
    table = scenario(seats=2, age=2, seat1=own(workers={"warriors": 3}))
    table.happen("cold_war")
    assert [table[seat].science for seat in range(2)] == [0, 6]


def test_crime_wave() -> None:
    table = ranked(seat0={"culture": 9}, seat2={"culture": 2, "blue": 0, "food": 1, "resources": 1})
    table.happen("crime_wave")
    table.answer(2, "lose bronze")
    assert (table[0].culture, table[0].blue, table[0].blues) == (6, 17, 17)
    assert (table[2].culture, table.resources(2), table.food(2)) == (0, 0, 1)


def test_economic_progress() -> None:
    table = ranked(seat0={"yellow": 16, "culture": 7}, seat1={"blue": 8, "yellow": 18})
    table.happen("economic_progress")
    assert (table.food(0), table.resources(0), table[0].culture) == (1, 2, 7)
    # Two food and two resources leave four tokens in the bank: a corruption of four takes the two resources.
    assert (table.food(1), table.resources(1)) == (2, 0)


def test_emigration() -> None:
    table = ranked(seat0={"yellow": 10}, seat1={"yellow": 18}, seat2={"yellow": 18})
    table.happen("emigration")
    table.answer(0, "lose bronze")
    assert (table[0].unused, table.workers(0, "bronze"), table[0].yellow) == (0, 1, 12)


def test_iconoclasm() -> None:
    table = ranked(seat0={"leader": "moses"}, seat1={"leader": "js_bach"}, seat2={"hand": "homer"})
    table.happen("iconoclasm")
    assert (table[0].leader, table.names(table[1].leader), table.names(table[2].hand)) == ((), ["js_bach"], ["homer"])


def test_independence_declaration() -> None:
    table = ranked(seat0={"colonies": "wealthy_territory_i strategic_territory_i", "workers": {"warriors": 0}})
    table.happen("independence_declaration")
    table.answer(0, "lose wealthy_territory_i")
    assert table.names(table[0].colonies) == ["strategic_territory_i"]
    assert "wealthy_territory_i" in table.names(table.state.box)
    assert table[0].blue == 16


def test_international_agreement() -> None:
    row = {1: "iron", 6: "rich_land_i", 10: "drama"}
    table = scenario(
        age=2, at="politics", current="international_agreement", row=row, seat0=own(military="crusades"),
        seat1=own(workers={"warriors": 5}),
    )  # fmt: skip
    table.answer(0, "event crusades")
    assert table.options() == ["take iron 1", "take rich_land_i 6", "take drama 10", "stop"]
    table.answer(1, "take iron 1")
    assert table.refused(1, "take drama 9") == ("not-on-row", "TTA-9.1")
    table.answer(1, "take rich_land_i 6")  # two actions are left, too few for Drama
    assert (table[1].white_spent, table[1].barred) == (0, 1)
    # Nothing is removed; the row is shifted and filled.
    assert table.names(table.state.row)[0] == "drama"
    assert len(table.state.row) == 13
    table.answer(0, "end")
    # Seat 1 misses its political action, and its new action card can be played.
    table.answer(1, "stay")
    assert (table.decision.seat, table.decision.prompt) == (1, "prompt-action")
    assert table[1].barred == 0
    assert "play rich_land_i" in table.options()


def test_international_agreement_without_taking_anything_costs_nothing() -> None:
    table = ranked()
    table.happen("international_agreement")
    assert table.table.over
    assert (table[1].barred, len(table.state.row)) == (0, 13)


def test_national_pride() -> None:
    table = ranked(seat2={"culture": 4})
    table.happen("national_pride")
    assert [table[seat].culture for seat in range(3)] == [0, 0, 9]


def test_popularization_of_science() -> None:
    table = ranked(seat0={"workers": {"philosophy": 2}})
    table.happen("popularization_of_science")
    assert [table[seat].culture for seat in range(3)] == [2, 1, 1]


def test_ravages_of_time() -> None:
    table = ranked(seat0={"wonders": "pyramids taj_mahal"}, seat1={"wonders": "eiffel_tower"})
    table.happen("ravages_of_time")
    table.answer(0, "ruin pyramids")
    assert (table[0].white, table[0].culture_rating) == (4, 3 + 2)
    assert table.names(table[0].ruins) == ["pyramids"]
    assert table.names(table[1].wonders) == ["eiffel_tower"]


def test_a_ruined_wonder_still_makes_the_next_one_dearer() -> None:
    table = scenario(age=2, row={1: "kremlin"}, seat0=own(ruins="pyramids"))
    table.answer(0, "take kremlin 1")
    assert table[0].white_spent == 2


def test_refugees() -> None:
    table = ranked(seat0={"culture": 2})
    table.happen("refugees")
    assert (table[0].culture, table[0].unused) == (0, 0)
    assert (table[1].culture, table[1].unused) == (3, 2)


def test_terrorism() -> None:
    table = ranked(
        seat0={"culture": 5, "workers": {"religion": 1}}, seat1={"culture": 3}, seat2={"workers": {"philosophy": 0}}
    )
    table.happen("terrorism")
    table.answer(2, "raze religion")
    assert (table.workers(0, "religion"), table[0].unused) == (0, 2)
    assert (table.workers(1, "philosophy"), table[1].unused) == (0, 2)


# -- age III ---------------------------------------------------------------------------------------------------------

RICH = own(
    technologies="irrigation iron coal alchemy journalism team_sports knights democracy strategy civil_service",
    workers={
        "agriculture": 2,
        "irrigation": 1,
        "bronze": 1,
        "coal": 2,
        "alchemy": 2,
        "journalism": 1,
        "team_sports": 1,
        "knights": 2,
    },
    colonies="historic_territory_i strategic_territory_ii",
    wonders="pyramids taj_mahal eiffel_tower hollywood",
    yellow=10,
    unused=1,
)


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("impact_of_agriculture", 2 * 1 + 2),
        ("impact_of_architecture", 2 * 1 + 2 + 2),
        ("impact_of_colonies", 8),
        ("impact_of_competition", 2 * 1 + 2),
        ("impact_of_government", 2 * (7 + 1 + 2) + (3 + 2)),
        ("impact_of_happiness", 2 * (3 + 1 + 1)),
        ("impact_of_industry", 1 + 2 * 3),
        ("impact_of_population", 2 * (15 - 10)),
        ("impact_of_progress", 2 * (3 + 2 + 3)),
        ("impact_of_technology", 4 * 2),
        ("impact_of_wonders", 5 + 4 + 3 + 2),
    ],
)
def test_an_impact_counts_what_it_names(name: str, points: int) -> None:
    table = scenario(age=3, seat0=dict(RICH, workers=dict(RICH["workers"])))
    table[0].culture = 0
    assert impact(table.state, KINDS[name], [0, 1, 2])[0] == points
    table.happen(name)
    assert table[0].culture == points


@pytest.mark.parametrize(
    ("seats", "strength", "science"),
    [(2, {1: 10, 0: 0}, {1: 10, 0: 0}), (3, {1: 14, 2: 7, 0: 0}, {2: 14, 0: 7, 1: 0})],
)
def test_impacts_by_rank(seats: int, strength: dict[int, int], science: dict[int, int]) -> None:
    given = {
        "seat0": own(workers={"warriors": 1, "philosophy": 2}),
        "seat1": own(workers={"warriors": 5, "philosophy": 1 if seats == 3 else 3}),
        "seat2": own(workers={"warriors": 3, "philosophy": 3}),
    }
    table = scenario(seats=seats, age=3, **{f"seat{seat}": given[f"seat{seat}"] for seat in range(seats)})
    order = list(range(seats))
    assert impact(table.state, KINDS["impact_of_strength"], order) == strength
    assert impact(table.state, KINDS["impact_of_science"], order) == science


def test_impacts_by_rank_with_four_players_and_ties() -> None:
    table = scenario(seats=4, age=3, active=2)
    table.happen("impact_of_strength")
    assert [table[seat].culture for seat in range(4)] == [5, 0, 15, 10]


def test_impact_of_technology_counts_level_ii_in_the_advanced_game() -> None:
    table = scenario(level="advanced", age=2, seat0=own(technologies="coal constitutional_monarchy iron"))
    assert impact(table.state, KINDS["impact_of_technology"], [0]) == {0: 8}


def test_impact_of_happiness_can_cost_culture() -> None:
    table = scenario(age=3, seat0=own(yellow=4, culture=20))
    assert impact(table.state, KINDS["impact_of_happiness"], [0]) == {0: -12}
    table.happen("impact_of_happiness")
    assert table[0].culture == 8


def test_population_is_never_worth_less_than_nothing() -> None:
    assert impact(scenario(age=3).state, KINDS["impact_of_population"], [0]) == {0: 0}


def test_there_are_thirteen_impacts_among_the_events() -> None:
    assert len(IMPACTS) == 13
    assert len(EVENTS) == 51
    assert {KINDS[name] for name in EVENTS if name.startswith("impact")} == IMPACTS


# -- the piles (TTA-18.1, TTA-18.2) ----------------------------------------------------------------------------------


def test_future_events_become_current_with_earlier_ages_first() -> None:
    table = scenario(
        age=2,
        seats=2,
        at="politics",
        current="no_event",
        future="cold_war rats national_pride",
        seat0=own(military="crusades"),
    )
    table.answer(0, "event crusades")
    assert [PRINTED[name].age for name in table.names(table.state.current)] == ["I", "I", "II", "II"]
    assert table.state.future == ()
    assert table.names(table.state.past) == ["no_event"]


def test_a_player_sees_its_own_events_in_the_piles_and_nobody_elses() -> None:
    table = scenario(age=1, seats=2, at="politics", current="no_event cold_war rats", seat0=own(military="crusades"))
    table.answer(0, "event crusades")

    def seen(seat: int | None) -> list[str | None]:
        zones = table.table.view(seat)["zones"]
        return next(zone["cards"] for zone in zones if zone["zone"] == "future")

    assert seen(0) == [None, "crusades"]
    assert seen(1) == seen(None) == [None, None]


def test_events_of_the_simple_game_come_from_round_three_on() -> None:
    table = scenario(level="simple", number=3, at="turn", current="development_of_science")
    assert table.told("event-revealed") == [("development_of_science",)]
    assert [table[seat].science for seat in range(3)] == [2, 2, 2]
    early = scenario(level="simple", number=2, at="turn", current="development_of_science")
    assert early.told("event-revealed") == []
    late = scenario(level="simple", number=3, at="turn", active=1, current="development_of_science")
    assert late.told("event-revealed") == []
