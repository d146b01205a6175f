"""A bot that searches: information-set Monte-Carlo tree search on determinized tables.

One tree stands for what the searching seat knows. Each iteration deals anew what it does not know, walks down the tree
along the options that are legal in that deal, adds a leaf, values it by the game's evaluation and credits every seat
along the way with its own share; each seat is taken to choose what is best for itself. Options that are many are opened
up one by one, the likeliest first, as their node is visited more often.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import perf_counter
from typing import ClassVar, NamedTuple

from epoka.bots.bot import Bot
from epoka.bots.evaluation import Evaluation, evaluation_of, scale_of
from epoka.kernel import Decision, Option, Seat, Table
from epoka.kernel.decisions import Options

EXPLORATION = 0.35
"""How much a rarely tried option is favoured over a well-known one."""
PRIOR_VISITS = 2.0
"""How many visits the first look at an option counts for."""
WIDTH = 3.0
"""How many options a node opens at once, and, with the square root of its visits, how many more later."""


class Budget(NamedTuple):
    """How long to think: at most so many iterations and so many milliseconds (0: no limit)."""

    iterations: int = 0
    milliseconds: int = 0

    def spent(self, iterations: int, started: float) -> bool:
        """Whether thinking must stop."""
        if self.iterations and iterations >= self.iterations:
            return True
        return bool(self.milliseconds) and (perf_counter() - started) * 1000 >= self.milliseconds


class Node:
    """A decision as the searching seat knows it: what has been tried and how it went for the seat that decides."""

    __slots__ = ("children", "opened", "prior", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.opened: dict[Option, list[float]] = {}
        """For each option tried: visits, sum of the deciding seat's shares, times it was legal."""
        self.children: dict[Option, Node] = {}
        self.prior: dict[Option, float] = {}
        """The first look at each option: the deciding seat's share right after it."""


class Thought(NamedTuple):
    """What the search makes of an option."""

    option: Option
    visits: int
    share: float
    """The seat's expected share of the victory, from 0 to 1."""


class SearchBot(Bot):
    """Searches within a budget; noise and a short horizon make weaker players of it."""

    name: ClassVar[str] = "search"

    def __init__(self, seed: int, budget: Budget | None = None, *, noise: float = 0.0, horizon: int = 12) -> None:
        super().__init__(seed)
        self.budget = budget or Budget(iterations=400)
        self.noise = noise
        self.horizon = horizon
        self.iterations = 0
        self._kept: tuple[str, Node] | None = None

    def choose(self, decision: Decision, sight: Table | None) -> Option:
        assert sight is not None
        if len(decision.options) == 1:
            return decision.options[0]
        thoughts = self.think(decision, sight)
        return thoughts[0].option

    def think(self, decision: Decision, sight: Table) -> list[Thought]:
        """Every option that was tried, the most visited first."""
        search = Search(sight, decision.seat, self)
        root = self._remembered(sight, decision) or Node()
        started = perf_counter()
        done = 0
        while not self.budget.spent(done, started):
            search.iterate(root)
            done += 1
        self.iterations += done
        ranked = sorted(root.opened.items(), key=lambda tried: (-tried[1][0], -tried[1][1], repr(tried[0])))
        best = ranked[0][0]
        self._remember(sight, decision.seat, best, root)
        return [Thought(option, int(visits), total / max(visits, 1)) for option, (visits, total, _) in ranked]

    def _remember(self, sight: Table, seat: Seat, option: Option, root: Node) -> None:
        """Keep the part of the tree behind a choice that the same seat follows up at once."""
        self._kept = None
        child = root.children.get(option)
        after = sight.clone()
        after.apply(seat, option)
        if child is not None and not after.over and after.decision.seat == seat:
            self._kept = (str(after.observation(seat)), child)

    def _remembered(self, sight: Table, decision: Decision) -> Node | None:
        """The kept part, if this is the decision it was kept for."""
        kept, self._kept = self._kept, None
        if kept is not None and kept[0] == str(sight.observation(decision.seat)):
            return kept[1]
        return None


def own_decision(table: Table, seat: Seat) -> Decision:
    """What a seat must decide now."""
    return next(decision for decision in table.decisions if decision.seat == seat)


class Search:
    """One decision's search: the table as the seat knows it, and how leaves are valued."""

    def __init__(self, sight: Table, seat: Seat, bot: SearchBot) -> None:
        self.sight = sight
        self.seat = seat
        self.rng = bot.rng
        self.noise = bot.noise
        self.horizon = bot.horizon
        self.evaluate: Evaluation = evaluation_of(sight.game.name)
        self.scale = scale_of(sight.game.name)

    def iterate(self, root: Node) -> None:
        """One walk from the root to a new leaf and back."""
        table = self.sight.determinize(self.seat, self.rng)
        path: list[tuple[list[float], Seat, Node]] = []
        node = root
        for depth in range(self.horizon):
            if table.over:
                break
            # While several seats choose at once, the searching seat thinks of its own choice first.
            decision = table.decision if depth else own_decision(table, self.seat)
            options = decision.options
            if len(options) == 1:
                table.apply(decision.seat, options[0])
                continue
            option = self.select(node, table, decision.seat, options)
            tried = node.opened[option]
            path.append((tried, decision.seat, node))
            table.apply(decision.seat, option)
            child = node.children.get(option)
            if child is None:
                node.children[option] = Node()
                break
            node = child
        shares = self.shares(table)
        for tried, seat, passed in path:
            tried[0] += 1
            tried[1] += shares[seat]
            passed.visits += 1

    def select(self, node: Node, table: Table, seat: Seat, options: Options) -> Option:
        """The option that promises most to the seat that decides, among those opened so far."""
        known = self.candidates(node, table, seat, options)
        opened = node.opened
        best, most = known[0], -1.0
        spread = EXPLORATION * sqrt(log(node.visits + 2))
        for option in known:
            tried = opened.get(option)
            if tried is None:
                tried = opened[option] = [0.0, 0.0, 0.0]
            tried[2] += 1
            visits = tried[0] + PRIOR_VISITS
            mean = (tried[1] + PRIOR_VISITS * node.prior[option]) / visits
            promise = mean + spread / sqrt(visits)
            if promise > most:
                best, most = option, promise
        return best

    def candidates(self, node: Node, table: Table, seat: Seat, options: Options) -> list[Option]:
        """The options open for trial: a few at first, the likeliest, and more with every visit."""
        prior = node.prior
        for option in options:
            if option not in prior:
                prior[option] = self.first_look(table, seat, option)
        ranked = sorted(options, key=prior.__getitem__, reverse=True)
        return ranked[: int(WIDTH + sqrt(node.visits))]

    def first_look(self, table: Table, seat: Seat, option: Option) -> float:
        """A seat's share right after an option."""
        after = table.clone()
        after.apply(seat, option)
        return self.shares(after)[seat]

    def shares(self, table: Table) -> list[float]:
        """What each seat may expect of the victory: at the end exactly, before that by the evaluation."""
        if table.over:
            winners = table.winners
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(table.seats)]
        values = list(self.evaluate(table))
        if self.noise:
            values = [value + self.rng.gauss(0.0, self.noise) for value in values]
        top = max(values)
        weights = [exp((value - top) / self.scale) for value in values]
        whole = sum(weights)
        return [weight / whole for weight in weights]
