"""What is kept of a test that has failed in a browser: in `failures`, or where EPOKA_FAILURES says."""

from __future__ import annotations

import json
import os
import re
import shutil
import traceback
from collections import deque
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, Request, WebSocket

ROOT = Path(__file__).parents[2]
PATIENCE = 5_000
"""Milliseconds in which a page must show itself: it may be what hangs."""
MANY, LONG = 400, 300
"""Events, and characters of one, that are kept of each browser window."""

# What a person or a test would be waiting for: the answer that is on its way, what moves, what lies upon the page.
WAITS = """() => {
  const said = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} `
    + `${JSON.stringify({ ...element.dataset })} “${(element.innerText ?? "").trim().slice(0, 80)}”`;
  const all = (selector) => [...document.querySelectorAll(selector)].map(said);
  return {
    ready: document.readyState, visible: document.visibilityState, focus: said(document.activeElement),
    scrolled: [scrollX, scrollY], window: [innerWidth, innerHeight],
    busy: all("[aria-busy=true]"), skeletons: all(".bone, .bones"), dialogs: all("dialog[open], [role=dialog]"),
    asked: all("[data-prompt]"), confirm: all("[data-confirm]"), options: all("[data-option]"),
    chosen: all("[aria-pressed=true]"),
    moving: document.getAnimations().filter(({ playState }) => playState === "running")
      .map(({ effect }) => effect?.target ? said(effect.target) : "something"),
  };
}"""


def folder_of(item: pytest.Item) -> Path:
    """An empty folder for what is kept of a test."""
    given = os.environ.get("EPOKA_FAILURES")
    name = re.sub(r"[^\w.-]+", "-", item.nodeid.removeprefix("tests/e2e/")).strip("-")
    folder = (Path(given) if given else ROOT / "failures") / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


class Diary:
    """What has happened in a browser window, and what is still under way."""

    def __init__(self, context: BrowserContext) -> None:
        self._began = monotonic()
        self._lines: deque[str] = deque(maxlen=MANY)
        self._open: dict[Request, float] = {}
        context.on("console", self._console)
        context.on("weberror", lambda error: self._note(f"uncaught: {error.error.stack or error.error.message}"))
        context.on("request", self._asked)
        context.on("requestfinished", lambda request: self._answered(request, "done"))
        context.on("requestfailed", lambda request: self._answered(request, request.failure or "failed"))
        context.on("page", self._page)

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)
        page.on("framenavigated", lambda frame: self._note(f"at {frame.url}"))
        page.on("crash", lambda _: self._note("the page crashed"))

    def _note(self, text: str) -> None:
        self._lines.append(f"{self._now:8.3f} {text if len(text) <= LONG else f'{text[:LONG]} …'}")

    @property
    def _now(self) -> float:
        return monotonic() - self._began

    def _console(self, message: ConsoleMessage) -> None:
        self._note(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _asked(self, request: Request) -> None:
        self._open[request] = self._now
        self._note(f"{request.method} {request.url}")

    def _answered(self, request: Request, how: str) -> None:
        took = self._now - self._open.pop(request, self._now)
        self._note(f"{request.method} {request.url}: {how} after {took:.3f} s")

    def _socket(self, socket: WebSocket) -> None:
        self._note(f"socket {socket.url}")
        socket.on("framesent", lambda payload: self._note(f"socket > {payload!r}"))
        socket.on("framereceived", lambda payload: self._note(f"socket < {payload!r}"))
        socket.on("close", lambda _: self._note("socket closed"))

    def __str__(self) -> str:
        waiting = [f"{request.method} {request.url}, since {since:.3f}" for request, since in self._open.items()]
        return "\n".join(
            [*self._lines, f"{self._now:8.3f} the test failed", "", "Under way:", *(waiting or ["nothing"])]
        )


def keep(folder: Path, number: int, page: Page, diary: Diary) -> str:
    """Write down what a browser window shows and what happened in it; where it was."""
    (folder / f"visitor-{number}.log").write_text(f"{diary}\n", encoding="utf-8")
    browser = page.context.browser
    if browser is None or not browser.is_connected():
        return f"{page.url}: does not show itself: the browser has ended"
    try:
        page.screenshot(path=folder / f"visitor-{number}.png", timeout=PATIENCE)
        waits = page.wait_for_function(WAITS, timeout=PATIENCE, polling=100).json_value()
    except Error as error:
        return f"{page.url}: does not show itself: {error.message}"
    (folder / f"visitor-{number}.json").write_text(json.dumps(waits, indent=1, ensure_ascii=False), encoding="utf-8")
    return page.url


def keep_error(folder: Path, error: BaseException) -> None:
    """Write down where the test was."""
    (folder / "error.txt").write_text("".join(traceback.format_exception(error)), encoding="utf-8")
