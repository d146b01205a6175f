"""The search thinks on what its seat knows, for every kind of decision, and the same seed thinks the same."""

from __future__ import annotations

from random import Random

import pytest

import epoka
from epoka.bots import Budget, Thoughts, answer, make, think
from epoka.bots.bot import Bot
from epoka.bots.evaluation import Judge, by_score, judge_of, shared, worth
from epoka.bots.search import SearchBot
from epoka.bots.tree import Choice, Node, Search
from epoka.kernel import BadSetup, Seat, Table
from tests.kernel import playing
from tests.kernel.toy import TOY

GAME = "flow_of_history"


def position(seats: int, seed: int, answers: int) -> Table:
    """A position after some random answers."""
    table = epoka.new(GAME, seats, seed)
    rng = Random(seed)
    while answers or len(table.decision.options) < 3:
        table.apply(table.decision.seat, rng.choice(table.decision.options))
        answers = max(answers - 1, 0)
    return table


def thoughts_at(table: Table, seed: int, iterations: int = 60) -> Thoughts:
    """What the seat to move thinks."""
    return think(table, table.decision.seat, Budget(iterations=iterations), seed)


# -- thoughts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_thoughts_rank_every_option_by_how_often_it_was_tried(seats: int) -> None:
    table = position(seats, 3, 20)
    thoughts = thoughts_at(table, 1)
    assert {thought.option for thought in thoughts.options} == set(table.decision.options)
    visits = [thought.visits for thought in thoughts.options]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == thoughts.iterations == 60
    assert thoughts.best == thoughts.options[0].option
    assert thoughts.of(thoughts.best) is thoughts.options[0]
    assert all(0 <= thought.share <= 1 for thought in thoughts.options)
    mean = sum(thought.visits * thought.share for thought in thoughts.options) / 60
    assert thoughts.share == pytest.approx(mean)


def test_the_same_seed_thinks_the_same() -> None:
    table = position(2, 5, 30)
    assert thoughts_at(table, 7) == thoughts_at(table, 7)
    assert thoughts_at(table, 7) != thoughts_at(table, 8)


def test_a_single_option_needs_no_thought() -> None:
    table = epoka.new(GAME, 3, 1)
    rng = Random(2)
    while len(table.decision.options) > 1:
        table.apply(table.decision.seat, rng.choice(table.decision.options))
    thoughts = thoughts_at(table, 1)
    assert [thought.option for thought in thoughts.options] == list(table.decision.options)
    assert thoughts.iterations == 0
    assert thoughts.share == pytest.approx(judge_of(epoka.game(GAME)).shares(table)[table.decision.seat])


def test_a_seat_that_is_not_asked_has_nothing_to_think_about() -> None:
    table = position(3, 1, 5)
    with pytest.raises(BadSetup, match="has nothing to decide"):
        think(table, (table.decision.seat + 1) % 3)


def test_thinking_changes_nothing_at_the_table() -> None:
    table = position(3, 4, 12)
    before = table.digest()
    thoughts_at(table, 1)
    assert table.digest() == before


def test_a_winning_answer_is_found_at_the_end_of_the_game() -> None:
    """In the last decision of a game a search that sees the end takes a win whenever there is one."""
    found = 0
    for seed in range(12):
        table = epoka.new(GAME, 2, seed)
        bots = [make("greedy", seat) for seat in range(2)]
        last = table.clone()
        while not table.over:
            last = table.clone()
            answer(table, bots[table.decision.seat], table.decision)
        seat = last.decision.seat
        winning = set()
        for option in last.decision.options:
            after = last.clone()
            after.apply(seat, option)
            if after.over and after.winners == (seat,):
                winning.add(option)
        if winning and len(winning) < len(last.decision.options):
            thoughts = think(last, seat, Budget(iterations=150), seed)
            assert thoughts.of(thoughts.best).share > 0.9
            found += 1
    assert found


# -- not peeking -----------------------------------------------------------------------------------------------------


