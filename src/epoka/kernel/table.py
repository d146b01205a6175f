"""A table: a game under way. Everything that plays, watches, saves or searches goes through this."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, overload

from epoka.kernel import saves, views
from epoka.kernel.chance import SEED_DIGITS, reseeded, seeded
from epoka.kernel.decisions import Decision, Option, Question, option_of
from epoka.kernel.errors import BadSetup, Refusal, Refused, Value, quoted
from epoka.kernel.frames import Frame
from epoka.kernel.game import JSON, Choices, Game, places_of
from epoka.kernel.history import Log, Trail
from epoka.kernel.notation import notated
from epoka.kernel.state import Seat
from epoka.kernel.steps import ASK, CALL, DONE, FINISHED, TAIL, TOGETHER, Step
from epoka.kernel.zones import redeal

Answers = tuple[tuple[Seat, Option], ...]

_SEEDS = 10**SEED_DIGITS


class Table:
    """A game under way: the state, the stack of frames, the open questions and the log of answers.

    `questions` are what is being asked. `sealed` is None for an ordinary question; for a `together` it holds the
    answers given so far, which nobody but their seats may know. `origin` is the position the log starts from; None
    means the set-up that the seed gives.
    """

    __slots__ = (
        "_counters",
        "_decision",
        "_trail",
        "choices",
        "game",
        "log",
        "origin",
        "questions",
        "sealed",
        "seats",
        "seed",
        "stack",
        "state",
    )

    def __init__(
        self, game: Game[Any], seats: int, choices: Choices, seed: int | None, original: Table | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.choices = choices
        self.seed = seed
        self._counters: JSON | None = None
        self._trail: Trail | None = None
        if original is not None:
            self.origin: Table | None = original.origin
            self.log: Log = original.log
            self.state: Any = original.state.clone()  # the game's own State class
            self.stack: list[Frame[Any]] = [frame.clone() for frame in original.stack]
            self.questions: tuple[Question[Any], ...] = original.questions
            self.sealed: Answers | None = original.sealed
            self._decision: Decision | None = original._decision
        else:
            self.origin = self.log = self.state = self.sealed = self._decision = None
            self.stack = []
            self.questions = ()

    @classmethod
    def new(
        cls, game: Game[Any], seats: Any, seed: Any, choices: Mapping[str, Value] | None = None, journal: Any = None
    ) -> Table:
        """Set a new game up and play it to its first decision. Seats and seed may be anything until that is refused."""
        if type(seed) is not int:
            raise BadSetup(f"a seed is a whole number, not {quoted(seed)}")
        if not -_SEEDS < seed < _SEEDS:
            raise BadSetup(f"a seed has at most {SEED_DIGITS} digits")
        table = cls(game, seats, game.check_setup(seats, choices or {}), seed)
        table.state = game.setup(seats, table.choices, seeded(game.name, seed))
        table.state.journal = journal
        table.begin(game.root(table.state))
        return table

    def begin(self, frame: Frame[Any]) -> None:
        """Run a frame as the bottom of the stack."""
        self.stack = [frame]
        self._decision = self._counters = None
        self._run(frame.start(self.state))

    # -- what is asked -------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.questions

    @property
    def decision(self) -> Decision:
        """The next decision; of several that are open at once, the first."""
        known = self._decision
        if known is None:
            if not self.questions:
                raise Refused(Refusal("game-over"))
            question = self.questions[0] if self.sealed is None else self._unanswered()[0]
            options = question.known
            if options is None:
                options = question.options(self.state)
            known = self._decision = Decision(question.seat, question.prompt_id(), options)
        return known

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every open decision: more than one only while seats choose at once."""
        return tuple([Decision(q.seat, q.prompt_id(), q.options(self.state)) for q in self._unanswered()])

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must answer."""
        return tuple([question.seat for question in self._unanswered()])

    def _unanswered(self) -> tuple[Question[Any], ...]:
        if not self.sealed:
            return self.questions
        given = {seat for seat, _ in self.sealed}
        return tuple([question for question in self.questions if question.seat not in given])

    def question(self, seat: Any) -> Question[Any] | None:
        """What is asked of a seat, if anything."""
        for question in self._unanswered():
            if question.seat == seat:
                return question
        return None

    # -- answering -----------------------------------------------------------------------------------------------

    @overload
    def check(self, seat: Seat, answer: Option) -> Refusal | None: ...

    @overload
    def check(self, seat: Seat, answer: str) -> Refusal | None: ...

    def check(self, seat: Any, answer: Any) -> Refusal | None:
        """Whether an answer would be allowed: None, or why not, with the rule. Anything else is refused as well."""
        if not self.questions:
            return Refusal("game-over")
        question = self.question(seat)
        if question is None:
            return self.out_of_turn(seat)
        return question.accepts(self.state, option_of(answer) if isinstance(answer, str) else answer)

    def out_of_turn(self, seat: Any) -> Refusal:
        """Why a seat that is not asked may not answer. It names one that is, as far as this one can tell: whether
        others have sealed an answer is not told."""
        asked = next(question.seat for question in self.questions if question.seat != seat)
        return Refusal("not-your-turn", "", {"seat": asked})

    @overload
    def apply(self, seat: Seat, answer: Option) -> None: ...

    @overload
    def apply(self, seat: Seat, answer: str) -> None: ...

    def apply(self, seat: Any, answer: Any) -> None:
        """Answer for a seat. An answer that is not allowed raises Refused and changes nothing."""
        if isinstance(answer, str):
            answer = option_of(answer)
        questions = self.questions
        if self.sealed is None and questions and questions[0].seat == seat:
            known = questions[0].known
            refusal = None if known is not None and answer in known else questions[0].accepts(self.state, answer)
        else:
            refusal = self.check(seat, answer)
        if refusal is not None:
            raise Refused(refusal)
        self.log = (self.log, seat, answer)
        self._decision = self._counters = None
        if self.sealed is None:
            self._resume(answer)
        else:
            self._seal(seat, answer)

    def _seal(self, seat: Seat, answer: Option) -> None:
        assert self.sealed is not None
        sealed = (*self.sealed, (seat, answer))
        if len(sealed) < len(self.questions):
            self.sealed = sealed
            return
        by_seat = dict(sealed)
        self._resume(tuple([by_seat[question.seat] for question in self.questions]))

    def leave_out(self) -> None:
        """End the rule that asks, without an answer: whoever is asked does nothing.

        No rule allows that. It is for those who think ahead on a copy, and want to know what somebody could do alone.
        """
        assert self.sealed is None, "several are asked at once"
        self._decision = self._counters = None
        self._run(FINISHED)

    def _resume(self, value: Any) -> None:
        frame = self.stack[-1]
        self._run(getattr(frame, frame.at)(self.state, value))

    def _run(self, step: Step) -> None:
        """Carry out steps until somebody must decide or the game is over."""
        stack = self.stack
        state = self.state
        while True:
            kind, about, at = step
            if kind == ASK:
                frame = stack[-1]
                frame.at = at
                if about.forced:
                    options = about.options(state)
                    if len(options) == 1:
                        step = getattr(frame, at)(state, options[0])
                        continue
                self.questions = (about,)
                self.sealed = None
                return
            if kind == DONE:
                stack.pop()
                if not stack:
                    self.questions = ()
                    self.sealed = None
                    return
                frame = stack[-1]
                step = getattr(frame, frame.at)(state, about)
            elif kind == CALL:
                if about is None:
                    step = getattr(stack[-1], at)(state, None)
                else:
                    stack[-1].at = at
                    stack.append(about)
                    step = about.start(state)
            else:
                other = self._other_step(kind, about, at)
                if other is None:
                    return
                step = other

    def _other_step(self, kind: int, about: Any, at: str) -> Step | None:
        """Carry out a step that is seldom taken: the next one, or None if somebody must decide."""
        stack = self.stack
        if kind == TAIL:
            stack[-1] = about
            after: Step = about.start(self.state)
            return after
        frame = stack[-1]
        frame.at = at
        assert kind == TOGETHER, f"{frame} does not say what happens next"
        self.questions = about
        self.sealed = ()
        return None if about else getattr(frame, at)(self.state, ())

    # -- results -------------------------------------------------------------------------------------------------

    @property
    def scores(self) -> tuple[float, ...]:
        """Points of each seat, as if the game ended now."""
        return self.game.scores(self.state)

    @property
    def places(self) -> tuple[int, ...]:
        """Each seat's place, counted from 1; equal seats share one. Empty while the game goes on."""
        return () if self.questions else places_of(self.game.standings(self.state))[: self.seats]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; several share a victory. Empty while the game goes on."""
        return tuple([seat for seat, place in enumerate(self.places) if place == 1])

    # -- copies --------------------------------------------------------------------------------------------------

    def clone(self) -> Table:
        """An independent copy that shares every immutable value with this one."""
        return Table(self.game, self.seats, self.choices, self.seed, self)

    def determinize(self, seat: Seat, rng: Random) -> Table:
        """A table that looks the same to a seat, with all it cannot know dealt anew.

        Chance is re-seeded, other seats' sealed answers are open questions again, and the seed and log are gone.
        """
        new = self.clone()
        new.seed = None
        new.log = None
        redeal(self.game.zones, new.state, seat, self.game.back, rng)
        new.state.chance = reseeded(rng)
        new.questions = tuple([question.clone() for question in self.questions])
        if self.sealed:
            new.sealed = tuple([own for own in self.sealed if own[0] == seat])
        new._decision = None
        new.origin = new.clone()
        return new

    # -- seeing --------------------------------------------------------------------------------------------------

    @property
    def counters(self) -> JSON:
        """The public numbers, the same for everybody who looks at this position."""
        known = self._counters
        if known is None:
            known = self._counters = self.game.counters(self.state)
        return known

    def view(self, seat: Seat | None = None) -> JSON:
        """All that a seat (or a spectator) may know, as JSON, to be read only: its counters are those of every view."""
        return views.view(self, seat)

    def observation(self, seat: Seat | None = None) -> JSON:
        """The packed position with everything the seat cannot know blotted out: its information set as data."""
        return views.observation(self, seat)

    def score_sheet(self) -> list[JSON]:
        """Where each seat's points come from."""
        return self.game.score_sheet(self.state)

    def stack_text(self) -> list[str]:
        """The frames in progress, outermost first, for people who debug rules."""
        return [f"{frame!r} at {frame.at}" for frame in self.stack]

    # -- history -------------------------------------------------------------------------------------------------

    @property
    def trail(self) -> Trail:
        """The history worked out so far, brought up to date."""
        if self._trail is None:
            self._trail = Trail(self)
        self._trail.follow(self)
        return self._trail

    def answers(self) -> list[tuple[Seat, Option]]:
        """The log: every answer since the start, oldest first."""
        found: list[tuple[Seat, Option]] = []
        node = self.log
        while node is not None:
            node, seat, answer = node
            found.append((seat, answer))
        found.reverse()
        return found

    def events(self, seat: Seat | None = None, since: int = 0) -> list[JSON]:
        """What happened as this seat may know it, a list of events for each answer from number `since` on.

        The first list, number 0, is the set-up before any answer.
        """
        told = self.trail.seen_by(seat, since)
        # Others' sealed answers have told nothing yet; leaving them out hides whether they have been given.
        others = sum(1 for given in self._sealed_in_log() if given != seat)
        return told[: max(0, len(told) - others)] if others else told

    def _sealed_in_log(self) -> list[Seat]:
        """The seats of the sealed answers in the log: those that were sealed before it began are not there."""
        found: list[Seat] = []
        node = self.log
        while node is not None and len(found) < len(self.sealed or ()):
            node, given, _ = node
            found.append(given)
        return found

    def undo_horizon(self) -> int:
        """How many answers cannot be taken back: up to the last reveal, draw or opened sealed answer."""
        return self.trail.horizon

    def check_undo(self, seat: Seat) -> Refusal | None:
        """Whether a seat may take its last answer back: None, or why not."""
        answers = self.answers()
        if self.sealed and any(given == seat for given, _ in self.sealed):
            # An answer that was sealed before the log began is part of its origin and stays.
            return None if any(given == seat for given, _ in answers) else Refusal("undo-nothing")
        if not answers:
            return Refusal("undo-nothing")
        if answers[-1][0] != seat:
            return Refusal("undo-not-yours", "", {"seat": answers[-1][0]})
        if len(answers) <= self.undo_horizon():
            return Refusal("undo-new-information")
        return None

    def undo(self, seat: Seat) -> None:
        """Take a seat's last answer back, up to the last new information; otherwise Refused."""
        refusal = self.check_undo(seat)
        if refusal is not None:
            raise Refused(refusal)
        if self.sealed and any(given == seat for given, _ in self.sealed):
            self._unseal(seat)
        else:
            self.trail.step_back(self)
        self._decision = self._counters = None

    def _unseal(self, seat: Seat) -> None:
        """Sealed answers have changed nothing yet, so one can be taken out from among the others."""
        assert self.sealed is not None
        answers = self.answers()
        last = max(index for index, (given, _) in enumerate(answers) if given == seat)
        self.sealed = tuple([own for own in self.sealed if own[0] != seat])
        log: Any = None
        for given, answer in answers[:last] + answers[last + 1 :]:
            log = (log, given, answer)
        self.log = log
        self._trail = None

    # -- keeping -------------------------------------------------------------------------------------------------

    def snapshot(self) -> bytes:
        """The position alone: state, frames and open questions."""
        return saves.snapshot(self)

    def digest(self) -> str:
        """A fingerprint of the position: equal positions, equal digests."""
        return saves.digest(self)

    def to_bytes(self) -> bytes:
        """The whole game as a saved file."""
        return saves.save(self)

    def notation(self) -> str:
        """The whole game as text: its set-up and one answer a line."""
        return notated(self)

    def __repr__(self) -> str:
        at = "over" if self.over else ", ".join(f"seat {q.seat}: {type(q).__name__}" for q in self._unanswered())
        return f"<Table {self.game.name} {self.seats} seats, {len(self.answers())} answers, {at}>"
