"""What made-up requests are filled with: people, tables and positions that are there, as the server has told."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import epoka
from epoka.kernel import Table
from tests.server.running import JSON, Running

GAME: Final = "flow_of_history"
PASSWORD: Final = "correct horse battery"
MOST_TABLES: Final = 12
"""Only the latest tables are gone back to."""
OFTEN: Final = 0.85
"""How often a value that is real takes the place of one that was made up."""
GIVEN_BACK: Final = ("undo", "request")
"""What is done to an answer that has been given."""

Fields = dict[str, Any]


def finished_game() -> str:
    """A game that is over, as text."""
    rng = Random(3)
    table = Table.new(epoka.game(GAME), 2, 3)
    while not table.over:
        decision = rng.choice(table.decisions)
        table.apply(decision.seat, rng.choice(decision.options))
    return table.notation()


class World:
    """Two people of a site, and what has been heard of its tables. Anna sends what is made up; Marek plays with her."""

    def __init__(self, server: Running, rng: Random) -> None:
        self.server = server
        self.rng = rng
        self.anna = server.person("Anna")
        self.marek = server.person("Marek")
        self.finished = finished_game()
        self.account = ""
        self.tables: list[str] = []
        self.latest: dict[Callable[[], str], str] = {}
        """The last table of each sort that was made."""
        self.leaves_nothing_to_luck = False
        self.invitations: dict[str, str] = {}
        self.makers: dict[str, Callable[[], str]] = {
            "join": self.open_table,
            "export": self.table_that_is_over,
            "rematch": self.table_that_is_over,
            "analysis": self.table_that_is_over,
            "undo": self.table_to_undo,
            "request": self.table_to_undo,
            "vote": self.table_that_votes,
        }
        """How to make a table at which something can be done; most can at one screen."""

    # -- people ------------------------------------------------------------------------------------------------------

    def meet(self) -> None:
        """Somebody new for whoever has signed out, been deleted or registered."""
        me = self.anna.http.get("/api/me").json()
        if me is None or not me["guest"]:
            self.anna.close()
            self.anna = self.server.person("Anna")
            self.tables.clear()
            self.latest.clear()

    def somebody_registered(self) -> str:
        """The address of somebody with an account and the usual password."""
        if self.account:
            return self.account
        self.account = "zofia@example.org"
        other = self.server.person("Zofia")
        other.post("/api/accounts", {"email": self.account, "password": PASSWORD}, expect=201)
        other.close()
        return self.account

    # -- tables ------------------------------------------------------------------------------------------------------

    def screen(self) -> str:
        """A game of Anna's at one screen, against nobody else, in which she may ask for hints."""
        name: str = self.anna.table("person", "hotseat", game=GAME, public=True, hints=True)["id"]
        return name

    def open_table(self) -> str:
        """A table of Marek's that Anna may join."""
        made = self.marek.table("person", "open", "invite", game=GAME, public=True)
        self.invitations[made["id"]] = made["seats"][2]["invite"]
        name: str = made["id"]
        return name

    def table_that_is_over(self) -> str:
        """A game of Anna's that is over."""
        name: str = self.anna.post("/api/imports", {"data": self.finished}, expect=201)["id"]
        return name

    def table_to_undo(self) -> str:
        """A game at one screen in which something may be taken back."""
        while True:
            table = self.screen()
            for _ in range(20):
                self.anna.play(table, 0, 1, moves=1, rng=self.rng)
                if any(self.anna.look(table, seat)["undo"]["allowed"] for seat in (0, 1)):
                    return table

    def table_that_votes(self) -> str:
        """A game in which Marek asks Anna to let an answer be taken back."""
        made = self.anna.table("person", "invite", game=GAME)
        table: str = made["id"]
        self.marek.post(f"/api/tables/{table}/join", {"invite": made["seats"][1]["invite"]})
        while not any(line["seat"] == 1 for line in self.marek.get(f"/api/tables/{table}/log?seat=1")["lines"]):
            for player, seat in ((self.anna, 0), (self.marek, 1)):
                player.play(table, seat, moves=1, patient=False, rng=self.rng)
        seq = self.marek.look(table)["seq"]
        self.marek.post(f"/api/tables/{table}/undo/request", {"seat": 1, "seq": seq}, expect=204)
        return table

    def learn(self, told: JSON) -> None:
        """Remember the tables in an answer."""
        if isinstance(told, dict) and "seats" in told and "rights" in told:
            self.tables = [*(name for name in self.tables if name != told["id"]), told["id"]][-MOST_TABLES:]

    # -- filling in --------------------------------------------------------------------------------------------------

    def fill(self, path: str, path_parameters: Fields, query: Fields, body: Any) -> None:
        """Put what is real in the place of most of what was made up."""
        if "{table}" not in path:
            self.put({"game": GAME, "language": "pl"}, path_parameters)
            self.put({"game": GAME}, query)
            if isinstance(body, dict):
                self.put(self.words_about_people(path, body) | self.new_table(), body)
            return
        what = path.rpartition("/")[2]
        known = self.facts_of(self.table_for(what), what)
        for fields in (path_parameters, query, body):
            if isinstance(fields, dict):
                self.put(known, fields)

    def put(self, known: Fields, fields: Fields) -> None:
        """Put known values in, most of the time."""
        for name, value in known.items():
            if name in fields and (self.leaves_nothing_to_luck or self.rng.random() < OFTEN):
                fields[name] = value

    def words_about_people(self, path: str, body: Fields) -> Fields:
        """Addresses and passwords that are right, wherever they are asked for."""
        if "email" not in body and "password" not in body:
            return {}
        fresh = f"anna{self.rng.getrandbits(60)}@example.org"
        if path.endswith("/me/password"):
            self.anna.post("/api/accounts", {"email": fresh, "password": PASSWORD}, expect=201)
            return {"password": PASSWORD, "new": "wet leaf, old log"}
        email = fresh if path.endswith("/accounts") else self.somebody_registered()
        return {"email": email, "password": PASSWORD}

    def new_table(self) -> Fields:
        """What makes sense of a new table, or of a file."""
        kinds = ["person", "hotseat", "open", "invite", "bot"]
        seats = [{"kind": "person"}, {"kind": self.rng.choice(kinds)}, {"kind": self.rng.choice(kinds)}]
        return {"game": GAME, "seats": seats, "options": {}, "data": self.finished, "format": "notation"}

    def table_for(self, what: str) -> str:
        """A table at which this can be done, or just any."""
        if self.tables and not self.leaves_nothing_to_luck and self.rng.random() < 0.2:
            return self.rng.choice(self.tables)
        make = self.makers.get(what, self.screen)
        if make not in self.latest or self.rng.random() < self.renewed(make):
            self.latest[make] = make()
            self.learn(self.anna.get(f"/api/tables/{self.latest[make]}"))
        return self.latest[make]

    def renewed(self, make: Callable[[], str]) -> float:
        """How often there is a new table although there is one already: a game that is over lasts."""
        return 0.0 if make == self.table_that_is_over else 0.4

    def givers(self, table: str, what: str, mine: list[int]) -> list[int]:
        """The seats of mine that have given an answer to take back, at once or if others agree; all if none has."""
        known = {seat: self.anna.look(table, seat)["undo"] for seat in mine}
        able = [seat for seat in mine if known[seat]["allowed"] or (what == "request" and known[seat]["ask"])]
        return able or mine

    def facts_of(self, table: str, what: str) -> Fields:
        """Real values for every name that may be asked for at a table."""
        view = self.anna.get(f"/api/tables/{table}")
        mine = [seat for seat in view["waiting"] if seat in view["mine"]] or view["mine"] or [0]
        # What was given is taken back by whoever gave it.
        seat = self.rng.choice(self.givers(table, what, view["mine"]) or [0]) if what in GIVEN_BACK else mine[0]
        facts: Fields = {"table": table, "seat": seat, "seq": view["seq"], "n": view["answers"], "agree": True}
        facts |= {"since": 0, "before": 1_000, "text": "hello", "invite": self.invitations.get(table)}
        facts["seats"] = [{"kind": "person"}] + [{"kind": "hotseat"}] * (len(view["seats"]) - 1)
        if view["status"] == "open":
            facts["seat"] = None if what == "join" else seat
        elif seat in view["mine"]:
            decision = self.anna.look(table, seat)["view"]["decision"]
            if decision is not None:
                facts["answer"] = self.rng.choice(decision["options"])["text"]
        return facts
