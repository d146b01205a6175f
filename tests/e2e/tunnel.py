"""Somebody who plays on through a tunnel: clicks what can be clicked, while the wire to the server breaks and mends."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Final

from playwright.sync_api import Page, WebSocket

from tests.e2e.browsing import JSON
from tests.e2e.reading import await_frames
from tests.e2e.serving import Entry
from tests.e2e.wire import DELAY, Fault, Moment, Wire

BACK = 5.0
"""Seconds after which the next decision can be answered, from the moment the server can be reached again."""
SILENT = 1.5
"""Seconds that a chosen option may stay grey without a word about why."""
STARTED = 20.0
"""Seconds for what needs no haste: the page of another table, a bot's move."""
OUTAGES = (0.2, 0.5, 1.0, 2.0)
LONG_OUTAGES = (*OUTAGES, 4.0, 8.0, 16.0)

WORDS: Final = "[...document.querySelectorAll('.table [role=status], .table [role=alert], [data-waits]')]"
"""Where a page says what it waits for."""
WATCH: Final = """
globalThis.words = () => WORDS.map((one) => one.innerText.trim()).filter(Boolean).join(" | ");
globalThis.seen = { clicks: [], silent: 0 };
addEventListener("click", (event) => {
  const gold = event.target instanceof Element ? event.target.closest("[data-confirm]") : null;
  const chosen = gold && !gold.disabled ? gold.closest("section").querySelector("[aria-pressed=true]") : null;
  if (chosen) seen.clicks.push(chosen.dataset.option ?? chosen.innerText);
}, { capture: true });
let since = null;
setInterval(() => {
  const gold = document.querySelector("[data-confirm]");
  const isGrey = gold?.disabled && gold.closest("section").querySelector("[aria-pressed=true]") !== null;
  const isMute = isGrey && words() === "";
  since = isMute ? (since ?? performance.now()) : null;
  if (since !== null) seen.silent = Math.max(seen.silent, (performance.now() - since) / 1000);
}, 100);
""".replace("WORDS", WORDS)
"""What every page notes: the answers that were given by the gold button, and how long it was grey without a word."""