def sealed_pair() -> tuple[Table, Table, Seat]:
    """Two tables that differ in another seat's sealed answer and in hidden hands, and a seat that cannot tell."""
    rng = Random(3)
    table = playing.new(4, 2)
    while len(table.waiting) < 3 or len(table.decisions[0].options) < 3:
        playing.answer_at_random(table, rng)
    first, seat = table.waiting[0], table.waiting[1]
    options = table.decisions[0].options
    one, other = table.clone(), table.clone()
    one.apply(first, options[0])
    other.apply(first, options[1])
    dealt = other.determinize(seat, Random(8))
    dealt.apply(first, next(asked for asked in dealt.decisions if asked.seat == first).options[-1])
    return one, dealt, seat


@pytest.mark.parametrize("name", ["random", "greedy", "beginner", "medium", "search@120"])
def test_a_sealed_answer_and_a_hidden_hand_do_not_change_a_choice(name: str) -> None:
    one, other, seat = sealed_pair()
    assert one.observation(seat) == other.observation(seat)
    assert one.sealed != other.sealed
    hidden = [[court.hand for rival, court in enumerate(table.state.courts) if rival != seat] for table in (one, other)]
    assert hidden[0] != hidden[1]
    assert chosen(one, seat, make(name, 6)) == chosen(other, seat, make(name, 6))


def chosen(table: Table, seat: Seat, bot: Bot) -> object:
    """What a bot answers for a seat, with its chance used up to see that it was used alike."""
    decision = next(asked for asked in table.decisions if asked.seat == seat)
    after = table.clone()
    answer(after, bot, decision)
    return after.answers()[-1], bot.rng.random()


def test_a_bot_thinks_the_same_all_through_two_games_that_look_the_same() -> None:
    """At every decision of a game, on the true table and on one dealt anew, one bot each: equal thoughts."""
    table = playing.new(3, 5)
    rng = Random(1)
    compared = 0
    while not table.over:
        decision = table.decision
        other = table.determinize(decision.seat, rng)
        seen = [think(true, decision.seat, Budget(iterations=12), 4) for true in (table, other)]
        assert seen[0] == seen[1]
        compared += 1
        table.apply(decision.seat, rng.choice(decision.options))
    assert compared > 10


# -- the tree --------------------------------------------------------------------------------------------------------


def test_seats_that_choose_at_once_do_not_know_each_others_choice() -> None:
    rng = Random(3)
    table = playing.new(4, 2)
    while len(table.waiting) < 3 or min(len(asked.options) for asked in table.decisions) < 2:
        playing.answer_at_random(table, rng)
    seat = table.waiting[1]
    root = Node()
    search = Search(judge_of(TOY), seat, Random(1))
    for _ in range(80):
        search.iterate(root, table)
    # One choice for each of them, all at the same node, with what follows known by all three answers together.
    assert set(root.choices) == set(table.waiting)
    assert [choice.visits for choice in root.choices.values()] == [80, 80, 80]
    assert all(len(answers) == 3 for answers in root.children)


def test_a_choice_opens_its_options_bit_by_bit_the_likeliest_first() -> None:
    table = position(2, 9, 0)
    while len(table.decision.options) < 7:
        table.apply(table.decision.seat, table.decision.options[0])
    decision = table.decision
    liked = Judge(by_score, lambda _, asked: [float(place) for place in range(len(asked.options))], 5.0, True)
    search = Search(liked, decision.seat, Random(1))
    choice = Choice()
    tried = []
    for _ in range(60):
        taken = search.select(choice, table, decision)
        taken.visits += 1
        choice.visits += 1
        tried.append(decision.options.index(taken.option))
    assert tried[0] == len(decision.options) - 1
    assert min(tried[:4]) >= len(decision.options) - 5
    assert len(set(tried)) > len(set(tried[:4]))


