"""A search for games in which a turn is a long chain of decisions: it plans the whole turn and values its end.

Within a turn little comes to light and the others are seldom asked. So the turn is tried out on one deal of what the
seat cannot know, or on a few when the answer to be given can bring something to light, and a position is worth what the
best end found from there is worth. An iteration opens the position that promises most: every option is tried there
and valued by the game's evaluation. Where another seat has to decide in between, it takes what is best for itself at
first sight.

What an end is worth shows in the turns after it. So when the turn is planned well enough, the search looks beyond: it
plays on from the best ends, everybody taking what is best at first sight, until the seat has had another turn.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Final, NamedTuple

from epoka.bots.evaluation import Judge, advantage, shared
from epoka.kernel import Decision, Option, Options, Seat, Table
from epoka.kernel.events import seat_bit
from epoka.kernel.zones import places

EXPLORATION: Final = 1.0
"""How much a rarely tried option is favoured over a well-known one, in the game's scale."""
WARMTH: Final = 0.3
"""How much less an option must be worth at first sight to be taken for e times less likely, in the game's scale."""
PASSED: Final = 12
"""How many answers in a row are passed over at most: those of others, and those without a choice."""
DEALS: Final = 6
"""On how many deals a turn is planned when the next answer can bring something to light."""
PLANNED: Final = 60
"""How many positions of a turn are opened before the search looks beyond its end."""
PLANNED_ON: Final = 0.25
"""Which part of the work goes into planning after that."""
FAR: Final = 12
"""Whoever sees so many answers ahead also looks beyond the turn."""
LINES: Final = 16
"""From how many ends of the turn the search plays on at most."""
DOUBT: Final = 0.5
"""How much better than it seems an end may be that was not played on from, in the game's scale."""


class Position:
    """A position within a turn, and what it is worth."""

    __slots__ = ("closed", "looks", "options", "steps", "table", "value", "visits")

    def __init__(self, table: Table, value: float, options: Options) -> None:
        self.table = table
        self.value = value
        """The lead of the searching seat at the best end found; at first sight, as the position stands."""
        self.options = options
        """What the searching seat may answer; none where the turn ends."""
        self.steps: list[Step] = []
        """Where the options lead, once they were tried."""
        self.visits = 0
        self.closed = not options
        """Whether nothing is left to try."""
        self.looks: list[float] = []
        """For an end: the leads of the seat a turn later."""

    def end(self) -> Position:
        """The best end found."""
        found = self
        while found.steps:
            found = max(found.steps, key=_value).position
        return found

    def ends(self) -> list[Position]:
        """Every end found, each once."""
        found: list[Position] = []
        seen: set[int] = set()
        waiting = [self]
        while waiting:
            position = waiting.pop()
            if id(position) not in seen:
                seen.add(id(position))
                waiting += [step.position for step in position.steps]
                if not position.steps:
                    found.append(position)
        return found

    def update(self) -> None:
        """Take over what has become of the steps."""
        self.value = max([step.position.value for step in self.steps])
        self.closed = all(step.position.closed for step in self.steps)


class Step:
    """An option of a position, and where it leads."""

    __slots__ = ("likelihood", "liking", "option", "position", "visits")

    def __init__(self, option: Option, position: Position) -> None:
        self.option = option
        self.position = position
        self.liking = position.value
        """The lead it gives at first sight."""
        self.likelihood = 0.0
        self.visits = 0


def _value(step: Step) -> float:
    return step.position.value


class Plan:
    """The turn as planned on one deal of what the seat cannot know."""

    __slots__ = ("ends", "known", "past", "root", "seed")

    def __init__(self, root: Position, seed: int) -> None:
        self.root = root
        self.seed = seed
        """What is dealt anew beyond the turn follows from this, alike for all its ends."""
        self.ends: dict[float, Position] = {}
        """The ends that the search has thought of, by their worth: other ways mostly lead to the same ones."""
        self.known: dict[tuple[int, float, Options], Position] = {}
        """Positions that were opened: the same answers in another order mostly lead to the same one."""
        self.past = 0
        """How many answers lie between the position that was planned for first and the root."""

    def follow(self, option: Option) -> None:
        """Go on from where an option leads."""
        self.root = next(step.position for step in self.root.steps if step.option == option)
        self.past += 1


