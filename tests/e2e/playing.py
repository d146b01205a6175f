"""Playing at a table as a person does: by what glows, what the panel offers, and the gold button."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Locator, Page, expect

import epoka
from tests.e2e.browsing import JSON, PATIENCE, Visitor
from tests.e2e.reading import await_frames

LOOK = """() => {
  const gold = document.querySelector("[data-confirm]");
  const panel = gold?.closest("section");
  const all = (selector) => [...(panel?.querySelectorAll(selector) ?? [])];
  return {
    over: document.querySelector(".result") !== null,
    asked: gold !== null && gold.getAttribute("aria-busy") !== "true",
    ready: gold !== null && !gold.disabled,
    prompt: document.querySelector("[data-prompt]")?.innerText ?? "",
    options: all("[data-option]").map((option) => option.dataset.option),
    numbers: all(".number").map((number) => number.innerText),
    chosen: all("[aria-pressed=true]").map((option) => option.dataset.option ?? option.innerText)[0] ?? null,
    moves: document.querySelector("[role=log] a.at")?.textContent ?? "",
  };
}"""
MOVED = f"""(before) => {{
  const now = ({LOOK})();
  const parts = ["over", "prompt", "options", "numbers", ...(before.moves ? ["moves"] : [])];
  return parts.some((part) => `${{now[part]}}` !== `${{before[part]}}`);
}}"""
"""The log may come after everything else: from none to one nothing has moved."""
TURN = f"() => {{ const now = ({LOOK})(); return now.over || now.asked; }}"
CHOSEN = f"""(before) => {{
  const now = ({LOOK})();
  return (now.ready && now.chosen !== null) || ({MOVED})(before);
}}"""
SETTLED = """() => document.querySelector(".result") !== null
  || document.querySelector(".pv")?.getAttribute("aria-busy") !== "true"
  && document.querySelector("[data-confirm]")?.getAttribute("aria-busy") !== "true\""""
"""What an answer would bring is known, and none is on its way: some choices lead on by themselves."""
BOARD = """() => [...document.querySelectorAll("main .rival, main .market, main #civilization")]
  .map((part) => part.innerText.trim()).join("\\n")"""

MANY = 300
"""Games in which every question that is hunted for must have come up."""
SOONER = ("complete", "snipe", "keep", "gain", "invest", "bank", "invade", "activate")
"""First words of answers, those that bring the end nearest first."""


@dataclass(frozen=True)
class Look:
    """What the panel shows."""

    over: bool
    asked: bool
    ready: bool
    prompt: str
    options: tuple[str, ...]
    numbers: tuple[str, ...]
    chosen: str | None
    moves: str

    def still(self, before: Look) -> bool:
        """Whether it is the same question; while the log was missing, nobody knows how many moves there were."""
        return self.prompt == before.prompt and (not before.moves or self.moves == before.moves)


