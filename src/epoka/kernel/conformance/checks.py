"""The checks. Each is one promise of the kernel's contract, and raises Broken when a game does not keep it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from epoka.kernel.conformance.manifests import untrue
from epoka.kernel.decisions import Option, option_of, text_of
from epoka.kernel.errors import Refused
from epoka.kernel.game import JSON, KERNEL_LOCALE
from epoka.kernel.memo import compare, same, shown
from epoka.kernel.record import pack
from epoka.kernel.saves import load, restore
from epoka.kernel.state import Seat
from epoka.kernel.table import Table
from epoka.kernel.views import refusal_json
from epoka.kernel.zones import ALL, places
from epoka.words import LANGUAGES, Catalogue

Check = tuple[str, Callable[[], None]]

REMEMBERED = 40
"""How many earlier options are tried again as wrong answers."""
PLAYED_ON = 4
"""How far a determinized table is played on."""
WHOLE_SAVES = 64
"""A whole save is made, verified and compared after every so many decisions; a snapshot after every one."""


class Broken(Exception):
    """A promise that a game does not keep."""


def expect(kept: object, problem: str) -> None:
    """Raise Broken unless something holds."""
    if not kept:
        raise Broken(problem)


@cache
def catalogues_of(folder: Path) -> tuple[Catalogue, ...]:
    """The words of a game in every language, read once for all its games."""
    return tuple([Catalogue(KERNEL_LOCALE, folder, language=language) for language in LANGUAGES])


class Watch:
    """A table under observation, with a twin that gets the same answers."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.table = table
        self.rng = rng
        assert table.seed is not None
        self.twin = Table.new(table.game, table.seats, table.seed, table.choices)
        self.remembered: list[Option] = []
        self.cards = self.all_cards()
        self.events_seen = 0
        self.catalogues = catalogues_of(table.game.folder / "locale")
        self.taken: tuple[Seat, Option, str] | None = None
        self.said: set[str] = set()
        self.digest = table.digest()
        """The fingerprint of the position that is being checked."""
        self.views: list[JSON] = []
        """What each seat sees of that position, and last what a spectator sees; `told` looks, before the others."""

    def checks(self, decision: int) -> Iterator[Check]:
        """Every check that is due at this decision, by name."""
        if decision == 0:
            yield "everything has a name", self.named
            yield "what the game says about itself holds", self.introduced
        yield "same seed and answers, same digest", self.deterministic
        yield "options that are kept are those found now", self.kept
        yield "undo restores the digest", self.undoable
        yield "save, load, save identical", self.snapshot
        if decision % WHOLE_SAVES == 0 or self.table.over:
            yield "a saved game verifies", self.whole_save
        yield "cards and tokens are conserved", self.conserved
        yield "what is written twice says the same", self.twofold
        yield "view and log are JSON and translated", self.told
        yield "frames and questions hold no secrets", self.discreet
        yield "determinize changes nothing a seat knows", self.hidden
        if not self.table.over:
            yield "every option is accepted, on a clone that leaves the original alone", self.accepted
            yield "anything else is refused without change", self.refused
        else:
            yield "a finished game takes no answers", self.finished

    def advance(self) -> None:
        """Answer one open decision at random, on the table and on its twin."""
        decision = self.rng.choice(self.table.decisions)
        answer = self.rng.choice(decision.options)
        self.taken = (decision.seat, answer, self.digest)
        self.remembered = [*self.remembered, *decision.options][-REMEMBERED:]
        self.table.apply(decision.seat, answer)
        self.twin.apply(decision.seat, text_of(answer))
        self.digest = self.table.digest()

    # -- the promises --------------------------------------------------------------------------------------------

    def deterministic(self) -> None:
        """The twin, told the same answers as text, stands exactly where the table does."""
        expect(self.digest == self.twin.digest(), "the twin has another digest")

    def undoable(self) -> None:
        """The last answer can be taken back and given again, or is beyond the horizon and stays."""
        if self.taken is None:
            return
        seat, answer, before = self.taken
        length = len(self.table.answers())
        if self.table.check_undo(seat) is None:
            self.table.undo(seat)
            expect(self.table.digest() == before, f"undoing {text_of(answer)!r} does not restore the digest")
            self.table.apply(seat, answer)
        else:
            expect(self.table.undo_horizon() == length, "undo is refused although nothing new was learned")
            self.refuse(lambda: self.table.undo(seat), "undo beyond the horizon")
        expect(self.table.digest() == self.digest, "undoing and answering again leads elsewhere")

    def snapshot(self) -> None:
        """A snapshot, restored, packs to the same bytes and asks the same."""
        shot = self.table.snapshot()
        again = self.table.clone()
        restore(again, shot, self.table.game.version)
        expect(again.snapshot() == shot, "a restored snapshot packs differently")
        expect(again.digest() == self.digest, "a restored snapshot has another digest")
        asked = [(d.seat, d.prompt, d.options) for d in self.table.decisions]
        expect([(d.seat, d.prompt, d.options) for d in again.decisions] == asked, "a restored table asks otherwise")

    def whole_save(self) -> None:
        """The saved game replays to its own position."""
        data = self.table.to_bytes()
        game = self.table.game
        again = load(data, lambda name: game)
        expect(again.to_bytes() == data, "save, load, save gives other bytes")
        expect(again.digest() == self.digest, "a loaded game has another digest")

    def all_cards(self) -> list[str]:
        """Every physical card on the table."""
        game = self.table.game
        return sorted([card for place in places(game.zones, self.table.state) for card in place.cards])

    def conserved(self) -> None:
        """Every card is in exactly one place, and the game's own invariants hold."""
        cards = self.all_cards()
        expect(len(set(cards)) == len(cards), "a card is in two places")
        expect(cards == self.cards, f"cards came or went: {set(cards) ^ set(self.cards)}")
        for problem in self.table.game.invariants(self.table.state):
            raise Broken(problem)

    def twofold(self) -> None:
        """A rule that is written twice, once for speed, says the same both times, and changes nothing."""
        for twin in self.table.game.twins():
            for seat in range(self.table.seats):
                fast, plain = (ask(self.table.state, seat) for ask in (twin.fast, twin.plain))
                if not same(fast, plain):
                    problem = f"{twin.name} for seat {seat}: {shown(fast)}, but plainly {shown(plain)}"
                    raise Broken(problem + _difference(fast, plain))
        expect(self.table.digest() == self.digest, "asking what is written twice changed something")

    def kept(self) -> None:
        """The options that a question keeps are those that it would find now."""
        s = self.table.state
        for question in self.table.questions:
            compare(f"the options of {question!r}", (), question.options(s), question.choices(s))

    def told(self) -> None:
        """Views, options, refusals and events are JSON and have words in every language."""
        self.views = [self.table.view(seat) for seat in (*range(self.table.seats), None)]
        for view in self.views:
            msgspec.json.encode(view)
            for part in ("decision", "asked", "score_sheet"):
                for message in messages(view.get(part)):
                    self.say(message)
            for step in guides(view):
                self.say({"id": f"guide-{step}", "args": {}})
            for events in self.table.events(view["viewer"], self.events_seen):
                for event in events:
                    self.say_event(event)
        self.events_seen = len(self.table.trail.events)

    def named(self) -> None:
        """The game, its settings, zones and counters have names in every language."""
        game = self.table.game
        ids = ["game-title", "game-line", "game-summary"]
        ids += sorted({f"log-kind-{sign.kind}" for sign in game.manifest.verbs.values()})
        ids += [f"guide-{step}" for step in game.manifest.guide]
        for setting in game.settings:
            ids.append(f"setting-{setting.name}")
            ids += [f"setting-{setting.name}-{value}" for value in setting.values]
        ids += [f"zone-{zone.field.replace('_', '-')}" for zone in game.zones]
        counters = game.counters(self.table.state)
        for counted in (counters["table"], *counters["seats"]):
            ids += [f"counter-{name.replace('_', '-')}" for name, value in counted.items() if isinstance(value, int)]
        for catalogue in self.catalogues:
            missing = sorted({name for name in ids if not catalogue.has(name)})
            expect(not missing, f"no words for {', '.join(missing)}")

    def introduced(self) -> None:
        """The manifest speaks of verbs and options that there are, and of every verb."""
        for problem in untrue(self.table.game):
            raise Broken(problem)

    def discreet(self) -> None:
        """No card that somebody cannot see is named in a frame or a question: those are shown to everybody."""
        zones = self.table.game.zones
        hidden = {
            card
            for place in places(zones, self.table.state)
            for card, mask in zip(place.cards, place.masks(), strict=True)
            if mask != ALL
        }
        for record in (*self.table.stack, *self.table.questions):
            told = hidden.intersection(words(pack(record)))
            expect(not told, f"{record!r} names {', '.join(sorted(told))}, which is hidden from somebody")

    def say(self, message: dict[str, Any]) -> None:
        """A message has words in every language; the same one is tried once."""
        key = repr((message["id"], message["args"]))
        if key in self.said:
            return
        for catalogue in self.catalogues:
            expect(catalogue.text(message["id"], message["args"]), f"no words for {message['id']}")
        self.said.add(key)

    def say_event(self, event: dict[str, Any]) -> None:
        """An event has words in every language, with what is hidden left out."""
        args = {name: value for name, value in event.items() if name not in ("verb", "rule") and value is not None}
        hidden = "-hidden" if len(args) < len(event) - 2 else ""
        self.say({"id": f"event-{event['verb']}{hidden}", "args": args})

    def hidden(self) -> None:
        """What a seat sees is the same on a table that differs only in what it cannot know; that table plays on."""
        for seat in range(self.table.seats):
            other = self.table.determinize(seat, self.rng)
            expect(other.view(seat) == self.views[seat], f"seat {seat} can tell a determinized table by its view")
            expect(
                other.observation(seat) == self.table.observation(seat),
                f"seat {seat} can tell a determinized table by its observation",
            )
            for _ in range(PLAYED_ON):
                if other.over:
                    break
                decision = self.rng.choice(other.decisions)
                other.apply(decision.seat, self.rng.choice(decision.options))

    def accepted(self) -> None:
        """Each option, as a value and as text, is accepted; playing it on a clone leaves the original alone."""
        for decision in self.table.decisions:
            expect(decision.options, "a decision without options")
            expect(len(set(decision.options)) == len(decision.options), "an option is listed twice")
            for option in decision.options:
                expect(option_of(text_of(option)) == option, f"option {option!r} does not survive as text")
                expect(self.table.check(decision.seat, option) is None, f"option {option!r} is not accepted")
                self.table.clone().apply(decision.seat, option)
            question = self.table.question(decision.seat)
            for aside in question.asides(self.table.state) if question else ():
                expect(aside not in decision.options, f"{aside!r} is an option and an aside")
                self.table.clone().apply(decision.seat, aside)
        expect(self.table.digest() == self.digest, "playing on a clone changed the original")

    def refused(self) -> None:
        """Wrong answers and answers by the wrong seat are refused with a reason in words, and nothing changes."""
        waiting = self.table.waiting
        for decision in self.table.decisions:
            for wrong in self.wrong_answers(decision.options):
                self.refuse(lambda seat=decision.seat, answer=wrong: self.table.apply(seat, answer), repr(wrong))  # type: ignore[misc]  # bound now
            for option in self.views[decision.seat]["decision"]["refused"]:
                offered = tuple(option["value"]) in decision.options
                expect(not offered, f"{option['text']!r} is both offered and refused")
        for seat in {*range(-1, self.table.seats + 1)} - set(waiting):
            option = self.table.decision.options[0]
            self.refuse(lambda seat=seat, option=option: self.table.apply(seat, option), f"seat {seat}")  # type: ignore[misc]  # bound now
        expect(self.table.digest() == self.digest, "a refused answer changed something")

    def wrong_answers(self, options: tuple[Option, ...]) -> list[Option]:
        """Answers that are no options here: nonsense, bent options, and options of earlier decisions."""
        first = options[0]
        tried: list[Option] = [("nonsense",), (), (*first, "more"), (*first[:-1], -7), (0,), *self.remembered]
        return [answer for answer in tried if answer not in options]

    def finished(self) -> None:
        """Answers to a finished game are refused."""
        for seat in range(self.table.seats):
            self.refuse(lambda seat=seat: self.table.apply(seat, ("nonsense",)), "an answer after the end")  # type: ignore[misc]  # bound now
        expect(len(self.table.scores) == self.table.seats, "there is not one score for each seat")
        expect(len(self.table.places) == self.table.seats, "there is not one place for each seat")
        totals = [sheet["total"] for sheet in self.table.score_sheet()]
        expect(totals == list(self.table.scores), "the score sheet does not add up to the scores")
        expect(self.table.digest() == self.digest, "a refused answer changed something")

    def refuse(self, act: Callable[[], None], what: str) -> None:
        """Something must be refused, with a reason that has words."""
        try:
            act()
        except Refused as refused:
            message = refusal_json(refused.refusal)
            self.say({"id": message["id"], "args": message["args"]})
        else:
            raise Broken(f"{what} is accepted")