class Line(NamedTuple):
    """A way through the turn: its first answer, and its end on each deal."""

    option: Option
    ends: list[Position]

    def first_sight(self) -> float:
        """The lead at the ends."""
        return sum([end.value for end in self.ends]) / len(self.ends)

    def looks(self) -> int:
        """How often the search has looked beyond."""
        return sum([len(end.looks) for end in self.ends])

    def change(self) -> float:
        """How much the lead has grown in all those looks."""
        return sum([look - end.value for end in self.ends for look in end.looks])

    def value(self, usual: float) -> float:
        """The lead at the ends, corrected by how much more or less than usual it grows beyond."""
        looks = self.looks()
        return self.first_sight() + (self.change() - usual * looks) / (looks + 1)


def usual_change(lines: list[Line]) -> float:
    """How much the lead grows beyond the turn on the average: nothing is known of an end by that."""
    looks = sum([line.looks() for line in lines])
    return sum([line.change() for line in lines]) / looks if looks else 0.0


class Outlook(NamedTuple):
    """What has come out of planning for an option."""

    option: Option
    value: float
    """The lead at the best ends found, on the average of the deals, corrected by what was seen beyond them."""
    visits: int
    liking: float
    """The lead it gives at first sight."""
    line: Line
    """The best way to go on."""