class Player:
    """Somebody at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.gold = page.locator("[data-confirm]")
        self.prompt = page.locator("[data-prompt]")
        self.result = page.locator(".result")

    @property
    def look(self) -> Look:
        """The panel as it is now."""
        found = self.page.evaluate(LOOK)
        return Look(**found | {"options": tuple(found["options"]), "numbers": tuple(found["numbers"])})

    @property
    def board(self) -> str:
        """Everything written on the board."""
        return str(self.page.evaluate(BOARD))

    def turn(self) -> Look:
        """Wait until it is my turn, or the game is over."""
        self.page.wait_for_function(TURN, timeout=2 * PATIENCE)
        return self.look

    def option(self, key: str) -> Locator:
        """An option of the panel."""
        return self.page.locator(f'[data-option="{key}"]')

    def card(self, card: str) -> Locator:
        """A card on the board that can be chosen."""
        return self.page.locator(f'main button.can[data-card="{card}"]')

    def press(self, target: Locator) -> None:
        """Click, or tap where there is no mouse."""
        if self.page.evaluate("navigator.maxTouchPoints") > 0:
            target.tap()
        else:
            target.click()

    def choose(self, key: str, *, on_board: bool = False) -> None:
        """Choose an option, in the list or by its card, and wait until it is chosen or has led on."""
        before = self.page.evaluate(LOOK)
        card = self.card(key.rpartition(" ")[2])
        if key in before["numbers"]:
            self.press(self.page.locator(".number").get_by_text(key, exact=True))
        elif on_board and card.count() == 1:
            self.press(card)
        else:
            self.press(self.option(key))
        self.page.wait_for_function(CHOSEN, arg=before)

    def confirm(self) -> None:
        """Press the gold button, and wait until something has come of it."""
        before = self.page.evaluate(LOOK)
        self.press(self.gold)
        self.page.wait_for_function(MOVED, arg=before)

    def answer(self, pick: Callable[[Look], str] | None = None, *, on_board: bool = False) -> Look:
        """Answer the question on the screen; returns what was asked."""
        asked = self.turn()
        key = (pick or sooner)(asked)
        self.choose(key, on_board=on_board)
        now = self.look
        if now.ready and now.options == asked.options and now.still(asked):
            assert now.chosen == key
            self.confirm()
        return asked

    def choose_in_a_group(self, rng: Random, avoided: Iterable[str]) -> None:
        """Open a group if there are any, and take one of its options; end the turn when nothing else is left."""
        kept = "".join(f':not([data-group="{word}"])' for word in ("refused", *avoided))
        groups = self.page.locator(f"[data-group]{kept}")
        if groups.count():
            group = groups.nth(rng.randrange(groups.count()))
            if group.get_attribute("aria-expanded") == "false":
                self.press(group)
        options = [key for key in self.look.options if verb(key) not in avoided]
        others = [key for key in options if verb(key) != "end"]
        self.choose(rng.choice(others or options or list(self.look.options)))

    def settle(self, asked: Look) -> str:
        """Give the chosen answer to what was asked, unless it has led on by itself; returns the answer."""
        self.page.wait_for_function(SETTLED)
        await_frames(self.page)
        now = self.turn()
        if now.ready and now.still(asked):
            self.confirm()
        return now.chosen or ""

    def answers(self, count: int) -> None:
        """Answer so many questions, each as it comes."""
        for _ in range(count):
            if self.turn().over:
                break
            self.answer()


def verb(key: str | None) -> str:
    """The first word of an option."""
    return (key or "").split(" ")[0]


def sooner(look: Look) -> str:
    """The answer that brings the end nearer; where an amount is asked for, the least."""
    if look.numbers:
        return look.numbers[0]
    return best(look.options)


def best(options: Iterable[str]) -> str:
    """Of some answers the one that brings the end nearest."""
    return min(options, key=lambda key: SOONER.index(word) if (word := key.split()[0]) in SOONER else len(SOONER))


def at_table(page: Page) -> Player:
    """Wait until the page of a table with a decision or a result is there."""
    expect(page).to_have_url(re.compile(r"/t/[a-z0-9]{10}$"))
    player = Player(page)
    player.turn()
    return player


def open_table(visitor: Visitor, table: str) -> Player:
    """The page of a table with something to decide."""
    visitor.await_turn(table)
    visitor.open(f"/t/{table}")
    return at_table(visitor.page)


def imported(visitor: Visitor, saved: bytes) -> JSON:
    """The table of a saved game, where every seat is the visitor's."""
    return visitor.api("POST", "/api/imports", {"data": b64encode(saved).decode(), "format": "save"})


def continued(visitor: Visitor, saved: bytes) -> Player:
    """The page of a saved game, where every seat is the visitor's."""
    return open_table(visitor, imported(visitor, saved)["id"])


def against_bots(visitor: Visitor, game: str, bots: int, options: Mapping[str, str | int], name: str = "Anna") -> str:
    """The id of a table where somebody plays against random bots, in the first seat."""
    visitor.guest(name)
    return visitor.table("person", *["bot:random"] * bots, game=game, options=options, shuffle=False)


def hunted(
    game: str, wanted: Iterable[str], likely: Mapping[str, float], name_of: Callable[[epoka.Table], str]
) -> dict[str, bytes]:
    """Saved games of four, one for each question: the first time that there is something to choose.

    `likely` says how much more or less often than others answers are given that begin with these words.
    """
    missing, found = set(wanted), dict[str, bytes]()
    for seed in range(MANY):
        table, rng = epoka.new(game, seats=4, seed=seed), Random(seed)
        while missing and not table.over:
            decision = table.decision
            name = name_of(table)
            if name in missing and len(decision.options) > 1:
                missing.remove(name)
                found[name] = table.to_bytes()
            weights = [likely.get(str(option[0]), 1) for option in decision.options]
            table.apply(decision.seat, rng.choices(decision.options, weights)[0])
        if not missing:
            break
    assert not missing
    return found


def seated(host: Visitor, *others: Visitor) -> str:
    """The id of a table where these people sit, each at a screen of their own."""
    table = host.table("person", *("invite" for _ in others))
    seats = host.api("GET", f"/api/tables/{table}")["seats"]
    for seat, other in zip(seats[1:], others, strict=True):
        other.api("POST", f"/api/tables/{table}/join", {"invite": seat["invite"]})
    return table
