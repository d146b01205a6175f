"""What a game must say about itself to be played on the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from epoka.kernel.decisions import Option, Question
from epoka.kernel.errors import BadSetup, Value, quoted
from epoka.kernel.events import Verb
from epoka.kernel.frames import Frame
from epoka.kernel.layout import Layout
from epoka.kernel.manifest import Manifest
from epoka.kernel.record import Packed, Record, registry
from epoka.kernel.state import Seat, State
from epoka.kernel.zones import Zone

S = TypeVar("S", bound=State)
KERNEL_LOCALE = Path(__file__).parent / "locale"
"""The folder of the messages that every game shares."""
JSON = Any  # ints, strings, lists and dicts all the way down
Choices = dict[str, Value]
Standing = tuple[float, ...]
"""Figures compared one after the other, the greater the better; who has the same ones shares a place."""


class Setting(NamedTuple):
    """A variant or expansion that can be chosen for a table: its allowed values, the default first."""

    name: str
    values: tuple[Value, ...]
    seats: tuple[int, ...]
    """Seat counts for which another value than the default makes sense."""
    rule: str
    needs: Mapping[str, tuple[Value, ...]] = {}
    """Values of other settings with which another value than the default makes sense."""


class Twin(NamedTuple, Generic[S]):
    """A rule that is written twice: once for speed, once plainly. What both say of a position and a seat is equal."""

    name: str
    fast: Callable[[S, Seat], object]
    plain: Callable[[S, Seat], object]


class Game(Generic[S]):
    """The rules of one game. A subclass fills in the class attributes and the methods."""

    name: ClassVar[str]
    version: ClassVar[int]
    """Raised whenever a change of rules makes stored logs unreplayable."""
    seats: ClassVar[tuple[int, ...]]
    settings: ClassVar[tuple[Setting, ...]] = ()
    zones: ClassVar[tuple[Zone, ...]]
    verbs: ClassVar[tuple[Verb, ...]] = ()
    words: ClassVar[Mapping[str, tuple[str, ...]]]
    """First word of every option, with the names of the words that follow: `{"invest": ("card",)}`."""
    domains: ClassVar[Mapping[str, Sequence[Value]]] = {}
    """All values of an option's word by its name, `{"hex": ("a1", "a2")}`, for learners; cards and seats go without."""
    package: ClassVar[str]
    """The Python package whose records a save of this game may hold, beside those of the kernel and the parts."""
    folder: ClassVar[Path]
    """The package's folder, with `locale/`."""
    layout: ClassVar[Layout] = Layout()
    """How it lies on a table that knows no game."""
    status: ClassVar[str] = "complete"
    manifest: ClassVar[Manifest] = Manifest()
    """What there is to know before it is played, and how its events stand in a log."""

    def setup(self, seats: int, choices: Choices, chance: int) -> S:
        """A table ready to play."""
        raise NotImplementedError

    def root(self, s: S) -> Frame[S]:
        """The frame that is the whole game."""
        raise NotImplementedError

    def scores(self, s: S) -> tuple[float, ...]:
        """Victory points of each seat as if the game ended now."""
        raise NotImplementedError

    def standings(self, s: S) -> Sequence[Standing]:
        """What decides each seat's place if the game ends now: as a rule the points, then whatever breaks ties.

        Players without a seat, such as one that the rules play for, may follow the seats; then nobody may have won.
        """
        return [(points,) for points in self.scores(s)]

    def score_sheet(self, s: S) -> list[JSON]:
        """Where each seat's points come from, as lines `{"id", "points", …}` for each seat."""
        raise NotImplementedError

    def back(self, card: Any) -> str:
        """What the back of a card shows: cards with one back cannot be told apart face down."""
        return ""

    def card(self, card: Any) -> str:
        """The printed card that this physical card is; differs where there are copies or cards are numbers."""
        return str(card)

    def counters(self, s: S) -> JSON:
        """The public numbers of the table: `{"table": {...}, "seats": [{...}, ...]}`."""
        raise NotImplementedError

    def marks(self, s: S) -> dict[str, JSON]:
        """Public things that lie on cards, by card id."""
        return {}

    def situations(self, s: S) -> dict[str, JSON]:
        """How cards in play stand, by card id: `done` if one has had its effect, `worth` for the points it would score.

        It follows from what everybody sees, and is for people: learners are not shown it.
        """
        return {}

    def warnings(self, s: S) -> list[list[JSON]]:
        """For each seat what it should think of before its turn ends, the worst first, if the game warns of anything.

        Messages that everybody may read; `grave` is one that costs something, rather than leaving something unused.
        """
        return []

    def printed(self) -> dict[str, JSON]:
        """What is printed on the board and never changes, for people."""
        return {}

    def guide(self, s: S, question: Question[S] | None, option: Option | None = None) -> str | None:
        """Which of its texts `guide-<step>` explains a question or a chosen option to whoever plays for the first time.

        No question is the end of the game. None for an option means that what explains the question explains it, too.
        """
        return None

    def catalogue(self) -> list[JSON]:
        """All components: id, name, deck, copies, facts, text, confidence, source, bespoke.

        `text` is a list of messages; `when`, if any, is the message that puts them in context, and `notes` follow.
        """
        return []

    def rulebook(self) -> list[JSON]:
        """The rules in our own words: sections `{"id", "title", "rules": [{"id", "text", "interpretation"}]}`.

        Titles and texts are message ids; `interpretation` says that the rulebook leaves the point open.
        `rules_reference` makes them from the ids.
        """
        return []

    def invariants(self, s: S) -> Iterable[str]:
        """What is broken in this state, in words; nothing when all is well."""
        return ()

    def twins(self) -> Iterable[Twin[S]]:
        """What is written twice for speed; the conformance suite compares it at every decision, for every seat."""
        return ()

    def migrate(self, position: dict[str, Packed], version: int) -> dict[str, Packed]:
        """A position saved by an older version, brought up to date so that this version's records fit it.

        It has `state`, `stack` (pairs of the next step and the frame), `questions` and `sealed`; a record in it is
        `{class name: {field: value}}`. New fields with a default need nothing.
        """
        return position

    def module(self, name: str) -> ModuleType | None:
        """A module of the game's package that only some need, such as `play` for bots; None in a game without it."""
        full = f"{self.package}.{name}"
        if not hasattr(import_module(self.package), "__path__") or find_spec(full) is None:
            return None
        return import_module(full)

    def records(self) -> dict[str, type[Record]]:
        """Record classes by the names used in saves."""
        return dict(registry(("epoka.kernel", "epoka.parts", self.package)))

    def check_setup(self, seats: int, choices: Mapping[str, Value]) -> Choices:
        """The full set of options for a table, or BadSetup with the reason."""
        # By type too: 3.0 and True are equal to a number, but neither plays nor comes back from a save as one.
        if type(seats) is not int or seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadSetup(f"{self.name} is for {allowed} seats, not {quoted(seats)}")
        known = {setting.name: setting for setting in self.settings}
        for name, value in choices.items():
            if name not in known:
                listed = ", ".join(known) or "none"
                raise BadSetup(f"{self.name} has no option {quoted(name)}; its options: {listed}")
            setting = known[name]
            if type(value) not in (int, str) or value not in setting.values:
                allowed = ", ".join(map(str, setting.values))
                raise BadSetup(f"option {name} of {self.name} is one of {allowed}, not {quoted(value)}")
            if value != setting.values[0] and seats not in setting.seats:
                allowed = ", ".join(map(str, setting.seats))
                raise BadSetup(f"option {name}={value} of {self.name} needs {allowed} seats [{setting.rule}]")
        full = {name: choices.get(name, setting.values[0]) for name, setting in known.items()}
        for setting in self.settings:
            self._check_needs(setting, full)
        return full

    def _check_needs(self, setting: Setting, full: Choices) -> None:
        value = full[setting.name]
        for other, wanted in setting.needs.items():
            if value != setting.values[0] and full[other] not in wanted:
                allowed = " or ".join(map(str, wanted))
                told = f"needs {other}={allowed}, not {full[other]} [{setting.rule}]"
                raise BadSetup(f"option {setting.name}={value} of {self.name} {told}")


def places_of(standings: Sequence[Standing]) -> tuple[int, ...]:
    """Each seat's place, counted from 1; seats that share one leave the places after it empty."""
    return tuple([1 + sum([other > own for other in standings]) for own in standings])


def rules_reference(sections: Iterable[tuple[str, Sequence[str]]], interpretations: Sequence[str]) -> list[JSON]:
    """What `Game.rulebook` returns: for each section its rules, of which some are interpretations."""
    return [
        {
            "id": section,
            "title": f"rules-{_dashed(section)}",
            "rules": [
                {"id": rule, "text": f"rule-{_dashed(rule)}", "interpretation": rule in interpretations}
                for rule in rules
            ],
        }
        for section, rules in sections
    ]


def _dashed(rule: str) -> str:
    """A rule id as part of a message id, which has no points."""
    return rule.replace(".", "-")
