"""What every option would do, late in a game: from the request to the last preview on the page, in a real browser.

`python -m benchmarks.previews` lets bots play each game, lays its last part on a table of a server of its own, opens
that table in Chromium as one of four players and goes on with the game over HTTP. Whenever the page asks for previews
the time is taken from sending the request to the whole answer, and from the moment when the page wants to ask, in which
it also draws the new position, to the one when the last preview is drawn. It takes some minutes, most of them to play
the games, and needs a quiet machine.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Page, sync_playwright
from sqlalchemy import Connection

import epoka
from benchmarks.reading import Office, Player, serving
from epoka.bots import answer, make
from epoka.kernel import Table, text_of
from epoka.server import clock, keys, openings
from epoka.server.storage import people, tables
from epoka.server.storage.database import Database
from epoka.server.storage.records import ANSWER, PERSON, Entry, Person, StoredSeat
from tests.e2e.browsers import ARGUMENTS, chromium

GAMES: Final = ("through_the_ages", "clash_of_cultures", "flow_of_history")
SEATS: Final = 4
LATE: Final = 0.6
"""The part of a game that is over before anything is measured."""
PARTS: Final = (50, 95, 100)
GOAL: Final = 60.0
"""Milliseconds until the last preview of a decision is there, for 95 of 100."""
PATIENCE: Final = 10.0
WATCH: Final = """
performance.setResourceTimingBufferSize(5000);
window.looks = [];
window.began = 0;
const fetched = window.fetch.bind(window);
window.fetch = async (address, init) => {
  if (!String(address).includes("/previews?")) return fetched(address, init);
  if (String(address).includes("first=0")) window.began = performance.now();
  const response = await fetched(address, init);
  const read = response.json.bind(response);
  response.json = async () => {
    const told = await read();
    // By then the page has drawn what it was told.
    setTimeout(() => {
      const drawn = performance.now() - window.began;
      const { requestStart, responseEnd } = performance.getEntriesByName(new URL(address, location.href).href).at(-1);
      const answered = responseEnd - requestStart;
      window.looks.push({ seq: told.seq, options: told.previews.length, isLast: told.rest === null, answered, drawn });
    }, 0);
    return told;
  };
  return response;
};
"""
JSON = dict[str, Any]


def played(game: str, seed: int) -> Table:
    """A whole game between bots that look one move ahead."""
    table = epoka.new(game, SEATS, seed)
    bots = [make("greedy", seed + seat) for seat in range(SEATS)]
    while not table.over:
        decision = table.decision
        answer(table, bots[decision.seat], decision)
    return table


def lay(database: Database, whole: Table, given: int, mine: str, theirs: str) -> str:
    """Store a game after so many answers, the first seat one person's and the rest another's; returns its table."""
    begun = Table.new(whole.game, SEATS, whole.seed, dict(whole.choices))
    answers = whole.answers()[:given]
    for seat, option in answers:
        begun.apply(seat, option)
    with database.writing.begin() as connection:
        return stored(connection, begun, [mine, *[theirs] * (SEATS - 1)])


def stored(connection: Connection, game: Table, owners: list[str]) -> str:
    """Store a game with its seats."""
    seats = tuple(
        [StoredSeat(seat, PERSON, person=owner, person_name=f"Guest {seat}") for seat, owner in enumerate(owners)]
    )
    given = game.answers()
    table = replace(
        openings.placed(openings.empty(game.game, dict(game.choices), seats, owners[0]), game),
        seed=str(game.seed),
        head=len(given),
        answers=len(given),
    )
    entries = enumerate(given, 1)
    journal = [
        Entry(seq, ANSWER, seat, text_of(option), seq, owners[seat], table.created) for seq, (seat, option) in entries
    ]
    tables.create(connection, table, journal)
    return table.id


def guest(office: Office, port: int) -> tuple[Player, str]:
    """A guest, and who that is."""
    now = clock.now()
    person = Person(keys.person_id(), "Guest", None, None, {}, now, now)
    token = keys.token()
    with office.database.writing.begin() as connection:
        people.create(connection, person)
        people.open_session(connection, keys.stored(token), person.id, now, now + 10**9)
    return Player(port, f"epoka={office.signer.signed(token)}", ""), person.id


@contextlib.contextmanager
def page_of(player: Player, address: str) -> Iterator[Page]:
    """A page of this player's, in a browser of its own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
        name, _, value = player.cookie.partition("=")
        context.add_cookies([{"name": name, "value": value, "url": address}])
        page = context.new_page()
        page.add_init_script(WATCH)
        yield page
        browser.close()


