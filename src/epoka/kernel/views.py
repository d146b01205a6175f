"""Views: what one seat, or a spectator, may know, as JSON; and the same as packed data for bots.

Nothing here knows a game: cards come from the zone declaration, numbers from the game's public counters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from epoka.kernel.decisions import Option, Question, text_of
from epoka.kernel.errors import Refusal
from epoka.kernel.events import names_a_card, seat_bit
from epoka.kernel.layout import Thing
from epoka.kernel.record import pack
from epoka.kernel.zones import EVERYONE, Place, places

if TYPE_CHECKING:
    from epoka.kernel.game import JSON, Game
    from epoka.kernel.state import Seat
    from epoka.kernel.table import Table

SEAT_WORDS = frozenset({"seat", "victim", "investor", "winner", "rival"})
"""Names of option words and event values that are seats."""


def view(table: Table, seat: Seat | None) -> JSON:
    """All that a seat may know: zones, marks on cards, counters, what is decided and, if it is asked, its options."""
    game = table.game
    state = table.state
    bit = seat_bit(seat)
    asked = asked_of(table, seat)
    shown = {
        "game": game.name,
        "version": game.version,
        "options": dict(table.choices),
        "viewer": seat,
        "over": table.over,
        "waiting": [question.seat for question in asked],
        "zones": [_zone(game, place, bit) for place in places(game.zones, state)],
        "marks": game.marks(state),
        "counters": table.counters,
        "decision": None,
        "asked": [{"seat": question.seat, "prompt": prompt(question, state)} for question in asked],
    }
    beside = {
        "situations": game.situations(state),
        "warnings": [] if table.over else game.warnings(state),
        "printed": game.printed(),
    }
    shown |= {name: value for name, value in beside.items() if value}
    question = None if seat is None else table.question(seat)
    if question is not None:
        shown["decision"] = decision(table, question)
    if seat is not None and (question is not None or table.over):
        shown |= _explained(game.guide(state, question))
    shown["sealed"] = [list(answer) for given, answer in table.sealed or () if given == seat]
    if table.over:
        shown["scores"] = list(table.scores)
        shown["places"] = list(table.places)
        shown["winners"] = list(table.winners)
        shown["score_sheet"] = table.score_sheet()
    return shown


def asked_of(table: Table, seat: Seat | None) -> list[Question[Any]]:
    """The questions that are open as far as a seat can tell: whether others have sealed an answer is not shown."""
    if not table.sealed:
        return list(table.questions)
    own = any(given == seat for given, _ in table.sealed)
    return [question for question in table.questions if not (own and question.seat == seat)]


def _zone(game: Game[Any], place: Place, bit: int) -> JSON:
    """A zone: known cards by name, unknown ones as null, with runs of backs for those."""
    zone = place.zone
    shown: dict[str, Any] = {"zone": zone.field, "seat": place.owner if zone.part else None, "size": len(place.cards)}
    if zone.sees == EVERYONE:
        shown["cards"] = [game.card(card) for card in place.cards]
        return shown
    masks = place.masks()
    shown["cards"] = [game.card(card) if mask & bit else None for card, mask in zip(place.cards, masks, strict=True)]
    backs: list[list[Any]] = []
    for card in place.cards:
        back = game.back(card)
        if backs and backs[-1][0] == back:
            backs[-1][1] += 1
        else:
            backs.append([back, 1])
    shown["backs"] = backs
    return shown


def prompt(question: Question[Any], state: Any) -> JSON:
    """The question in words: a message id with its arguments."""
    return {"id": question.prompt_id(), "args": dict(question.args(state))}


def decision(table: Table, question: Question[Any]) -> JSON:
    """A decision with its options, what they touch, and what is refused and why."""
    state = table.state
    game = table.game
    tempting = [(answer, question.refuse(state, answer)) for answer in question.tempting(state)]
    return {
        "seat": question.seat,
        "prompt": prompt(question, state),
        "rule": question.rule_id(),
        "options": [
            described(game, option) | _explained(game.guide(state, question, option))
            for option in (*question.options(state), *question.asides(state))
        ],
        "refused": [described(game, answer) | {"refusal": refusal_json(refusal)} for answer, refusal in tempting],
    }


def _explained(step: str | None) -> JSON:
    return {} if step is None else {"guide": step}


def described(game: Game[Any], option: Option) -> JSON:
    """An option for people: its value, its text in the notation, its message and the things it touches."""
    named = option_args(game, option)
    things = [(thing_of(game, name), value) for name, value in named.items()]
    return {
        "value": list(option),
        "text": text_of(option),
        "message": {"id": f"option-{option[0]}", "args": named},
        "touches": [f"{thing}:{value}" for thing, value in things if thing],
    }


def thing_of(game: Game[Any], name: str) -> Thing | None:
    """What a word of an option is about, if it is something that lies on the table."""
    if names_a_card(name):
        return "card"
    if name in SEAT_WORDS:
        return "seat"
    return game.layout.touches.get(name.rstrip("0123456789"))


def option_args(game: Game[Any], option: Option) -> dict[str, Any]:
    """The words of an option after the first, by name."""
    names = game.words.get(str(option[0]), ())
    return dict(zip(names, option[1:], strict=True))


def refusal_json(refusal: Refusal) -> JSON:
    """A refusal as a message with its rule."""
    return {"id": f"refusal-{refusal.reason}", "args": dict(refusal.args), "rule": refusal.rule}


def observation(table: Table, seat: Seat | None) -> JSON:
    """The packed position with hidden cards shown as their backs, no chance, and only the seat's own sealed answer."""
    game = table.game
    bit = seat_bit(seat)
    state = table.state.clone()
    state.chance = 0
    for place in list(places(game.zones, state)):
        if place.zone.sees != EVERYONE:
            shown = [
                card if mask & bit else f"?{game.back(card)}"
                for card, mask in zip(place.cards, place.masks(), strict=True)
            ]
            setattr(place.holder, place.zone.field, tuple(shown))
            if place.zone.seen:
                # Who else has seen a card would tell whose it is once it has been shuffled.
                known = [mask & bit for mask in getattr(place.holder, place.zone.seen)]
                setattr(place.holder, place.zone.seen, tuple(known))
    return [
        pack(state),
        [(frame.at, pack(frame)) for frame in table.stack],
        [pack(question) for question in table.questions],
        [pack(own) for own in table.sealed or () if own[0] == seat],
    ]