GLIMPSE = """() => {
  const gold = document.querySelector("[data-confirm]");
  const panel = gold?.closest("section");
  return {
    over: document.querySelector(".result") !== null,
    chosen: panel?.querySelector("[aria-pressed=true]") != null,
    ready: gold != null && !gold.disabled,
    connected: document.querySelector(".table > main") !== null && document.querySelector(".status .banner") === null
      && document.querySelector("[data-waiting]")?.dataset.waiting === "",
    settled: document.querySelector(".pv")?.getAttribute("aria-busy") !== "true",
    others: gold == null && document.querySelector(".waits .asked") !== null,
    words: words(),
  };
}"""
TARGET = """([luck, presses]) => {
  const gold = document.querySelector("[data-confirm]");
  const panel = gold?.closest("section");
  const curtain = document.querySelector("[data-curtain] button");
  const isThere = (one) => !one.disabled && one.getClientRects().length > 0;
  const kinds = "[data-option]:not([data-option^=resign]), .number, [data-group]:not([data-group=refused])";
  const options = [...(panel?.querySelectorAll(kinds) ?? [])].filter(isThere);
  const closed = options.filter((one) => one.getAttribute("aria-expanded") !== "true");
  const found = curtain ?? (presses && gold && isThere(gold) ? gold : closed[Math.floor(luck * closed.length)]);
  if (!found) return null;
  found.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


@dataclass(frozen=True)
class Glimpse:
    """How the page stands."""

    over: bool
    chosen: bool
    ready: bool
    connected: bool
    settled: bool
    others: bool
    words: str


class Frames:
    """What the page and the server have said to each other, so far as it concerns what is stored."""

    def __init__(self, page: Page) -> None:
        self.asked: dict[int, JSON] = {}
        """Answers and undos by their number."""
        self.stored: dict[int, int] = {}
        self.refused: dict[int, str] = {}
        page.on("websocket", self._listen)

    def forget(self) -> None:
        """Another page begins to count anew."""
        self.asked, self.stored, self.refused = {}, {}, {}

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._received(json.loads(frame)))

    def _sent(self, message: JSON) -> None:
        if message["type"] in ("move", "undo"):
            known = self.asked.setdefault(message["id"], message)
            assert known == message, f"the same number for two answers: {known} and {message}"

    def _received(self, message: JSON) -> None:
        if message["type"] == "done" and message["seq"] is not None:
            self.stored[message["id"]] = message["seq"]
        elif message["type"] == "refused" and message["id"] is not None:
            self.refused[message["id"]] = message["error"]["code"]


class Traveller:
    """Plays at a table behind a wire."""

    def __init__(self, page: Page, wire: Wire) -> None:
        self.page, self.wire, self.luck = page, wire, Random(0)
        self.frames = Frames(page)
        page.add_init_script(WATCH)

    def sit(self, table: str) -> None:
        """Go to a table and wait until there is something to decide."""
        self.frames.forget()
        self.page.goto(f"{self.wire.url}/t/{table}")
        self.until_ready(STARTED)

    @property
    def glimpse(self) -> Glimpse:
        """How the page stands now."""
        return Glimpse(**self.page.evaluate(GLIMPSE))

    def click(self, *, presses: bool = True) -> None:
        """Click the gold button, or something to choose, if there is such a thing."""
        found = self.page.evaluate(TARGET, [self.luck.random(), presses])
        if found is not None:
            self.page.mouse.click(*found)

    def play(self, span: float) -> None:
        """Go on clicking for some seconds, whatever comes of it."""
        end = time.monotonic() + span
        while time.monotonic() < end:
            self.click(presses=self.luck.random() < 0.7)
            await_frames(self.page)

    def until_ready(self, limit: float, since: float | None = None) -> float:
        """Choose, and wait until the page is connected and what is chosen can be answered; returns how long it took.

        Where the others are to decide, the page has done all that it can when it is connected; but they will.
        """
        begun = time.monotonic() if since is None else since
        took: float | None = None
        while not ((now := self.glimpse).over or (now.connected and now.ready)):
            passed = time.monotonic() - begun
            took = (passed if took is None else took) if now.connected and now.others else None
            assert passed < (limit if took is None else took + STARTED), f"nothing can be answered: {now}"
            if not now.chosen:
                self.click(presses=False)
            await_frames(self.page)
        return time.monotonic() - begun if took is None else took

    def until_answered(self, journal: Callable[[], list[Entry]]) -> list[Entry]:
        """Wait until nothing is on its way, and all that was given is stored; returns what is."""
        begun = time.monotonic()
        while True:
            stored = journal()
            asked = [one for number, one in self.frames.asked.items() if number not in self.frames.refused]
            missing = [one for one in asked if one["seq"] >= max((entry.seq for entry in stored), default=0)]
            now = self.glimpse
            if not missing and (now.over or (now.connected and now.settled)):
                return stored
            assert time.monotonic() < begun + BACK, f"{now}, and this is never stored: {missing}"
            await_frames(self.page)

    def check(self, journal: list[Entry], mine: set[int]) -> None:
        """Everything that was given counts once, where it was given."""
        frames = self.frames
        given = {one["seq"] + 1: one for number, one in frames.asked.items() if number not in frames.refused}
        stored = {entry.seq: entry for entry in journal if entry.seat in mine}
        assert not frames.refused, f"refused: {frames.refused}"
        assert len(given) == len(frames.asked), "two answers were given after the same entry"
        assert given.keys() == stored.keys(), f"not in both: {given.keys() ^ stored.keys()}"
        for seq, one in given.items():
            assert (one["type"] == "undo") == (stored[seq].kind == "undo"), f"{one} became {stored[seq]}"
            if one["type"] == "move":
                assert (one["seat"], " ".join(map(str, one["answer"]))) == (stored[seq].seat, stored[seq].answer)
        for number, seq in frames.stored.items():
            assert frames.asked[number]["seq"] + 1 == seq, f"{frames.asked[number]} was acknowledged as entry {seq}"
        seen = self.page.evaluate("seen")
        answers = iter(entry.answer for entry in journal)
        for click in seen["clicks"]:
            assert any(answer == click or answer.split(" ")[-1] == click for answer in answers), f"{click} was pressed"
        assert seen["silent"] < SILENT, f"the gold button was grey for {seen['silent']:.1f} seconds without a word"


@dataclass(frozen=True)
class Outage:
    """How the wire fails, when, and for how long."""

    fault: Fault
    moment: Moment
    span: float

    def __str__(self) -> str:
        return f"{self.fault.name} {self.moment.value}, for {self.span:g} seconds"


def outage(luck: Random, spans: Sequence[float]) -> Outage:
    """Any of them."""
    return Outage(luck.choice(list(Fault)), luck.choice(list(Moment)), luck.choice(spans))


def through(traveller: Traveller, tunnel: Outage) -> float:
    """Play on through a tunnel; returns after how many seconds at the other end the next decision could be answered."""
    wire = traveller.wire
    traveller.play(traveller.luck.uniform(0, 0.6))
    wire.plan(tunnel.fault, tunnel.moment)
    traveller.play(traveller.luck.uniform(0, 0.5))
    wire.hasten()
    traveller.play(tunnel.span)
    return traveller.until_ready(BACK + (2 * DELAY if tunnel.fault is Fault.SLOW else 0), wire.mend())


@contextmanager
def busy(count: int) -> Iterator[None]:
    """So many programs that do nothing, as hard as they can."""
    programs = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for program in programs:
            program.kill()
            program.wait(10)
