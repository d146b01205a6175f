"""What the evaluation of A New Dawn thinks of positions: what is nearer to winning is worth more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import epoka
from epoka.bots import answer, make
from epoka.games.new_dawn.card import Requirement
from epoka.games.new_dawn.play import SCALE, turn_of, values
from epoka.games.new_dawn.play.aims import TROUBLE, Outlook, aim, cards
from epoka.games.new_dawn.play.evaluation import worths
from epoka.games.new_dawn.play.habits import LIKINGS, habit
from epoka.games.new_dawn.play.odds import Force, chance, defence
from epoka.games.new_dawn.rules.abilities import wonders_of
from epoka.games.new_dawn.state import Civilization, DawnState
from epoka.games.new_dawn.tables import VICTORY
from tests.games.new_dawn.scenario import Scenario, own

FORTS = "vc_fortified vc_expeditionary"
"""Always two of the five victory cards."""


def worth(seat0: dict[str, Any] | None = None, victory: str = "", **more: Any) -> float:
    """What the position of seat 0 is worth with what it is given."""
    every = f"{FORTS} vc_industrious_progressive vc_explorer_aesthetic vc_populous_preservationist"
    table = Scenario(seat0=seat0 or own(), victory=victory or every, **more)
    return worths(table.state)[0]


@pytest.mark.parametrize(
    "better",
    [
        own(resources="oil"),
        own(natural="gobustan"),
        own(pieces="token@24"),
        own(pieces="reinforced@24"),
        own(pieces="campus@24"),
        own(pieces="city@11"),
        own(pieces="city@20"),
        own(dial=2),
        own(diplomacy="kabul.a"),
        own(trade={"astrology": 1}),
        own(lying={"astrology": "democracy"}),
        own(marked=("explorer",)),
    ],
    ids=str,
)
def test_whatever_one_has_is_worth_something(better: dict[str, Any]) -> None:
    assert worth(better) > worth()


def test_reinforcing_is_worth_something() -> None:
    assert worth(own(pieces="reinforced@24")) > worth(own(pieces="token@24"))


def test_a_wonder_is_worth_something() -> None:
    assert worth(built="stonehenge@22") > worth()


def test_a_card_that_is_marked_is_worth_more_than_what_leads_to_it() -> None:
    """The fifth district marks the agenda."""
    districts = "campus@16 commercial_hub@23 encampment@24 industrial_zone@27 theater_square@28"
    four, five = worth(own(pieces=districts.rpartition(" ")[0])), worth(own(pieces=districts))
    assert five - four > 1


def test_enough_marks_are_worth_a_victory() -> None:
    names = ("fortified", "expeditionary", "industrious", "explorer")
    won = worth(own(marked=names, pieces="city@20 city@21"))
    assert won - worth(own(marked=names[:3], pieces="city@20 city@21")) > SCALE


@pytest.mark.parametrize("kind", sorted(TROUBLE))
def test_every_requirement_is_further_the_more_it_asks_for(kind: str) -> None:
    table = Scenario(seat0=own(pieces="city@11"))
    look = outlook(table.state)
    asked = [trouble(look, kind, amount) for amount in (1, 6, 24)]
    assert asked == sorted(asked)
    assert asked[-1] > 0


def trouble(look: Outlook, kind: str, amount: int) -> float:
    """How far a requirement is."""
    return aim(look, "agenda", Requirement(kind, amount, "science" if kind == "wonders_of_type" else ""))[0]


def outlook(s: DawnState, seat: int = 0) -> Outlook:
    """What the aims of a seat are judged by, where no city is mature."""
    return Outlook(s, Force(s, seat), wonders_of(s, seat), [], {})


def test_every_agenda_of_every_victory_card_can_be_judged() -> None:
    for card in VICTORY.values():
        table = Scenario(victory=f"{card.id} {' '.join([other for other in VICTORY if other != card.id][:4])}")
        look = outlook(table.state)
        found = [aim(look, agenda.id, agenda.requirement) for agenda in card.agendas]
        assert all(turns > 0 and kind for turns, _, kind in found)


def test_the_nearest_cards_come_first() -> None:
    table = Scenario(
        seat0=own(pieces="campus@16 commercial_hub@23 encampment@24 industrial_zone@27"),
        victory=(f"{FORTS} vc_industrious_progressive vc_explorer_aesthetic vc_populous_preservationist"),
    )
    assert cards(outlook(table.state))[0][1] == "industrious"


# -- attacks -----------------------------------------------------------------------------------------------------------


def test_chances_are_those_of_two_dice() -> None:
    assert chance(0) == 15 / 36
    assert chance(6) == 1
    assert chance(-5) == chance(-9) == 0


def test_what_stands_around_defends() -> None:
    weak = Scenario(seat1=own(pieces="city@6 token@1")).state
    strong = Scenario(seat1=own(pieces="city@6 reinforced@1")).state
    assert defence(strong, 6, "city") == defence(weak, 6, "city") + 1


def test_a_city_that_can_be_attacked_is_worth_less() -> None:
    calm = worths(Scenario(seat0=own(pieces="city@6"), seat1=own(armies=(34,))).state)[0]
    besieged = worths(Scenario(seat0=own(pieces="city@6"), seat1=own(armies=(38,))).state)[0]
    assert besieged < calm


def test_barbarians_next_to_a_city_are_a_danger() -> None:
    assert worth(own(pieces="city@6"), barbarians="c@7") < worth(own(pieces="city@6"))


# -- chains ------------------------------------------------------------------------------------------------------------


def test_a_position_in_the_middle_is_judged_by_its_end() -> None:
    """A culture card that has been chosen is worth the tokens that it will place."""
    row = "irrigation foreign_trade astrology pottery masonry early_empire"
    table = Scenario(seat0=own(row=row)).turn()
    before = values(table.table)[0]
    table.answer(0, "focus early_empire")
    assert table.table.decision.prompt == "prompt-place"
    assert values(table.table)[0] > before


def test_judging_leaves_the_table_as_it_is() -> None:
    table = Scenario(seat0=own(row="irrigation foreign_trade astrology pottery masonry early_empire")).turn()
    table.answer(0, "focus masonry")
    before = table.table.digest()
    assert values(table.table) == values(table.table)
    assert table.table.digest() == before


def test_whose_turn_it_is() -> None:
    assert turn_of(Scenario(active=1).turn().table) == 1


def test_habits_are_of_words_that_there_are() -> None:
    assert set(LIKINGS) <= set(epoka.game("new_dawn").words)


@pytest.mark.parametrize(("seats", "expansion"), [(2, "on"), (4, "on"), (3, "off")])
def test_habits_alone_play_whole_games(seats: int, expansion: str) -> None:
    options: dict[str, str | int] = {"round_limit": 10, "terra_incognita": expansion}
    table = epoka.new("new_dawn", seats, seed=7, options=options)
    rng = Random(7)
    while not table.over:
        decision = table.decision
        choice = rng.choice(decision.options) if decision.prompt == "prompt-focus" else habit(table)
        table.apply(decision.seat, choice)
    assert table.winners


def test_greedy_goes_for_agendas() -> None:
    table = epoka.new("new_dawn", 2, seed=5, options={"round_limit": 10})
    bots = [make("greedy", 1), make("random", 2)]
    while not table.over:
        answer(table, bots[table.decision.seat], table.decision)
    mine, theirs = [len(marks(own_)) for own_ in table.state.civilizations]
    assert mine > theirs


def marks(civilization: Civilization) -> tuple[str, ...]:
    """The agendas that a player has marked."""
    return civilization.marked
