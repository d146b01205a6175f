"""What a game must say about itself to be played on the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from epoka.kernel.errors import BadSetup, Value
from epoka.kernel.events import Verb
from epoka.kernel.frames import Frame
from epoka.kernel.record import Packed, Record, registry
from epoka.kernel.state import Seat, State
from epoka.kernel.zones import Zone

S = TypeVar("S", bound=State)
KERNEL_LOCALE = Path(__file__).parent / "locale"
"""The folder of the messages that every game shares."""
JSON = Any  # ints, strings, lists and dicts all the way down
Choices = dict[str, Value]


class Setting(NamedTuple):
    """A variant or expansion that can be chosen for a table: its allowed values, the default first."""

    name: str
    values: tuple[Value, ...]
    seats: tuple[int, ...]
    """Seat counts for which another value than the default makes sense."""
    rule: str
    needs: Mapping[str, tuple[Value, ...]] = {}
    """Values of other settings with which another value than the default makes sense."""


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
    """The Python package whose records a save of this game may hold."""
    folder: ClassVar[Path]
    """The package's folder, with `locale/`."""
    status: ClassVar[str] = "complete"

    def setup(self, seats: int, choices: Choices, chance: int) -> S:
        """A table ready to play."""
        raise NotImplementedError

    def root(self, s: S) -> Frame[S]:
        """The frame that is the whole game."""
        raise NotImplementedError

    def scores(self, s: S) -> tuple[float, ...]:
        """Victory points of each seat as if the game ended now."""
        raise NotImplementedError

    def winners(self, s: S) -> tuple[Seat, ...]:
        """Who wins if the game ends now; several seats share a victory."""
        raise NotImplementedError

    def score_sheet(self, s: S) -> list[JSON]:
        """Where each seat's points come from, as lines `{"id", "points", …}` for each seat."""
        raise NotImplementedError

    def back(self, card: Any) -> str:
        """What the back of a card shows: cards with one back cannot be told apart face down."""
        return ""

    def card(self, card: Any) -> str:
        """The printed card that this physical card is; differs where there are copies or cards are numbers."""
        return str(card)

    def reactions(self, s: S, event: Record) -> Iterable[Frame[S]]:
        """Frames of the cards in play that react to an event, in rule order, found by walking what is in play."""
        return ()

    def counters(self, s: S) -> JSON:
        """The public numbers of the table: `{"table": {...}, "seats": [{...}, ...]}`."""
        raise NotImplementedError

    def marks(self, s: S) -> dict[str, JSON]:
        """Public things that lie on cards, by card id."""
        return {}

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

    def migrate(self, position: dict[str, Packed], version: int) -> dict[str, Packed]:
        """A position saved by an older version, brought up to date so that this version's records fit it.

        It has `state`, `stack` (pairs of the next step and the frame), `questions` and `sealed`; a record in it is
        `{class name: {field: value}}`. New fields with a default need nothing.
        """
        return position

    def records(self) -> dict[str, type[Record]]:
        """Record classes by the names used in saves."""
        return dict(registry(("epoka.kernel", self.package)))

    def check_setup(self, seats: int, choices: Mapping[str, Value]) -> Choices:
        """The full set of options for a table, or BadSetup with the reason."""
        # By type too: 3.0 and True are equal to a number, but neither plays nor comes back from a save as one.
        if type(seats) is not int or seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadSetup(f"{self.name} is for {allowed} seats, not {seats}")
        known = {setting.name: setting for setting in self.settings}
        for name, value in choices.items():
            if name not in known:
                listed = ", ".join(known) or "none"
                raise BadSetup(f"{self.name} has no option {name!r}; its options: {listed}")
            setting = known[name]
            if type(value) not in (int, str) or value not in setting.values:
                allowed = ", ".join(map(str, setting.values))
                raise BadSetup(f"option {name} of {self.name} is one of {allowed}, not {value!r}")
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
