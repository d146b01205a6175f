"""Events: drawing them, their icons, and what their texts do. (COC-10.1, COC-10.3)

The card being resolved lies open among the `lasting` ones; then it is discarded, stays there, or goes to a player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from epoka.games.clash_of_cultures import bits, events
from epoka.games.clash_of_cultures.components import EVENTS, EXHAUSTED_LAND
from epoka.games.clash_of_cultures.geometry import Hex
from epoka.games.clash_of_cultures.rules.advances import lose_advance, on_empty_track
from epoka.games.clash_of_cultures.rules.barbarians import MoveBarbarians, Spawn
from epoka.games.clash_of_cultures.rules.cities import building_supply, colour, is_coastal, set_building
from epoka.games.clash_of_cultures.rules.disasters import Earthquake, Volcano
from epoka.games.clash_of_cultures.rules.drawing import (
    DrawEventCard,
    discard_action,
    discard_objective,
    lay_event,
)
from epoka.games.clash_of_cultures.rules.governments import ChangeGovernment, other_governments
from epoka.games.clash_of_cultures.rules.great_persons import OfferPerson
from epoka.games.clash_of_cultures.rules.lasting import CUBE
from epoka.games.clash_of_cultures.rules.leaders import NewLeader, dismiss_leader
from epoka.games.clash_of_cultures.rules.losses import (
    ChooseCity,
    LoseUnit,
    LoseUnits,
    PlaceUnit,
    Unrest,
    Upset,
    calm_cities,
    choose_player,
    chosen_hex,
    city_options,
    unit_count,
    unit_options,
)
from epoka.games.clash_of_cultures.rules.moments import EVENT_COMING, EVENT_DRAWN
from epoka.games.clash_of_cultures.rules.notes import keep
from epoka.games.clash_of_cultures.rules.pirates import Pirates
from epoka.games.clash_of_cultures.rules.stacking import fits, ship_room
from epoka.games.clash_of_cultures.rules.stock import gain, lose, spend
from epoka.games.clash_of_cultures.rules.units import LEADER_PACK, is_empty, military
from epoka.games.clash_of_cultures.state import ClashState, Numbers, clockwise, map_of, rivals, without
from epoka.games.clash_of_cultures.tables import (
    ACADEMY,
    ANGRY,
    BARREN,
    CARD,
    CARDS,
    CULTURE,
    EVENT_CARDS,
    FOOD,
    FOREST,
    GOLD,
    GOVERNMENT_BITS,
    HAPPY,
    IDEAS,
    INFANTRY,
    MARKET,
    MILITARY,
    MOOD,
    NONE,
    NUMBER,
    OBELISK,
    OBSERVATORY,
    PORT,
    SEA,
    SETTLER,
    STOCK,
    TEMPLE,
    UNIT,
    WOOD,
)
from epoka.kernel import (
    YES,
    Choose,
    Frame,
    Option,
    Options,
    Question,
    Seat,
    Sequence,
    Step,
    YesNo,
    ask,
    call,
    done,
    tell,
)

ROWS: Final = dict(zip(EVENT_CARDS, EVENTS, strict=True))
PROTECTION: Final = {
    card: sum([1 << NUMBER[name] for name in row.protected_by]) for card, row in ROWS.items() if row.protected_by
}
"""Advances whose owners an event does not touch, as bits."""
GOLD_MINE: Final = 2
SPREADING: Final = bits.ROADS | bits.NAVIGATION | bits.TRADE_ROUTES
"""Whoever knows one of these loses more to a disease."""
WORDS: Final = {
    "tokens": ("mood", "culture"),
    "give": ("kind",),
    "discard": ("card",),
    "avoid": ("hex", "unit"),
    "accept": (),
    "points": (),
    "temple": ("hex",),
}
ACCEPT: Final[Option] = ("accept",)
POINTS: Final[Option] = ("points",)

# -- drawing (COC-10.1) ----------------------------------------------------------------------------------------------


class DrawEvent(Frame[ClashState]):
    """A player's event track is empty: draw an event, resolve its icon, then its text. (COC-10.1, COC-15.1)"""

    seat: Seat
    card: int = NONE
    icon_only: int = 0

    def start(self, s: ClashState) -> Step:
        frame = EVENT_COMING.frame(s, self.seat)
        return call(frame, then=self.announce) if frame else self.announce(s, None)

    def announce(self, s: ClashState, _: object) -> Step:
        if s.events_rule == "optional":
            return ask(YesNo(self.seat, "prompt-full-event"), then=self.announced)
        self.icon_only = int(s.events_rule == "icons")
        return self.draw(s)

    def announced(self, s: ClashState, answer: Option) -> Step:
        self.icon_only = int(answer != YES)
        return self.draw(s)

    def draw(self, s: ClashState) -> Step:
        return call(DrawEventCard(self.seat), then=self.drawn)

    def drawn(self, s: ClashState, card: int) -> Step:
        self.card = card
        s.lasting += (card,)
        tell(s, events.EVENT_DRAWN, self.seat, card)
        frame = EVENT_DRAWN.frame(s, self.seat, card) if s.nations[self.seat].abilities else None
        return call(frame, then=self.kept) if frame else self.kept(s, False)

    def kept(self, s: ClashState, cancelled: object) -> Step:
        if cancelled:
            tell(s, events.EVENT_CANCELLED, self.seat, self.card)
            self.put_away(s)
            return self.draw(s)
        icon = ICONS.get(ROWS[self.card].icon or "")
        frame = icon(s, self.seat) if icon else None
        return call(frame, then=self.read) if frame else self.read(s, None)

    def read(self, s: ClashState, _: object) -> Step:
        if self.icon_only:
            tell(s, events.EVENT_ICON_ONLY, self.seat, self.card)
            return self.finish(s, None)
        row = ROWS[self.card]
        if row.target == "great_person":
            return call(OfferPerson(self.seat, self.card), then=self.finish)
        text = TEXTS.get(row.effect)
        frame = text(s, self.seat, self.card) if text else None
        return call(frame, then=self.finish) if frame else self.finish(s, None)

    def finish(self, s: ClashState, _: object) -> Step:
        row = ROWS[self.card]
        if self.icon_only or not row.lasting:
            self.put_away(s)
        return done()

    def put_away(self, s: ClashState) -> None:
        """A card that nobody has taken is discarded."""
        if self.card in s.lasting:
            s.lasting = without(s.lasting, self.card)
            lay_event(s, self.seat, self.card)


