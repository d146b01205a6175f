"""Every page of the site with something on it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.browsing import Visitor
from tests.e2e.playing import Player, at_table

GAME = "flow_of_history"
Scene = Callable[[Visitor], None]


def home(visitor: Visitor) -> None:
    """As a newcomer sees it."""
    page = visitor.open("/")
    expect(page.locator(".hero")).to_be_visible()
    expect(page.locator(".tile button").first).to_be_visible()


def home_again(visitor: Visitor) -> None:
    """As somebody sees it who is to move at a table and waits at others."""
    visitor.guest("Bartłomiej Wierzchosławski")
    visitor.await_turn(visitor.table("person", "bot:random", "bot:random"))
    visitor.table("person", "open", public=True)
    page = visitor.open("/")
    expect(page.locator(".turn-card")).to_be_visible()
    expect(page.locator(".tile button").first).to_be_visible()


def new(visitor: Visitor) -> None:
    """A table of five with every kind of seat."""
    page = visitor.open("/new")
    page.locator("input[name=count][value='5'] + span").click()
    for seat, who in ((1, "here"), (2, "invite"), (3, "open")):
        page.locator(f"input[name=who-{seat}][value={who}] + span").click()


def lobby(visitor: Visitor) -> None:
    """Open tables."""
    visitor.guest("Bartłomiej Wierzchosławski")
    visitor.table("person", "open", "open", "bot:beginner", public=True)
    visitor.open("/lobby")
    expect(visitor.page.locator(".tables li").first).to_be_visible()


def lobby_mine(visitor: Visitor) -> None:
    """My tables: to move, not started, over."""
    visitor.guest("Bartłomiej Wierzchosławski")
    visitor.await_turn(visitor.table("person", "bot:random", "bot:random"))
    visitor.table("person", "invite")
    visitor.finished("person", "bot:greedy")
    visitor.open("/lobby?show=mine")
    expect(visitor.page.locator(".tables li").first).to_be_visible()


def lobby_empty(visitor: Visitor) -> None:
    """No tables at all."""
    visitor.open("/lobby?show=mine")
    expect(visitor.page.locator(".nothing")).to_be_visible()


def join(visitor: Visitor) -> None:
    """An invitation, before it is accepted."""
    visitor.guest("Bartłomiej Wierzchosławski")
    table = visitor.table("person", "invite", "open", "bot:medium")
    invite = visitor.api("GET", f"/api/tables/{table}")["seats"][1]["invite"]
    visitor.context.clear_cookies()
    visitor.open(f"/j/{table}/{invite}")
    expect(visitor.page.locator("form button.act")).to_be_visible()


def waiting(visitor: Visitor) -> None:
    """A table that waits for players."""
    visitor.guest("Bartłomiej Wierzchosławski")
    visitor.open(f"/t/{visitor.table('person', 'invite', 'open', 'bot:easy')}")
    expect(visitor.page.locator(".waiting")).to_be_visible()


def table(visitor: Visitor) -> None:
    """In the middle of a game of two, an option chosen."""
    midgame(visitor, "person", "bot:greedy", moves=24)


def table_of_three(visitor: Visitor) -> None:
    """In the middle of a game of three, an option chosen."""
    midgame(visitor, "person", "bot:greedy", "bot:greedy", moves=16)


def table_of_five(visitor: Visitor) -> None:
    """Late in a game of five, an option chosen."""
    midgame(visitor, "person", *("bot:greedy" for _ in range(4)), moves=14)


def midgame(visitor: Visitor, *kinds: str, moves: int) -> Player:
    """Some moves into a game, with an option chosen and what will happen shown."""
    visitor.guest("Bartłomiej Wierzchosławski")
    made = visitor.table(*kinds)
    visitor.hurry(made, moves)
    visitor.open(f"/t/{made}")
    player = at_table(visitor.page)
    look = player.look
    if look.options:
        player.choose(look.options[-1])
    return player


def watching(visitor: Visitor) -> None:
    """A game as a spectator sees it."""
    visitor.guest("Bartłomiej Wierzchosławski")
    made = visitor.table("person", "bot:greedy", "bot:greedy", public=True)
    visitor.hurry(made, 8)
    visitor.context.clear_cookies()
    visitor.open(f"/t/{made}")
    expect(visitor.page.locator("#civilization")).to_be_visible()


def result(visitor: Visitor) -> None:
    """The end of a game."""
    visitor.guest("Bartłomiej Wierzchosławski")
    visitor.open(f"/t/{visitor.finished('person', 'bot:greedy', 'bot:greedy')}")
    expect(visitor.page.locator(".scores")).to_be_visible()


def replay(visitor: Visitor) -> None:
    """A moment of a game that is over."""
    visitor.guest("Bartłomiej Wierzchosławski")
    visitor.open(f"/t/{visitor.finished('person', 'bot:greedy')}/at/40")
    expect(visitor.page.locator(".replay")).to_be_visible()


def wonders(visitor: Visitor) -> None:
    """A moment of a game in which somebody has gathered four Wonders."""
    visitor.guest("Anna")
    known = {card["id"] for card in visitor.api("GET", f"/api/games/{GAME}/cards") if card["facts"]["type"] == "wonder"}

    def gather(options: list[str]) -> str:
        wanted = [key for key in options if key.split()[0] in {"invest", "snipe", "gain"} and key.split()[1] in known]
        plain = [key for key in options if key in {"complete", "harvest"} or key.startswith("stake")]
        return ([key for key in plain if key == "complete"] or wanted or plain[::-1] or options)[0]

    made = visitor.finished("person", "bot:random", pick=gather)

    def gathered(number: int) -> int:
        counters = visitor.api("GET", f"/api/tables/{made}/at/{number}?seat=0")["view"]["counters"]
        return len(counters["seats"][0]["stacks"].get("wonder", ()))

    # A Wonder stays where it is, so their number never falls.
    moments = range(visitor.api("GET", f"/api/tables/{made}")["answers"] + 1)
    visitor.open(f"/t/{made}/at/{min(bisect_left(moments, 4, key=gathered), moments[-1])}")
    expect(visitor.page.locator("#civilization .card").first).to_be_visible()


def cards(visitor: Visitor) -> None:
    """The catalogue."""
    visitor.open(f"/games/{GAME}")
    expect(visitor.page.locator("article.card").first).to_be_visible()
    visitor.page.locator("article.card details summary").first.click()


def rules(visitor: Visitor) -> None:
    """The rules, at one of them."""
    visitor.open(f"/games/{GAME}?show=rules#FH-6.2.1")
    expect(visitor.page.locator(".target")).to_be_visible()


def settings(visitor: Visitor) -> None:
    """What can be set."""
    visitor.open("/settings")


def account(visitor: Visitor) -> None:
    """For somebody who has none."""
    visitor.open("/account")
    expect(visitor.page.locator("input[type=email]").first).to_be_visible()


def account_guest(visitor: Visitor) -> None:
    """For a guest who wants to delete everything."""
    visitor.guest("Bartłomiej Wierzchosławski")
    visitor.open("/account")
    visitor.page.locator("button.danger").click()


def parts(visitor: Visitor) -> None:
    """The parts that tables are made of."""
    visitor.open("/parts")


def missing(visitor: Visitor) -> None:
    """No page."""
    visitor.expects("status of 404")
    visitor.open("/no/such/page")
    expect(visitor.page.locator(".missing")).to_be_visible()


SCENES: tuple[Scene, ...] = (
    home,
    home_again,
    new,
    lobby,
    lobby_mine,
    lobby_empty,
    join,
    waiting,
    table,
    table_of_three,
    table_of_five,
    watching,
    result,
    replay,
    wonders,
    cards,
    rules,
    settings,
    account,
    account_guest,
    parts,
    missing,
)


def name_of(scene: object) -> str:
    """A scene's name."""
    return str(getattr(scene, "__name__", scene))
