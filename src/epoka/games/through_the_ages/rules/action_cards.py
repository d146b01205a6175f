"""Action cards: what they give, and the actions they contain. (TTA-13)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.through_the_ages import events
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules.building import (
    build,
    build_stages,
    grow,
    upgrade,
    why_not_build,
    why_not_grow,
    why_not_stage,
    why_not_upgrade,
)
from epoka.games.through_the_ages.rules.options import BUILD, DEVELOP, REFORM, REVOLT
from epoka.games.through_the_ages.rules.prices import has_room, prices
from epoka.games.through_the_ages.rules.technology import (
    develop,
    reform,
    revolt,
    why_not_develop,
    why_not_reform,
    why_not_revolt,
)
from epoka.games.through_the_ages.rules.tokens import (
    gain_food,
    gain_resources,
    score_culture,
    score_science,
    spendable_resources,
)
from epoka.games.through_the_ages.state import AgesState, Civilization, rivals, without
from epoka.games.through_the_ages.tables import (
    ACTIONS,
    FIRST_UNIT,
    FIRST_URBAN,
    GOVERNMENTS,
    KIND,
    KINDS,
    NAMES,
    ROBESPIERRE,
    TECHNOLOGIES,
)
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, done, tell

ENGINEERING_GENIUS: Final = "engineering_genius"
FRUGALITY: Final = "frugality"
IDEAL_BUILDING_SITE: Final = "ideal_building_site"
RICH_LAND: Final = "rich_land"
EFFICIENT_UPGRADE: Final = "efficient_upgrade"
BREAKTHROUGH: Final = "breakthrough"
CONTAINING: Final = (IDEAL_BUILDING_SITE, RICH_LAND, EFFICIENT_UPGRADE, BREAKTHROUGH)
"""Cards that contain an action with a choice of its own."""

STEM: Final[dict[int, str]] = {
    kind: NAMES[kind].rsplit("_", 1)[0] if NAMES[kind].rsplit("_", 1)[1] in ("a", "i", "ii", "iii") else NAMES[kind]
    for kind in ACTIONS
}
"""The name of an action card without its age."""


def param(kind: int, name: str) -> int:
    """A number of an action card, 0 if it has none of that name."""
    return int(EVERY[kind].params.get(name, 0))


def spend_civil(own: Civilization, amount: int) -> None:
    """Spend civil actions. (TTA-7.2)"""
    own.white_spent += amount
    own.acted = 1


# -- what a card contains --------------------------------------------------------------------------------------------


def contained(s: AgesState, seat: Seat, kind: int) -> list[Option]:
    """The actions that an action card would allow now. (TTA-13.1, TTA-13.3)"""
    own = s.civilizations[seat]
    stem = STEM[kind]
    less = param(kind, "discount")
    if stem == BREAKTHROUGH:
        return _technologies(s, seat)
    have = spendable_resources(own) + less
    if stem == EFFICIENT_UPGRADE:
        listed = prices(s, seat).upgrades
        return [option for low, price, _, option in listed if price <= have and own.workers[low]]
    if not own.unused:
        return []
    rural = stem == RICH_LAND
    return [
        option
        for built, price, option in prices(s, seat).builds
        if (built < FIRST_URBAN) == rural and price <= have and (rural or has_room(own, built))
    ]


def _technologies(s: AgesState, seat: Seat) -> list[Option]:
    """Technologies that can be played with Breakthrough, governments in both ways. (TTA-11.4)"""
    found: list[Option] = []
    for card in s.civilizations[seat].hand:
        kind = KIND[card]
        if kind in GOVERNMENTS:
            if why_not_reform(s, seat, kind) is None:
                found.append(REFORM[kind])
            if why_not_revolt(s, seat, kind) is None:
                found.append(REVOLT[kind])
        elif kind in TECHNOLOGIES and why_not_develop(s, seat, kind) is None:
            found.append(DEVELOP[kind])
    return found


def why_not_play(s: AgesState, seat: Seat, kind: int) -> Refusal | None:
    """An action card in hand since an earlier turn whose contained action is possible. (TTA-9.5, TTA-13.9)"""
    own = s.civilizations[seat]
    held = [card for card in own.hand if KIND[card] == kind]
    if kind not in ACTIONS or not held:
        return Refusal("not-in-hand", "TTA-13.1", {"card": NAMES[kind]})
    if all(card in own.fresh for card in held):
        return Refusal("action-fresh", "TTA-9.5", {"card": NAMES[kind]})
    stem = STEM[kind]
    if stem == ENGINEERING_GENIUS:
        return why_not_stage(own, 1, param(kind, "discount"))
    if stem == FRUGALITY:
        return why_not_grow(own, 0)
    if stem in CONTAINING and not contained(s, seat, kind):
        return Refusal("action-impossible", "TTA-13.9", {"card": NAMES[kind]})
    return None


def refuse_contained(s: AgesState, seat: Seat, kind: int, answer: Option) -> Refusal | None:
    """Why an action cannot be the one that a card contains; None if it is none that a card could contain."""
    words = [KINDS.get(str(word), -1) for word in answer[1:]]
    if not words or -1 in words:
        return None
    less = param(kind, "discount")
    stem = STEM[kind]
    if answer[0] == "build" and len(words) == 1 and words[0] < FIRST_UNIT:
        if stem not in (RICH_LAND, IDEAL_BUILDING_SITE) or (words[0] < FIRST_URBAN) != (stem == RICH_LAND):
            return Refusal("action-other", "TTA-13.3", {"card": NAMES[kind]})
        return why_not_build(s, seat, words[0], less)
    if answer[0] == "upgrade" and len(words) == 2 and stem == EFFICIENT_UPGRADE and words[1] < FIRST_UNIT:
        return why_not_upgrade(s, seat, words[0], words[1], less)
    if stem == BREAKTHROUGH and len(words) == 1:
        queries = {"develop": why_not_develop, "reform": why_not_reform, "revolt": why_not_revolt}
        query = queries.get(str(answer[0]))
        return query(s, seat, words[0]) if query else None
    return None


class ChooseContained(Question[AgesState]):
    """What to do with the action that a card contains. (TTA-13.1)"""

    seat: Seat
    card: str

    prompt: ClassVar[str] = "prompt-contained"
    rule: ClassVar[str] = "TTA-13.1"

    def choices(self, s: AgesState) -> Options:
        return tuple(contained(s, self.seat, KINDS[self.card]))

    def tempting(self, s: AgesState) -> Options:
        own = s.civilizations[self.seat]
        stem = STEM[KINDS[self.card]]
        if stem == EFFICIENT_UPGRADE:
            every = [option for _, _, _, option in prices(s, self.seat).upgrades]
        elif stem == BREAKTHROUGH:
            kinds = [KIND[card] for card in own.hand if KIND[card] in TECHNOLOGIES]
            every = [DEVELOP[kind] for kind in kinds if kind not in GOVERNMENTS]
            every += [option for kind in kinds if kind in GOVERNMENTS for option in (REVOLT[kind], REFORM[kind])]
        else:
            every = [BUILD[kind] for kind in own.known if kind < FIRST_UNIT]
        return tuple([option for option in every if option not in self.options(s)])

    def refuse(self, s: AgesState, answer: Option) -> Refusal:
        return refuse_contained(s, self.seat, KINDS[self.card], answer) or super().refuse(s, answer)

    def args(self, s: AgesState) -> dict[str, int | str]:
        return {"card": self.card}


# -- playing one -----------------------------------------------------------------------------------------------------


class PlayAction(Frame[AgesState]):
    """Play an action card and do what it says; it leaves the game. (TTA-13.1)"""

    seat: Seat
    card: str

    def start(self, s: AgesState) -> Step:
        kind = KINDS[self.card]
        if STEM[kind] in CONTAINING:
            return ask(ChooseContained(self.seat, self.card), then=self.act)
        self.discard(s)
        spend_civil(s.civilizations[self.seat], 1)
        carry_out(s, self.seat, kind)
        return done()

    def discard(self, s: AgesState) -> None:
        own = s.civilizations[self.seat]
        held = [card for card in own.hand if KIND[card] == KINDS[self.card] and card not in own.fresh]
        own.hand = without(own.hand, held[0])
        s.box += (held[0],)
        tell(s, events.ACTION_PLAYED, self.seat, held[0])

    def act(self, s: AgesState, answer: Option) -> Step:
        self.discard(s)
        own = s.civilizations[self.seat]
        kind = KINDS[self.card]
        first = KINDS[str(answer[1])]
        less = param(kind, "discount")
        if answer[0] == "build":
            spend_civil(own, 1)
            build(s, self.seat, first, less)
        elif answer[0] == "upgrade":
            spend_civil(own, 1)
            upgrade(s, self.seat, first, KINDS[str(answer[2])], less)
        else:
            self.break_through(s, str(answer[0]), first)
            tell(s, events.SCIENCE_SCORED, self.seat, score_science(own, param(kind, "science")))
        return done()

    def break_through(self, s: AgesState, how: str, kind: int) -> None:
        """Play a technology with the card's own civil action; a revolution takes them all. (TTA-11.4, TTA-11.6)"""
        own = s.civilizations[self.seat]
        if how != "revolt" or own.leads == ROBESPIERRE:
            spend_civil(own, 1)
        {"develop": develop, "reform": reform, "revolt": revolt}[how](s, self.seat, kind)


