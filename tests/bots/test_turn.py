"""Whole turns are planned where a game says whose turn it is, from what the seat knows and no more."""

from __future__ import annotations

from random import Random

import pytest

import epoka
from epoka.bots import Budget, answer, make, think
from epoka.bots.evaluation import Judge, advantage, judge_of
from epoka.bots.search import SearchBot, thoughts_of_turn
from epoka.bots.turn import DEALS, FAR, PLANNED, Line, Position, TurnSearch, usual_change
from epoka.games.clash_of_cultures import bits
from epoka.games.clash_of_cultures.rules.units import INFANTRY_PACK, add
from epoka.games.clash_of_cultures.state import map_of
from epoka.games.clash_of_cultures.tables import BARBARIANS, SEA, UNKNOWN
from epoka.games.through_the_ages.rules.politics import Politics
from epoka.games.through_the_ages.rules.turn import Turn
from epoka.games.through_the_ages.state import AgesState
from epoka.kernel import Decision, Frame, Table
from epoka.server.weighing import weigh

GAME = "through_the_ages"
END = ("end",)
JUDGE = judge_of(epoka.game(GAME))


def turns(frame: type[Frame[AgesState]], seed: int, level: str = "advanced") -> list[Table]:
    """Positions of a game at which a seat has a choice in its own turn, with this rule in progress."""
    table = epoka.new(GAME, 2, seed, options={"level": level})
    bot = make("random", seed)
    found = []
    while not table.over:
        decision = table.decision
        if isinstance(table.stack[-1], frame) and len(decision.options) > 3 and decision.seat == table.state.active:
            found.append(table.clone())
        answer(table, bot, decision)
    return found


@pytest.fixture(scope="module")
def acting() -> list[Table]:
    return turns(Turn, 3)


@pytest.fixture(scope="module")
def rich(acting: list[Table]) -> Table:
    """The position with the most options."""
    return max(acting, key=lambda table: len(table.decision.options))


@pytest.fixture(scope="module")
def politics() -> list[Table]:
    return turns(Politics, 3)


def searched(table: Table, iterations: int, seed: int = 1, judge: Judge = JUDGE, **settings: float) -> TurnSearch:
    """A search for what the seat to move has to decide."""
    seat = table.decision.seat
    rng = Random(seed)
    search = TurnSearch(judge, seat, rng, noise=settings.get("noise", 0.0), horizon=int(settings.get("horizon", 12)))
    search.begin(table.decision, table.determinize(seat, rng))
    for _ in range(iterations):
        search.iterate()
    return search


def depth(position: Position) -> int:
    return 1 + max([depth(step.outcomes[0]) for step in position.steps]) if position.steps else 0


# -- planning --------------------------------------------------------------------------------------------------------


def test_a_planned_turn_ends_better_than_a_greedy_one(acting: list[Table]) -> None:
    better = worse = 0
    for number, table in enumerate(acting[5::24]):
        seat = table.decision.seat
        deal = table.determinize(seat, Random(number))
        search = TurnSearch(JUDGE, seat, Random(1))
        search.begin(deal.decision, deal.clone())
        for _ in range(60):
            search.iterate()
        greedy = make("greedy", 1)
        while not deal.over and deal.state.active == seat:
            deal.apply(deal.decision.seat, greedy.choose(deal.decision, deal))
        planned, reached = search.plan.root.value, advantage(deal, seat, JUDGE.values)
        better += planned > reached + 0.01
        worse += planned < reached - 0.01
    assert better > 2 * worse


def test_the_value_of_an_option_is_that_of_the_end_it_leads_to(acting: list[Table]) -> None:
    search = searched(acting[20], 40, horizon=FAR - 1)
    root = search.plan.root
    best = search.outlooks()[0]
    assert best.value == root.value == max([step.value for step in root.steps])
    (end,) = best.line.ends
    values = JUDGE.values(end.table)
    assert values[search.seat] - values[1 - search.seat] == pytest.approx(best.value)


def test_the_plan_stays_within_the_turn(acting: list[Table]) -> None:
    for table in acting[::15]:
        search = searched(table, 30)
        waiting = [search.plan.root]
        while waiting:
            position = waiting.pop()
            waiting += [outcome for step in position.steps for outcome in step.outcomes]
            if position.options:
                assert position.table.state.active == table.state.active
                assert position.table.decision.seat == search.seat


def test_the_same_answers_in_another_order_are_planned_once(rich: Table) -> None:
    search = searched(rich, PLANNED)
    assert len(search.plan.known) < PLANNED == search.planned