class TurnSearch:
    """Plans the turn in which a seat has to decide."""

    def __init__(self, judge: Judge, seat: Seat, rng: Random, *, noise: float = 0.0, horizon: int = 12) -> None:
        assert judge.turn_of is not None, "the game does not say whose turn it is"
        self.judge = judge
        self.turn_of = judge.turn_of
        self.seat = seat
        self.rng = rng
        self.noise = noise
        self.horizon = horizon
        self.plans: list[Plan] = []
        self.planned = 0
        """How many positions of the turn were opened."""
        self.opened = 0
        """How many positions were opened in all."""

    # -- the decision ----------------------------------------------------------------------------------------------

    def begin(self, decision: Decision, sight: Table) -> None:
        """Plan for a decision that a determinized table asks of the seat, going on with what fits of earlier plans."""
        first = next((plan for plan in self.plans if self.fits(plan.root, decision, sight)), None)
        first = first or self.plan(decision, sight)
        self.plans = [first]
        if any(self.brings_to_light(first.root, step) for step in first.root.steps):
            self.plans += [self.plan(decision, sight.determinize(self.seat, self.rng)) for _ in range(DEALS - 1)]

    def plan(self, decision: Decision, table: Table) -> Plan:
        """A new plan, with every option tried."""
        plan = Plan(Position(table, 0.0, decision.options), self.rng.getrandbits(32))
        self.open(plan.root)
        return plan

    def fits(self, kept: Position, decision: Decision, sight: Table) -> bool:
        """Whether a position that was foreseen looks the same to the seat as the one on the table."""
        return (
            bool(kept.steps)
            and kept.options == decision.options
            and kept.table.observation(self.seat) == sight.observation(self.seat)
        )

    def brings_to_light(self, root: Position, step: Step) -> bool:
        """Whether the turn goes on after the seat saw a new card, chance had its say or another seat answered."""
        before, after = root.table, step.position.table
        return bool(step.position.options) and (
            after.state.chance != before.state.chance
            or any(seat != self.seat for seat, _ in after.answers()[len(before.answers()) :])
            or self.has_seen_more(before, after)
        )

    def has_seen_more(self, before: Table, after: Table) -> bool:
        """Whether the seat sees a card that it could not see before."""
        bit = seat_bit(self.seat)
        zones = before.game.zones
        was: set[int | str] = set()
        now: set[int | str] = set()
        for old, new in zip(places(zones, before.state), places(zones, after.state), strict=True):
            if old.cards is not new.cards or old.zone.seen:
                was.update([card for card, mask in zip(old.cards, old.masks(), strict=True) if mask & bit])
                now.update([card for card, mask in zip(new.cards, new.masks(), strict=True) if mask & bit])
        return not now <= was

    def follow(self, option: Option) -> None:
        """Keep what was planned for after an option."""
        for plan in self.plans:
            plan.follow(option)

    # -- planning --------------------------------------------------------------------------------------------------

    def iterate(self, first: Option | None = None) -> None:
        """Plan on or look beyond the turn; if an option is given, only what follows it."""
        if self.is_planned():
            lines = self.lines(first)
            if lines:
                self.look_beyond(lines)
                return
        self.plan_on(first)

    def is_planned(self) -> bool:
        """Whether it is time to look beyond the turn."""
        if self.noise or self.horizon < FAR:
            return False
        visits = sum([plan.root.visits for plan in self.plans])
        return self.closed or (visits >= PLANNED and self.planned > PLANNED_ON * self.opened)

    def plan_on(self, first: Option | None) -> None:
        """Open the position that promises most, on each deal in turn."""
        plan = self.plans[self.planned % len(self.plans)]
        self.planned += 1
        self.opened += 1
        path: list[Position] = []
        position = plan.root
        while position.steps and len(path) < self.horizon:
            step = self.promising(position, first if position is plan.root else None)
            if step is None:
                break
            path.append(position)
            position.visits += 1
            step.visits += 1
            position = step.position
            if not position.steps and len(path) < self.horizon:
                key = (plan.past + len(path), position.value, position.options)
                step.position = plan.known.setdefault(key, position)
                if step.position is position:
                    self.open(position)
                break
        for passed in reversed(path):
            passed.update()

    def promising(self, position: Position, only: Option | None) -> Step | None:
        """The step that promises most among those with something left to try."""
        weight = EXPLORATION * self.judge.scale * sqrt(position.visits + 1)
        best, most = None, 0.0
        for step in position.steps:
            if step.position.closed or (only is not None and step.option != only):
                continue
            promise = step.position.value + weight * step.likelihood / (1 + step.visits)
            if best is None or promise > most:
                best, most = step, promise
        return best

    def open(self, position: Position) -> None:
        """Try every option of a position."""
        turn = self.turn_of(position.table)
        for option in position.options:
            after = position.table.clone()
            after.apply(self.seat, option)
            position.steps.append(Step(option, self.reached(after, turn)))
        top = max([step.liking for step in position.steps])
        warmth = WARMTH * self.judge.scale
        weights = [exp((step.liking - top) / warmth) for step in position.steps]
        whole = sum(weights)
        for step, weight in zip(position.steps, weights, strict=True):
            step.likelihood = weight / whole
        position.update()

    def reached(self, table: Table, turn: Seat) -> Position:
        """The next position at which the seat has a choice in this turn, or the end of the turn."""
        options: Options = ()
        for _ in range(PASSED):
            if table.over or table.sealed is not None or self.turn_of(table) != turn:
                break
            decision = table.decision
            if decision.seat == self.seat:
                if len(decision.options) > 1:
                    options = decision.options
                    break
                table.apply(self.seat, decision.options[0])
            elif turn == self.seat:
                table.apply(decision.seat, self.reply(table, decision))
            else:
                break
        return Position(table, advantage(table, self.seat, self.values), options)

    def reply(self, table: Table, decision: Decision) -> Option:
        """What a seat does when it takes what is best for it at first sight."""
        if len(decision.options) == 1:
            return decision.options[0]
        self.opened += 1
        likings = self.judge.likings(table, decision)
        return decision.options[likings.index(max(likings))]

    # -- beyond the turn -------------------------------------------------------------------------------------------

    def lines(self, first: Option | None = None) -> list[Line]:
        """The best ways through the turn, at first sight; if an option is given, those that begin with it."""
        found: dict[float, Line] = {}
        for steps in zip(*[plan.root.steps for plan in self.plans], strict=True):
            option = steps[0].option
            if first is None or option == first:
                for line in self.lines_of(option, [step.position for step in steps]):
                    found.setdefault(line.first_sight(), line)
        return [found[value] for value in sorted(found, reverse=True)[:LINES]]

    def lines_of(self, option: Option, positions: list[Position]) -> list[Line]:
        """The ways through the turn after an option: all on one deal, the best on several."""
        if len(positions) > 1:
            return [Line(option, [position.end() for position in positions])]
        known = self.plans[0].ends
        return [Line(option, [known.setdefault(end.value, end)]) for end in positions[0].ends() if not end.options]

    def look_beyond(self, lines: list[Line]) -> None:
        """Play on from the end that may be best."""
        self.opened += 1
        usual = usual_change(lines)
        doubt = DOUBT * self.judge.scale
        line = max(lines, key=lambda line: line.value(usual) + doubt / sqrt(line.looks() + 1))
        place, end = min(enumerate(line.ends), key=lambda pair: len(pair[1].looks))
        end.looks.append(self.look(end.table, self.plans[place].seed + len(end.looks)))

    def look(self, end: Table, seed: int) -> float:
        """The lead of the seat after its next turn, everybody taking what is best at first sight."""
        table = end.determinize(self.seat, Random(seed))
        had_turn = False
        while not table.over:
            is_own = self.turn_of(table) == self.seat
            if had_turn and not is_own:
                break
            had_turn = is_own
            decision = table.decision
            table.apply(decision.seat, self.reply(table, decision))
        return advantage(table, self.seat, self.judge.values)

    def values(self, table: Table) -> list[float]:
        """What a position is worth to each seat, misjudged if there is noise."""
        values = list(self.judge.values(table))
        return [value + self.rng.gauss(0.0, self.noise) for value in values] if self.noise else values

    # -- results ---------------------------------------------------------------------------------------------------

    @property
    def closed(self) -> bool:
        """Whether everything was tried in this turn."""
        return all(plan.root.closed for plan in self.plans)

    @property
    def decided(self) -> bool:
        """Whether more iterations would change nothing."""
        return self.closed and (not self.is_planned() or len({line.option for line in self.lines()}) == 1)

    def outlooks(self) -> list[Outlook]:
        """What has come out for every option, the one with the best end first."""
        lines = self.lines()
        usual = usual_change(lines)
        found = [
            self.outlook(steps, [line for line in lines if line.option == steps[0].option], usual)
            for steps in zip(*[plan.root.steps for plan in self.plans], strict=True)
        ]
        return sorted(found, key=_outlook_value, reverse=True)

    def outlook(self, steps: tuple[Step, ...], lines: list[Line], usual: float) -> Outlook:
        """What has come out for one option on each deal."""
        option = steps[0].option
        best = max([*lines, Line(option, [step.position.end() for step in steps])], key=lambda line: line.value(usual))
        return Outlook(
            option=option,
            value=best.value(usual),
            visits=sum([1 + step.visits for step in steps]),
            liking=sum([step.liking for step in steps]) / len(steps),
            line=best,
        )

    def shares(self, outlook: Outlook) -> list[float]:
        """What each seat may expect of the victory at the ends of an outlook."""
        more = outlook.value - outlook.line.first_sight()
        found = zip(*[self.shares_at(end.table, more) for end in outlook.line.ends], strict=True)
        return [sum(shares) / len(outlook.line.ends) for shares in found]

    def shares_at(self, table: Table, more: float) -> list[float]:
        """What each seat may expect of the victory when the searching seat has a little more than it seems."""
        if table.over:
            return self.judge.shares(table)
        values = list(self.judge.values(table))
        values[self.seat] += more
        return shared(values, self.judge.scale)


def _outlook_value(outlook: Outlook) -> float:
    return outlook.value
