"""Action cards out of battle: when their upper halves may be played, and what they do. (COC-12.1)

`play` is a deed for action cards and for great persons. A card is announced with the player it aims at, and laid face
up; then rivals may cancel it, its price is paid, and it is carried out. `Teach Us!` is offered right after a capture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar, Final, NamedTuple

from epoka.games.clash_of_cultures import events
from epoka.games.clash_of_cultures.components import ACTION_CARDS
from epoka.games.clash_of_cultures.geometry import Hex
from epoka.games.clash_of_cultures.rules.activating import why_not_activate
from epoka.games.clash_of_cultures.rules.advances import (
    BuyAdvance,
    FreeAdvance,
    buyable,
    firsts_of_two,
    listed,
    open_among,
    why_not_buy,
)
from epoka.games.clash_of_cultures.rules.battle import on_capture
from epoka.games.clash_of_cultures.rules.cities import change_owner, colour, set_mood, settlement_supply, size
from epoka.games.clash_of_cultures.rules.constructing import Construct, why_not_build, why_not_grow
from epoka.games.clash_of_cultures.rules.deeds import Deed, register
from epoka.games.clash_of_cultures.rules.drawing import lay_action, lay_event, next_objective
from epoka.games.clash_of_cultures.rules.exploring import unexplored_near
from epoka.games.clash_of_cultures.rules.great_persons import (
    PERSON_ROWS,
    PlayPerson,
    RevealTile,
    is_free_person,
    why_not_play_person,
)
from epoka.games.clash_of_cultures.rules.influence import Aim, aim
from epoka.games.clash_of_cultures.rules.lasting import negotiate
from epoka.games.clash_of_cultures.rules.losses import (
    ChooseCity,
    PlaceUnit,
    choose_player,
    chosen_hex,
    places_for,
)
from epoka.games.clash_of_cultures.rules.mercenaries import Mercenaries, hirable
from epoka.games.clash_of_cultures.rules.moments import CARD_IS_FREE, CARD_PLAYED
from epoka.games.clash_of_cultures.rules.notes import keep, kept, note, remember
from epoka.games.clash_of_cultures.rules.options import LEARN, SKIP, building_by_hex
from epoka.games.clash_of_cultures.rules.ranges import hexes_with, reach
from epoka.games.clash_of_cultures.rules.stock import EXACT, Pay, can_pay, gain
from epoka.games.clash_of_cultures.rules.units import ONE, add, remove, supply
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of, put, rivals, without
from epoka.games.clash_of_cultures.tables import (
    ACADEMY,
    ACTIONS,
    ADVANCE,
    BACKS,
    BARBARIANS,
    BUILDING,
    CARD,
    CARDS,
    CATEGORY_BITS,
    CATEGORY_OF,
    CULTURE,
    FREE,
    HAPPY,
    IDEAS,
    INFANTRY,
    NEUTRAL,
    NONE,
    NUMBER,
    SETTLER,
    UNIT,
    Price,
    price,
)
from epoka.kernel import (
    Choose,
    Frame,
    Option,
    Options,
    Question,
    Refusal,
    Seat,
    Step,
    ask,
    call,
    done,
    shuffled,
    tell,
)

CIVIL: Final = {card: row.civil for card, row in zip(ACTIONS, ACTION_CARDS, strict=True)}
PRICE: Final[dict[int, Price]] = {card: price(civil.cost) if civil.cost else FREE for card, civil in CIVIL.items()}
PLAY: Final[dict[int, Option]] = {card: ("play", CARDS[card]) for card in (*CIVIL, *PERSON_ROWS)}
NEAR: Final = 2
"""How near a rival must be to inspire. (COC-12.1)"""
ZEAL: Final[Price] = (0, 0, 0, 0, 0, 1, 0)
"""What the second step of the Hero General costs."""
WORDS: Final = {
    "seize": ("card",),
    "hand_over": ("card",),
    "drop": ("card",),
    "keep": ("card",),
    "become": ("unit",),
    "teach": ("card",),
}


# -- who is near (COC-12.1) ------------------------------------------------------------------------------------------


def presence(s: ClashState, owner: int) -> int:
    """The hexes with units or cities of an owner, as bits."""
    found = hexes_with(s.armies[owner])
    for hex_ in s.nations[owner].cities:
        found |= 1 << hex_
    return found


def neighbours(s: ClashState, seat: Seat) -> list[Seat]:
    """Rivals with a unit or city within 2 hexes of a player's units or cities. (COC-12.1, Inspiration)"""
    near = reach(s, presence(s, seat), NEAR)
    return [rival for rival in rivals(s, seat) if near & presence(s, rival)]


