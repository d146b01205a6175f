"""Japan. (COC-13.40)"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from epoka.games.clash_of_cultures import bits
from epoka.games.clash_of_cultures.geometry import NOWHERE, Hex
from epoka.games.clash_of_cultures.rules import dice
from epoka.games.clash_of_cultures.rules.advances import BuyAdvance, buyable, listed
from epoka.games.clash_of_cultures.rules.battle_cards import DEFENDER
from epoka.games.clash_of_cultures.rules.cities import building_supply, buildings, colour, set_building
from epoka.games.clash_of_cultures.rules.civilizations.common import (
    LEADERSHIP,
    ONE_CULTURE,
    ONE_ORE,
    MayPay,
    is_near,
    leader_city,
    leads_on_land,
    why_not_in_city,
)
from epoka.games.clash_of_cultures.rules.deeds import use
from epoka.games.clash_of_cultures.rules.drawing import draw_action
from epoka.games.clash_of_cultures.rules.lasting import FACE_UP, action_cards, give_up_action
from epoka.games.clash_of_cultures.rules.moments import (
    BATTLE_ABILITY,
    BATTLE_BEGINS,
    BATTLE_ENDED,
    BATTLE_VALUE,
    BUILT,
    CARD_IS_FREE,
    CARD_PLAYED,
    COLLECTED,
    EXTRA_HIRED,
    HIRE_EXTRA,
    HIRE_HERE,
)
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.options import LEARN, SKIP
from epoka.games.clash_of_cultures.rules.stock import Pay, can_pay, gain
from epoka.games.clash_of_cultures.rules.units import count, military, stationed
from epoka.games.clash_of_cultures.state import Cards, ClashState, map_of, without
from epoka.games.clash_of_cultures.tables import (
    ACADEMY,
    BUILDING,
    CARD,
    CARDS,
    CAVALRY,
    CULTURE,
    FOOD,
    FORTRESS,
    NONE,
    NUMBER,
    OBELISK,
    OBSERVATORY,
    Price,
)
from epoka.kernel import Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done

POT: Final = 3
"""Food that a collect must yield for Pottery."""
ONE_MOOD: Final[Price] = (0, 0, 0, 0, 0, 1, 0)
SCHOOLS: Final = (ACADEMY, OBSERVATORY)
WORDS: Final = {"ruse": ("card",), "regain": ("card",), "reclaim": ("building",)}


# -- advances ----------------------------------------------------------------------------------------------------------


@COLLECTED.on("japan_pottery")
def _pottery(s: ClashState, seat: Seat, city: Hex, harvest: object, gains: tuple[int, ...]) -> None:
    """A collect of at least 3 food gives 1 culture; once per turn where the option says so. (COC-13.40)"""
    own = s.nations[seat]
    if gains[FOOD] >= POT and not (s.once_limits and note(own, "japan_pottery")):
        remember(own, "japan_pottery")
        gain(s, seat, CULTURE, 1)


@HIRE_HERE.on("japan_horsemanship")
def _riders(s: ClashState, seat: Seat, city: Hex, kind: int) -> bool:
    """Cities with a Fortress recruit Cavalry."""
    return kind == CAVALRY and colour(s, city, FORTRESS) != NONE


@BATTLE_ABILITY.on("japan_horsemanship")
def _sally(s: ClashState, seat: Seat, battle: Any) -> int:
    """Defending a Fortress, round 1: one Cavalry icon gives +3 instead of +2."""
    side = battle.side_of(seat)
    if side != DEFENDER or battle.round != 1 or not battle.fort:
        return 0
    shown = any(dice.ICON[face] == CAVALRY for face in battle.dice[side])
    return int(shown and count(battle.force(s, side), CAVALRY) > 0)


def in_sight(s: ClashState, seat: Seat, rival: Seat) -> bool:
    """Whether a city or military unit of a player is within 2 hexes of any unit or city of another."""
    mine = [*s.nations[seat].cities, *[hex_ for hex_, pack in stationed(s.armies[seat]) if military(pack)]]
    theirs = [*s.nations[rival].cities, *[hex_ for hex_, _ in stationed(s.armies[rival])]]
    return any(is_near(s, here, there) for here in mine for there in theirs)


class Ruse(Frame[ClashState]):
    """Give up an action card or great person to cancel a card that a rival plays; returns whether. (COC-13.22)"""

    seat: Seat
    rival: Seat
    card: int

    def start(self, s: ClashState) -> Step:
        return ask(ChooseRuse(self.seat, self.rival, self.card), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done(0)
        give_up_action(s, self.seat, CARD[str(answer[1])])
        return done(1)


class ChooseRuse(Question[ClashState]):
    """Whether to cancel the card, and for which."""

    seat: Seat
    rival: Seat
    card: int

    prompt: ClassVar[str] = "prompt-japan-ruse"
    rule: ClassVar[str] = "COC-13.22"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        return (SKIP, *[("ruse", CARDS[card]) for card in action_cards(s.nations[self.seat])])

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"rival": self.rival, "card": CARDS[self.card]}


@CARD_PLAYED.on("japan_ruse")
def _ruse(s: ClashState, seat: Seat, rival: Seat, card: int) -> Frame[ClashState] | None:
    if card in FACE_UP or not action_cards(s.nations[seat]) or not in_sight(s, seat, rival):
        return None
    return Ruse(seat, rival, card)


@CARD_IS_FREE.on("japan_shogunate")
def _shogunate(s: ClashState, seat: Seat, card: int) -> bool:
    """Cards that need a main action are free actions; once per turn where the option says so."""
    return not (s.once_limits and note(s.nations[seat], "freed_card"))


@HIRE_EXTRA.on("japan_shogunate")
def _advisers(s: ClashState, seat: Seat, city: Hex) -> tuple[str, Price] | None:
    """With Draft 1 mood buys an action card instead of the Infantry. (COC-13.40)"""
    own = s.nations[seat]
    if not own.known & bits.DRAFT or (s.once_limits and note(own, "shogunate-draft")):
        return None
    return "draft", ONE_MOOD


@EXTRA_HIRED.on("japan_shogunate")
def _adviser_comes(s: ClashState, seat: Seat, city: Hex) -> Frame[ClashState] | None:
    remember(s.nations[seat], "shogunate-draft")
    return draw_action(s, seat)


# -- Go-Toba -----------------------------------------------------------------------------------------------------------


class WayOfTheSword(Frame[ClashState]):
    """1 ore before the battle: +2 in every round."""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return call(MayPay(self.seat, ONE_ORE, "prompt-go-toba-sword"), then=self.paid)

    def paid(self, s: ClashState, paid: int) -> Step:
        return done(("lasting", LEADERSHIP)) if paid else done()


@BATTLE_BEGINS.on("go_toba_way_of_the_sword")
def _sword(s: ClashState, seat: Seat, battle: Any) -> Frame[ClashState] | None:
    return WayOfTheSword(seat) if leads_on_land(s, seat, battle) else None


class Scholar(Frame[ClashState]):
    """After an Academy or Observatory in his city an advance may be bought without an action."""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(ChooseStudy(self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        return call(BuyAdvance(self.seat, NUMBER[str(answer[1])]), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


class ChooseStudy(Question[ClashState]):
    """Which advance to buy, if any."""

    seat: Seat

    prompt: ClassVar[str] = "prompt-go-toba-scholar"
    rule: ClassVar[str] = "COC-7.1.1"

    def choices(self, s: ClashState) -> Options:
        return (*[LEARN[advance] for advance in listed(buyable(s, self.seat))], SKIP)


@BUILT.on("go_toba_scholar")
def _scholar(s: ClashState, seat: Seat, hex_: Hex, building: int) -> Frame[ClashState] | None:
    if building in SCHOOLS and leader_city(s, seat) == hex_ and buyable(s, seat):
        return Scholar(seat)
    return None


# -- Jimmu -------------------------------------------------------------------------------------------------------------


@BATTLE_VALUE.on("jimmu_fortified")
def _fortified(s: ClashState, seat: Seat, battle: Any) -> int:
    """Defending an own city with a Fortress within 2 hexes of him: +2, whatever Siegecraft did."""
    if battle.sea or battle.side_of(seat) != DEFENDER or not battle.fort:
        return 0
    return LEADERSHIP if is_near(s, s.nations[seat].leader_at, battle.hex) else 0


class Mythical(Frame[ClashState]):
    """After a battle that he survived 1 culture brings back an action card used in it."""

    seat: Seat
    cards: Cards

    def start(self, s: ClashState) -> Step:
        return ask(ChooseRecalled(self.seat, self.cards), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        card = CARD[str(answer[1])]
        s.spent = without(s.spent, card)
        s.nations[self.seat].hand += (card,)
        return call(Pay(self.seat, ONE_CULTURE), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


class ChooseRecalled(Question[ClashState]):
    """Which action card to take back for 1 culture, if any."""

    seat: Seat
    cards: Cards

    prompt: ClassVar[str] = "prompt-jimmu-mythical"
    rule: ClassVar[str] = "COC-12.1"

    def choices(self, s: ClashState) -> Options:
        return (*[("regain", CARDS[card]) for card in self.cards], SKIP)


@BATTLE_ENDED.on("jimmu_mythical")
def _mythical(s: ClashState, seat: Seat, battle: Any) -> Frame[ClashState] | None:
    cards = tuple([card for card in battle.used[battle.side_of(seat)] if card in s.spent])
    if cards and battle.leads(s, seat) and can_pay(s.nations[seat], ONE_CULTURE):
        return Mythical(seat, cards)
    return None


# -- Suiko -------------------------------------------------------------------------------------------------------------


def reclaimable(s: ClashState, seat: Seat) -> list[int]:
    """Influenced buildings in her city that could be had back; never an Obelisk."""
    city = leader_city(s, seat)
    if city == NOWHERE:
        return []
    found = [kind for kind, whose in buildings(s, city) if whose != seat and kind != OBELISK]
    return [kind for kind in found if building_supply(s, seat, kind)]


class JapaneseBuddhism(Frame[ClashState]):
    """1 culture brings an influenced building of her city back."""

    seat: Seat
    building: int = NONE

    def start(self, s: ClashState) -> Step:
        return ask(ChooseReclaimed(self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.building = BUILDING.index(str(answer[1]))
        return call(Pay(self.seat, ONE_CULTURE), then=self.paid)

    def paid(self, s: ClashState, _: object) -> Step:
        set_building(s, leader_city(s, self.seat), self.building, self.seat)
        return done()


class ChooseReclaimed(Question[ClashState]):
    """Which building to have back."""

    seat: Seat

    prompt: ClassVar[str] = "prompt-reclaim"
    rule: ClassVar[str] = "COC-13.2"

    def choices(self, s: ClashState) -> Options:
        return tuple([("reclaim", BUILDING[kind]) for kind in reclaimable(s, self.seat)])


def _why_not_reclaim(s: ClashState, seat: Seat) -> Refusal | None:
    reason = why_not_in_city(s, seat, "COC-13.2")
    if reason is not None:
        return reason
    if not can_pay(s.nations[seat], ONE_CULTURE):
        return Refusal("cannot-pay", "COC-13.2", {"amount": 1})
    return None if reclaimable(s, seat) else Refusal("not-influenced", "COC-7.9.5", {"hex": _city_name(s, seat)})


def _city_name(s: ClashState, seat: Seat) -> str:
    return map_of(s).names[leader_city(s, seat)]


def _reclaim(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return JapaneseBuddhism(seat)


def _needs_action(s: ClashState, seat: Seat) -> bool:
    """It is a main action, with State Religion a free one."""
    return not s.nations[seat].known & bits.STATE_RELIGION


use("suiko_japanese_buddhism", _why_not_reclaim, _reclaim, _needs_action)


@BATTLE_VALUE.on("suiko_defender")
def _defender(s: ClashState, seat: Seat, battle: Any) -> int:
    """+2 when she defends."""
    return LEADERSHIP if battle.side_of(seat) == DEFENDER and leads_on_land(s, seat, battle) else 0
