"""A bot that searches: information-set Monte-Carlo tree search on determinized tables.

Each iteration deals anew what the searching seat does not know, walks down one tree along the options that are legal in
that deal, adds a leaf, values it by the game's evaluation and credits every seat on the way with its own share. Each
seat is taken to choose what is best for itself. `epoka.bots.tree` holds the tree. In a game in which a turn is a long
chain of decisions the turn is planned instead: see `epoka.bots.turn`.

`think` and `SearchBot.think` return `Thoughts`: every option of a decision, ranked, with its visits and what the search
expects of it. Hints and analysis may rely on them, on `Thought`, `Budget` and `budget_of`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import ClassVar, Final, NamedTuple

from epoka.bots.bot import Bot
from epoka.bots.evaluation import Judge, judge_of
from epoka.bots.tree import Choice, Node, Search
from epoka.bots.turn import TurnSearch
from epoka.kernel import BadSetup, Decision, Option, Seat, Table
from epoka.kernel.errors import quoted

ORDINARY_HORIZON: Final = 12
"""How many answers ahead a walk goes at most."""
NO_LIMIT: Final = 1 << 30
FOLLOWED: Final = 200
"""How many positions of a kept tree are compared with the one on the table."""

MOST_DIGITS: Final = 9
"""Of a budget: nobody thinks longer than ten days."""


class Budget(NamedTuple):
    """How long to think: at most so many iterations and so many milliseconds (0: no limit)."""

    iterations: int = 0
    milliseconds: int = 0

    def left(self, done: int, started: float) -> int:
        """How many more iterations fit in, going by those done since a time of `perf_counter`; at least one was."""
        left = self.iterations - done if self.iterations else NO_LIMIT
        if self.milliseconds:
            gone = (perf_counter() - started) * 1000
            left = min(left, int((self.milliseconds - gone) * done / gone))
        return left

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.milliseconds else str(self.iterations)


ORDINARY_BUDGET: Final = Budget(iterations=400)


def budget_of(text: str) -> Budget:
    """`500` is so many iterations, `200ms` so much time; BadSetup for anything else."""
    number = text.removesuffix("ms")
    if not (number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS and int(number) > 0):
        told = "a search budget is a number of iterations or of milliseconds (500 or 200ms)"
        raise BadSetup(f"{told}, not {quoted(text)}")
    return Budget(milliseconds=int(number)) if text.endswith("ms") else Budget(iterations=int(number))


class Thought(NamedTuple):
    """What the search makes of an option."""

    option: Option
    visits: int
    """How often it was tried; 0 if it never seemed worth it."""
    share: float
    """The seat's expected share of the victory after it, from 0 to 1; without visits, that of the whole decision."""
    liking: float
    """The lead in points it seems to give at first sight."""


class Thoughts(NamedTuple):
    """What the search makes of a decision."""

    options: tuple[Thought, ...]
    """Every legal option, the best first."""
    share: float
    """The seat's expected share of the victory, from 0 to 1."""
    iterations: int
    """Visits of the decision, those kept from an earlier search included."""

    @property
    def best(self) -> Option:
        """The option to choose."""
        return self.options[0].option

    def of(self, option: Option) -> Thought:
        """What the search makes of one of the options."""
        return next(thought for thought in self.options if thought.option == option)


class SearchBot(Bot):
    """Searches within a budget; noise and a short horizon make weaker players of it."""

    name: ClassVar[str] = "search"

    def __init__(
        self, seed: int, budget: Budget = ORDINARY_BUDGET, *, noise: float = 0.0, horizon: int = ORDINARY_HORIZON
    ) -> None:
        super().__init__(seed)
        self.budget = budget
        self.noise = noise
        self.horizon = horizon
        self.iterations = 0
        """How many iterations it has made so far, over all decisions."""
        self._kept: Kept | None = None
        self._turn: TurnSearch | None = None

    def choose(self, decision: Decision, sight: Table | None) -> Option:
        """The best option; it stops thinking as soon as nothing can change its mind within the budget."""
        assert sight is not None
        if len(decision.options) == 1:
            return decision.options[0]
        return self._thought(decision, sight, decided).best

    def think(self, decision: Decision, sight: Table) -> Thoughts:
        """Rank the options of a decision that a determinized table asks of a seat, with the whole budget."""
        if len(decision.options) == 1:
            share = judge_of(sight.game).shares(sight)[decision.seat]
            return Thoughts((Thought(decision.options[0], 0, share, 0.0),), share, 0)
        return self._thought(decision, sight, never)

    def _thought(self, decision: Decision, sight: Table, enough: Callable[[Choice, int], bool]) -> Thoughts:
        started = perf_counter()
        seat = decision.seat
        judge = judge_of(sight.game)
        if judge.turn_of is not None:
            return self._planned(decision, sight, judge, started)
        root = (self._kept.found(decision, sight) if self._kept else None) or Node()
        search = Search(judge, seat, self.rng, noise=self.noise, horizon=self.horizon)
        choice = root.choices.setdefault(seat, Choice())
        choice.restrict(decision.options)
        done = 0
        while True:
            search.iterate(root, sight)
            done += 1
            left = self.budget.left(done, started)
            if left <= 0 or enough(choice, left):
                break
        self.iterations += done
        thoughts = thoughts_of(choice, decision)
        self._kept = Kept(sight, seat, thoughts.best, root)
        return thoughts

    def _planned(self, decision: Decision, sight: Table, judge: Judge, started: float) -> Thoughts:
        search = self._turn
        if search is None or search.judge is not judge or search.seat != decision.seat:
            search = TurnSearch(judge, decision.seat, self.rng, noise=self.noise, horizon=self.horizon)
            self._turn = search
        before = search.opened
        search.begin(decision, sight)
        longest = 0
        while not search.decided:
            had = search.opened
            search.iterate()
            longest = max(longest, search.opened - had)
            # A look beyond the turn is long; where time counts, it is begun only if most of it fits in.
            needed = longest // 2 if self.budget.milliseconds else 0
            if self.budget.left(search.opened - before, started) <= needed:
                break
        self.iterations += search.opened - before
        thoughts = thoughts_of_turn(search)
        search.follow(thoughts.best)
        return thoughts


