"""What holds in every game: options and refusals agree, hands keep their limits, nothing is lost."""

from __future__ import annotations

from random import Random

import pytest

from epoka.games.through_the_ages.cards import CARDS
from epoka.games.through_the_ages.game import GAME
from epoka.games.through_the_ages.rules import turn
from epoka.games.through_the_ages.rules.acting import refuse_action
from epoka.games.through_the_ages.rules.options import BUILD, DESTROY, DISBAND, GROW, LEVY, STAGE, UPGRADE, VOYAGE
from epoka.games.through_the_ages.rules.politics import political_options, refuse_politics
from epoka.games.through_the_ages.rules.ratings import military_hand_limit
from epoka.games.through_the_ages.tables import FIRST_UNIT, KIND, WORKER_KINDS
from epoka.kernel import Option, Table
from epoka.kernel.conformance import conform_game
from epoka.kernel.game import KERNEL_LOCALE
from epoka.words import LANGUAGES, Catalogue

TEXTS = [Catalogue(KERNEL_LOCALE, GAME.folder / "locale", language=language) for language in LANGUAGES]


def every_action(table: Table, seat: int) -> list[Option]:
    """Everything a player might think of in its turn."""
    s = table.state
    own = s.civilizations[seat]
    found: list[Option] = [GROW, VOYAGE, *STAGE[1:5], *UPGRADE.values()]
    for kind in range(WORKER_KINDS):
        found += [BUILD[kind], DISBAND[kind] if kind >= FIRST_UNIT else DESTROY[kind], LEVY[kind]]
    for card in own.hand:
        name = GAME.card(card)
        found += [(word, name) for word in ("lead", "develop", "reform", "revolt", "play")]
    found += [("adopt", GAME.card(card)) for card in own.military]
    for card, space in zip(s.row, s.spaces, strict=True):
        found.append(("take", GAME.card(card), space + 1))
    return found


def games(seats: int, level: str, seeds: range) -> list[tuple[Table, Random]]:
    """New games with a player that acts at random but seldom ends its turn early."""
    return [(Table.new(GAME, seats, seed, {"level": level}), Random(seed)) for seed in seeds]


def busy(options: tuple[Option, ...], rng: Random) -> Option:
    """Something that gets a civilization ahead, more often than not."""
    good = [option for option in options if option[0] not in ("end", "destroy", "disband", "skip")]
    return rng.choice(good) if good and rng.random() < 0.9 else rng.choice(options)


@pytest.mark.parametrize(("seats", "level"), [(2, "simple"), (3, "advanced"), (4, "full")])
def test_what_is_offered_is_not_refused_and_what_is_refused_has_a_reason(seats: int, level: str) -> None:
    for table, rng in games(seats, level, range(2)):
        while not table.over:
            decision = table.decision
            offered = set(decision.options)
            if decision.prompt == "prompt-action":
                for action in every_action(table, decision.seat):
                    refusal = refuse_action(table.state, decision.seat, action)
                    assert (refusal is None) == (action in offered), (action, refusal)
            elif decision.prompt == "prompt-politics":
                for action in political_options(table.state, decision.seat):
                    assert refuse_politics(table.state, decision.seat, action) is None
            table.apply(decision.seat, busy(decision.options, rng))


@pytest.mark.parametrize("level", ["advanced", "full"])
def test_the_military_hand_is_within_its_limit_when_actions_begin(level: str) -> None:
    for table, rng in games(3, level, range(3)):
        before = ""
        kept = False
        while not table.over:
            decision = table.decision
            shown = [GAME.card(card) for card in table.state.past[-1:]]
            kept = kept or "development_of_politics" in shown
            if decision.prompt == "prompt-action" and before in ("prompt-politics", "prompt-discard") and not kept:
                own = table.state.civilizations[decision.seat]
                assert len(own.military) <= military_hand_limit(own)
            if before != "prompt-action" and decision.prompt == "prompt-action":
                kept = False
            before = decision.prompt
            table.apply(decision.seat, busy(decision.options, rng))


@pytest.mark.parametrize(("seats", "level"), [(3, "simple"), (2, "advanced"), (3, "full")])
def test_every_refusal_of_a_view_has_words_and_a_rule(seats: int, level: str) -> None:
    for table, rng in games(seats, level, range(1)):
        while not table.over:
            decision = table.decision
            for refused in table.view(decision.seat)["decision"]["refused"]:
                assert refused["refusal"]["rule"].startswith("TTA-"), refused
                for texts in TEXTS:
                    assert texts.text(refused["refusal"]["id"], refused["refusal"]["args"])
            table.apply(decision.seat, busy(decision.options, rng))


@pytest.mark.parametrize(("seats", "level"), [(2, "simple"), (3, "advanced"), (4, "full")])
def test_whatever_is_answered_is_taken_or_refused_with_words(seats: int, level: str) -> None:
    names = [*CARDS, "none", "nobody", "1"]
    for table, rng in games(seats, level, range(1)):
        while not table.over:
            decision = table.decision
            for word, rest in GAME.words.items():
                values = [rng.choice((rng.choice(names), rng.randint(-2, 14), "a")) for _ in rest]
                answer = (word, *values)
                refusal = table.check(decision.seat, answer)
                if refusal is None:
                    asides = table.questions[0].asides(table.state)
                    assert answer in (*decision.options, *asides)
                    continue
                assert answer not in decision.options
                for texts in TEXTS:
                    assert texts.text(f"refusal-{refusal.reason}", refusal.args)
            table.apply(decision.seat, busy(decision.options, rng))


def can_leave(table: Table) -> bool:
    """Whether a political step waits in which a player can leave; not when age A ends, whose next deck is shuffled."""
    if table.over or table.decision.prompt != "prompt-politics":
        return False
    return table.state.round > 2 and bool(table.questions[0].asides(table.state))


@pytest.mark.parametrize("seats", [3, 4])
def test_leaving_at_the_political_step_is_leaving_before_the_turn(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """(TTA-27.3)"""
    compared = 0
    for table, rng in games(seats, "full", range(2)):
        while not table.over:
            before, asker = table.clone(), table.decision.seat
            answer = busy(table.decision.options, rng)
            table.apply(asker, answer)
            if can_leave(table):
                with monkeypatch.context() as always:
                    always.setattr(turn, "leaves_now_or_never", lambda s, seat: True)
                    before.apply(asker, answer)
                assert before.decision.prompt == "prompt-stay"
                late, seat = table.clone(), table.decision.seat
                before.apply(seat, "resign")
                late.apply(seat, "resign")
                assert late.digest() == before.digest()
                compared += 1
    assert compared > 20 * seats


def test_a_busy_game_keeps_its_books() -> None:
    for table, rng in games(4, "full", range(1)):
        while not table.over:
            assert list(GAME.invariants(table.state)) == []
            table.apply(table.decision.seat, busy(table.decision.options, rng))
        assert table.state.age == 4
        assert max(KIND) == KIND[-1]


@pytest.mark.parametrize(("seats", "level"), [(2, "full"), (3, "advanced"), (4, "simple")])
def test_a_game_keeps_the_promises_of_the_kernel(seats: int, level: str) -> None:
    report = conform_game(GAME, seats, 5, {"level": level})
    assert report.failure is None, report.failure.describe()