def carry_out(s: AgesState, seat: Seat, kind: int) -> None:
    """What an action card gives without a choice. (TTA-13.2 to TTA-13.4, TTA-13.10)"""
    own = s.civilizations[seat]
    stem = STEM[kind]
    if stem == ENGINEERING_GENIUS:
        build_stages(s, seat, 1, param(kind, "discount"))
        return
    if stem == FRUGALITY:
        grow(s, seat, 0)
    give(s, seat, kind)
    more = param(kind, "military_resources") + per_rival(s, seat, kind, "military_resources_per_stronger")
    own.red_extra += param(kind, "military_actions")
    own.pool += more
    if more:
        tell(s, events.MILITARY_RESOURCES, seat, more)


def give(s: AgesState, seat: Seat, kind: int) -> None:
    """Food, resources, science and culture of an action card, all at once. (TTA-13.2)"""
    own = s.civilizations[seat]
    if param(kind, "food"):
        tell(s, events.FOOD_GAINED, seat, gain_food(own, param(kind, "food")))
    if param(kind, "resources"):
        tell(s, events.RESOURCES_GAINED, seat, gain_resources(own, param(kind, "resources")))
    if param(kind, "science"):
        tell(s, events.SCIENCE_SCORED, seat, score_science(own, param(kind, "science")))
    culture = param(kind, "culture") + per_rival(s, seat, kind, "culture_per_richer")
    if culture:
        tell(s, events.CULTURE_SCORED, seat, score_culture(own, culture))


def per_rival(s: AgesState, seat: Seat, kind: int, name: str) -> int:
    """So much for each rival that is strictly ahead, by the number of players who began. (TTA-13.10)"""
    column = EVERY[kind].params.get(name)
    if column is None:
        return 0
    own = s.civilizations[seat]
    others = [s.civilizations[rival] for rival in rivals(s, seat)]
    if name == "culture_per_richer":
        ahead = sum([other.culture > own.culture for other in others])
    else:
        ahead = sum([other.strength > own.strength for other in others])
    return int(column[str(len(s.civilizations))]) * ahead


def can_play(s: AgesState, seat: Seat, card: int) -> bool:
    """Whether an action card in hand can be played now."""
    own = s.civilizations[seat]
    if card in own.fresh:
        return False
    kind = KIND[card]
    stem = STEM[kind]
    if stem == ENGINEERING_GENIUS:
        return bool(own.wonder) and why_not_stage(own, 1, param(kind, "discount")) is None
    if stem == FRUGALITY:
        return why_not_grow(own, 0) is None
    return stem not in CONTAINING or bool(contained(s, seat, kind))
