"""What is printed on the cards of Through the Ages, and positions in which a card matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import epoka
from epoka.games.through_the_ages.card import AGES, BOARD
from epoka.kernel import Table
from epoka.kernel.conformance.printed import Printed
from tests.games.through_the_ages import scenario as scenarios
from tests.games.through_the_ages.printed import FACTS, SEATS
from tests.games.through_the_ages.printed import PRINTED as PRINTED_ON
from tests.games.through_the_ages.scenario import Scenario, own

DECKS: Final = ("start", *[f"{side}_{age.lower()}" for side in ("civil", "military") for age in AGES])

WORKERS: Final = {
    "agriculture": 2,
    "bronze": 1,
    "iron": 1,
    "philosophy": 1,
    "scientific_method": 1,
    "journalism": 1,
    "opera": 1,
    "theology": 1,
    "warriors": 1,
    "riflemen": 1,
    "cavalrymen": 1,
    "cannon": 1,
}
"""Somebody at work on a technology of each type."""
TECHNOLOGIES: Final = "iron scientific_method journalism opera theology riflemen cavalrymen cannon"
HAND: Final = "movies tanks computers multimedia democracy efficient_upgrade_ii breakthrough_ii"
MILITARY_HAND: Final = "spy plunder_ii war_over_culture_ii wealthy_territory_ii defense_colonization_ii conquistadors"


ZONES: Final = ("hand", "military", "leader", "wonder", "wonders", "colonies", "tactic", "pact", "war", "technologies")
FIRST: Final = "!"
"""Stands before the card that a position is about: of another one there may be no copy left then."""


def scenario(**given: Any) -> Scenario:
    """A table at which every card lies as often as there are copies; of a leader or a wonder under way there is one."""
    seats = [name for name in sorted(given) if name.startswith("seat") and name != "seats"]
    given |= {name: dict(given[name]) for name in seats}
    places = [given[name] for name in seats]
    laid = [(place, zone) for place in places for zone in ZONES if zone in place]
    row = given.get("row", {})
    used = Counter([name[1:] for place, zone in laid for name in place[zone].split() if name.startswith(FIRST)])
    used.update([name[1:] for name in row.values() if name.startswith(FIRST)])
    for place, zone in laid:
        kept = [name for name in place[zone].split() if name.startswith(FIRST) or _is_left(name, used)]
        place[zone] = " ".join([name.removeprefix(FIRST) for name in kept])
    given["row"] = {
        space: name.removeprefix(FIRST) for space, name in row.items() if name.startswith(FIRST) or _is_left(name, used)
    }
    return scenarios.scenario(**given)


def _is_left(name: str, used: Counter[str]) -> bool:
    """Whether another copy of a card can be laid down."""
    used[name] += 1
    return used[name] <= PRINTED_ON[name].copies[-1]


def rich(card: str = "", zone: str = "", **given: Any) -> dict[str, Any]:
    """A civilization that can do nearly everything, with one more card in a zone."""
    found: dict[str, Any] = {
        "technologies": TECHNOLOGIES,
        "workers": WORKERS,
        "hand": HAND,
        "military": MILITARY_HAND,
        "unused": 2,
        "yellow": 12,
        "food": 8,
        "resources": 14,
        "science": 25,
        "culture": 30,
        "wonder": "eiffel_tower",
        "stages": 1,
        "red_extra": 4,
        "blue": 9,
    } | given
    if card:
        others = [name for name in str(found.get(zone, "")).split() if name != card]
        found[zone] = FIRST + card if zone in ("leader", "wonder", "tactic") else " ".join([*others, FIRST + card])
    return own(**found)


LOSER: Final = "alchemy drama printing_press"


def rival(**given: Any) -> dict[str, Any]:
    """A civilization that has something to lose."""
    found: dict[str, Any] = {
        "technologies": LOSER,
        "workers": {"alchemy": 2, "drama": 2, "religion": 1, "printing_press": 1, "agriculture": 1, "warriors": 2},
        "unused": 1,
        "food": 6,
        "resources": 6,
        "science": 9,
        "culture": 12,
        "colonies": "inhabited_territory_ii",
    } | given
    return own(**found)


def poor(**given: Any) -> dict[str, Any]:
    """A civilization that has little."""
    return own(**{"culture": 5, "science": 2, "yellow": 7, "unused": 2} | given)


Stage = Callable[[str], Iterator[Scenario]]


def level(card: str) -> int:
    """The age of the table at which a card is at home."""
    return max(1, int(FACTS[card]["level"]))


# -- civil cards -----------------------------------------------------------------------------------------------------


def flight() -> Scenario:
    """A wonder looks at the level of every technology, of those on the player board as well."""
    table = scenario(age=3, seat0=own(wonder="first_space_flight", stages=2, resources=12))
    table.answer(0, "stage 1")
    return table


def worked(card: str) -> Iterator[Scenario]:
    """A technology with workers and goods on it, and one in hand that somebody can just pay."""
    known = "" if FACTS[card]["deck"] == BOARD else card
    goods = {card: 2} if FACTS[card]["category"] in ("farm", "mine") else {}
    in_play = own(
        technologies=f"!{known}" if known else "",
        workers={card: 2},
        goods=goods,
        unused=2,
        yellow=18,
        resources=12,
        food=3,
    )
    yield scenario(age=level(card), seat0=in_play, seat1=rival())
    if known:
        yield scenario(age=level(card), row={1: f"!{card}"}, seat0=own())
        yield scenario(age=level(card), seat0=own(hand=f"!{card}", science=FACTS[card]["cost"]["science"]))
    if FACTS[card]["category"] == "air_force":
        units = {card: 2, "warriors": 4, "riflemen": 3}
        army = own(technologies=f"!{card} riflemen", workers=units, tactic="classic_army")
        yield scenario(age=3, seat0=own(**army | {"tactic": "fighting_band"}), seat1=rival())
        yield scenario(
            age=3, seat0=own(**army | {"tactic": "conquistadors", "technologies": f"!{card} riflemen knights"})
        )


def government(card: str) -> Iterator[Scenario]:
    """In play, and in hand with the science for it."""
    known = "" if FACTS[card]["deck"] == BOARD else card
    yield scenario(
        age=level(card),
        seat0=own(
            technologies="alchemy drama " + (f"!{known}" if known else ""), workers={"drama": 2}, unused=3, resources=9
        ),
    )
    if known:
        for word in ("revolt", "reform"):
            table = scenario(age=level(card), seat0=own(hand=f"!{card}", science=30))
            yield table
            table.answer(0, f"{word} {card}")
            yield table


def special(card: str) -> Iterator[Scenario]:
    """In play, in hand, and replacing one of its kind or being replaced."""
    for hand in ("warfare code_of_laws cartography masonry", "military_theory civil_service satellites engineering"):
        others = " ".join([name for name in hand.split() if name != card])
        known = f"{TECHNOLOGIES} multimedia"
        builder = rich(card, "technologies", technologies=known, hand=others, red_extra=0, wonder="internet", stages=0)
        yield scenario(age=3, seat0=builder)
    held = scenario(age=level(card), seat0=rich(card, "hand"))
    yield held
    held.answer(0, f"develop {card}")
    yield held
    yield scenario(
        age=3,
        active=1,
        at="turn",
        seat0=rival(technologies=f"{LOSER} !{card}"),
        seat1=rich(war="war_over_technology", enemy=0),
    )


def wonder(card: str) -> Iterator[Scenario]:
    """On the row, under way, completed, with a leader who looks at it, turned down."""
    yield scenario(age=level(card), row={1: f"!{card}"}, seat0=own(unused=1))
    stages = FACTS[card]["cost"]["stages"]
    for built in range(len(stages)):
        yield scenario(
            age=3,
            seat0=rich(
                card, "wonder", wonder="", stages=built, technologies=f"{TECHNOLOGIES} engineering", resources=30
            ),
        )
    uneven = WORKERS | {"journalism": 2, "opera": 3}
    last = scenario(age=3, seat0=rich(card, "wonder", stages=len(stages) - 1, workers=uneven, resources=30))
    last.answer(0, "stage 1")
    yield last
    for leader in ("michelangelo", "genghis_khan"):
        at_work = rich(card, "wonders", leader=leader, unused=2, red_extra=0, wonder="")
        for at in ("actions", "production"):
            yield scenario(age=3, at=at, seat0=at_work, seat1=poor())
    yield scenario(age=2, at="production", seat0=own(wonders=f"!{card}", workers={"bronze": 0}), seat1=rival())
    yield scenario(age=2, seat0=own(wonders=f"!{card}", technologies="theology", workers={"theology": 1}))
    crowded = scenario(age=3, seat0=own(wonders=f"!{card}", yellow=3, food=9))
    crowded.answer(0, *[option for option in crowded.options() if option == "voyage"])
    yield crowded


def leader(card: str) -> Iterator[Scenario]:
    """In play before the player and before a rival, in every step of a turn, and what it rewards or hinders."""
    yield scenario(age=3, seat0=rich(card, "hand", leader=""))
    for at in ("actions", "politics", "production"):
        yield scenario(
            age=3,
            at=at,
            row={1: "oil", 2: "hollywood", 6: "internet"},
            seat0=rich(card, "leader", red_extra=0),
            seat1=rival(),
        )
    yield scenario(age=3, at="politics", seat0=rich(), seat1=rival(leader=f"!{card}"))
    yield scenario(
        age=3, seat0=rich(leader="mahatma_gandhi" if card != "mahatma_gandhi" else ""), seat1=rival(leader=f"!{card}")
    )
    for tactic in ("classic_army", "fighting_band"):
        units = {"warriors": 4, "cavalrymen": 3, "knights": 1}
        army = own(leader=f"!{card}", technologies="cavalrymen knights", workers=units, tactic=tactic)
        yield scenario(age=3, seat0=army, seat1=rival())
    yield from _at_work(card)
    yield from _attacked(card)


def _at_work(card: str) -> Iterator[Scenario]:
    """What a leader gives for what its player does."""
    for hand, answers in (
        (HAND, ("develop computers",)),
        ("", ("take oil 1",)),
        (HAND, ("play breakthrough_ii", "develop movies")),
        (HAND, ("reform democracy",)),
    ):
        table = scenario(age=3, row={1: "oil"}, seat0=rich(card, "leader", hand=hand), seat1=rival())
        table.answer(0, *answers)
        yield table
    table = scenario(age=3, seat0=rich(card, "leader", unused=0))
    yield table
    if "levies" in FACTS[card]["gives"]:
        table.answer(0, "levy riflemen")
        yield table
        for short in (own(leader=f"!{card}", food=1, resources=2), own(leader=f"!{card}", food=2, resources=1)):
            yield scenario(seat0=short)
    if "explorations_per_game" in FACTS[card]["gives"]:
        table = scenario(
            age=2,
            at="politics",
            seat0=rich(card, "leader", military="wealthy_territory_ii fertile_territory_i", explored=1),
        )
        yield table
    table = scenario(
        age=3, seat0=rich(card, "leader", colonies="inhabited_territory_ii", workers=WORKERS | {"journalism": 2})
    )
    yield table
    for faces in (
        {"theology": 1},
        {"journalism": 1},
        {"scientific_method": 1},
        {"opera": 2, "journalism": 3, "scientific_method": 2, "philosophy": 0},
    ):
        yield scenario(
            age=3, seat0=own(leader=f"!{card}", technologies=TECHNOLOGIES, workers=faces, wonders="hanging_gardens")
        )
    yield scenario(
        age=3,
        at="production",
        seat0=own(leader=f"!{card}", technologies="alchemy", workers={"alchemy": 2}, goods={"alchemy": 1}),
    )


def _attacked(card: str) -> Iterator[Scenario]:
    """An aggression against a leader who is defended by cards, and a war."""
    table = scenario(
        age=3, at="politics", seat0=rich(), seat1=rival(leader=f"!{card}", military="defense_colonization_i")
    )
    if "attack spy 1" in table.options():
        table.answer(0, "attack spy 1")
        yield fought(table)
    war = own(military="", war="war_over_culture_ii", enemy=0)
    yield scenario(age=3, seat0=rich(card, "leader", military=""), seat1=war)


def action(card: str) -> Iterator[Scenario]:
    """Played with every number of players by somebody whom others outdo, in every way."""
    for seats in SEATS:
        table = outdone(card, seats)
        yield table
        table.answer(0, f"play {card}")
        yield table
    contained = table.options() if table.decision.prompt == "prompt-contained" else ()
    for option in contained:
        once = outdone(card, seats)
        once.answer(0, f"play {card}", option)
        yield once


def outdone(card: str, seats: int) -> Scenario:
    """Somebody holds an action card and is neither the strongest nor the richest."""
    others = {f"seat{seat}": own(culture=50, workers={"warriors": 20}, yellow=12) for seat in range(1, seats)}
    return scenario(age=3, seats=seats, seat0=rich(card, "hand", red_extra=0, resources=6), **others)


# -- military cards --------------------------------------------------------------------------------------------------

PLACES: Final = (
    rich(technologies=f"{TECHNOLOGIES} strategy monarchy"),
    rival(),
    poor(),
    own(culture=8, workers={"warriors": 3}, yellow=9, technologies="iron", unused=0),
)


def event(card: str) -> Iterator[Scenario]:
    """It happens: where the strongest is the richest or the poorest, for each number of players and on each level."""
    hand = rich(card, "military")
    yield scenario(age=level(card), at="politics", seat0=hand, seat1=rival())
    for seats in SEATS:
        for turn in range(seats):
            seated = {f"seat{(seat + turn) % seats}": own(**place) for seat, place in enumerate(PLACES[:seats])}
            table = scenario(age=level(card), seats=seats, at="politics", **seated)
            table.happen(card)
            yield table
    played = "crusades" if card != "crusades" else "pestilence"
    holding = own(military=f"{played} legion phalanx", unused=2, yellow=4)
    table = scenario(age=level(card), at="politics", current=card, seat0=holding)
    table.answer(0, f"event {played}")
    yield table
    mighty = own(
        culture=40, workers={"warriors": 1}, wonders="hanging_gardens colossus", leader="homer", yellow=6, blue=0
    )
    weak = own(culture=3, workers={"warriors": 6}, wonders="pyramids taj_mahal", technologies="drama", unused=0, food=3)
    table = scenario(age=2, at="politics", row={3: "iron", 8: "coal", 13: "eiffel_tower"}, seat0=mighty, seat1=weak)
    table.happen(card)
    yield table
    if "skip_next_political_action" in FACTS[card].get("event", {}):
        yield a_round_later(card)
    if FACTS[card]["level"] == 3:
        famous = rich(military="", hand="", wonder="", stages=0, wonders="pyramids taj_mahal kremlin internet")
        table = scenario(level="advanced", age=2, at="politics", seat0=famous, seat1=rival())
        table.happen(card)
        yield table


def a_round_later(card: str) -> Scenario:
    """The strongest has taken a card during an event, and it is its turn again."""
    strong = own(military="crusades legion", workers={"warriors": 5})
    table = scenario(seats=2, age=2, at="politics", current=card, row={3: "iron"}, seat0=strong)
    table.answer(0, "event crusades", "take iron 3", "end")
    while table.decision.seat == 1:
        table.answer(1, table.options()[-1])
    return table


def territory(card: str) -> Iterator[Scenario]:
    """Explored, lost and in play."""
    table = scenario(
        age=level(card), at="politics", seat0=own(leader="christopher_columbus", military=f"!{card}", yellow=8, blue=14)
    )
    table.answer(0, f"explore {card}")
    yield table
    yield scenario(age=level(card), seat0=own(colonies=f"!{card}", yellow=10, blue=10))
    table = scenario(
        age=level(card),
        at="politics",
        seat0=own(),
        seat1=own(colonies=f"!{card}", workers={"warriors": 0}, yellow=10, blue=1),
    )
    table.happen("independence_declaration")
    yield table


def bonus(card: str) -> Iterator[Scenario]:
    """What it adds is shown to everybody."""
    yield scenario(age=level(card), seat0=own(military=f"!{card}"))


def fought(table: Scenario) -> Scenario:
    """After a fight for which nobody has given up anything."""
    while "done" in table.options():
        table.answer(table.decision.seat, "done")
    return table


def aggression(card: str) -> Iterator[Scenario]:
    """In hand, and successful against a rival of each kind."""
    for red in (0, 1, 3):
        yield scenario(age=3, at="politics", seat0=rich(card, "military", red_extra=red), seat1=rival(leader="moses"))
    victims = (
        rival(leader="genghis_khan", wonder="colossus", stages=1),
        rival(leader="napoleon_bonaparte", wonder="kremlin", stages=1, unused=0),
        rival(
            leader="napoleon_bonaparte",
            wonder="kremlin",
            workers={"printing_press": 4, "alchemy": 5},
            food=2,
            resources=20,
        ),
    )
    for victim in victims:
        table = scenario(
            age=3, at="politics", seat0=rich(card, "military", workers=WORKERS | {"riflemen": 6}), seat1=victim
        )
        table.answer(0, f"attack {card} 1")
        yield fought(table)


def war(card: str) -> Iterator[Scenario]:
    """In hand, and won with different advantages by either side."""
    for red in (0, 1):
        yield scenario(age=3, at="politics", seat0=rich(card, "military", red_extra=red), seat1=rival())
    for strong, weak in ((6, 0), (0, 9), (9, 1)):
        workers = {"riflemen": strong, "theology": 1}
        attacker = own(
            technologies="riflemen theology warfare",
            workers=workers,
            war=f"!{card}",
            enemy=1,
            food=3,
            resources=4,
            culture=20,
            science=9,
            yellow=9,
        )
        defender = rival(
            workers={"warriors": 2 * weak, "religion": 2, "drama": 1}, technologies="drama code_of_laws", yellow=9
        )
        table = scenario(age=3, at="turn", seat0=attacker, seat1=defender)
        table.answer(0, "stay")
        yield fought(table)


def pact(card: str) -> Iterator[Scenario]:
    """In hand, and between partners in both roles, who produce, play technologies and attack each other."""
    yield scenario(age=3, at="politics", seat0=rich(card, "military"), seat1=rival())
    for role in (0, 1):
        for at in ("actions", "politics", "production"):
            bound = rich(
                pact=f"!{card}",
                partner=1,
                role=role,
                wonders="colossus pyramids",
                food=1,
                yellow=8,
                workers=WORKERS | {"agriculture": 0},
            )
            yield scenario(age=3, at=at, seat0=bound, seat1=rival(wonders="taj_mahal"))
        paying = scenario(age=3, seat0=rich(pact=f"!{card}", partner=1, role=role), seat1=rival())
        paying.answer(0, "develop computers")
        yield paying
        for owner in (0, 1):
            bond: dict[str, Any] = {"pact": f"!{card}", "partner": 1 - owner, "role": role}
            fight = scenario(
                age=3, at="politics", seat0=rich(**(bond if not owner else {})), seat1=rival(**(bond if owner else {}))
            )
            for attack in ("attack spy 1", "war war_over_culture_ii 1"):
                if attack in fight.options():
                    fight.answer(0, attack)
                    yield fight
                    break
        yield scenario(age=3, at="politics", seat0=rich(), seat1=rival(pact=f"!{card}", partner=2, role=role))
    weaker = own(military="spy", workers={"warriors": 3}, pact=f"!{card}", partner=1)
    even = scenario(age=3, at="politics", seat0=weaker, seat1=own(workers={"warriors": 4}, science=9))
    if "attack spy 1" in even.options():
        even.answer(0, "attack spy 1")
        yield fought(even)


def tactic(card: str) -> Iterator[Scenario]:
    """In hand with its military actions, and in play with the right units, new and old, one too few, with aircraft."""
    for red in (0, 1):
        yield scenario(age=3, seat0=own(military=f"!{card}", red_extra=red, red_spent=2))
    kinds = {
        "infantry": ("warriors", "modern_infantry"),
        "cavalry": ("knights", "tanks"),
        "artillery": ("cannon", "rockets"),
    }
    needs = FACTS[card]["formation"]
    for which in (0, 1):
        for more in (0, 1, 2):
            units = {
                names[which]: count * (1 + more // 2)
                for kind, names in kinds.items()
                for count in [needs.get(kind, 0) + more % 2]
                if count
            }
            known = " ".join([name for name in units if name != "warriors"])
            yield scenario(
                age=3,
                seat0=own(
                    technologies=f"{known} air_forces",
                    workers={"warriors": 0} | units | {"air_forces": 1},
                    tactic=f"!{card}",
                ),
            )
            yield scenario(age=3, seat0=own(technologies=known, workers={"warriors": 0} | units, tactic=f"!{card}"))


STAGES: Final[dict[str, Stage]] = {
    **dict.fromkeys(("farm", "mine", "lab", "temple", "library", "theater", "arena"), worked),
    **dict.fromkeys(("infantry", "cavalry", "artillery", "air_force"), worked),
    "government": government,
    "special": special,
    "wonder": wonder,
    "leader": leader,
    "action": action,
    "event": event,
    "territory": territory,
    "defense_colonization": bonus,
    "aggression": aggression,
    "war": war,
    "pact": pact,
    "tactic": tactic,
}


def stage(card: str) -> Iterator[Table]:
    """New games, in which copies are counted, then what its kind is good for."""
    fact = FACTS[card]
    for seats in SEATS:
        yield epoka.new("through_the_ages", seats, seed=1)
    if fact["deck"] == BOARD:
        yield flight().table
    for table in STAGES[fact["category"]](card):
        yield table.table


PRINTED: Final = Printed(
    game="through_the_ages",
    tables={f"epoka.games.through_the_ages.cards.{deck}": ("DECK",) for deck in DECKS},
    stage=stage,
    plays=1,
    decisions=6,
    games=0,
    naming=frozenset({"id", "confidence"}),
    exceptions=dict.fromkeys(
        [f"{name}.copies.*" for name, fact in FACTS.items() if fact["deck"] == BOARD],
        "It is printed on each player board: nobody draws it, and there is one for each player.",
    ),
)