on_empty_track(DrawEvent)


def concerned(s: ClashState, seat: Seat, card: int) -> list[Seat]:
    """Whom an event touches: the drawer or everybody, clockwise, without those whom an advance protects. (COC-10.1)"""
    seats = clockwise(s, seat) if ROWS[card].target == "all" else [seat]
    shield = PROTECTION.get(card, 0)
    for who in seats:
        held = s.nations[who].known & shield
        if held:
            tell(s, events.SPARED, who, next(name for name in ROWS[card].protected_by if held >> NUMBER[name] & 1))
    return [who for who in seats if not s.nations[who].known & shield]


def _in_turn(frames: list[Frame[ClashState]]) -> Frame[ClashState] | None:
    """Rules one after the other."""
    if not frames:
        return None
    return frames[0] if len(frames) == 1 else Sequence(tuple(frames))


def _keep_card(s: ClashState, seat: Seat, card: int) -> None:
    """The card goes to a player who keeps it for its points. (COC-14.2)"""
    s.lasting = without(s.lasting, card)
    s.nations[seat].trophies += (card,)


def _score(s: ClashState, seat: Seat, half: int) -> None:
    """Half points that an event is worth. (COC-14.2)"""
    if half:
        s.nations[seat].half_points += half
        tell(s, events.POINTS_GAINED, seat, half)


