"""What is sent to a seat: every byte is recorded and compared with what that seat may know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from epoka.games.flow_of_history.cards import CARDS
from tests.server.running import Player, Running


class Witness:
    """Somebody at a table who writes down everything that arrives, and what was secret from it then."""

    def __init__(self, player: Player, table: str, seat: int | None) -> None:
        self.player = player
        self.table = table
        self.seat = seat
        self.live = player.live(table, seat)
        self.live.wait("state")

    def check(self, secret: set[str]) -> None:
        """Look everywhere; nothing that arrives may name a secret."""
        query = "" if self.seat is None else f"?seat={self.seat}"
        path = f"/api/tables/{self.table}"
        self.player.recorded.clear()
        self.live.say(type="hello", seat=self.seat, seq=None)
        self.live.wait("state")
        answers = self.player.get(f"{path}/state{query}")["answers"]
        self.player.get(path)
        self.player.get(f"{path}/at/{answers}{query}")
        self.player.get("/api/tables?show=mine")
        said = "\n".join(self.player.recorded)
        for name in secret:
            assert f'"{name}"' not in said, f"seat {self.seat} has learned {name}"

    def steps(self, until: int) -> str:
        """Everything that came by itself, up to an entry."""
        self.player.recorded.clear()
        while self.live.wait("step")["seq"] < until:
            pass
        return "\n".join(self.player.recorded)


def true_table(server: Running, table: str) -> Any:
    """The position as the server knows it."""
    position = server.site.rooms.positions.get(table)
    assert position is not None
    return position.table


def secrets_of(table: Any, seat: int | None) -> set[str]:
    """The cards that a seat may not know, by the names printed on them."""
    from epoka.kernel.events import seat_bit
    from epoka.kernel.zones import places

    bit = seat_bit(seat)
    return {
        table.game.card(card)
        for place in places(table.game.zones, table.state)
        for card, mask in zip(place.cards, place.masks(), strict=True)
        if not mask & bit
    }


@pytest.mark.parametrize("seed", [1, 2])
def test_hands_and_buried_cards_stay_secret(toys: Running, seed: int) -> None:
    """The toy game with a name of its own on each card: hands, sealed choices, cards that only one has buried."""
    people = [toys.person(name) for name in ("Anna", "Marek", "Zofia")]
    watcher = toys.person("Watcher")
    made = people[0].table("person", "open", "open", game="toy", options={"deck": "singles"})
    table = made["id"]
    for player in people[1:]:
        player.post(f"/api/tables/{table}/join")
    witnesses = [Witness(player, table, seat) for seat, player in enumerate(people)] + [Witness(watcher, table, None)]
    rng = Random(seed)
    for number in range(45):
        before = true_table(toys, table).clone()
        asked = [seat for seat in range(3) if people[seat].look(table, seat)["view"]["decision"]]
        if not asked:
            break
        seat = rng.choice(asked)
        state = people[seat].look(table, seat)
        answer = rng.choice(state["view"]["decision"]["options"])["text"]
        people[seat].move(table, seat, state["seq"], answer)
        after = true_table(toys, table)
        for witness in witnesses:
            # A card may be named if it could be seen before the answer or can be seen after it.
            secret = secrets_of(before, witness.seat) & secrets_of(after, witness.seat)
            told = witness.steps(state["seq"] + 1)
            for name in secret:
                assert f'"{name}"' not in told, f"seat {witness.seat} heard of {name}"
            if number % 6 == 0 and not after.over:
                witness.check(secrets_of(after, witness.seat))
    for witness in witnesses:
        witness.live.close()
    for player in (*people, watcher):
        player.close()


def test_who_has_sealed_an_answer_is_not_told(toys: Running) -> None:
    """While seats choose at once, the others' views are the same whether or not somebody has chosen."""
    people = [toys.person(name) for name in ("Anna", "Marek", "Zofia")]
    made = people[0].table("person", "open", "open", game="toy", options={"deck": "singles"})
    table = made["id"]
    for player in people[1:]:
        player.post(f"/api/tables/{table}/join")
    rng = Random(4)
    while true_table_of(toys, people[0], table).sealed is None:
        for seat, player in enumerate(people):
            player.play(table, seat, moves=1, patient=False, rng=rng)
            if true_table(toys, table).sealed is not None:
                break
    first, second = (question.seat for question in true_table(toys, table).questions)
    onlookers = [seat for seat in range(3) if seat != first]
    before = {seat: people[seat].look(table, seat)["view"] for seat in onlookers}
    shown = {seat: people[seat].get(f"/api/tables/{table}")["waiting"] for seat in onlookers}
    log = {seat: people[seat].get(f"/api/tables/{table}/log?seat={seat}")["lines"] for seat in onlookers}
    (outside,) = {*range(3)} - {first, second}
    declined = [turned_away(people[outside], table, outside)]
    with people[second].live(table, second) as live:
        live.wait("state")
        people[first].play(table, first, moves=1)
        step = live.wait("step")
    assert (step["seat"], step["events"]) == (None, [])
    for seat in onlookers:
        refusal = people[seat].look(table, seat)["undo"]["refusal"]
        assert refusal is None or "seat" not in refusal["args"]
    declined.append(turned_away(people[outside], table, outside))
    assert declined[0] == declined[1]
    assert {seat: people[seat].look(table, seat)["view"] for seat in onlookers} == before
    assert {seat: people[seat].get(f"/api/tables/{table}")["waiting"] for seat in onlookers} == shown
    assert {seat: people[seat].get(f"/api/tables/{table}/log?seat={seat}")["lines"] for seat in onlookers} == log
    own = people[first].get(f"/api/tables/{table}/log?seat={first}")["lines"][-1]
    assert own["seat"] == first
    assert own["answer"]
    for player in people:
        player.close()


