"""A press reaches what it began on, even while moves come in."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

import epoka
from tests.e2e.browsing import DESKTOP, PHONE, TABLET, Pick, Screen, Visitor, Visits, first
from tests.e2e.playing import Player, against_bots, open_table
from tests.e2e.reading import await_frames

# Between the beginning and the end of the next press everything arrives that the server has sent since `hold()`.
HELD = """
{
  const kept = [];
  let holds = false;
  window.hold = () => { holds = true; };
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (event) => {
        if (!holds) return;
        event.stopImmediatePropagation();
        kept.push(() => this.dispatchEvent(new MessageEvent("message", { data: event.data })));
      });
    }
  };
  addEventListener("pointerdown", () => {
    holds = false;
    for (const arrive of kept.splice(0)) arrive();
  });
}
"""
# The page keeps the positions that it is told, can be told one of them again, and clicks end where they arrive.
SWAPS = """
{
  const NAMES = ["option", "move", "choice", "go", "group", "advice", "hex", "card"];
  const PRESSABLE = "button, a[href], summary, [role='button']";
  const MISSED = "missed";
  const sockets = [];
  window.positions = [];
  window.clicks = [];
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      sockets.push(this);
      this.addEventListener("message", ({ data }) => {
        if (JSON.parse(data).type === "state") window.positions.push(data);
      });
    }
  };
  window.tell = (data) => sockets.at(-1).dispatchEvent(new MessageEvent("message", { data }));
  window.nameOf = (element) => {
    const name = NAMES.find((known) => known in element.dataset);
    return name === undefined ? null : `${name} ${element.dataset[name]}`;
  };
  window.wordsOf = (element) => `${element.tagName} ${element.ariaLabel ?? element.innerText}`;
  const kindOf = (element) => [element.closest("section, aside, nav, header, main")?.className.split(" ")[0],
    element.tagName, element.classList[0], NAMES.find((known) => known in element.dataset)].join(" ");
  const isOnTop = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(PRESSABLE) === element;
  };
  /* Up to three things of each kind that can be pressed; where one is once it is in sight. */
  window.things = () => {
    const kinds = {};
    const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(":disabled");
    for (const one of [...document.querySelectorAll(PRESSABLE)].filter(seen)) (kinds[kindOf(one)] ??= []).push(one);
    window.chosen = Object.values(kinds).flatMap((all) => [...new Set([all[0], all[all.length >> 1], all.at(-1)])]);
    return window.chosen.map((one) => `${kindOf(one)}: ${nameOf(one) ?? wordsOf(one)}`);
  };
  window.aim = (number) => {
    const one = window.pressed = window.chosen[number];
    if (!one.isConnected) return null;
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    window.pressedName = nameOf(one);
    window.pressedWords = wordsOf(one);
    window.clicks = [];
    const { x, y, width, height } = one.getBoundingClientRect();
    return isOnTop(one) ? [x + width / 2, y + height / 2] : null;
  };
  /* What is wrong with where the click has arrived. */
  window.wrong = () => {
    const { hit, pressed, pressedName, pressedWords, clicks } = window;
    if (hit !== pressed) return MISSED;
    const same = (one) => nameOf(one) === pressedName && one.checkVisibility()
      && (pressedName !== null || wordsOf(one) === pressedWords);
    const stays = pressed.isConnected && nameOf(pressed) === pressedName;
    const there = stays ? [pressed] : [...document.querySelectorAll(PRESSABLE)].filter(same);
    const can = there.filter((one) => !one.matches(":disabled"));
    const told = clicks.map((one) => one?.outerHTML.slice(0, 200));
    if (clicks.length > 1) return `clicked more than once: ${told}`;
    if (clicks.length === 0) return can.length ? "the click is lost" : null;
    return there.includes(clicks[0]) ? null : `another thing was clicked: ${told}`;
  };
  addEventListener("pointerdown", (event) => { window.hit = event.target.closest?.(PRESSABLE); }, { capture: true });
  addEventListener("DOMContentLoaded", () => document.addEventListener("click", (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    window.clicks.push(event.target.closest?.(PRESSABLE));
  }, { capture: true }));
}
"""
CHEAP = 6
"""The first space of the card row that costs more than one action."""
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, TABLET], ids=str)


def ending(options: list[str]) -> str:
    """What ends the turn."""
    return next((key for key in options if key.split()[0] in {"end", "skip"}), options[0])


def at_held_table(visitor: Visitor, table: str) -> Player:
    """The page of a table, whose news wait for a press once it is told to hold them."""
    visitor.page.add_init_script(HELD)
    # It looks ahead in a position that the others have left.
    visitor.expects(r"status of 4(09|22) .*/previews")
    return open_table(visitor, table)


def press(page: Page, selector: str, screen: Screen) -> None:
    """Press what lies there before the news arrive."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if screen.touch:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def offered(visitor: Visitor, table: str) -> list[str]:
    """What the server offers to the first seat."""
    decision = visitor.api("GET", f"/api/tables/{table}/state?seat=0")["view"]["decision"]
    return [option["text"] for option in decision["options"]]


def spaces(options: list[str]) -> dict[str, int]:
    """Where cards lie that can be taken."""
    taken = [key.split() for key in options if key.startswith("take ")]
    return {card: int(space) for _, card, space in taken}


def answer(visitor: Visitor, table: str, pick: Pick) -> None:
    """Answer from elsewhere, and wait until it is my turn again."""
    visitor.hurry(table, 1, pick)
    visitor.await_turn(table)


