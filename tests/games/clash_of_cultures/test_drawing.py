"""Drawing cards and putting them away. (COC-12.1, COC-12.2, COC-12.3, COC-12.4.5)"""

from __future__ import annotations

import pytest

from epoka.games.clash_of_cultures.rules import moments
from epoka.games.clash_of_cultures.rules.drawing import (
    DrawAction,
    DrawEventCard,
    DrawObjective,
    DrawWonder,
    discard_action,
    draw_actions,
    draw_objectives,
    draw_wonder,
    lay_action,
    lay_event,
)
from epoka.games.clash_of_cultures.state import ClashState
from epoka.games.clash_of_cultures.tables import CARD, GREAT_WALL
from epoka.kernel import Frame, Seat, Step, call, done
from tests.games.clash_of_cultures.hooking import act
from tests.games.clash_of_cultures.scenario import Scenario, scenario


class TakeEvent(Frame[ClashState]):
    """Draw an event and put it on the table."""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return call(DrawEventCard(self.seat), then=self.drawn)

    def drawn(self, s: ClashState, card: int) -> Step:
        s.lasting += (card,)
        return done()


def mausoleum() -> Scenario:
    """A player who owns the Great Mausoleum."""
    return scenario(
        seat0={"cities": {"D2": "happy great_mausoleum"}, "hand": "action_05 action_06"},
        actions="action_01 action_02",
        events="event_09_good_year_all",
        start=False,
    )


def test_the_top_action_card_is_drawn() -> None:
    """(COC-12.1)"""
    table = scenario(actions="action_01 action_02", start=False)
    assert draw_actions(table.state, 0, 1) is None
    assert table.names(table[0].hand)[-1] == "action_01"
    table.carry_out(DrawAction(0, 1))
    assert table.names(table[0].hand)[-1] == "action_02"


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """(COC-12.1)"""
    table = scenario(start=False)
    s = table.state
    s.spent, s.actions = s.actions, ()
    draw_actions(s, 0, 1)
    assert (s.spent, len(s.actions), len(table[0].hand)) == ((), 39, 2)
    table.check()


def test_without_any_card_nothing_is_drawn() -> None:
    """(COC-12.2)"""
    table = scenario(start=False)
    s = table.state
    s.box, s.objectives = s.box + s.objectives, ()
    plans = table[0].plans
    table.carry_out(DrawObjective(0))
    assert table[0].plans == plans
    s.dropped, s.box = s.box[-1:], s.box[:-1]
    draw_objectives(s, 0, 1)
    assert len(table[0].plans) == len(plans) + 1
    table.check()


def test_an_assigned_objective_comes_first() -> None:
    """(event 58)"""
    table = scenario(start=False)
    table[0].assigned, table[0].assigned_seen = (table.take("objective_07"),), (2,)
    draw_objectives(table.state, 0, 1)
    assert table.names(table[0].plans)[-1] == "objective_07"
    assert not table[0].assigned


def test_discards_lie_open_the_last_on_top() -> None:
    table = scenario(seat0={"hand": "action_05 action_06"}, start=False)
    discard_action(table.state, 0, CARD["action_05"])
    discard_action(table.state, 0, CARD["action_06"])
    assert table.names(table.state.spent) == ["action_05", "action_06"]


def test_the_mausoleum_may_draw_the_top_discard() -> None:
    """(COC-12.4.5)"""
    table = mausoleum()
    table.carry_out(DrawAction(0, 1))
    assert table.names(table[0].hand)[-1] == "action_01"
    table.state.spent += (table.take("action_10"), table.take("action_11"))
    table.carry_out(DrawAction(0, 1))
    assert table.options() == ["deck", "discarded action_11"]
    table.answer(0, "discarded action_11")
    assert table.names(table[0].hand)[-1] == "action_11"
    table.carry_out(DrawAction(0, 1))
    table.answer(0, "deck")
    assert table.names(table[0].hand)[-1] == "action_02"


def test_the_owner_of_the_mausoleum_discards_under_the_pile() -> None:
    """(COC-12.4.5)"""
    table = mausoleum()
    table.state.spent += (table.take("action_10"),)
    discard_action(table.state, 0, CARD["action_05"])
    assert table.names(table.state.spent) == ["action_05", "action_10"]
    lay_action(table.state, 1, table.take("action_20"))
    assert table.names(table.state.spent)[-1] == "action_20"
    lay_event(table.state, 1, table.take("event_10_good_year_you"))
    lay_event(table.state, 0, table.take("event_12_awesome_year_you"))
    assert table.names(table.state.past) == ["event_12_awesome_year_you", "event_10_good_year_you"]


@pytest.mark.parametrize(
    ("answer", "drawn"),
    [("deck", "event_09_good_year_all"), ("discarded event_10_good_year_you", "event_10_good_year_you")],
)
def test_the_mausoleum_may_take_an_old_event(answer: str, drawn: str) -> None:
    """(COC-12.4.5)"""
    table = mausoleum()
    table.state.past += (table.take("event_10_good_year_you"),)
    table.carry_out(TakeEvent(0))
    table.answer(0, answer)
    assert table.names(table.state.lasting) == [drawn]


def test_an_empty_deck_of_events_is_reshuffled() -> None:
    """(COC-10.1)"""
    table = scenario(start=False)
    s = table.state
    s.past, s.events = s.events, ()
    table.carry_out(TakeEvent(1))
    assert (s.past, len(s.lasting)) == ((), 1)


def test_wonder_cards() -> None:
    """From the deck while there are any. (COC-12.3)"""
    table = scenario(wonders="great_wall", start=False)
    draw_wonder(table.state, 0)
    assert table.names(table[0].designs) == ["great_wall"]
    s = table.state
    s.box, s.wonders = s.box + s.wonders, ()
    table.carry_out(DrawWonder(0))
    assert len(table[0].designs) == 1


def test_an_open_wonder_may_be_taken() -> None:
    """(event 40)"""
    table = scenario(wonders="great_wall", start=False)
    table.state.display += (table.take("great_arena"),)
    table.carry_out(DrawWonder(0))
    assert table.options() == ["deck", "displayed great_arena"]
    table.answer(0, "displayed great_arena")
    assert (table.names(table[0].designs), table.state.display) == (["great_arena"], ())


@pytest.fixture
def wall_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    """An ability that wants the Great Wall, as Qin Shi Huang has it."""
    act(monkeypatch, moments.WONDER_WANTED, "aztecs_captives", lambda s, seat: GREAT_WALL)


@pytest.mark.usefixtures("wall_wanted")
@pytest.mark.parametrize("place", ["wonders", "wonder_discards", "display"])
def test_a_wonder_leader_fetches_the_named_wonder(place: str) -> None:
    """(COC-13.32)"""
    table = scenario(options={"civilizations": "on"}, seat0={"advances": "aztecs_captives"}, start=False)
    card = table.take("great_wall")
    setattr(table.state, place, (*getattr(table.state, place), card))
    table.carry_out(DrawWonder(0))
    assert table.names(table[0].designs) == ["great_wall"]


@pytest.mark.usefixtures("wall_wanted")
def test_a_rival_gives_the_named_wonder_and_draws_another() -> None:
    """(COC-13.32)"""
    table = scenario(
        options={"civilizations": "on"},
        wonders="great_arena",
        seat0={"advances": "aztecs_captives"},
        seat1={"designs": "great_wall"},
        start=False,
    )
    table.carry_out(DrawWonder(0))
    assert table.names(table[0].designs) == ["great_wall"]
    assert table.names(table[1].designs) == ["great_arena"]
    table.carry_out(DrawWonder(0))
    assert len(table[0].designs) == 2