def thoughts_of(choice: Choice, decision: Decision) -> Thoughts:
    """What has come out of a search, the most tried option first."""
    share = choice.total / choice.visits
    tries = [choice.tries[option] for option in decision.options]
    ranked = sorted(tries, key=lambda tried: (-tried.visits, -tried.total, -tried.liking))
    found = [
        Thought(tried.option, tried.visits, tried.total / tried.visits if tried.visits else share, tried.liking)
        for tried in ranked
    ]
    return Thoughts(tuple(found), share, choice.visits)


def thoughts_of_turn(search: TurnSearch) -> Thoughts:
    """What has come out of planning a turn, the option with the best end first."""
    options = tuple(
        [
            Thought(found.option, found.visits, search.shares(found)[search.seat], found.liking)
            for found in search.outlooks()
        ]
    )
    return Thoughts(options, options[0].share, sum([thought.visits for thought in options]))


def decided(choice: Choice, left: int) -> bool:
    """Whether no other option can be tried more often than the first with so many iterations left."""
    first = second = 0
    for tried in choice.tries.values():
        if tried.visits > first:
            first, second = tried.visits, first
        elif tried.visits > second:
            second = tried.visits
    return first > second + left


def never(choice: Choice, left: int) -> bool:
    """Think on to the end of the budget."""
    return False


class Kept(NamedTuple):
    """The tree of a seat's last search, with the position it began at and what the seat chose."""

    sight: Table
    seat: Seat
    option: Option
    root: Node

    def found(self, decision: Decision, sight: Table) -> Node | None:
        """The node of a later position, if answers that were searched lead to one that looks the same to the seat."""
        if decision.seat != self.seat or sight.game is not self.sight.game:
            return None
        wanted = sight.observation(self.seat)
        waiting = deque(self._first())
        for _ in range(FOLLOWED):
            if not waiting:
                break
            table, node = waiting.popleft()
            asked = [open_.options for open_ in table.decisions if open_.seat == self.seat]
            if asked == [decision.options] and table.observation(self.seat) == wanted:
                return node
            if not asked or len(asked[0]) == 1:
                waiting.extend([(after, child) for _, after, child in followed(table, node)])
        return None

    def _first(self) -> list[tuple[Table, Node]]:
        place = [asked.seat for asked in self.sight.decisions].index(self.seat)
        return [
            (after, child) for given, after, child in followed(self.sight, self.root) if given[place] == self.option
        ]


def followed(table: Table, node: Node) -> Iterator[tuple[tuple[Option, ...], Table, Node]]:
    """The answers tried at a node and where they lead, as far as this table allows them."""
    decisions = table.decisions
    for answers, child in node.children.items():
        given = [(asked.seat, option) for asked, option in zip(decisions, answers, strict=False)]
        if all(table.check(seat, option) is None for seat, option in given):
            after = table.clone()
            for seat, option in given:
                after.apply(seat, option)
            yield answers, after, child


def think(table: Table, seat: Seat, budget: Budget = ORDINARY_BUDGET, seed: int = 0) -> Thoughts:
    """What a search makes of what a seat must decide at a table, knowing only what the seat may know.

    With a budget of iterations the same seed gives the same thoughts.
    """
    decision = next((asked for asked in table.decisions if asked.seat == seat), None)
    if decision is None:
        raise BadSetup(f"seat {seat} has nothing to decide")
    rng = Random(seed)
    return SearchBot(seed, budget).think(decision, table.determinize(seat, rng))