@SCREENS
def test_the_card_that_was_pressed_is_chosen_and_not_what_has_slid_there(visit: Visits, screen: Screen) -> None:
    anna = visit(screen, path=None)
    table = against_bots(anna, "through_the_ages", 1, {"level": "simple"})
    anna.await_turn(table)
    while "end" not in offered(anna, table):
        answer(anna, table, first)
    page = at_held_table(anna, table).page
    cards = lying(page, ".crow")
    cheap = lying(page, ".crow .g1")
    page.evaluate("hold()")
    answer(anna, table, ending)
    after = spaces(offered(anna, table))
    # Among the cheaper cards it is drawn anew.
    slid = next(
        card for card in cards if cards.count(card) == 1 and card not in cheap and after.get(card, CHEAP) < CHEAP
    )
    press(page, f'.crow [data-card="{slid}"]', screen)
    expect(page.locator(".crow [aria-pressed=true]")).to_have_attribute("data-card", slid)
    expect(page.locator(f'[data-place="space-{after[slid]}"] [data-card="{slid}"]')).to_be_visible()


@SCREENS
def test_a_press_on_what_moves_away_is_not_lost(visit: Visits, screen: Screen) -> None:
    anna = visit(screen, path=None)
    anna.guest()
    table = anna.table("person", "bot:greedy", "bot:greedy")
    player = at_held_table(anna, table)
    page = player.page
    before = lying(page, ".market-cards")
    page.evaluate("hold()")
    moved: list[str] = []
    while not moved:
        answer(anna, table, first)
        after = market(anna, table)
        choices = [key.split()[1] for key in offered(anna, table) if key.startswith("invest ")]
        moved = [card for card in choices if card in before and before.index(card) != after.index(card)]
    press(page, f'.market-cards [data-card="{moved[0]}"]', screen)
    expect(page.locator(".market-cards [aria-pressed=true]")).to_have_attribute("data-card", moved[0])
    assert lying(page, ".market-cards") == after


@pytest.mark.parametrize("game", epoka.games())
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=str)
def test_no_click_is_lost_when_the_table_changes_under_it(visit: Visits, screen: Screen, game: str) -> None:
    anna = visit(screen, path=None)
    anna.guest()
    table = anna.table("person", "bot:random", "bot:random", game=game, shuffle=False)
    page = anna.page
    page.add_init_script(SWAPS)
    anna.expects(r"status of 4(09|22) .*/previews")
    open_table(anna, table)
    before = page.evaluate("positions[0]")
    anna.hurry(table, 12, chance(Random(1)))
    open_table(anna, table)
    after = page.evaluate("positions[0]")
    pointer = Pointer(page, screen)
    wrong, pressed = [], 0
    for one, other in ((before, after), (after, before)):
        page.evaluate("tell", one)
        await_frames(page)
        things = page.evaluate("things()")
        for number, thing in enumerate(things):
            page.evaluate("tell", one)
            await_frames(page)
            place = page.evaluate("aim", number)
            if place is None:
                continue
            pointer.down(*place)
            page.evaluate("tell", other)
            await_frames(page)
            pointer.up(*place)
            await_frames(page)
            found = page.evaluate("wrong()")
            # The log may have come just then, and have moved what was aimed at.
            if found == "missed":
                continue
            pressed += 1
            wrong += [f"{thing}: {found}"] if found else []
    assert not wrong, f"{len(wrong)} of {pressed}:\n" + "\n".join(wrong)
    assert pressed > 10


def test_a_hand_that_trembles_presses_a_hex_and_does_not_move_the_map(visit: Visits) -> None:
    page = visit(path="/parts").page
    target = page.locator(".hx.target:has(.tg:not(.sel))").first
    target.scroll_into_view_if_needed()
    hex_ = target.get_attribute("data-hex")
    box = target.locator("polygon").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for by in (2, -2, 2, -2, 0):
        page.mouse.move(x + by, y)
    page.mouse.up()
    expect(page.locator(f'[data-hex="{hex_}"] .sel')).to_be_visible()
    # It is let go outside the map: it is no longer held there when it comes back.
    edge = page.locator(".mapbox").first.bounding_box()
    assert edge is not None
    page.mouse.move(edge["x"] + 2, edge["y"] + edge["height"] / 2)
    page.mouse.down()
    page.mouse.move(edge["x"] - 2, edge["y"] + edge["height"] / 2)
    page.mouse.up()
    before = page.locator("svg.map").first.get_attribute("viewBox")
    page.mouse.move(x, y, steps=5)
    await_frames(page)
    assert page.locator("svg.map").first.get_attribute("viewBox") == before


def chance(rng: Random) -> Pick:
    """Any answer but to give up."""
    return lambda options: rng.choice([option for option in options if not option.startswith("resign")])


class Pointer:
    """A mouse or a finger, which is on the page for as long as somebody wants."""

    def __init__(self, page: Page, screen: Screen) -> None:
        self._mouse = None if screen.touch else page.mouse
        self._session = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        """Begin to press."""
        if self._mouse:
            self._mouse.move(x, y)
            self._mouse.down()
        else:
            self._session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})

    def up(self, x: float, y: float) -> None:
        """End the press, where it began."""
        if self._mouse:
            self._mouse.move(x, y)
            self._mouse.up()
        else:
            self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def lying(page: Page, within: str) -> list[str]:
    """The cards in a part of the page."""
    return list(page.locator(f"{within} .card").evaluate_all("(all) => all.map((card) => card.dataset.card)"))


def market(visitor: Visitor, table: str) -> list[str]:
    """The cards of the Market as the server knows them."""
    zones = visitor.api("GET", f"/api/tables/{table}/state?seat=0")["view"]["zones"]
    return next(list(zone["cards"]) for zone in zones if zone["zone"] == "market")