def turned_away(player: Player, table: str, seat: int) -> list[Any]:
    """What is said to a seat that answers though it is not asked."""
    body = {"seat": seat, "seq": player.look(table)["seq"], "answer": "draw war"}
    found = player.refused("POST", f"/api/tables/{table}/moves", body, status=409, code="refused")
    tried = player.refused(
        "POST", f"/api/tables/{table}/preview", {"seat": seat, "answer": "x"}, status=409, code="refused"
    )
    return [found, tried]


def true_table_of(server: Running, player: Player, table: str) -> Any:
    """The position as the server knows it, once it knows it."""
    player.look(table)
    return true_table(server, table)


def test_no_card_of_the_deck_is_ever_named(server: Running, anna: Player) -> None:
    """The Flow of History: what lies in the deck appears in no byte that anybody is sent before it is drawn."""
    table = anna.table("person", "hotseat", "hotseat")["id"]
    live = anna.live(table)
    live.wait("state")
    rng = Random(8)
    for _ in range(60):
        anna.recorded.clear()
        states = [anna.look(table, seat) for seat in range(3)]
        asked = next((state for state in states if state["view"]["decision"]), None)
        assert asked is not None
        decision = asked["view"]["decision"]
        for option in decision["options"][:2]:
            anna.post(f"/api/tables/{table}/preview", {"seat": decision["seat"], "answer": option["text"]})
        anna.get(f"/api/tables/{table}/previews?seat={decision['seat']}")
        anna.get(f"/api/tables/{table}/log")
        assert_unnamed(anna, set(true_table(server, table).state.deck))
        anna.move(table, decision["seat"], asked["seq"], rng.choice(decision["options"])["text"])
        live.wait("step")
        assert_unnamed(anna, set(true_table(server, table).state.deck))
    live.close()


def assert_unnamed(player: Player, deck: set[str]) -> None:
    """None of these cards was named in anything that has arrived."""
    assert deck <= set(CARDS)
    said = "\n".join(player.recorded)
    # The last two cards have backs of their own, so everybody knows them and where they lie.
    for card in deck - {CARDS[card].era for card in deck}:
        assert f'"{card}"' not in said, f"{card} lies in the deck and was named"
        assert f" {card}" not in said, f"{card} lies in the deck and was named"


def test_the_seed_is_told_only_at_the_end(server: Running, anna: Player) -> None:
    table = anna.table("person", "hotseat")["id"]
    with server.site.database.reading.connect() as connection:
        seed = connection.exec_driver_sql(f"SELECT seed FROM tables WHERE id = '{table}'").scalar_one()
    live = anna.live(table, 0)
    live.wait("state")
    anna.play(table, 0, 1, moves=8)
    anna.refused("GET", f"/api/tables/{table}/export", status=409, code="running")
    assert seed not in "\n".join(anna.recorded)
    anna.finish(table, 0, 1)
    assert anna.get(f"/api/tables/{table}")["seed"] == seed
    live.close()


def test_other_peoples_settings_and_addresses_are_nowhere(server: Running, anna: Player, marek: Player) -> None:
    anna.post("/api/accounts", {"email": "private@example.org", "password": "correct horse"}, expect=201)
    made = anna.table("person", "open", public=True)
    person = anna.get("/api/me")["id"]
    marek.recorded.clear()
    marek.post(f"/api/tables/{made['id']}/join")
    for path in ("/api/tables?show=watch", f"/api/tables/{made['id']}", f"/api/tables/{made['id']}/chat"):
        marek.get(path)
    said = json.dumps(marek.recorded)
    assert "private@example.org" not in said
    assert person not in said