def _difference(fast: object, plain: object) -> str:
    """What only one of two lists has, as a sentence."""
    if not isinstance(fast, (list, tuple)) or not isinstance(plain, (list, tuple)):
        return ""
    pairs = (("only fast", fast, plain), ("only plainly", plain, fast))
    found = [f"{whose} {shown(more)}" for whose, one, other in pairs if (more := [x for x in one if x not in other])]
    return f"; {', '.join(found) or 'in another order'}"


def words(packed: Any) -> Iterator[str]:
    """Every string in packed data."""
    if isinstance(packed, str):
        yield packed
    elif isinstance(packed, (list, tuple)):
        for inner in packed:
            yield from words(inner)
    elif isinstance(packed, dict):
        for inner in packed.values():
            yield from words(inner)


def guides(view: JSON) -> set[str]:
    """What a view explains of its moment and of its options to whoever plays for the first time."""
    options = view["decision"]["options"] if view["decision"] else []
    return {told["guide"] for told in (view, *options) if "guide" in told}


def messages(value: Any) -> Iterator[dict[str, Any]]:
    """Every message in a view: a dictionary with an id and arguments."""
    if isinstance(value, dict):
        if "id" in value and "args" in value:
            yield value
        for inner in value.values():
            yield from messages(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from messages(inner)
