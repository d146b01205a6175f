"""A search for games in which a turn is a long chain of decisions: it plans the whole turn and values its end.

An iteration opens the position that promises most: every option is tried there and valued by the game's evaluation. A
position is worth what the best end of the turn found from there is worth. Where another seat has to decide in between,
it takes what is best for itself at first sight.

The turn is tried out on one deal of what the seat cannot know. An answer after which chance has its say, a card comes
to light or another seat answers leads to one of many positions: it is tried on several other deals (after chance at
once, else as soon as it promises most), planning goes on in each of them, and the answer is worth their mean. So
nothing is planned on luck.

What an end is worth shows in the turns after it. So when the turn is planned well enough, the search looks beyond: it
plays on from the best ends, everybody taking what is best at first sight, until the seat has had another turn.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Final, NamedTuple

from epoka.bots.evaluation import LONGEST, Judge, advantage, shared
from epoka.kernel import Decision, Option, Options, Seat, Table
from epoka.kernel.events import seat_bit
from epoka.kernel.zones import places

EXPLORATION: Final = 1.0
"""How much a rarely tried option is favoured over a well-known one, in the game's scale."""
WARMTH: Final = 0.3
"""How much less an option must be worth at first sight to be taken for e times less likely, in the game's scale."""
MISJUDGED: Final = 3 / 7
"""How large an error is that does as much harm here as one in a tree: the best of many ends is where it erred most."""
PASSED: Final = 12
"""How many answers in a row are passed over at most: those of others, and those without a choice."""
DEALS: Final = 6
"""On how many deals an answer is tried that brings something to light."""
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

    __slots__ = ("closed", "deals", "looks", "luck", "options", "steps", "table", "value", "visits")

    def __init__(self, table: Table, options: Options, value: float = 0.0, luck: float = 0.0) -> None:
        self.table = table
        self.options = options
        """What the searching seat may answer; none where the turn ends."""
        self.value = value
        """The lead of the searching seat at the best end found; at first sight, as the position stands."""
        self.luck = luck
        """How much more it led from the beginning if all were dealt as it is here; its lead is told without that."""
        self.steps: list[Step] = []
        """Where the options lead, once they were tried."""
        self.visits = 0
        self.closed = not options
        """Whether nothing is left to try."""
        self.deals: list[tuple[Table, float]] = []
        """The position with all that the seat cannot know dealt anew, and the luck that this is."""
        self.looks: list[float] = []
        """For an end: the leads of the seat a turn later."""

    def end(self, deal: int = 0) -> Position:
        """The best end found, on one of the deals where something comes to light."""
        found = self
        while found.steps:
            outcomes = max(found.steps, key=_value).outcomes
            found = outcomes[deal % len(outcomes)]
        return found

    def update(self) -> None:
        """Take over what has become of the steps."""
        self.value = max([step.value for step in self.steps])
        self.closed = all(step.closed for step in self.steps)


class Step:
    """An option of a position, and where it leads: on one deal, or on several if it brings something to light."""

    __slots__ = ("is_sure", "likelihood", "liking", "option", "outcomes", "visits")

    def __init__(self, option: Option, position: Position) -> None:
        self.option = option
        self.outcomes = [position]
        self.is_sure: bool | None = None
        """Whether it leads there whatever the seat cannot know; None as long as nobody has asked."""
        self.liking = position.value
        """The lead it gives at first sight."""
        self.likelihood = 0.0
        self.visits = 0

    @property
    def value(self) -> float:
        """The lead at the best ends found, on the average of the deals."""
        outcomes = self.outcomes
        if len(outcomes) == 1:
            return outcomes[0].value
        return sum([position.value for position in outcomes]) / len(outcomes)

    @property
    def closed(self) -> bool:
        """Whether nothing is left to try."""
        return self.is_sure is not None and all(position.closed for position in self.outcomes)

    def line(self, option: Option) -> Line:
        """The best way through the turn that was found, begun with an option."""
        return Line(option, [position.end(deal) for deal, position in enumerate(self.outcomes)], self.value)


def _value(step: Step) -> float:
    return step.value


class Plan:
    """A turn as it was planned so far."""

    __slots__ = ("ends", "known", "past", "root", "seed")

    def __init__(self, root: Position, seed: int) -> None:
        self.root = root
        self.seed = seed
        """What is dealt anew follows from this, alike for all answers and ends."""
        self.ends: dict[float, Position] = {}
        """The ends that the search has thought of, by their worth: other ways mostly lead to the same ones."""
        self.known: dict[tuple[int, float, Options], Position] = {}
        """Positions that were opened: the same answers in another order mostly lead to the same one."""
        self.past = 0
        """How many answers lie between the position that was planned for first and the root."""

    def lines(self, step: Step) -> list[Line]:
        """The ways through the turn after an option: all that are sure, and the best where something comes to light."""
        found: list[Line] = []
        seen: set[int] = set()
        waiting = [step]
        while waiting:
            passed = waiting.pop()
            if len(passed.outcomes) > 1:
                found.append(passed.line(step.option))
                continue
            (position,) = passed.outcomes
            if id(position) not in seen:
                seen.add(id(position))
                waiting += position.steps
                if not position.options:
                    end = self.ends.setdefault(position.value, position)
                    found.append(Line(step.option, [end], end.value))
        return found