def test_each_seat_is_taken_to_choose_what_is_best_for_itself() -> None:
    """Credit goes by seat: the share of the one who decides, not of the one who searches."""
    table = position(3, 6, 25)
    root = Node()
    search = Search(judge_of(epoka.game(GAME)), table.decision.seat, Random(2), horizon=6)
    for _ in range(150):
        search.iterate(root, table)
    others = [
        choice
        for child in root.children.values()
        for grandchild in [child, *child.children.values()]
        for seat, choice in grandchild.choices.items()
        if seat != table.decision.seat and choice.visits > 20
    ]
    assert others
    for choice in others:
        best = max(choice.tries.values(), key=lambda tried: tried.visits)
        assert best.total / best.visits >= choice.total / choice.visits - 0.02


def test_the_tree_is_kept_when_the_game_goes_as_foreseen() -> None:
    table = epoka.new(GAME, 3, 11)
    seat = table.decision.seat
    bot = SearchBot(1, Budget(iterations=300))
    greedy = make("greedy", 1)
    kept = 0
    for _ in range(60):
        decision = table.decision
        if decision.seat == seat and len(decision.options) > 1:
            thoughts = bot.think(decision, table.determinize(seat, bot.rng))
            kept += thoughts.iterations > 300
            table.apply(seat, thoughts.best)
        else:
            answer(table, greedy, decision)
    assert kept > 5


def test_a_kept_choice_holds_only_what_is_legal_now() -> None:
    """Other deals showed other cards; what was thought of them says nothing about this one."""
    for seed in range(2):
        table = epoka.new(GAME, 4, seed)
        seat = table.decision.seat
        bots = [SearchBot(rival, Budget(iterations=120 if rival == seat else 6)) for rival in range(4)]
        for _ in range(50):
            decision = table.decision
            bot = bots[decision.seat]
            thoughts = bot.think(decision, table.determinize(decision.seat, bot.rng))
            assert {thought.option for thought in thoughts.options} == set(decision.options)
            assert sum(thought.visits for thought in thoughts.options) == thoughts.iterations
            table.apply(decision.seat, thoughts.best)


def test_a_kept_tree_is_forgotten_when_another_game_is_played() -> None:
    bot = SearchBot(1, Budget(iterations=100))
    for seed in (1, 2):
        table = position(3, seed, 6)
        thoughts = bot.think(table.decision, table.determinize(table.decision.seat, bot.rng))
        assert thoughts.iterations == 100


def test_a_budget_of_time_always_allows_one_iteration() -> None:
    table = position(4, 2, 10)
    bot = SearchBot(1, Budget(milliseconds=1))
    bot.think(table.decision, table.determinize(table.decision.seat, bot.rng))
    assert bot.iterations >= 1


def test_a_choice_that_cannot_change_any_more_is_not_thought_about_longer() -> None:
    table = position(3, 8, 16)
    seat = table.decision.seat
    hasty, thorough = SearchBot(1, Budget(iterations=400)), SearchBot(1, Budget(iterations=400))
    option = hasty.choose(table.decision, table.determinize(seat, hasty.rng))
    assert option == thorough.think(table.decision, table.determinize(seat, thorough.rng)).best
    assert hasty.iterations < thorough.iterations == 400


# -- games that bring nothing ----------------------------------------------------------------------------------------


def test_a_game_without_evaluation_or_prior_still_gets_a_sensible_bot() -> None:
    won = 0.0
    for seed in range(15):
        table = Table.new(TOY, 3, seed)
        bots = [make("search@60" if seat == seed % 3 else "random", seed + seat) for seat in range(3)]
        while not table.over:
            answer(table, bots[table.decision.seat], table.decision)
        won += (seed % 3 in table.winners) / len(table.winners)
    assert won >= 8


def test_without_a_prior_options_are_tried_out() -> None:
    table = playing.new(3, 1)
    judge = judge_of(TOY)
    decision = table.decision
    assert judge.values is by_score
    assert not judge.quick
    assert list(judge.likings(table, decision)) == [
        worth(table, decision.seat, option, by_score, depth=1) for option in decision.options
    ]


def test_shares_add_up_and_follow_the_scale() -> None:
    assert shared([3.0, 3.0], 5.0) == [0.5, 0.5]
    near, far = shared([8.0, 3.0], 5.0)
    assert near + far == pytest.approx(1)
    assert near / far == pytest.approx(2.71828, abs=1e-4)
