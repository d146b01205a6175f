"""Japan. (COC-13.40)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, tables
from epoka.games.clash_of_cultures.rules import dice, moments
from epoka.games.clash_of_cultures.rules.advances import BuyAdvance, buyable, listed
from epoka.games.clash_of_cultures.rules.battle_cards import DEFENDER
from epoka.games.clash_of_cultures.rules.choices import Choice, Choosing, choosing
from epoka.games.clash_of_cultures.rules.cities import building_supply, buildings, colour, set_building
from epoka.games.clash_of_cultures.rules.civilizations import common
from epoka.games.clash_of_cultures.rules.deeds import use
from epoka.games.clash_of_cultures.rules.drawing import draw_actions
from epoka.games.clash_of_cultures.rules.field import Field
from epoka.games.clash_of_cultures.rules.lasting import FACE_UP, action_cards, give_up_action
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.options import LEARN, SKIP
from epoka.games.clash_of_cultures.rules.stock import Pay, can_pay, gain
from epoka.games.clash_of_cultures.rules.units import count, military, stationed
from epoka.games.clash_of_cultures.state import Cards, ClashState, map_of
from epoka.kernel import Choose, Frame, Option, Options, Question, Refusal, Seat, Step, ask, call, done
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of
from epoka.parts.tuples import without

POT: Final = tables.number("japan_pottery", "food")
"""Food that a collect must yield for Pottery."""
ADVISER: Final = tables.amounts("japan_shogunate", "mood")
SWORD: Final = tables.amounts("go_toba_way_of_the_sword", "ore")
REGAIN: Final = tables.amounts("jimmu_mythical", "culture")
RECLAIM: Final = tables.amounts("suiko_japanese_buddhism", "culture")
SCHOOLS: Final = (tables.ACADEMY, tables.OBSERVATORY)
WORDS: Final = {"ruse": ("card",), "regain": ("card",), "reclaim": ("building",)}


# -- advances ----------------------------------------------------------------------------------------------------------


@moments.COLLECTED.on("japan_pottery")
def _pottery(s: ClashState, seat: Seat, city: Hex, harvest: object, gains: tuple[int, ...]) -> None:
    """A collect of at least 3 food gives 1 culture; once per turn where the option says so. (COC-13.40)"""
    own = s.nations[seat]
    if gains[tables.FOOD] >= POT and not (s.once_limits and note(own, "japan_pottery")):
        remember(own, "japan_pottery")
        gain(s, seat, tables.CULTURE, tables.number("japan_pottery", "culture"))


@moments.HIRE_HERE.on("japan_horsemanship")
def _riders(s: ClashState, seat: Seat, city: Hex, kind: int) -> bool:
    """Cities with a Fortress recruit Cavalry."""
    return kind == tables.CAVALRY and colour(s, city, tables.FORTRESS) != tables.NONE


@moments.BATTLE_ABILITY.on("japan_horsemanship")
def _sally(s: ClashState, seat: Seat, battle: Field) -> int:
    """Defending a Fortress, round 1: one Cavalry icon gives +3 instead of +2."""
    side = battle.side_of(seat)
    if side != DEFENDER or battle.round != 1 or not battle.fort:
        return 0
    shown = any(dice.ICON[face] == tables.CAVALRY for face in battle.dice[side])
    able = shown and count(battle.force(s, side), tables.CAVALRY) > 0
    return tables.number("japan_horsemanship", "combat") - dice.CAVALRY_VALUE if able else 0


def in_sight(s: ClashState, seat: Seat, rival: Seat) -> bool:
    """Whether a city or military unit of a player is within 2 hexes of any unit or city of another."""
    mine = [*s.nations[seat].cities, *[hex_ for hex_, pack in stationed(s.armies[seat]) if military(pack)]]
    theirs = [*s.nations[rival].cities, *[hex_ for hex_, _ in stationed(s.armies[rival])]]
    return any(
        common.is_near(s, here, there, tables.number("japan_ruse", "hexes")) for here in mine for there in theirs
    )


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
        give_up_action(s, self.seat, tables.CARD[str(answer[1])])
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
        return (SKIP, *[("ruse", tables.CARDS[card]) for card in action_cards(s.nations[self.seat])])

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"rival": self.rival, "card": tables.CARDS[self.card]}


@moments.CARD_PLAYED.on("japan_ruse")
def _ruse(s: ClashState, seat: Seat, rival: Seat, card: int) -> Frame[ClashState] | None:
    if card in FACE_UP or not action_cards(s.nations[seat]) or not in_sight(s, seat, rival):
        return None
    return Ruse(seat, rival, card)


@moments.CARD_IS_FREE.on("japan_shogunate")
def _shogunate(s: ClashState, seat: Seat, card: int) -> bool:
    """Cards that need a main action are free actions; once per turn where the option says so."""
    return not (s.once_limits and note(s.nations[seat], "freed_card"))


@moments.HIRE_EXTRA.on("japan_shogunate")
def _advisers(s: ClashState, seat: Seat, city: Hex) -> tuple[str, tables.Price] | None:
    """With Draft 1 mood buys an action card instead of the Infantry. (COC-13.40)"""
    own = s.nations[seat]
    if not own.known & bits.DRAFT or (s.once_limits and note(own, "shogunate-draft")):
        return None
    return "draft", ADVISER


@moments.EXTRA_HIRED.on("japan_shogunate")
def _adviser_comes(s: ClashState, seat: Seat, city: Hex) -> Frame[ClashState] | None:
    remember(s.nations[seat], "shogunate-draft")
    return draw_actions(s, seat, 1)


# -- Go-Toba -----------------------------------------------------------------------------------------------------------


@moments.BATTLE_BEGINS.on("go_toba_way_of_the_sword")
def _sword(s: ClashState, seat: Seat, battle: Field) -> Frame[ClashState] | None:
    """1 ore before a battle that he leads: +2 in every round."""
    if not common.leads_on_land(s, seat, battle):
        return None
    bonus = tables.number("go_toba_way_of_the_sword", "combat")
    return common.MayPay(seat, SWORD, "prompt-go-toba-sword", brings=("lasting", bonus))


class ChooseStudy(Choice):
    """Which advance to buy, if any, without an action after an Academy or Observatory in his city."""

    seat: Seat

    prompt: ClassVar[str] = "prompt-go-toba-scholar"
    rule: ClassVar[str] = "COC-7.1.1"

    def choices(self, s: ClashState) -> Options:
        return (*[LEARN[advance] for advance in listed(buyable(s, self.seat))], SKIP)

    def chosen(self, s: ClashState, answer: Option) -> Frame[ClashState]:
        return BuyAdvance(self.seat, tables.NUMBER[str(answer[1])])


@moments.BUILT.on("go_toba_scholar")
def _scholar(s: ClashState, seat: Seat, hex_: Hex, building: int) -> Frame[ClashState] | None:
    if building in SCHOOLS and common.leader_city(s, seat) == hex_ and buyable(s, seat):
        return Choosing(ChooseStudy(seat))
    return None


# -- Jimmu -------------------------------------------------------------------------------------------------------------


@moments.BATTLE_VALUE.on("jimmu_fortified")
def _fortified(s: ClashState, seat: Seat, battle: Field) -> int:
    """Defending an own city with a Fortress within 2 hexes of him: +2, whatever Siegecraft did."""
    if battle.sea or battle.side_of(seat) != DEFENDER or not battle.fort:
        return 0
    return (
        tables.number("jimmu_fortified", "combat")
        if common.is_near(s, s.nations[seat].leader_at, battle.hex, tables.number("jimmu_fortified", "hexes"))
        else 0
    )


class Mythical(Frame[ClashState]):
    """After a battle that he survived 1 culture brings back an action card used in it."""

    seat: Seat
    cards: Cards

    def start(self, s: ClashState) -> Step:
        return ask(choose_recalled(self.seat, self.cards), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        card = tables.CARD[str(answer[1])]
        s.spent = without(s.spent, card)
        s.nations[self.seat].hand += (card,)
        return call(Pay(self.seat, REGAIN), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def choose_recalled(seat: Seat, cards: Cards) -> Choose:
    """Which action card to take back for 1 culture, if any."""
    return one_of(
        seat, "prompt-jimmu-mythical", "COC-12.1", [*[("regain", tables.CARDS[card]) for card in cards], SKIP]
    )


@moments.BATTLE_ENDED.on("jimmu_mythical")
def _mythical(s: ClashState, seat: Seat, battle: Field) -> Frame[ClashState] | None:
    cards = tuple([card for card in battle.used[battle.side_of(seat)] if card in s.spent])
    if cards and battle.leads(s, seat) and can_pay(s.nations[seat], REGAIN):
        return Mythical(seat, cards)
    return None


# -- Suiko -------------------------------------------------------------------------------------------------------------


def reclaimable(s: ClashState, seat: Seat) -> list[int]:
    """Influenced buildings in her city that could be had back; never an Obelisk."""
    city = common.leader_city(s, seat)
    if city == NOWHERE:
        return []
    found = [kind for kind, whose in buildings(s, city) if whose != seat and kind != tables.OBELISK]
    return [kind for kind in found if building_supply(s, seat, kind)]


class ChooseReclaimed(Choice):
    """Which influenced building of her city to have back for 1 culture."""

    seat: Seat

    prompt: ClassVar[str] = "prompt-reclaim"
    rule: ClassVar[str] = "COC-13.2"

    def choices(self, s: ClashState) -> Options:
        return tuple([("reclaim", tables.BUILDING[kind]) for kind in reclaimable(s, self.seat)])

    def price(self, s: ClashState, answer: Option) -> tables.Price:
        return RECLAIM

    def chosen(self, s: ClashState, answer: Option) -> None:
        building = tables.BUILDING.index(str(answer[1]))
        set_building(s, common.leader_city(s, self.seat), building, self.seat)


def _why_not_reclaim(s: ClashState, seat: Seat) -> Refusal | None:
    reason = common.why_not_in_city(s, seat, "COC-13.2")
    if reason is not None:
        return reason
    if not can_pay(s.nations[seat], RECLAIM):
        return Refusal("cannot-pay", "COC-13.2", {"amount": RECLAIM[tables.CULTURE]})
    return None if reclaimable(s, seat) else Refusal("not-influenced", "COC-7.9.5", {"hex": _city_name(s, seat)})


def _city_name(s: ClashState, seat: Seat) -> str:
    return map_of(s).names[common.leader_city(s, seat)]


def _needs_action(s: ClashState, seat: Seat) -> bool:
    """It is a main action, with State Religion a free one."""
    return not s.nations[seat].known & bits.STATE_RELIGION


use("suiko_japanese_buddhism", _why_not_reclaim, choosing(ChooseReclaimed), _needs_action)


@moments.BATTLE_VALUE.on("suiko_defender")
def _defender(s: ClashState, seat: Seat, battle: Field) -> int:
    """+2 when she defends."""
    return (
        tables.number("suiko_defender", "combat")
        if battle.side_of(seat) == DEFENDER and common.leads_on_land(s, seat, battle)
        else 0
    )