class Line(NamedTuple):
    """A way through the turn: its first answer, and its end on each deal."""

    option: Option
    ends: list[Position]
    lead: float
    """The lead at the ends, at first sight."""

    def looks(self) -> int:
        """How often the search has looked beyond."""
        return sum([len(end.looks) for end in self.ends])

    def change(self) -> float:
        """How much the lead has grown in all those looks."""
        return sum([look - end.value for end in self.ends for look in end.looks])

    def value(self, usual: float) -> float:
        """The lead at the ends, corrected by how much more or less than usual it grows beyond."""
        looks = self.looks()
        return self.lead + (self.change() - usual * looks) / (looks + 1)


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
        self.noise = noise * judge.scale * MISJUDGED
        self.horizon = horizon
        self.plan: Plan
        self.foreseen: list[Position] = []
        """Where the answer that was given may lead."""
        self.planned = 0
        """How many positions of the turn were opened."""
        self.opened = 0
        """How many positions were opened in all."""

    # -- the decision ----------------------------------------------------------------------------------------------

    def begin(self, decision: Decision, sight: Table) -> None:
        """Plan for a decision that a determinized table asks of the seat, going on with an earlier plan if it fits."""
        kept = next((position for position in self.foreseen if self.fits(position, decision, sight)), None)
        self.foreseen = []
        if kept is not None:
            self.plan.root = kept
            self.plan.past += 1
        else:
            self.plan = Plan(Position(sight, decision.options), self.rng.getrandbits(32))
            self.open(self.plan.root)

    def fits(self, kept: Position, decision: Decision, sight: Table) -> bool:
        """Whether a position that was foreseen looks the same to the seat as the one on the table."""
        return (
            bool(kept.steps)
            and kept.options == decision.options
            and kept.table.observation(self.seat) == sight.observation(self.seat)
        )

    def follow(self, option: Option) -> None:
        """Keep what was planned for after an option."""
        self.foreseen = next(step.outcomes for step in self.plan.root.steps if step.option == option)

    # -- what cannot be known --------------------------------------------------------------------------------------

    def is_sure(self, before: Table, position: Position) -> bool:
        """Whether an answer leads there whatever the seat cannot know."""
        after = position.table
        given = after.answers()[len(before.answers()) :]
        if after.state.chance != before.state.chance or any(seat != self.seat for seat, _ in given):
            return False
        # What comes to light as the seat ends its turn changes nothing in it. Alone it is what the turn is measured by.
        ends = len(given) == 1 and not position.options and before.seats > 1
        return ends or not self.has_seen_more(before, after)

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

    def deal_out(self, position: Position, step: Step) -> None:
        """Try an answer that brings something to light on several deals, the same ones for every such answer.

        The deal on which it was tried before does not count: it may have seemed good by luck.
        """
        step.is_sure = False
        if not position.deals:
            lead = advantage(position.table, self.seat, self.judge.values) - position.luck
            for number in range(DEALS):
                dealt = position.table.determinize(self.seat, Random(self.plan.seed + number))
                position.deals.append((dealt, advantage(dealt, self.seat, self.judge.values) - lead))
        turn = self.turn_of(position.table)
        step.outcomes = []
        for dealt, luck in position.deals:
            after = dealt.clone()
            after.apply(self.seat, step.option)
            step.outcomes.append(self.reached(after, turn, luck, 1))

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
        return self.closed or (self.plan.root.visits >= PLANNED and self.planned > PLANNED_ON * self.opened)

    def plan_on(self, first: Option | None) -> None:
        """Open the position that promises most."""
        plan = self.plan
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
            if step.is_sure is None:
                if not self.is_sure(position.table, step.outcomes[0]):
                    self.deal_out(position, step)
                    break
                step.is_sure = True
            place = self.next_outcome(step)
            position = step.outcomes[place]
            if not position.options:
                position = path.pop()
                position.update()
            elif not position.steps and len(path) < self.horizon:
                known = plan.known.setdefault((plan.past + len(path), position.value, position.options), position)
                step.outcomes[place] = known
                if known is position:
                    self.open(position)
                break
        for passed in reversed(path):
            passed.update()

    def next_outcome(self, step: Step) -> int:
        """Which of the positions that an option may lead to comes next: the least visited with something to try."""
        outcomes = step.outcomes
        if len(outcomes) == 1:
            return 0
        return min(range(len(outcomes)), key=lambda place: (outcomes[place].closed, outcomes[place].visits))

    def promising(self, position: Position, only: Option | None) -> Step | None:
        """The step that promises most among those with something left to try."""
        weight = EXPLORATION * self.judge.scale * sqrt(position.visits + 1)
        best, most = None, 0.0
        for step in position.steps:
            if (only is not None and step.option != only) or step.closed:
                continue
            promise = step.value + weight * step.likelihood / (1 + step.visits)
            if best is None or promise > most:
                best, most = step, promise
        return best

    def open(self, position: Position, longest: int = LONGEST) -> None:
        """Try every option of a position, and where a move is not made yet, every way to go on with it."""
        turn = self.turn_of(position.table)
        for option in position.options:
            after = position.table.clone()
            after.apply(self.seat, option)
            step = Step(option, self.reached(after, turn, position.luck, longest))
            if longest and step.outcomes[0].table.state.chance != position.table.state.chance:
                self.deal_out(position, step)
                step.liking = step.value
            position.steps.append(step)
        top = max([step.liking for step in position.steps])
        warmth = WARMTH * self.judge.scale
        weights = [exp((step.liking - top) / warmth) for step in position.steps]
        whole = sum(weights)
        for step, weight in zip(position.steps, weights, strict=True):
            step.likelihood = weight / whole
        position.update()

    def reached(self, table: Table, turn: Seat, luck: float, longest: int = 0) -> Position:
        """The next position at which the seat has a choice in this turn, or the end of the turn."""
        options: Options = ()
        for _ in range(PASSED):
            if self.judge.others_wait is not None and turn == self.seat:
                self.judge.others_wait(table, self.seat)
            if table.over or table.sealed is not None or self.turn_of(table) != turn:
                break
            decision = table.decision
            if not decision.options:  # what is only supposed may ask for something that is not there
                break
            if decision.seat == self.seat:
                if len(decision.options) > 1:
                    options = decision.options
                    break
                table.apply(self.seat, decision.options[0])
            elif turn == self.seat:
                table.apply(decision.seat, self.reply(table, decision))
            else:
                break
        if longest and options and self.judge.unsettled is not None and self.judge.unsettled(table):
            position = Position(table, options, luck=luck)
            usual = self.judge.usual(table) if self.judge.usual is not None else None
            if usual is None:
                self.opened += 1
                self.open(position, longest - 1)
            else:
                after = table.clone()
                after.apply(self.seat, usual)
                position.value = self.reached(after, turn, luck, longest - 1).value
            return position
        return Position(table, options, advantage(table, self.seat, self.values) - luck, luck)

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
        for step in self.plan.root.steps:
            if first is None or step.option == first:
                for line in self.plan.lines(step):
                    found.setdefault(line.lead, line)
        return [found[value] for value in sorted(found, reverse=True)[:LINES]]

    def look_beyond(self, lines: list[Line]) -> None:
        """Play on from the end that may be best."""
        self.opened += 1
        usual = usual_change(lines)
        doubt = DOUBT * self.judge.scale
        line = max(lines, key=lambda line: line.value(usual) + doubt / sqrt(line.looks() + 1))
        end = min(line.ends, key=lambda end: len(end.looks))
        end.looks.append(self.look(end.table, self.plan.seed + len(end.looks)))

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
            if not decision.options:
                break
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
        return self.plan.root.closed

    @property
    def decided(self) -> bool:
        """Whether more iterations would change nothing."""
        return self.closed and (not self.is_planned() or len({line.option for line in self.lines()}) == 1)

    def outlooks(self) -> list[Outlook]:
        """What has come out for every option, the one with the best end first."""
        lines = self.lines()
        usual = usual_change(lines)
        found = [
            self.outlook(step, [line for line in lines if line.option == step.option], usual)
            for step in self.plan.root.steps
        ]
        return sorted(found, key=_outlook_value, reverse=True)

    def outlook(self, step: Step, lines: list[Line], usual: float) -> Outlook:
        """What has come out for one option."""
        best = max([*lines, step.line(step.option)], key=lambda line: line.value(usual))
        return Outlook(step.option, best.value(usual), 1 + step.visits, step.liking, best)

    def shares(self, outlook: Outlook) -> list[float]:
        """What each seat may expect of the victory at the ends of an outlook."""
        more = outlook.value - outlook.line.lead
        found = zip(*[self.shares_at(end, more) for end in outlook.line.ends], strict=True)
        return [sum(shares) / len(outlook.line.ends) for shares in found]

    def shares_at(self, end: Position, more: float) -> list[float]:
        """What each seat may expect of the victory when the searching seat has a little more than it seems."""
        if end.table.over:
            return self.judge.shares(end.table)
        values = list(self.judge.values(end.table))
        values[self.seat] += more - end.luck
        return shared(values, self.judge.scale)


def _outlook_value(outlook: Outlook) -> float:
    return outlook.value