def test_a_turn_that_was_tried_out_is_not_tried_again() -> None:
    table = epoka.new(GAME, 3, 1, options={"level": "simple"})
    while table.decision.seat < 2:
        table.apply(table.decision.seat, table.decision.options[0])
    bot = SearchBot(1, Budget(iterations=5000), horizon=6)
    bot.think(table.decision, table.determinize(2, bot.rng))
    assert 0 < bot.iterations < 5000


def test_a_short_horizon_looks_no_further(rich: Table) -> None:
    assert depth(searched(rich, 40, horizon=2).plan.root) == 2
    assert depth(searched(rich, 40).plan.root) > 3


def test_noise_changes_what_a_position_seems_worth(acting: list[Table]) -> None:
    table = acting[10]
    assert searched(table, 0, noise=1.5).plan.root.value != searched(table, 0).plan.root.value


# -- beyond the turn -------------------------------------------------------------------------------------------------


def test_the_search_looks_beyond_a_turn_that_is_planned_well_enough(rich: Table) -> None:
    early, late = searched(rich, PLANNED), searched(rich, PLANNED + 8)
    assert not any(line.looks() for line in early.lines())
    assert late.opened > PLANNED + 8
    looked = [line for line in late.lines() if line.looks()]
    assert len({line.lead for line in looked}) == len(looked) > 1
    assert all(end.table.state.active != late.seat for line in looked for end in line.ends)


def test_whoever_sees_little_ahead_does_not_look_beyond(rich: Table) -> None:
    for settings in ({"horizon": FAR - 1}, {"noise": 1.0}):
        search = searched(rich, PLANNED + 8, **settings)
        assert not any(line.looks() for line in search.lines())


def test_an_end_is_judged_by_how_much_more_than_usual_the_lead_grows_beyond_it(acting: list[Table]) -> None:
    ends = [Position(acting[0], (), value) for value in (5.0, 4.0, 1.0)]
    ends[0].looks = [6.0, 7.0, 5.0]
    ends[1].looks = [9.0, 9.0, 9.0]
    lines = [Line(END, [end], end.value) for end in ends]
    usual = usual_change(lines)
    assert usual == 3.0
    assert [line.value(usual) for line in lines] == [5.0 - 6 / 4, 4.0 + 6 / 4, 1.0]


def test_a_look_depends_on_the_deal_only(rich: Table) -> None:
    search = searched(rich, 20)
    end = search.lines()[0].ends[0].table
    before = end.digest()
    assert search.look(end, 3) == search.look(end, 3)
    assert len({search.look(end, seed) for seed in range(6)}) > 1
    assert end.digest() == before


# -- what cannot be known --------------------------------------------------------------------------------------------


def test_an_answer_that_brings_something_to_light_is_worth_the_mean_of_several_deals(politics: list[Table]) -> None:
    events = [table for table in politics if any(option[0] == "event" for option in table.decision.options)]
    different = 0
    for table in events:
        search = searched(table, 0)
        step = next(step for step in search.plan.root.steps if step.option[0] == "event")
        search.iterate(step.option)
        if step.is_sure:
            continue  # the next event is one that the seat has played itself
        assert len(step.outcomes) == DEALS
        assert step.value == pytest.approx(sum([outcome.value for outcome in step.outcomes]) / DEALS)
        different += len({str(outcome.table.observation(search.seat)) for outcome in step.outcomes}) > 1
    assert different


def test_an_answer_that_brings_nothing_to_light_is_tried_on_one_deal(acting: list[Table]) -> None:
    for table in acting[::9]:
        search = searched(table, 8)
        asked = [step for step in search.plan.root.steps if step.is_sure is not None]
        assert asked
        assert all(step.is_sure and len(step.outcomes) == 1 for step in asked)


def test_a_battle_is_not_planned_on_lucky_dice() -> None:
    table = epoka.new("clash_of_cultures", 2, 0, options={"civilizations": "off"})
    s = table.state
    seat = s.active
    home = s.nations[seat].home
    own = s.nations[seat]
    own.advances |= bits.TACTICS
    own.known |= bits.TACTICS
    beside = next(hex_ for hex_ in map_of(s).near[home] if s.terrain[hex_] not in (SEA, UNKNOWN))
    add(s, seat, home, 2 * INFANTRY_PACK)
    add(s, BARBARIANS, beside, 2 * INFANTRY_PACK)
    search = searched(table, 0, judge=judge_of(epoka.game("clash_of_cultures")))
    moving = next(step for step in search.plan.root.steps if step.option == ("move",))
    fights = [
        fight
        for group in moving.outcomes[0].steps
        for fight in group.outcomes[0].steps
        if fight.option == ("to", map_of(s).names[beside])
    ]
    assert fights, "a move is looked through to its destination at once"
    for fight in fights:
        values = [outcome.value for outcome in fight.outcomes]
        assert len(values) == DEALS
        assert min(values) < fight.value < max(values)


