"""What is written on a page: in which language, and whether it can be read as a whole."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import ast
from playwright.sync_api import Page

import epoka
from epoka.server.library import TERMINAL_WORDS, folders
from epoka.words.files import messages, patterns, read
from tests.e2e.browsing import JSON, PATIENCE, SCREENS, Language

FITS = (
    "() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
)
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
# A page is asked through `evaluate`, which waits for a promise as long as it takes.
IN_TIME = """([limit, page]) => Promise.race([({promised})(), new Promise((_, fail) => setTimeout(() => fail(new Error(
  `${{page}} is ${{document.visibilityState}} and has not answered in ${{limit / 1000}} seconds`)), limit))])"""

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
RUN = """() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .flatMap(({ id, impact, help, nodes }) => nodes.map(({ html, any, target }) =>
    `${impact} ${id}: ${help}\\n    ${target}\\n    ${html.slice(0, 200)}\\n    ${any[0]?.message ?? ""}`)))"""

WRITTEN = """() => {
  const found = [];
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (seen(walker.currentNode.parentElement)) found.push(walker.currentNode.data);
  for (const name of ["aria-label", "title", "placeholder"])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (seen(element)) found.push(element.getAttribute(name));
  return [document.title, ...found].map((text) => text.trim()).filter(Boolean);
}"""

# Text is clipped where something hides what does not fit, unless pointing at it shows the whole. In the decision
# nothing may ever be cut off.
CLIPPED = """() => {
  const found = [];
  for (const element of document.body.querySelectorAll("*")) {
    const style = getComputedStyle(element);
    const hides = (overflow) => overflow === "hidden" || overflow === "clip";
    if (!hides(style.overflowX) && !hides(style.overflowY)) continue;
    if (element.closest(".sr, svg") || !element.checkVisibility() || !element.innerText?.trim()) continue;
    if (element.clientWidth <= 1 || getComputedStyle(element).clipPath !== "none") continue;
    const wide = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    const high = hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
    if (!wide && !high) continue;
    const decision = element.closest("section")?.querySelector("[data-confirm]");
    const told = element.closest("[title], [data-card], button[aria-label], a[aria-label]");
    if (told && !decision) continue;
    found.push(`${element.tagName}.${element.className} “${element.innerText.trim().slice(0, 60)}”`);
  }
  return found;
}"""

# Boxes that stick out at a side, but for those inside something that hides on purpose. Only on a phone may a part of
# the page be moved sideways with a finger.
SIDEWAYS = """() => {
  const wide = document.documentElement.clientWidth;
  const root = document.scrollingElement;
  const found = [];
  if (root.scrollWidth > wide + 1 || innerWidth > screen.width + 1 && matchMedia("(pointer: coarse)").matches)
    found.push(`the page is ${root.scrollWidth} wide in a window of ${wide}`);
  for (const element of document.body.querySelectorAll("*")) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest(".sr, svg, .skip")) continue;
    const scrolls = ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
    const hidden = element.scrollWidth - element.clientWidth;
    if (scrolls && wide >= 700 && hidden > 1)
      found.push(`${element.tagName}.${element.className} scrolls sideways by ${hidden}`);
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || (box.right <= wide + 1 && box.left >= -1)) continue;
    let around = element.parentElement;
    while (around && getComputedStyle(around).overflowX === "visible") around = around.parentElement;
    if (around && around !== document.documentElement && around !== document.body) continue;
    found.push(`${element.tagName}.${element.className} from ${Math.round(box.left)} to ${Math.round(box.right)}`);
  }
  return found.slice(0, 10);
}"""

# At a table, things in a line that are wider than the line lie upon what comes after it.
SPILLED = """() => [...document.querySelectorAll(":is(main, aside) :is(ul, ol, li, p, b, span, button, td, th)")]
  .filter(() => location.pathname.startsWith("/t/"))
  .filter((element) => {
    if (element.closest(".sr, svg") || !element.checkVisibility({ visibilityProperty: true })) return false;
    const { display, overflowX } = getComputedStyle(element);
    if (display === "inline" || display === "contents" || overflowX !== "visible" || !element.clientWidth) return false;
    return element.scrollWidth > element.clientWidth + 2 && element.innerText?.trim();
  })
  .map((element) => `${element.tagName}.${element.className} “${element.innerText.trim().slice(0, 60)}”`)"""

# At a table, what is asked and the button that answers are always in sight, and on a desktop all else is, too.
HIDDEN = """() => {
  if (!location.pathname.startsWith("/t/")) return [];
  const asked = [...document.querySelectorAll("[data-prompt], [data-confirm]")];
  const found = asked.filter((part) => {
    const { top, left, bottom, right } = part.getBoundingClientRect();
    return top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1;
  }).map((part) => part.innerText);
  const { scrollHeight } = document.documentElement;
  if (asked.length && innerWidth >= 1100 && scrollHeight > innerHeight)
    found.push(`${scrollHeight - innerHeight} of the page`);
  return found;
}"""


def plain(language: str) -> dict[str, str]:
    """The messages of the site and the games that are nothing but text; pages say nothing of the terminal."""
    found = {}
    for folder in dict.fromkeys(folder for game in epoka.games() for folder in folders(game)):
        for source in read(folder, language):
            for entry in messages(source) if source.path.name != TERMINAL_WORDS else ():
                for name, pattern in patterns(entry).items():
                    parts = pattern.elements
                    if all(isinstance(part, ast.TextElement) for part in parts):
                        found[name] = "".join(part.value for part in parts if isinstance(part, ast.TextElement)).strip()
    return found


@cache
def only_english() -> frozenset[str]:
    """Whole texts that are English and not Polish as well."""
    return frozenset(plain("en").values()) - frozenset(plain("pl").values())


def english(page: Page) -> list[str]:
    """English texts that a Polish page shows."""
    return sorted(only_english() & set(page.evaluate(WRITTEN)))


def clipped(page: Page) -> list[str]:
    """Elements whose text is cut off."""
    return list(page.evaluate(CLIPPED))


def sideways(page: Page) -> list[str]:
    """What makes the page scroll sideways, or would be cut off at the side."""
    return list(page.evaluate(SIDEWAYS))


def in_time(page: Page, promised: str, limit: float = PATIENCE) -> JSON:
    """What a promise in the page comes to, which must be soon."""
    return page.evaluate(IN_TIME.format(promised=promised), [limit, page.url])


def await_frames(page: Page) -> None:
    """Wait until what has changed is drawn."""
    in_time(page, TWO_FRAMES)


def misfits(page: Page, language: Language) -> list[str]:
    """What sticks out, is cut off, stays untranslated or out of sight, on any screen; it ends with the desktop's."""
    wrong = []
    for screen in SCREENS:
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        await_frames(page)
        found = {"sticks out": sideways(page), "cut off": clipped(page)}
        found |= {"lies upon others": list(page.evaluate(SPILLED)), "out of sight": list(page.evaluate(HIDDEN))}
        if language == "pl":
            found["not translated"] = english(page)
        wrong += [f"{page.url} {screen}: {what}: {one}" for what, those in found.items() for one in those]
    return wrong


def violations(page: Page) -> list[str]:
    """What axe finds."""
    page.add_script_tag(content=axe())
    return list(in_time(page, RUN))


def violations_in_both_themes(page: Page) -> list[str]:
    """What axe finds, light and dark."""
    light = violations(page)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    return light + [f"in the dark, {text}" for text in violations(page) if text not in light]


@cache
def axe() -> str:
    """The script, which comes with the client's packages."""
    assert AXE.is_file(), "the client's packages are not installed: make lint installs them"
    return AXE.read_text(encoding="utf-8")