def _advances_of(s: ClashState, seats: Iterable[Seat]) -> int:
    found = 0
    for seat in seats:
        found |= s.nations[seat].advances
    return found


# -- the halves ------------------------------------------------------------------------------------------------------

WhyNot = Callable[[ClashState, Seat], Refusal | None]
Targets = Callable[[ClashState, Seat], list[Seat]]
Resolving = Callable[[ClashState, Seat, Seat], Frame[ClashState] | None]


class Half(NamedTuple):
    """The upper half of an action card: why it can't be played, at whom it aims, and what it does."""

    resolve: Resolving
    why_not: WhyNot | None = None
    targets: Targets | None = None


def _no_advance(s: ClashState, seat: Seat) -> Refusal | None:
    return None if open_among(s, seat) else Refusal("no-advance-open", "COC-6.1")


def _quick_advance(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    return FreeAdvance(seat, 0)


def _why_not_inspiration(s: ClashState, seat: Seat) -> Refusal | None:
    if open_among(s, seat, _advances_of(s, neighbours(s, seat))):
        return None
    return Refusal("nobody-inspires", "COC-12.1")


def _inspiration(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    return FreeAdvance(seat, 0, _advances_of(s, neighbours(s, seat)))


def _teachers(s: ClashState, seat: Seat) -> list[Seat]:
    """Neighbours from whom an advance can be learned."""
    return [rival for rival in neighbours(s, seat) if open_among(s, seat, s.nations[rival].advances)]


class TechnologyTrade(Frame[ClashState]):
    """Gain an advance of a neighbour, who then gains one of the player's. (COC-12.1)"""

    seat: Seat
    rival: Seat

    def start(self, s: ClashState) -> Step:
        return call(FreeAdvance(self.seat, 0, s.nations[self.rival].advances), then=self.back)

    def back(self, s: ClashState, _: object) -> Step:
        return call(FreeAdvance(self.rival, 0, s.nations[self.seat].advances), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


# -- after battles ---------------------------------------------------------------------------------------------------


def _why_not_hero(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    if note(own, "won-battles") <= note(own, "hero_general"):
        return Refusal("no-battle-won", "COC-12.1")
    if all(s.mood[hex_] == HAPPY for hex_ in own.cities):
        return Refusal("all-happy", "COC-7.8.1")
    return None


class HeroGeneral(Frame[ClashState]):
    """Raise a city by a step; for 1 mood raise one again. (COC-12.1)"""

    seat: Seat
    again: int = 0

    def start(self, s: ClashState) -> Step:
        return ask(ChooseCity(self.seat, self.gloomy(s), "prompt-hero"), then=self.chosen)

    def gloomy(self, s: ClashState) -> Numbers:
        return tuple([hex_ for hex_ in s.nations[self.seat].cities if s.mood[hex_] < HAPPY])

    def chosen(self, s: ClashState, answer: Option) -> Step:
        hex_ = chosen_hex(s, answer)
        set_mood(s, hex_, s.mood[hex_] + 1)
        if self.again or not self.gloomy(s) or not can_pay(s.nations[self.seat], ZEAL, EXACT):
            return done()
        self.again = 1
        names = map_of(s).names
        options = tuple([("city", names[hex_]) for hex_ in self.gloomy(s)])
        return ask(Choose(self.seat, "prompt-hero-again", (*options, SKIP)), then=self.more)

    def more(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        hex_ = chosen_hex(s, answer)
        set_mood(s, hex_, s.mood[hex_] + 1)
        return call(Pay(self.seat, ZEAL, EXACT), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def _hero_general(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    own = s.nations[seat]
    remember(own, "hero_general", note(own, "hero_general") + 1)
    return HeroGeneral(seat)


def _why_not_great_ideas(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    if note(own, "won-battles") + note(own, "captures") <= note(own, "great_ideas"):
        return Refusal("no-battle-won", "COC-12.1")
    return None


def _great_ideas(s: ClashState, seat: Seat, rival: Seat) -> None:
    own = s.nations[seat]
    remember(own, "great_ideas", note(own, "great_ideas") + 1)
    gain(s, seat, IDEAS, 2)


def _academies(s: ClashState, seat: Seat) -> int:
    return len([hex_ for hex_ in s.nations[seat].cities if colour(s, hex_, ACADEMY) != NONE])


def _why_not_ideas(s: ClashState, seat: Seat) -> Refusal | None:
    return None if _academies(s, seat) else Refusal("no-academy", "COC-12.1")


def _ideas(s: ClashState, seat: Seat, rival: Seat) -> None:
    gain(s, seat, IDEAS, _academies(s, seat))


# -- spying ----------------------------------------------------------------------------------------------------------


def _spied(s: ClashState, seat: Seat) -> list[Seat]:
    """Rivals with cards in hand."""
    return [r for r in rivals(s, seat) if s.nations[r].hand or s.nations[r].plans or s.nations[r].designs]


def held(s: ClashState, seat: Seat) -> Numbers:
    """All hand cards of a player: action cards, objectives, wonders."""
    own = s.nations[seat]
    return own.hand + own.plans + own.designs


def replace_held(s: ClashState, seat: Seat, cards: Iterable[int]) -> None:
    """Give a player these hand cards, each kind to its place."""
    own = s.nations[seat]
    own.hand = tuple([card for card in cards if BACKS[card] == "action"])
    own.plans = tuple([card for card in cards if BACKS[card] == "objective"])
    own.designs = tuple([card for card in cards if BACKS[card] == "wonder"])


class Spy(Frame[ClashState]):
    """Look at a rival's hand cards; one may be exchanged for one of the same kind. (COC-12.1)"""

    seat: Seat
    rival: Seat
    place: int = NONE

    def start(self, s: ClashState) -> Step:
        s.looked = held(s, self.rival)
        s.looked_seen = (1 << self.seat | 1 << self.rival,) * len(s.looked)
        replace_held(s, self.rival, ())
        tell(s, events.LOOKED, self.seat, self.rival)
        return ask(ChooseSpoil(self.seat, self.rival), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return self.give_back(s)
        self.place = s.looked.index(CARD[str(answer[1])])
        return ask(ChooseGift(self.seat, BACKS[s.looked[self.place]]), then=self.exchange)

    def exchange(self, s: ClashState, answer: Option) -> Step:
        given, taken = CARD[str(answer[1])], s.looked[self.place]
        replace_held(s, self.seat, (*without(held(s, self.seat), given), taken))
        s.looked = (*s.looked[: self.place], given, *s.looked[self.place + 1 :])
        tell(s, events.CARDS_SWAPPED, self.seat, self.rival)
        return self.give_back(s)

    def give_back(self, s: ClashState) -> Step:
        cards, s.looked, s.looked_seen = s.looked, (), ()
        replace_held(s, self.rival, cards)
        return done()


class ChooseSpoil(Question[ClashState]):
    """Which of a rival's cards to take for one of the same kind, if any. (COC-12.1, Spy)"""

    seat: Seat
    rival: Seat

    prompt: ClassVar[str] = "prompt-spy"
    rule: ClassVar[str] = "COC-12.1"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        kinds = {BACKS[card] for card in held(s, self.seat)}
        return (*[("seize", CARDS[card]) for card in s.looked if BACKS[card] in kinds], SKIP)

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"rival": self.rival}


class ChooseGift(Question[ClashState]):
    """Which own card of the same kind to give. (COC-12.1, Spy)"""

    seat: Seat
    back: str

    prompt: ClassVar[str] = "prompt-spy-give"
    rule: ClassVar[str] = "COC-12.1"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        return tuple([("hand_over", CARDS[card]) for card in held(s, self.seat) if BACKS[card] == self.back])


# -- building, exploring, units --------------------------------------------------------------------------------------


def _developments(s: ClashState, seat: Seat) -> Iterator[Option]:
    """What City Development could build. (COC-12.1)"""
    options = building_by_hex(len(s.nations))
    for hex_ in s.nations[seat].cities:
        if why_not_activate(s, seat, hex_) is None and why_not_grow(s, seat, hex_, "construct") is None:
            for kind in range(len(BUILDING)):
                if why_not_build(s, seat, kind, hex_) is None:
                    yield options[kind][hex_]


def _why_not_develop(s: ClashState, seat: Seat) -> Refusal | None:
    if any(True for _ in _developments(s, seat)):
        return None
    return Refusal("nothing-to-construct", "COC-7.5.1")


class CityDevelopment(Frame[ClashState]):
    """Construct a building without paying resources; the city is activated. (COC-12.1)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(Choose(self.seat, "prompt-develop", tuple(_developments(s, self.seat))), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        building, hex_ = BUILDING.index(str(answer[1])), map_of(s).hex[str(answer[2])]
        return call(Construct(self.seat, building, hex_, free=1), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def _city_development(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    return CityDevelopment(seat)


def _why_not_explore(s: ClashState, seat: Seat) -> Refusal | None:
    if places_for(s, seat, SETTLER) or unexplored_near(s, seat):
        return None
    return Refusal("nothing-to-explore", "COC-12.1")


class ExplorerCard(Frame[ClashState]):
    """Reveal a tile next to a tile with an own city, place a Settler, or both. (COC-12.1)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return call(RevealTile(self.seat), then=self.revealed)

    def revealed(self, s: ClashState, slot: int) -> Step:
        return call(PlaceUnit(self.seat, SETTLER, may=int(slot > 0)), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def _explorer(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    return ExplorerCard(seat)


def _why_not_militia(s: ClashState, seat: Seat) -> Refusal | None:
    return None if places_for(s, seat, INFANTRY) else Refusal("no-room-for-infantry", "COC-12.1")


def _militia(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    return PlaceUnit(seat, INFANTRY)


def _why_not_mercenaries(s: ClashState, seat: Seat) -> Refusal | None:
    return None if hirable(s, seat) else Refusal("no-mercenaries", "COC-12.1")


def _mercenaries(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    return Mercenaries(seat)


# -- collecting: the next collect of the turn reads the note (COC-12.1) ------------------------------------------------


def _why_not_harvest(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    if note(own, "production_focus") or note(own, "mass_production"):
        return Refusal("harvest-card-already", "COC-12.1")
    return None


def _production_focus(s: ClashState, seat: Seat, rival: Seat) -> None:
    remember(s.nations[seat], "production_focus")


def _mass_production(s: ClashState, seat: Seat, rival: Seat) -> None:
    remember(s.nations[seat], "mass_production")


# -- Cultural Takeover -----------------------------------------------------------------------------------------------


def small_barbarian_cities(s: ClashState) -> list[Hex]:
    """Barbarian cities of size 1."""
    return [hex_ for hex_, owner in enumerate(s.owner) if owner == BARBARIANS and size(s, hex_) == 1]


def _why_not_takeover(s: ClashState, seat: Seat) -> Refusal | None:
    own = s.nations[seat]
    if note(own, "influenced"):
        return Refusal("influenced-already", "COC-7.9.3")
    if note(own, "cultural_takeover"):
        return Refusal("card-in-force", "COC-12.1")
    if not small_barbarian_cities(s) or settlement_supply(s, seat) < 1:
        return Refusal("no-barbarian-city", "COC-12.1")
    return None


def _cultural_takeover(s: ClashState, seat: Seat, rival: Seat) -> None:
    remember(s.nations[seat], "cultural_takeover")


def _takeover_targets(s: ClashState, seat: Seat) -> list[Hex]:
    if not note(s.nations[seat], "cultural_takeover") or settlement_supply(s, seat) < 1:
        return []
    return small_barbarian_cities(s)


class TakeOver(Frame[ClashState]):
    """A barbarian city becomes the player's, and one unit there a Settler or Infantry. (COC-12.1)"""

    seat: Seat
    hex: int

    def start(self, s: ClashState) -> Step:
        seat, hex_ = self.seat, self.hex
        guarded = s.armies[BARBARIANS][hex_]
        remove(s, BARBARIANS, hex_, guarded)
        change_owner(s, hex_, seat)
        set_mood(s, hex_, NEUTRAL)
        s.tokens = put(s.tokens, hex_, 0)
        tell(s, events.TAKEN_OVER, seat, map_of(s).names[hex_])
        kinds = [kind for kind in (SETTLER, INFANTRY) if guarded and supply(s, seat, kind) > 0]
        if not kinds:
            return done()
        return ask(
            Choose(seat, "prompt-take-over", tuple([("become", UNIT[kind]) for kind in kinds])), then=self.chosen
        )

    def chosen(self, s: ClashState, answer: Option) -> Step:
        kind = UNIT.index(str(answer[1]))
        add(s, self.seat, self.hex, ONE[kind])
        tell(s, events.PLACED, self.seat, UNIT[kind], map_of(s).names[self.hex])
        return done()


def _take_over(s: ClashState, seat: Seat, hex_: Hex) -> Frame[ClashState]:
    return TakeOver(seat, hex_)


aim("cultural_takeover", Aim(_takeover_targets, _take_over))


# -- rivals ----------------------------------------------------------------------------------------------------------


def _why_not_negotiate(s: ClashState, seat: Seat) -> Refusal | None:
    return Refusal("turn-begun", "COC-12.1") if note(s.nations[seat], "begun") else None


def _negotiations(s: ClashState, seat: Seat, rival: Seat) -> None:
    negotiate(s, seat, rival)


def _leadership(s: ClashState, seat: Seat, rival: Seat) -> None:
    s.nations[seat].actions_left += 1
    tell(s, events.EXTRA_ACTION, seat)


def _victims(s: ClashState, seat: Seat) -> list[Seat]:
    return [rival for rival in rivals(s, seat) if not kept(s.nations[rival], "assassination")]


def _assassination(s: ClashState, seat: Seat, rival: Seat) -> None:
    own = s.nations[rival]
    own.fewer += 1
    keep(own, "assassination", 1)
    tell(s, events.ACTION_LOST, rival)


# -- New Plans -------------------------------------------------------------------------------------------------------


class NewPlans(Frame[ClashState]):
    """Draw 2 objectives; one may be kept for another from hand, the rest is shuffled into the deck. (COC-12.1)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        for _ in range(2):
            card = next_objective(s, self.seat)
            if card != NONE:
                s.looked += (card,)
                s.looked_seen += (1 << self.seat,)
        if not s.looked:
            return done()
        return ask(ChooseNewPlan(self.seat, "keep"), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return self.finish(s)
        # The kept card comes first, so that no frame needs to know it.
        place = s.looked.index(CARD[str(answer[1])])
        s.looked = (s.looked[place], *s.looked[:place], *s.looked[place + 1 :])
        return ask(ChooseNewPlan(self.seat, "drop"), then=self.exchange)

    def exchange(self, s: ClashState, answer: Option) -> Step:
        own = s.nations[self.seat]
        card = CARD[str(answer[1])]
        own.plans = (*without(own.plans, card), s.looked[0])
        s.looked = (card, *s.looked[1:])
        tell(s, events.PLANS_CHANGED, self.seat)
        return self.finish(s)

    def finish(self, s: ClashState) -> Step:
        cards, s.looked, s.looked_seen = s.looked, (), ()
        s.objectives = shuffled(s, (*s.objectives, *cards))
        return done()


class ChooseNewPlan(Question[ClashState]):
    """Which new objective to keep, if any, and then which one to give for it. (COC-12.1, New Plans)"""

    seat: Seat
    word: str

    rule: ClassVar[str] = "COC-12.1"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        if self.word == "drop":
            return tuple([("drop", CARDS[card]) for card in s.nations[self.seat].plans])
        kept_ = [("keep", CARDS[card]) for card in s.looked] if s.nations[self.seat].plans else []
        return (*kept_, SKIP)

    def prompt_id(self) -> str:
        return f"prompt-plan-{self.word}"


def _new_plans(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    return NewPlans(seat)


# -- buying advances without an event --------------------------------------------------------------------------------


class ChoosePurchase(Question[ClashState]):
    """Which advance to buy. (COC-7.1.1)"""

    seat: Seat
    among: Numbers

    prompt: ClassVar[str] = "prompt-buy-advance"
    rule: ClassVar[str] = "COC-7.1.1"

    def choices(self, s: ClashState) -> Options:
        return tuple([LEARN[advance] for advance in self.among])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer[0] == "learn" and len(answer) == 2 and answer[1] in ADVANCE:
            reason = why_not_buy(s, self.seat, ADVANCE.index(str(answer[1])))
            return reason or Refusal("advance-not-offered", self.rule, {"ability": answer[1]})
        return super().refuse(s, answer)


def _why_not_synergies(s: ClashState, seat: Seat) -> Refusal | None:
    return None if firsts_of_two(s, seat) else Refusal("no-two-advances", "COC-12.1")


class Synergies(Frame[ClashState]):
    """Buy two advances of one category; their cubes come from the supply. (COC-12.1)"""

    seat: Seat
    first: int = NONE

    def start(self, s: ClashState) -> Step:
        return ask(ChoosePurchase(self.seat, tuple(firsts_of_two(s, self.seat))), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.first = NUMBER[str(answer[1])]
        return call(BuyAdvance(self.seat, self.first, 0), then=self.second)

    def second(self, s: ClashState, _: object) -> Step:
        found = buyable(s, self.seat, CATEGORY_BITS[CATEGORY_OF[self.first]])
        if not found:
            return done()
        return ask(ChoosePurchase(self.seat, listed(found)), then=self.bought)

    def bought(self, s: ClashState, answer: Option) -> Step:
        return call(BuyAdvance(self.seat, NUMBER[str(answer[1])], 0), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def _synergies(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    return Synergies(seat)


def _why_not_new_ideas(s: ClashState, seat: Seat) -> Refusal | None:
    return None if buyable(s, seat) else Refusal("no-advance-to-buy", "COC-7.1.1")


class NewIdeas(Frame[ClashState]):
    """Buy an advance, its cube from the supply, then gain 2 ideas. (COC-12.1)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(ChoosePurchase(self.seat, listed(buyable(s, self.seat))), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        return call(BuyAdvance(self.seat, NUMBER[str(answer[1])], 0), then=self.bought)

    def bought(self, s: ClashState, _: object) -> Step:
        gain(s, self.seat, IDEAS, 2)
        return done()


def _new_ideas(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    return NewIdeas(seat)


# -- Teach Us! -------------------------------------------------------------------------------------------------------


def _only_after_capture(s: ClashState, seat: Seat) -> Refusal:
    return Refusal("only-after-capture", "COC-12.1")


def _teach_us(s: ClashState, seat: Seat, rival: Seat) -> Frame[ClashState]:
    return FreeAdvance(seat, 0, s.nations[rival].advances)


def after_capture(s: ClashState, seat: Seat, rival: int) -> Frame[ClashState] | None:
    """Right after a city was captured from a rival Teach Us! may be played, once. (COC-12.1)"""
    if seat >= len(s.nations) or not 0 <= rival < len(s.nations):
        return None
    if not s.nations[seat].hand:
        return None
    return OfferLesson(seat, rival) if open_among(s, seat, s.nations[rival].advances) else None


on_capture(after_capture)


class OfferLesson(Frame[ClashState]):
    """Whether to play Teach Us! on who lost a city; asked of everybody who holds action cards. (COC-12.1)"""

    seat: Seat
    rival: Seat

    def start(self, s: ClashState) -> Step:
        return ask(ChooseLesson(self.seat, self.rival), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == SKIP:
            return done()
        return call(PlayCard(self.seat, CARD[str(answer[1])], rival=self.rival), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


class ChooseLesson(Question[ClashState]):
    """Which Teach Us! to play, if any. (COC-12.1)"""

    seat: Seat
    rival: Seat

    prompt: ClassVar[str] = "prompt-teach"
    rule: ClassVar[str] = "COC-12.1"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        cards = [card for card in s.nations[self.seat].hand if CIVIL[card].id == "teach_us"]
        return (*[("teach", CARDS[card]) for card in cards], SKIP)

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"rival": self.rival}


HALVES: Final[dict[str, Half]] = {
    "quick_advance": Half(_quick_advance, _no_advance),
    "inspiration": Half(_inspiration, _why_not_inspiration),
    "hero_general": Half(_hero_general, _why_not_hero),
    "spy": Half(lambda s, seat, rival: Spy(seat, rival), targets=_spied),
    "ideas": Half(_ideas, _why_not_ideas),
    "great_ideas": Half(_great_ideas, _why_not_great_ideas),
    "mercenaries": Half(_mercenaries, _why_not_mercenaries),
    "cultural_takeover": Half(_cultural_takeover, _why_not_takeover),
    "city_development": Half(_city_development, _why_not_develop),
    "production_focus": Half(_production_focus, _why_not_harvest),
    "explorer": Half(_explorer, _why_not_explore),
    "negotiations": Half(_negotiations, _why_not_negotiate, rivals),
    "leadership": Half(_leadership),
    "assassination": Half(_assassination, targets=_victims),
    "mass_production": Half(_mass_production, _why_not_harvest),
    "new_plans": Half(_new_plans),
    "synergies": Half(_synergies, _why_not_synergies),
    "teach_us": Half(_teach_us, _only_after_capture),
    "militia": Half(_militia, _why_not_militia),
    "technology_trade": Half(lambda s, seat, rival: TechnologyTrade(seat, rival), targets=_teachers),
    "new_ideas": Half(_new_ideas, _why_not_new_ideas),
}
"""The upper halves by name."""


# -- playing a card --------------------------------------------------------------------------------------------------


def is_main(s: ClashState, seat: Seat, card: int) -> bool:
    """Whether playing a card takes a main action. (COC-12.1)"""
    return needs_action(card) and not (s.nations[seat].abilities and CARD_IS_FREE.holds(s, seat, card))


def needs_action(card: int) -> bool:
    """Whether a card says that it is a main action. (COC-12.1)"""
    return CIVIL[card].action == "main" if card in CIVIL else not is_free_person(card)


def why_not_play(s: ClashState, seat: Seat, card: int) -> Refusal | None:
    """Why a card in hand can't be played now, apart from main actions. (COC-12.1)"""
    if card not in CIVIL:
        return why_not_play_person(s, seat, card)
    cost = PRICE[card]
    if cost is not FREE and not can_pay(s.nations[seat], cost, EXACT):
        return Refusal("cannot-pay", "COC-12.1", {"amount": sum(cost)})
    half = HALVES[CIVIL[card].id]
    if half.targets is not None and not half.targets(s, seat):
        return Refusal("no-target", "COC-12.1", {"card": CARDS[card]})
    return half.why_not(s, seat) if half.why_not else None


class PlayCard(Frame[ClashState]):
    """Announce a card, let rivals cancel it, pay for it and carry it out. (COC-12.1, COC-13.22)

    `spent` is the main action taken for it, which a cancelled card gives back.
    """

    seat: Seat
    card: int
    spent: int = 0
    rival: int = NONE
    asked: int = 0

    def start(self, s: ClashState) -> Step:
        # The card is open from now on, so that no frame knows a card that others do not.
        own = s.nations[self.seat]
        if needs_action(self.card) and not self.spent:
            remember(own, "freed_card")
        if self.card not in CIVIL:
            own.persons = without(own.persons, self.card)
            lay_event(s, self.seat, self.card)
            return self.announce(s)
        own.hand = without(own.hand, self.card)
        lay_action(s, self.seat, self.card)
        targets = HALVES[CIVIL[self.card].id].targets
        if targets is not None and self.rival == NONE:
            return ask(choose_player(self.seat, "prompt-target", targets(s, self.seat)), then=self.aimed)
        return self.announce(s)

    def aimed(self, s: ClashState, answer: Option) -> Step:
        self.rival = int(answer[1])
        return self.announce(s)

    def announce(self, s: ClashState) -> Step:
        if self.rival == NONE:
            tell(s, events.PLAYED, self.seat, self.card)
        else:
            tell(s, events.PLAYED_AT, self.seat, self.card, self.rival)
        return self.challenge(s, False)

    def challenge(self, s: ClashState, cancelled: object) -> Step:
        if cancelled:
            s.nations[self.seat].actions_left += self.spent
            tell(s, events.CARD_CANCELLED, self.seat, self.card)
            return done()
        others = rivals(s, self.seat) if s.expansion else []
        while self.asked < len(others):
            rival = others[self.asked]
            self.asked += 1
            frame = CARD_PLAYED.frame(s, rival, self.seat, self.card) if s.nations[rival].abilities else None
            if frame is not None:
                return call(frame, then=self.challenge)
        cost = PRICE.get(self.card, FREE)
        return call(Pay(self.seat, cost, EXACT), then=self.resolve) if cost[CULTURE] else self.resolve(s, None)

    def resolve(self, s: ClashState, _: object) -> Step:
        if self.card in CIVIL:
            frame = HALVES[CIVIL[self.card].id].resolve(s, self.seat, self.rival)
        else:
            frame = PlayPerson(self.seat, self.card)
        return call(frame, then=self.over) if frame else done()

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def _options(s: ClashState, seat: Seat) -> list[Option]:
    own = s.nations[seat]
    left = own.actions_left
    return [
        PLAY[card]
        for card in own.hand + own.persons
        if (left or not is_main(s, seat, card)) and why_not_play(s, seat, card) is None
    ]


def _tempting(s: ClashState, seat: Seat) -> list[Option]:
    own = s.nations[seat]
    able = _options(s, seat)
    return [PLAY[card] for card in own.hand + own.persons if PLAY[card] not in able]


def _start(s: ClashState, seat: Seat, option: Option) -> Frame[ClashState]:
    card = CARD[str(option[1])]
    return PlayCard(seat, card, int(is_main(s, seat, card)))


def _costs(s: ClashState, seat: Seat, option: Option) -> int:
    return int(is_main(s, seat, CARD[str(option[1])]))


def _refuse(s: ClashState, seat: Seat, option: Option) -> Refusal | None:
    card = CARD.get(str(option[1]), NONE) if len(option) == 2 else NONE
    if card not in PLAY:
        return None
    own = s.nations[seat]
    if card not in own.hand + own.persons:
        return Refusal("card-not-held", "COC-12.1", {"card": CARDS[card]})
    reason = why_not_play(s, seat, card)
    if reason is None and is_main(s, seat, card) and not own.actions_left:
        return Refusal("no-actions-left", "COC-4.2")
    return reason


register(Deed("play", ("card",), _options, _start, _refuse, _costs, _tempting))
