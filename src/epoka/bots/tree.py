"""The tree of a search: what was tried at each decision, and how it went for the seat that decided.

One tree stands for what the searching seat knows. A node is reached by the answers that led to it, whatever was dealt,
so that all deals share it; which options are legal depends on the deal. Where several seats choose at once, each has a
choice of its own at the same node, and none knows what the others take.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random

from epoka.bots.evaluation import Judge, shared
from epoka.kernel import Decision, Option, Options, Seat, Table

EXPLORATION = 0.15
"""How much a rarely tried option is favoured over a well-known one."""
RIVAL_EXPLORATION = 0.045
"""The same at the choices of the others, who are taken to know what they like if the game has a quick look."""
RIVAL_DOUBT = 0.05
"""How much smaller a share an option promises that another seat has not been seen to take."""
WARMTH = 0.5
"""How many points an option must be liked less to be taken for e times less likely."""
WIDTH = 3.0
"""How many options a choice opens at once, and, with the square root of its visits, how many more later."""

SETTLED = 16
"""How many answers beyond a leaf are played out at most."""


class Try:
    """One option of a choice."""

    __slots__ = ("legal", "liking", "option", "total", "visits")

    def __init__(self, option: Option, liking: float) -> None:
        self.option = option
        self.liking = liking
        """The lead in points it seemed to give at first sight."""
        self.visits = 0
        self.legal = 0
        """How often the choice was met with this option among the legal ones."""
        self.total = 0.0
        """The sum of the deciding seat's shares."""


class Choice:
    """What one seat may do at a node."""

    __slots__ = ("known", "total", "tries", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.tries: dict[Option, Try] = {}
        self.known: dict[Options, list[tuple[float, Try]]] = {}
        """For each list of options met: how likely each is taken to be, the likeliest first."""

    def restrict(self, options: Options) -> None:
        """Forget options that other deals had: these are the ones there are."""
        self.tries = {option: tried for option, tried in self.tries.items() if option in options}
        self.visits = sum([tried.visits for tried in self.tries.values()])
        self.total = sum([tried.total for tried in self.tries.values()])


class Node:
    """A point in the game as the searching seat knows it."""

    __slots__ = ("children", "choices")

    def __init__(self) -> None:
        self.choices: dict[Seat, Choice] = {}
        self.children: dict[tuple[Option, ...], Node] = {}
        """What follows, by the answers given here: one, or one for each seat that chooses at once."""

    def size(self) -> int:
        """How many nodes there are from here on."""
        return 1 + sum([child.size() for child in self.children.values()])


class Search:
    """Walks through a tree on tables dealt anew each time."""

    def __init__(self, judge: Judge, seat: Seat, rng: Random, *, noise: float = 0.0, horizon: int = 12) -> None:
        self.judge = judge
        self.seat = seat
        self.rng = rng
        self.noise = noise * judge.scale
        self.horizon = horizon

    def iterate(self, root: Node, sight: Table) -> None:
        """One walk from the root to a new leaf and back, on a new deal of what the seat cannot know."""
        table = sight.determinize(self.seat, self.rng)
        path: list[tuple[Choice, Try, Seat]] = []
        node = root
        for _ in range(self.horizon):
            if table.over:
                break
            answers = self.answer(node, table, path)
            child = node.children.get(answers)
            if child is None:
                node.children[answers] = Node()
                self.settle(table, path[-1][2] if path else self.seat)
                break
            node = child
        shares = self.shares(table)
        for choice, tried, decider in path:
            share = shares[decider]
            choice.visits += 1
            choice.total += share
            tried.visits += 1
            tried.total += share

    def settle(self, table: Table, last: Seat) -> None:
        """Let the seat that decided last finish its move, and the others make theirs until the searching seat's turn.

        Each takes what it likes best. Half a move says little, and so does an investment that nobody has answered. In a
        game without a quick look this would cost more than it tells.
        """
        for _ in range(SETTLED if self.judge.quick else 0):
            if table.over or table.sealed is not None:
                return
            decision = table.decision
            if decision.seat != last:
                if decision.seat == self.seat:
                    return
                last = decision.seat
            options = decision.options
            if len(options) > 1:
                likings = self.judge.likings(table, decision)
                table.apply(last, options[likings.index(max(likings))])
            else:
                table.apply(last, options[0])

    def answer(self, node: Node, table: Table, path: list[tuple[Choice, Try, Seat]]) -> tuple[Option, ...]:
        """Let every seat that must decide now choose, without knowing what the others take."""
        decisions = (table.decision,) if table.sealed is None else table.decisions
        answers = []
        for decision in decisions:
            options = decision.options
            if len(options) == 1:
                option = options[0]
            else:
                choice = node.choices.get(decision.seat)
                if choice is None:
                    choice = node.choices[decision.seat] = Choice()
                tried = self.select(choice, table, decision)
                path.append((choice, tried, decision.seat))
                option = tried.option
            answers.append(option)
        for decision, option in zip(decisions, answers, strict=True):
            table.apply(decision.seat, option)
        return tuple(answers)

    def select(self, choice: Choice, table: Table, decision: Decision) -> Try:
        """The option that promises most to the seat that decides, among those opened so far."""
        ranked = choice.known.get(decision.options)
        if ranked is None:
            ranked = choice.known[decision.options] = self.ranked(choice, table, decision)
        if not choice.visits:
            return ranked[0][1]
        untried = choice.total / choice.visits
        exploration = EXPLORATION
        if decision.seat != self.seat and self.judge.quick:
            untried -= RIVAL_DOUBT
            exploration = RIVAL_EXPLORATION
        best, most = ranked[0][1], -1.0
        for likelihood, tried in ranked[: int(WIDTH + sqrt(choice.visits))]:
            tried.legal += 1
            visits = tried.visits
            value = tried.total / visits if visits else untried
            promise = value + exploration * likelihood * sqrt(tried.legal) / (1 + visits)
            if promise > most:
                best, most = tried, promise
        return best

    def ranked(self, choice: Choice, table: Table, decision: Decision) -> list[tuple[float, Try]]:
        """How likely each option is taken to be at first sight, the likeliest first."""
        tries = choice.tries
        options = decision.options
        if not all(option in tries for option in options):
            for option, liking in zip(options, self.judge.likings(table, decision), strict=True):
                if option not in tries:
                    tries[option] = Try(option, liking + self.rng.gauss(0.0, self.noise) if self.noise else liking)
        found = [tries[option] for option in options]
        top = max([tried.liking for tried in found])
        weights = [exp((tried.liking - top) / WARMTH) for tried in found]
        whole = sum(weights)
        return sorted(zip([weight / whole for weight in weights], found, strict=True), key=_likelihood, reverse=True)

    def shares(self, table: Table) -> list[float]:
        """What each seat may expect of the victory, misjudged if there is noise."""
        if self.noise and not table.over:
            values = [value + self.rng.gauss(0.0, self.noise) for value in self.judge.values(table)]
            return shared(values, self.judge.scale)
        return self.judge.shares(table)


def _likelihood(pair: tuple[float, Try]) -> float:
    return pair[0]
