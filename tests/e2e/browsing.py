"""People with browsers: each has a context of its own, and nothing may go wrong in it unnoticed."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import httpx
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page

from tests.e2e.failures import Diary, keep
from tests.waiting import unhurried

JSON = Any
Language = Literal["en", "pl"]
Theme = Literal["light", "dark"]
NAMES = ("Atlas", "Hestia", "Janus", "Selene", "Kadmos")
PATIENCE = unhurried(20_000)
"""Milliseconds until something that is waited for must have happened in a page."""

LOCALES: dict[Language, str] = {"en": "en-GB", "pl": "pl-PL"}
TELL_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`Content-Security-Policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
"""
QUIET = "() => !document.querySelector('.bone, .bones') && document.querySelector('h1, h2') && document.fonts.ready"


@dataclass(frozen=True)
class Screen:
    """What somebody looks at."""

    name: str
    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return self.name


DESKTOP = Screen("desktop", 1366, 768)
TABLET = Screen("tablet", 820, 1180, touch=True)
PHONE = Screen("phone", 390, 844, touch=True)
SCREENS = (PHONE, TABLET, DESKTOP)


Pick = Callable[[list[str]], str]


def first(options: list[str]) -> str:
    """The first option."""
    return options[0]


class Clock:
    """How long something may still take to happen."""

    def __init__(self, otherwise: str) -> None:
        self._otherwise = otherwise
        self.start()

    def start(self) -> None:
        """From now on."""
        self._end = time.monotonic() + 3 * PATIENCE / 1000

    def tick(self, pause: float) -> None:
        """Wait a little, unless it has been too long."""
        assert time.monotonic() < self._end, self._otherwise
        time.sleep(pause)


class Visitor:
    """Somebody with a browser."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        self._expected: list[re.Pattern[str]] = []
        context.set_default_timeout(PATIENCE)
        context.add_init_script(TELL_VIOLATIONS)
        self.diary = Diary(context)
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.complaints.append(f"uncaught: {told(error.error)}"))
        self.page: Page = context.new_page()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def expects(self, *patterns: str) -> None:
        """Complaints that belong to what is tested."""
        self._expected += [re.compile(pattern) for pattern in patterns]

    @property
    def unexpected(self) -> list[str]:
        """What went wrong in this browser."""
        return [text for text in self.complaints if not any(known.search(text) for known in self._expected)]

    def open(self, path: str = "/") -> Page:
        """Go to an address and wait until its page is there."""
        self.page.goto(f"{self.url}{path}")
        self.settle()
        return self.page

    def settle(self) -> None:
        """Wait until the page stands instead of its skeleton."""
        self.page.wait_for_function(QUIET)

    @property
    def path(self) -> str:
        """Where the browser is."""
        return self.page.url.removeprefix(self.url)

    def api(self, method: str, path: str, body: JSON = None) -> JSON:
        """A request with this person's cookies, for what a test needs but is not about."""
        headers = {"X-Epoka": "1"}
        response = self.context.request.fetch(f"{self.url}{path}", method=method, data=body, headers=headers)
        assert response.ok, f"{method} {path}: {response.status} {response.text()}"
        return response.json() if "json" in response.headers.get("content-type", "") else response.text()

    def guest(self, name: str = "Anna") -> None:
        """Become a guest without asking the page."""
        self.api("POST", "/api/guests", {"name": name})

    def table(self, *kinds: str, **extra: JSON) -> str:
        """The id of a new table; a seat is a kind, or a bot's name after `bot:`."""
        seats = [seat_of(kind, name) for kind, name in zip(kinds, NAMES, strict=False)]
        made = self.api("POST", "/api/tables", {"game": "flow_of_history", "seats": seats, **extra})
        return str(made["id"])

    def finished(self, *kinds: str, pick: Pick = first, **extra: JSON) -> str:
        """The id of a table whose game is over, played to its end in a hurry."""
        table = self.table(*kinds, **extra)
        self.hurry(table, pick=pick)
        return table

    def await_turn(self, table: str) -> None:
        """Wait until the bots have moved and a seat of mine must answer."""
        clock = Clock(f"it is nobody's turn at {table}")
        while not self.api("GET", f"/api/tables/{table}")["my_turn"]:
            clock.tick(0.02)

    def hurry(self, table: str, moves: int = 10_000, pick: Pick = first) -> None:
        """Answer for my first seat over HTTP, until the game is over or enough moves are made."""
        seat: int = self.api("GET", f"/api/tables/{table}")["mine"][0]
        cookies = {cookie["name"]: cookie["value"] for cookie in self.context.cookies()}
        address = f"{self.url}/api/tables/{table}"
        clock = Clock(f"the others at {table} do not move")
        with httpx.Client(headers={"X-Epoka": "1"}, cookies=cookies, timeout=PATIENCE / 1000) as http:
            while moves:
                state = http.get(f"{address}/state", params={"seat": seat}).raise_for_status().json()
                if state["view"]["over"]:
                    break
                decision = state["view"]["decision"]
                if decision is None:
                    clock.tick(0.005)
                    continue
                answer = pick([option["text"] for option in decision["options"]])
                body = {"seat": seat, "seq": state["seq"], "answer": answer}
                http.post(f"{address}/moves", json=body).raise_for_status()
                moves -= 1
                clock.start()


class Visits:
    """Everybody who comes along in one test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self._visitors: list[Visitor] = []

    def __call__(
        self,
        screen: Screen = DESKTOP,
        language: Language = "en",
        theme: Theme = "light",
        *,
        motion: bool = False,
        lenient: bool = False,
        path: str | None = "/",
    ) -> Visitor:
        """A new browser window without memories. Only a lenient one may be given scripts from outside."""
        context = self._browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            locale=LOCALES[language],
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            bypass_csp=lenient,
        )
        visitor = Visitor(context, self._url)
        self._visitors.append(visitor)
        if path is not None:
            visitor.open(path)
        return visitor

    def check(self) -> None:
        """Nothing went wrong in any of the browsers."""
        wrong = [complaint for visitor in self._visitors for complaint in visitor.unexpected]
        assert not wrong, "the browser complained:\n" + "\n".join(wrong)

    def keep(self, folder: Path) -> list[str]:
        """Write down what everybody sees; where they are."""
        return [keep(folder, number, one.page, one.diary) for number, one in enumerate(self._visitors)]

    def close(self) -> None:
        """Everybody goes home."""
        for visitor in self._visitors if self._browser.is_connected() else ():
            visitor.context.close()


def seat_of(kind: str, name: str) -> JSON:
    """What the server is asked for: `person`, or a bot as in `bot:greedy`."""
    who, _, bot = kind.partition(":")
    return {"kind": who, "bot": bot, "name": name} if bot else {"kind": who}


def told(error: Error) -> str:
    """An error with where it comes from."""
    return error.stack or error.message