# -- icons (COC-10.3) ------------------------------------------------------------------------------------------------


def _gold_mine(s: ClashState, seat: Seat) -> None:
    gain(s, seat, GOLD, GOLD_MINE)


def exhaustible(s: ClashState, seat: Seat) -> list[Hex]:
    """Empty explored land next to a player's cities that can be exhausted. (COC-10.3, COC-1.6)"""
    if len(s.exhausted) >= EXHAUSTED_LAND:
        return []
    near = map_of(s).near
    beside = sorted({hex_ for city in s.nations[seat].cities for hex_ in near[city]})
    return [
        hex_
        for hex_ in beside
        if 0 <= s.terrain[hex_] < BARREN and s.owner[hex_] == NONE and hex_ not in s.exhausted and is_empty(s, hex_)
    ]


class ExhaustLand(Frame[ClashState]):
    """Put a marker of exhausted land next to an own city. (COC-10.3)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        hexes = exhaustible(s, self.seat)
        if not hexes:
            return done()
        return ask(Choose(self.seat, "prompt-exhaust", city_options(s, hexes)), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        hex_ = chosen_hex(s, answer)
        s.exhausted += (hex_,)
        tell(s, events.EXHAUSTED, self.seat, map_of(s).names[hex_])
        return done()


def _exhausted_land(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return ExhaustLand(seat)


def _spawn(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return Spawn(seat)


def _move(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return MoveBarbarians(seat)


def _pirates(s: ClashState, seat: Seat) -> Frame[ClashState]:
    return Pirates(seat)


ICONS: Final[dict[str, Callable[[ClashState, Seat], Frame[ClashState] | None]]] = {
    "gold_mine": _gold_mine,
    "exhausted_land": _exhausted_land,
    "barbarians_spawn": _spawn,
    "barbarians_move": _move,
    "pirates": _pirates,
}

# -- diseases --------------------------------------------------------------------------------------------------------


def _spread(s: ClashState, seat: Seat) -> int:
    """One, or two for a player who knows Roads, Navigation or Trade Routes."""
    return 2 if s.nations[seat].known & SPREADING else 1


def _pestilence(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """Each player with 2 cities: the mood of one drops, of two where people travel. (event 1)"""
    return _in_turn(
        [
            Unrest(who, tuple(calm_cities(s, who)), 1, _spread(s, who))
            for who in concerned(s, seat, card)
            if len(s.nations[who].cities) >= 2
        ]
    )


def _epidemics(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """Each player with 2 units removes one, two where people travel. (event 2)"""
    return _in_turn([LoseUnits(who, _spread(s, who)) for who in concerned(s, seat, card) if unit_count(s, who) >= 2])


class BlackDeath(Frame[ClashState]):
    """A player removes units of own choice for a point each. (event 50)"""

    seat: Seat
    count: int

    def start(self, s: ClashState) -> Step:
        return call(LoseUnits(self.seat, self.count), then=self.lost)

    def lost(self, s: ClashState, lost: int) -> Step:
        _score(s, self.seat, 2 * lost)
        return done()


def _black_death(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """Each player with 4 units removes one of every 4, and one more where people travel. (event 50)"""
    _keep_card(s, seat, card)
    return _in_turn(
        [
            BlackDeath(who, unit_count(s, who) // 4 + _spread(s, who) - 1)
            for who in concerned(s, seat, card)
            if unit_count(s, who) >= 4
        ]
    )


class GiveUp(Frame[ClashState]):
    """A player gives up some things of own choice. (event 49)"""

    seat: Seat
    count: int

    def start(self, s: ClashState) -> Step:
        if not self.count or not things_to_give(s, self.seat):
            return done()
        return ask(ChooseThing(self.seat, self.count), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.count -= 1
        own = s.nations[self.seat]
        if answer[0] == "give":
            lose(s, self.seat, STOCK.index(str(answer[1])), 1)
        elif answer[0] == "remove":
            return call(LoseUnit(self.seat, chosen_hex(s, answer), UNIT.index(str(answer[2]))), then=self.next)
        elif CARD[str(answer[1])] in own.hand:
            discard_action(s, self.seat, CARD[str(answer[1])])
        else:
            discard_objective(s, self.seat, CARD[str(answer[1])])
        return self.start(s)

    def next(self, s: ClashState, _: object) -> Step:
        return self.start(s)


def things_to_give(s: ClashState, seat: Seat) -> Options:
    """What a player can give up: resources, tokens, hand cards, units."""
    own = s.nations[seat]
    return (
        *[("give", STOCK[kind]) for kind, amount in enumerate(own.stock) if amount],
        *[("discard", CARDS[card]) for card in (*own.hand, *own.plans)],
        *unit_options(s, seat),
    )


class ChooseThing(Question[ClashState]):
    """What to give up; hand cards are secret, so nothing is taken without asking. (event 49)"""

    seat: Seat
    left: int

    prompt: ClassVar[str] = "prompt-give-up"
    rule: ClassVar[str] = "COC-10.1"
    forced: ClassVar[bool] = False

    def choices(self, s: ClashState) -> Options:
        return things_to_give(s, self.seat)

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"amount": self.left}


def _pandemics(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """Each player gives up half as many things as they have cities. (event 49)"""
    return _in_turn(
        [
            GiveUp(who, len(s.nations[who].cities) // 2)
            for who in concerned(s, seat, card)
            if len(s.nations[who].cities) >= 2
        ]
    )


# -- famine and plenty -----------------------------------------------------------------------------------------------


def _starve(s: ClashState, seat: Seat, due: int, cities: list[Hex]) -> Frame[ClashState] | None:
    """Lose food, never gold; if it is not enough one of these cities becomes Angry. (events 3-8, 51, 52)"""
    if lose(s, seat, FOOD, due) >= due:
        return None
    return Unrest(seat, tuple([hex_ for hex_ in cities if s.mood[hex_] > ANGRY]), HAPPY)


def _famine(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """The drawer loses food. (events 3-8)"""
    if not concerned(s, seat, card):
        return None
    return _starve(s, seat, -ROWS[card].food, list(s.nations[seat].cities))


def _famine_vermin(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """Each player with Storage loses food. (event 51)"""
    found = [
        _starve(s, who, -ROWS[card].food, list(s.nations[who].cities))
        for who in concerned(s, seat, card)
        if s.nations[who].known & bits.STORAGE
    ]
    return _in_turn([frame for frame in found if frame is not None])


def _famine_drought(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """The drawer loses food for each city on or next to Barren, at most 3. (event 52)"""
    if not concerned(s, seat, card):
        return None
    near = map_of(s).near
    dry = [
        hex_
        for hex_ in s.nations[seat].cities
        if s.terrain[hex_] == BARREN or any(s.terrain[other] == BARREN for other in near[hex_])
    ]
    return _starve(s, seat, min(3, -ROWS[card].food * len(dry)), dry)


def _year_all(s: ClashState, seat: Seat, card: int) -> None:
    for who in concerned(s, seat, card):
        gain(s, who, FOOD, ROWS[card].food)


def _year_you(s: ClashState, seat: Seat, card: int) -> None:
    gain(s, seat, FOOD, ROWS[card].food)


class ShareFood(Frame[ClashState]):
    """Hand out food from the supply to other players, one by one. (events 11, 14, 16)"""

    seat: Seat
    left: int

    def start(self, s: ClashState) -> Step:
        if not self.left:
            return done()
        return ask(choose_player(self.seat, "prompt-share-food", rivals(s, self.seat)), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.left -= 1
        gain(s, int(answer[1]), FOOD, 1)
        return self.start(s)


def _year_share(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    gain(s, seat, FOOD, ROWS[card].food)
    return ShareFood(seat, ROWS[card].food)


def _successful_year(s: ClashState, seat: Seat, card: int) -> None:
    """Those with the fewest cities gain food for what they lack. (event 54)"""
    counts = [len(own.cities) for own in s.nations]
    for who in clockwise(s, seat):
        if max(counts) == min(counts):
            gain(s, who, FOOD, 1)
        elif counts[who] == min(counts):
            gain(s, who, FOOD, max(counts) - counts[who])


# -- cities and their people -----------------------------------------------------------------------------------------


class Neighbours(Frame[ClashState]):
    """Another player of choice places a Settler. (events 27, 28, 34, 35)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        return ask(choose_player(self.seat, "prompt-neighbour", rivals(s, self.seat)), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        return call(PlaceUnit(int(answer[1]), SETTLER), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def _population_boom(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    return Sequence((PlaceUnit(seat, SETTLER), Neighbours(seat)))


def _migration(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    return Sequence((Neighbours(seat), Unrest(seat, s.nations[seat].cities)))


def _flood(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    """The mood of a coastal city drops. (events 32, 33)"""
    return _in_turn(
        [
            Unrest(who, tuple([hex_ for hex_ in calm_cities(s, who) if is_coastal(s, hex_)]))
            for who in concerned(s, seat, card)
        ]
    )


class CivilWar(Frame[ClashState]):
    """Infantry of a city that is not Happy is lost, and its mood drops; else the mood of a city. (events 36, 37)"""

    seat: Seat
    hex: int = NONE

    def start(self, s: ClashState) -> Step:
        own = s.nations[self.seat]
        armed = [hex_ for hex_ in own.cities if s.mood[hex_] < HAPPY and s.armies[self.seat][hex_] >> 4 * INFANTRY & 15]
        if not armed:
            return call(Unrest(self.seat, own.cities), then=self.over)
        return ask(ChooseCity(self.seat, tuple(armed), "prompt-civil-war"), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.hex = chosen_hex(s, answer)
        return call(LoseUnit(self.seat, self.hex, INFANTRY), then=self.fought)

    def fought(self, s: ClashState, _: object) -> Step:
        return call(Upset(self.seat, self.hex), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def _civil_war(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    return CivilWar(seat)


class Fire(Frame[ClashState]):
    """A city in a Forest and all cities in the same connected Forest drop in mood; else wood is lost. (event 53)"""

    seat: Seat
    burning: Numbers = ()

    def start(self, s: ClashState) -> Step:
        woods = [hex_ for hex_ in s.nations[self.seat].cities if s.terrain[hex_] == FOREST]
        if not woods:
            lose(s, self.seat, WOOD, 1)
            return done()
        return ask(ChooseCity(self.seat, tuple(woods), "prompt-fire"), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        wood = same_forest(s, chosen_hex(s, answer))
        cities = [hex_ for hex_ in wood if s.owner[hex_] != NONE and s.mood[hex_] > ANGRY]
        self.burning = tuple(sorted(cities, key=lambda hex_: (s.owner[hex_] - self.seat) % len(s.nations)))
        return self.burn(s, None)

    def burn(self, s: ClashState, _: object) -> Step:
        if not self.burning:
            return done()
        hex_, self.burning = self.burning[0], self.burning[1:]
        if s.owner[hex_] >= len(s.nations):
            return self.burn(s, None)
        return call(Upset(s.owner[hex_], hex_), then=self.burn)


def same_forest(s: ClashState, hex_: Hex) -> list[Hex]:
    """The Forest hexes connected to one over Forest."""
    near = map_of(s).near
    found, waiting = {hex_}, [hex_]
    while waiting:
        for other in near[waiting.pop()]:
            if s.terrain[other] == FOREST and other not in found:
                found.add(other)
                waiting.append(other)
    return sorted(found)


def _fire(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    return Fire(seat)


def _volcano(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    return Volcano(seat, ROWS[card].half_points) if len(s.nations[seat].cities) >= 4 else None


def _earthquake(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    return _in_turn(
        [Earthquake(who, ROWS[card].half_points) for who in concerned(s, seat, card) if len(s.nations[who].cities) >= 3]
    )


# -- trade and stability ---------------------------------------------------------------------------------------------


def cities_with(s: ClashState, seat: Seat, *kinds: int) -> int:
    """Cities of a player that hold one of these buildings, whatever their colour."""
    return len([hex_ for hex_ in s.nations[seat].cities if any(colour(s, hex_, kind) != NONE for kind in kinds)])


def _scientific_trade(s: ClashState, seat: Seat, card: int) -> None:
    for who in concerned(s, seat, card):
        found = cities_with(s, who, ACADEMY, OBSERVATORY)
        gain(s, who, IDEAS, max(found, 2) if who == seat else found)


def _at_most_three(s: ClashState, seat: Seat, who: Seat, *kinds: int) -> int:
    """What a city with such a building gives each, at most 3, and the drawer at least 1. (events 46, 47)"""
    found = min(3, cities_with(s, who, *kinds))
    return max(1, found) if who == seat else found


def _flourishing_trade(s: ClashState, seat: Seat, card: int) -> None:
    for who in concerned(s, seat, card):
        gain(s, who, GOLD, _at_most_three(s, seat, who, MARKET, PORT))


class GainTokens(Frame[ClashState]):
    """Gain so many mood and culture tokens in any mix. (event 47)"""

    seat: Seat
    count: int

    def start(self, s: ClashState) -> Step:
        mixes = tuple([("tokens", self.count - culture, culture) for culture in range(self.count + 1)])
        return ask(Choose(self.seat, "prompt-gain-tokens", mixes), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        gain(s, self.seat, MOOD, int(answer[1]))
        gain(s, self.seat, CULTURE, int(answer[2]))
        return done()


def _era_of_stability(s: ClashState, seat: Seat, card: int) -> Frame[ClashState] | None:
    counts = [(who, _at_most_three(s, seat, who, TEMPLE, OBELISK)) for who in concerned(s, seat, card)]
    return _in_turn([GainTokens(who, count) for who, count in counts if count])


class Uprising(Frame[ClashState]):
    """Lay 1 to 4 tokens on the card, half a point each. (event 39)"""

    seat: Seat
    card: int

    def start(self, s: ClashState) -> Step:
        stock = s.nations[self.seat].stock
        mixes = tuple(
            [
                ("tokens", mood, culture)
                for mood in range(min(4, stock[MOOD]) + 1)
                for culture in range(min(4 - mood, stock[CULTURE]) + 1)
                if mood + culture
            ]
        )
        if not mixes:
            return done()
        return ask(Choose(self.seat, "prompt-uprising", mixes), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        mood, culture = int(answer[1]), int(answer[2])
        spend(s, self.seat, (0, 0, 0, 0, 0, mood, culture))
        _keep_card(s, self.seat, self.card)
        tell(s, events.TOKENS_LAID, self.seat, mood, culture)
        _score(s, self.seat, mood + culture)
        return done()


def _uprising(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    return Uprising(seat, card)


class Envoys(Frame[ClashState]):
    """Another player of choice gains culture; the top wonder card is laid open. (event 40)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        gain(s, self.seat, IDEAS, 1)
        gain(s, self.seat, CULTURE, 1)
        return ask(choose_player(self.seat, "prompt-envoys", rivals(s, self.seat)), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        gain(s, int(answer[1]), CULTURE, 1)
        if s.wonders:
            card, s.wonders = s.wonders[0], s.wonders[1:]
            s.display += (card,)
            tell(s, events.WONDER_SHOWN, card)
        return done()


def _envoys(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    return Envoys(seat)


# -- governments and leaders -----------------------------------------------------------------------------------------


def army_options(s: ClashState, seat: Seat) -> Options:
    """Each kind of military unit on each hex, to be removed so that a revolution passes. (event 38)"""
    names = map_of(s).names
    return tuple(
        [
            ("avoid", names[hex_], UNIT[kind])
            for hex_, pack in enumerate(s.armies[seat])
            if military(pack)
            for kind in MILITARY
            if pack >> 4 * kind & 15
        ]
    )


class ChooseConcession(Question[ClashState]):
    """Whether to give in to a revolution or to remove a military unit. (event 38)"""

    seat: Seat
    ask: str

    rule: ClassVar[str] = "COC-10.1"

    def choices(self, s: ClashState) -> Options:
        return (ACCEPT, *army_options(s, self.seat))

    def prompt_id(self) -> str:
        return self.ask


class Revolution(Frame[ClashState]):
    """Lose a main action, then change the government; a military unit removed avoids either. (event 38)"""

    seat: Seat

    def start(self, s: ClashState) -> Step:
        if s.phase == "turn" and s.active == self.seat and not s.nations[self.seat].actions_left:
            return self.govern(s, None)
        return ask(ChooseConcession(self.seat, "prompt-revolution-action"), then=self.decided)

    def decided(self, s: ClashState, answer: Option) -> Step:
        if answer != ACCEPT:
            return call(LoseUnit(self.seat, chosen_hex(s, answer), UNIT.index(str(answer[2]))), then=self.govern)
        own = s.nations[self.seat]
        if s.phase == "turn" and s.active == self.seat:
            own.actions_left -= 1
        else:
            own.fewer += 1
        tell(s, events.ACTION_LOST, self.seat)
        return self.govern(s, None)

    def govern(self, s: ClashState, _: object) -> Step:
        if not other_governments(s, self.seat):
            return done()
        return ask(ChooseConcession(self.seat, "prompt-revolution-government"), then=self.answered)

    def answered(self, s: ClashState, answer: Option) -> Step:
        if answer != ACCEPT:
            return call(LoseUnit(self.seat, chosen_hex(s, answer), UNIT.index(str(answer[2]))), then=self.over)
        return call(ChangeGovernment(self.seat), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def _revolution(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    return Revolution(seat)


def _anarchy(s: ClashState, seat: Seat, card: int) -> None:
    """The cubes of all government advances go onto the card. (event 44)"""
    own = s.nations[seat]
    held = [number for number in range(GOVERNMENT_BITS.bit_length()) if own.advances & GOVERNMENT_BITS & 1 << number]
    if not held:
        return
    for number in held:
        lose_advance(s, seat, number)
    keep(own, "anarchy", len(held))
    own.half_points += CUBE * len(held)
    _keep_card(s, seat, card)
    tell(s, events.GOVERNMENT_LOST, seat, len(held))


class Guillotine(Frame[ClashState]):
    """The leader is lost; a new one comes free, or 2 points; nobody is recruited after that. (event 43)"""

    seat: Seat
    card: int

    def start(self, s: ClashState) -> Step:
        frame = dismiss_leader(s, self.seat)
        return call(frame, then=self.fallen) if frame else self.fallen(s, None)

    def fallen(self, s: ClashState, _: object) -> Step:
        _keep_card(s, self.seat, self.card)
        return ask(ChooseHeir(self.seat), then=self.chosen)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        if answer == POINTS:
            _score(s, self.seat, ROWS[self.card].half_points)
            return self.over(s, None)
        return call(NewLeader(self.seat, chosen_hex(s, answer)), then=self.over)

    def over(self, s: ClashState, _: object) -> Step:
        keep(s.nations[self.seat], "guillotine", 1)
        return done()


class ChooseHeir(Question[ClashState]):
    """Where a new leader comes, or points instead. (event 43)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-guillotine"
    rule: ClassVar[str] = "COC-10.1"

    def choices(self, s: ClashState) -> Options:
        own, armies = s.nations[self.seat], s.armies[self.seat]
        if not own.leaders:
            return (POINTS,)
        hexes = dict.fromkeys([*own.cities, *[hex_ for hex_, pack in enumerate(armies) if military(pack)]])
        return (*city_options(s, [hex_ for hex_ in hexes if self.has_room(s, hex_)]), POINTS)

    def has_room(self, s: ClashState, hex_: Hex) -> bool:
        """Whether a leader can join on a hex: the stack limit, or room aboard. (COC-8.1.3, COC-8.2.3)"""
        if s.terrain[hex_] == SEA:
            return ship_room(s, self.seat, hex_) > 0
        return fits(s, self.seat, hex_, LEADER_PACK)


def _guillotine(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    return Guillotine(seat, card)


# -- Reformation -----------------------------------------------------------------------------------------------------


def temples(s: ClashState, seat: Seat) -> list[Hex]:
    """Cities that hold a Temple of a player's colour."""
    return [hex_ for hex_ in range(len(s.built)) if colour(s, hex_, TEMPLE) == seat]


class Reformation(Frame[ClashState]):
    """A rival replaces one of the player's Temples; who has none picks somebody who has. (event 48)"""

    seat: Seat
    rival: int = NONE

    def start(self, s: ClashState) -> Step:
        if temples(s, self.seat):
            able = [rival for rival in rivals(s, self.seat) if building_supply(s, rival, TEMPLE)]
            if not able:
                return done()
            return ask(choose_player(self.seat, "prompt-reformer", able), then=self.chosen)
        holders = [rival for rival in rivals(s, self.seat) if temples(s, rival)]
        if not holders:
            return done()
        return ask(choose_player(self.seat, "prompt-reformed", holders), then=self.passed)

    def passed(self, s: ClashState, answer: Option) -> Step:
        return call(Reformation(int(answer[1])), then=self.over)

    def chosen(self, s: ClashState, answer: Option) -> Step:
        self.rival = int(answer[1])
        names = map_of(s).names
        options = tuple([("temple", names[hex_]) for hex_ in temples(s, self.seat)])
        return ask(Choose(self.rival, "prompt-reformation", options), then=self.replace)

    def replace(self, s: ClashState, answer: Option) -> Step:
        hex_ = chosen_hex(s, answer)
        set_building(s, hex_, TEMPLE, self.rival)
        tell(s, events.REPLACED, self.rival, "temple", map_of(s).names[hex_])
        return done()

    def over(self, s: ClashState, _: object) -> Step:
        return done()


def _reformation(s: ClashState, seat: Seat, card: int) -> Frame[ClashState]:
    return Reformation(seat)


Text = Callable[[ClashState, Seat, int], Frame[ClashState] | None]

TEXTS: Final[dict[str, Text]] = {
    "pestilence": _pestilence,
    "epidemics": _epidemics,
    "famine": _famine,
    "year_all": _year_all,
    "year_you": _year_you,
    "year_share": _year_share,
    "population_boom": _population_boom,
    "volcano": _volcano,
    "earthquake": _earthquake,
    "flood": _flood,
    "migration": _migration,
    "civil_war": _civil_war,
    "revolution": _revolution,
    "uprising": _uprising,
    "envoys": _envoys,
    "guillotine": _guillotine,
    "anarchy": _anarchy,
    "scientific_trade": _scientific_trade,
    "flourishing_trade": _flourishing_trade,
    "era_of_stability": _era_of_stability,
    "reformation": _reformation,
    "pandemics": _pandemics,
    "black_death": _black_death,
    "famine_vermin": _famine_vermin,
    "famine_drought": _famine_drought,
    "fire": _fire,
    "successful_year": _successful_year,
}
"""What the text of an event does; solar eclipse and Trojan Horse only lie open, great persons are offered."""