def test_what_is_dealt_anew_is_no_reason_to_like_or_dislike_an_answer() -> None:
    """Rivals' hands differ from deal to deal, and so does the lead; only what an answer makes of it counts."""
    judge = judge_of(epoka.game("clash_of_cultures"))
    table = epoka.new("clash_of_cultures", 2, 0, options={"civilizations": "off"})
    seat = table.state.active
    table.state.nations[1 - seat].plans = table.state.objectives[:6]
    table.state.objectives = table.state.objectives[6:]
    search = searched(table, 0, judge=judge)
    root = search.plan.root
    lead = advantage(root.table, seat, judge.values)
    search.deal_out(root, root.steps[0])
    leads = [advantage(dealt, seat, judge.values) for dealt, _ in root.deals]
    assert len(leads) == DEALS
    assert len(set(leads)) > 1
    assert [found - luck for found, (_, luck) in zip(leads, root.deals, strict=True)] == pytest.approx([lead] * DEALS)
    assert [outcome.luck for outcome in root.steps[0].outcomes] == [luck for _, luck in root.deals]


def test_the_usual_answer_is_tried_first_and_the_others_when_it_promises_something() -> None:
    table = epoka.new("clash_of_cultures", 2, 0, options={"civilizations": "off"})
    seat = table.state.active
    own = table.state.nations[seat]
    own.stock = (2, 0, 0, 2, 0, 0, 0)
    search = searched(table, 0, judge=judge_of(epoka.game("clash_of_cultures")))
    step = next(step for step in search.plan.root.steps if step.option == ("advance", "writing"))
    (paying,) = step.outcomes
    assert len(paying.options) > 1
    assert not paying.steps
    at_first = paying.value
    search.iterate(step.option)
    assert [way.option for way in paying.steps] == list(paying.options)
    assert paying.value >= at_first


def test_the_same_seed_plans_the_same_whatever_is_hidden(politics: list[Table], acting: list[Table]) -> None:
    for number, table in enumerate([*politics[:3], *acting[:60:20]]):
        seat = table.decision.seat
        other = table.determinize(seat, Random(number))
        assert think(table, seat, Budget(iterations=25), 4) == think(other, seat, Budget(iterations=25), 4)


# -- the bot ---------------------------------------------------------------------------------------------------------


def test_thoughts_rank_every_option_by_the_end_it_leads_to(acting: list[Table]) -> None:
    table = acting[5]
    search = searched(table, 30)
    thoughts = thoughts_of_turn(search)
    assert {thought.option for thought in thoughts.options} == set(table.decision.options)
    assert thoughts.iterations == sum([thought.visits for thought in thoughts.options])
    assert thoughts.share == thoughts.options[0].share
    shares = [thought.share for thought in thoughts.options]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= share <= 1 for share in shares)


def test_a_plan_is_kept_for_the_rest_of_the_turn(acting: list[Table]) -> None:
    table = acting[12].clone()
    seat = table.decision.seat
    search = searched(table, 30)
    plan = search.plan
    option = plan.root.end().table.answers()[0][1]
    search.follow(option)
    table.apply(seat, option)
    search.begin(table.decision, table.determinize(seat, Random(5)))
    assert search.plan is plan
    table.apply(seat, table.decision.options[0])
    search.begin(table.decision, table.determinize(seat, Random(5)))
    assert search.plan is not plan


def test_a_seat_that_is_attacked_or_asked_decides_without_the_others_turn() -> None:
    table = epoka.new(GAME, 2, 9, options={"level": "full"})
    bots = [make("random", 1), make("random", 2)]
    asked = 0
    while not table.over and asked < 3:
        decision: Decision = table.decision
        if decision.seat != table.state.active and len(decision.options) > 1:
            search = searched(table, 10)
            for end in search.outlooks()[0].line.ends:
                assert end.table.over or end.table.decision.seat != decision.seat
            asked += 1
        answer(table, bots[decision.seat], decision)
    assert asked


# -- hints and analyses ----------------------------------------------------------------------------------------------


def test_what_was_played_gets_a_fair_look(acting: list[Table]) -> None:
    table = acting[30]
    seat = table.decision.seat
    sight = table.determinize(seat, Random(2))
    budget = Budget(iterations=60)
    plain = weigh(sight, seat, budget, Random(1))
    assert sum(plain.odds) == pytest.approx(1)
    assert plain.odds[seat] == plain.options[0].share
    worst = plain.options[-1]
    played = weigh(sight, seat, budget, Random(1), worst.option)
    own = next(thought for thought in played.options if thought.option == worst.option)
    assert own.visits > worst.visits
    assert 0 <= own.share <= played.options[0].share