def looked(page: Page, seq: int) -> JSON | None:
    """What the page has been told of the options after an entry, once it has been told all; None if it never is."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        looks: list[JSON] = page.evaluate(f"window.looks.filter((look) => look.seq === {seq})")
        if looks and looks[-1]["isLast"]:
            return {name: sum(look[name] for look in looks) for name in ("options", "answered")} | {
                "drawn": looks[-1]["drawn"]
            }
        time.sleep(0.02)
    return None


def measured(office: Office, port: int, whole: Table, most: int) -> list[JSON]:
    """What each decision of the first seat in the last part of a game took."""
    answers = whole.answers()
    given = int(len(answers) * LATE)
    (own, mine), (other, theirs) = guest(office, port), guest(office, port)
    table = lay(office.database, whole, given, mine, theirs)
    address = f"http://127.0.0.1:{port}"
    found: list[JSON] = []
    with page_of(own, address) as page, httpx.Client(base_url=address, headers={"X-Epoka": "1"}) as http:
        # Whoever looks at a table first waits until a reader has played it again up to there.
        looks = f"/api/tables/{table}/previews?seat=0"
        http.get(looks, headers={"Cookie": own.cookie}, timeout=PATIENCE).raise_for_status()
        page.goto(f"{address}/t/{table}")
        page.wait_for_selector("[data-prompt]")
        for seq, (seat, option) in enumerate(answers[given:], given):
            state = http.get(f"/api/tables/{table}/state?seat=0", headers={"Cookie": own.cookie}).json()
            decision = state["view"]["decision"]
            if decision is not None and len(decision["options"]) > 1:
                look = looked(page, seq)
                assert look is not None, f"after entry {seq} of {table} no previews came"
                assert look["options"] == len(decision["options"]), look
                found.append(look)
                if len(found) == most:
                    break
            body = {"seat": seat, "seq": seq, "answer": text_of(option)}
            cookie = own.cookie if seat == 0 else other.cookie
            http.post(f"/api/tables/{table}/moves", json=body, headers={"Cookie": cookie}).raise_for_status()
    return found


def figures(game: str, found: list[JSON]) -> JSON:
    """Options and milliseconds of some decisions: from sending to the answer, and until all is drawn."""
    told: JSON = {"game": game, "decisions": len(found)}
    for name in ("options", "answered", "drawn"):
        ranked = sorted(look[name] for look in found)
        told[name] = {f"p{part}": round(ranked[min(len(ranked) - 1, len(ranked) * part // 100)], 1) for part in PARTS}
    return told


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME", help="games to measure (default: all)")
    parser.add_argument("--decisions", type=int, default=60, help="decisions of each game (default: 60)")
    parser.add_argument("--seed", type=int, default=1, help="of the games (default: 1)")
    args = parser.parse_args()
    results = []
    for game in args.games:
        whole = played(game, args.seed)
        with tempfile.TemporaryDirectory() as folder:
            database = f"sqlite:///{Path(folder) / 'bench.db'}"
            with serving(database, "", "off", 1) as [port]:
                results.append(figures(game, measured(Office(database), port, whole, args.decisions)))
        print(json.dumps(results[-1]), flush=True)
    reached = all(found["drawn"]["p95"] <= GOAL for found in results)
    print(json.dumps({"results": results, "reached": reached}, indent=2))


if __name__ == "__main__":
    main()
