"""The solo game: Attacks, the Collection, virtual factions. (IS-15)"""

from __future__ import annotations

from typing import Final

from epoka.games.imperial_settlers import events, tables
from epoka.games.imperial_settlers.card import FACTIONS, JAPANESE
from epoka.games.imperial_settlers.cards import VIRTUAL
from epoka.games.imperial_settlers.goods import CARD, FOOD, GOLD, RAZE, STONE, VP, WOOD, WORKER
from epoka.games.imperial_settlers.rules.leaving import take_down
from epoka.games.imperial_settlers.rules.tableau import held, names_of
from epoka.games.imperial_settlers.state import ATTACK, Cards, SettlersState, drop
from epoka.games.imperial_settlers.state import STONE as STONES
from epoka.kernel import Frame, Option, Step, ask, call, done, tell
from epoka.parts.questions import one_of
from epoka.parts.tuples import without

HUMAN: Final = 0
DEAL_ORDER: Final = (CARD, RAZE, GOLD, VP, STONE, WORKER, FOOD, WOOD)
"""Which Deal Good of Japanese Locations is attacked first. (IS-15.12)"""
EXTRA_DEAL: Final = 1
"""What a Deal in the Collection counts besides being a card. (IS-15.22)"""
BLOCK: Final = 2
"""What a block marker counts in the Collection. (IS-15.23)"""
WORDS: Final = {"lose": ("card",), "lose_deal": ("card",), "seize": ("card",)}


def target(card: int) -> str:
    """The Good that an Attack card looks for."""
    return tables.DEAL_GOOD[tables.PRINT[card]]


def collection(s: SettlersState) -> int:
    """How many Locations the virtual player is counted as having. (IS-15.2)"""
    return len(s.collection) + s.trophies


def faction_locations(s: SettlersState) -> int:
    """How many Faction Locations the player has; blocked ones do not count. (IS-15.2, IS-15.23)"""
    return sum([not tables.IS_COMMON[card] for card in s.empires[HUMAN].locations])


def is_won(s: SettlersState) -> bool:
    """Whether the player has more Faction Locations than the Collection has cards. (IS-15.2)"""
    return faction_locations(s) > collection(s)


def worth(card: int) -> tuple[int, int, int]:
    """What decides between Locations: Actions before Features before Production, then cost, then stone. (IS-15.8)"""
    kind = tables.PRINT[card]
    goods = tables.COST[kind].goods
    return tables.KIND[kind], sum(goods), goods[STONES]


def foremost(cards: Cards) -> Cards:
    """Those of some Locations between which the player chooses."""
    best = max([worth(card) for card in cards])
    return tuple([card for card in cards if worth(card) == best])


def other_goods(card: int, good: str) -> tuple[str, ...]:
    """The raze field of a Location without one Good of a kind. (IS-15.8)"""
    goods = tables.RAZE_GOODS[tables.PRINT[card]]
    place = goods.index(good)
    return goods[:place] + goods[place + 1 :]


def hit(s: SettlersState) -> tuple[int, Cards]:
    """Which older Attack card decides, by its place in the row, and what it hits; the place is 0 if none. (IS-15.8)

    A lone Attack card finds no pair, and what protects against razing does not protect here. (IS-15.10, IS-15.11)
    """
    newest = target(s.targets[0])
    own = s.empires[HUMAN]
    if own.faction == FACTIONS.index(JAPANESE) and newest == VP:
        found = _japanese_hit(s)
        if found[0]:
            return found
    razeable = [
        card for card in own.locations if tables.IS_COMMON[card] and newest in tables.RAZE_GOODS[tables.PRINT[card]]
    ]
    for place, older in enumerate(s.targets[1:], 1):
        cards = tuple([card for card in razeable if target(older) in other_goods(card, newest)])
        if cards:
            return place, foremost(cards)
    return 0, ()


def _japanese_hit(s: SettlersState) -> tuple[int, Cards]:
    """Two Attacks for VP hit a Japanese Faction Location, by its Deal. (IS-15.12)"""
    place = next((place for place, card in enumerate(s.targets) if place and target(card) == VP), 0)
    cards = tuple(
        [
            card
            for card in s.empires[HUMAN].locations
            if not tables.IS_COMMON[card] and tables.RAZE_GOODS[tables.PRINT[card]]
        ]
    )
    if not place or not cards:
        return 0, ()
    first = min([DEAL_ORDER.index(target(card)) for card in cards])
    return place, foremost(tuple([card for card in cards if DEAL_ORDER.index(target(card)) == first]))


class Attacks(Frame[SettlersState]):
    """The Attack phase: the virtual player collects its Locations, then attacks. (IS-15.3, IS-15.8, IS-15.9)"""

    left: int = 0
    place: int = 0

    def start(self, s: SettlersState) -> Step:
        s.phase = ATTACK
        s.collection += s.villages
        tell(s, events.COLLECTED, len(s.villages))
        s.villages = ()
        self.left = VIRTUAL[s.virtual].attacks
        return self.next(s)

    def next(self, s: SettlersState) -> Step:
        if not self.left:
            return done()
        self.left -= 1
        card, s.attacks = s.attacks[0], s.attacks[1:]
        s.targets = (card, *s.targets)
        tell(s, events.ATTACK_REVEALED, card)
        return call(TakeDeal() if VIRTUAL[s.virtual].takes_deals else None, then=self.block)

    def block(self, s: SettlersState, _: object) -> Step:
        return call(Seize() if VIRTUAL[s.virtual].blocks else None, then=self.attack)

    def attack(self, s: SettlersState, _: object) -> Step:
        self.place, cards = hit(s)
        if not self.place:
            tell(s, events.ATTACK_FAILED)
            return self.next(s)
        among = [("lose", name) for name in names_of(cards)]
        return ask(one_of(HUMAN, "prompt-lose", "IS-15.8", among), then=self.lose)

    def lose(self, s: SettlersState, answer: Option) -> Step:
        """The Location is collected, and both Attack cards go to the end of the row. (IS-15.8)"""
        card = held(s.empires[HUMAN].locations, answer[1])
        take_down(s, HUMAN, card)
        s.collection += (card,)
        tell(s, events.ATTACKED, HUMAN, card)
        used = (s.targets[0], s.targets[self.place])
        s.targets = (*[other for other in s.targets if other not in used], *used)
        return self.next(s)


class TakeDeal(Frame[SettlersState]):
    """The virtual Japanese first collect a Deal for the Good of the new Attack card. (IS-15.22)"""

    def start(self, s: SettlersState) -> Step:
        good = target(s.targets[0])
        among = [
            ("lose_deal", name)
            for name in names_of(s.empires[HUMAN].deals)
            if tables.DEAL_GOOD[tables.PRINTS[name]] == good
        ]
        return ask(one_of(HUMAN, "prompt-lose-deal", "IS-15.22", among), then=self.lose) if among else done()

    def lose(self, s: SettlersState, answer: Option) -> Step:
        own = s.empires[HUMAN]
        card = held(own.deals, answer[1])
        own.deals = without(own.deals, card)
        s.collection += (card,)
        s.trophies += EXTRA_DEAL
        tell(s, events.DEAL_LOST, HUMAN, card)
        return done()


class Seize(Frame[SettlersState]):
    """The virtual Egyptians first block a Faction Location of the colour of the new Attack card. (IS-15.23)"""

    def start(self, s: SettlersState) -> Step:
        color = tables.COLOR_OF[target(s.targets[0])]
        cards = tuple(
            [
                card
                for card in s.empires[HUMAN].locations
                if not tables.IS_COMMON[card] and color in tables.COLORED[tables.PRINT[card]]
            ]
        )
        if not cards:
            return done()
        among = [("seize", name) for name in names_of(foremost(cards))]
        return ask(one_of(HUMAN, "prompt-seize", "IS-15.23", among), then=self.seize)

    def seize(self, s: SettlersState, answer: Option) -> Step:
        own = s.empires[HUMAN]
        card = held(own.locations, answer[1])
        own.seized_marks += (drop(own, card),)
        own.seized += (card,)
        tell(s, events.SEIZED, HUMAN, card)
        return done()


def release(s: SettlersState) -> None:
    """In Cleanup blocked Locations are free again, and the markers are collected. (IS-15.23)"""
    own = s.empires[HUMAN]
    for card, marks in zip(own.seized, own.seized_marks, strict=True):
        own.locations += (card,)
        own.marks += (marks,)
        s.trophies += BLOCK
        tell(s, events.RELEASED, HUMAN, card)
    own.seized = own.seized_marks = ()
