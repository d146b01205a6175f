"""A battle as it stands: who fights where and with what, and what it is worth. Its course is in `battle.py`. (COC-9)"""

from __future__ import annotations

from typing import Any, Final

from epoka.games.clash_of_cultures import bits, tables
from epoka.games.clash_of_cultures.rules import battle_cards, battle_goals, dice, moments, units
from epoka.games.clash_of_cultures.rules.cities import colour, size
from epoka.games.clash_of_cultures.rules.preparations import CANCEL_PART, DIE_PART
from epoka.games.clash_of_cultures.rules.stacking import fits, fleet
from epoka.games.clash_of_cultures.rules.stock import EXACT, can_pay
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of
from epoka.kernel import Frame, Seat
from epoka.parts.hexes import NOWHERE, Hex

Pair = tuple[int, int]
"""A number for the attacker and one for the defender."""

NOTHING: Final[Pair] = (0, 0)
CHANGES: Final = {
    "value": "bonus",
    "rolled": "rolled",
    "lasting": "lasting",
    "cancel": "cancel",
    "instead": "instead",
    "tusks": "tusks",
    "refund": "refund",
}
"""What frames of moments return, and the field that it is added to."""
FANATIC: Final = tables.number("fanaticism", "combat")
"""Combat value of Fanaticism. (COC-6.6)"""
ARENA_PRICE: Final = tables.price({"mood": tables.number("great_arena", "price")})
"""What the Great Arena takes, in mood or culture. (COC-12.4.1)"""
ARENA_VALUE: Final = tables.number("great_arena", "combat")
WALLED: Final = tables.number("great_wall", "combat")
"""What the Great Wall takes from the attackers. (COC-12.4.8)"""
FORTRESS_DICE: Final = tables.number("fortress", "dice")
FORTRESS_HITS: Final = tables.number("fortress", "hits")
"""What a Fortress brings its defenders: dice, and hits cancelled. (COC-9.2.3, COC-9.2.4)"""
WEDGE: Final = tables.number("wedge_formation", "combat")
RESISTANCE: Final = tables.number("heavy_resistance", "combat")
DEFENSES: Final = tables.number("improved_defenses", "hits")
WAR_SHIPS: Final = tables.number("war_ships", "hits")


class Field(Frame[ClashState]):
    """A battle on a hex. (COC-9.1, COC-9.2)

    The attackers stand on the hex already, among them `pack`, the units that came with this move; `origin` is the hex
    to which they withdraw, NOWHERE if they can't. `by_sea` says that they disembarked straight into the battle.

    Owners are seats, BARBARIANS or PIRATES. Pairs of numbers are for the attacker and for the defender; `side_of`
    tells which is whose. Hooks of the battle's moments read:

    * `sea`: ships against ships; `city`: the size of the attacked city, 0 if there is none, and its `mood`, `temple`,
      `wonder` and `fort`; `fortress`: what the Fortress still does in this round, DIE_PART and CANCEL_PART;
    * `round`: 0 before the first; `at_start`: the units that fight, as they were at the beginning; `lost`: all units
      removed since then, Settlers and cargo too; `fallen`: how many units that fight were lost in this round;
    * `cards`: the lower halves of the cards in force this round; `played`: who has laid a card in this round; `used`:
      the action cards played so far;
    * `dice`: the faces rolled this round, `cv`: the combat values, `hits`: what was scored;
    * `force(s, side)`: the units that fight now; `leads(s, seat)`: whether the seat's leader is there;
      `hits_on(side)`: hits that are not cancelled;
    * `winner`: an owner or NONE, known when BATTLE_ENDED opens; `withdrew`: the attackers go back.
    """

    attacker: int
    defender: int
    hex: int
    origin: int
    pack: units.Pack
    by_sea: int = 0
    sea: int = 0
    city: int = 0
    mood: int = 0
    temple: int = 0
    wonder: int = 0
    fort: int = 0
    fortress: int = 0
    traders: int = 0
    stayed: units.Pack = 0
    before: int = NOWHERE
    at_start: Pair = NOTHING
    round: int = 0
    lost: Pair = NOTHING
    lasting: Pair = NOTHING
    tusks: Pair = NOTHING
    refund: Pair = NOTHING
    barred: Pair = NOTHING
    boosted: Pair = NOTHING
    used: tuple[Numbers, Numbers] = ((), ())
    players: Pair = (tables.NONE, tables.NONE)
    played: Pair = NOTHING
    cards: tuple[str, str] = ("", "")
    instead: Pair = NOTHING
    muted: Pair = NOTHING
    bonus: Pair = NOTHING
    rolled: Pair = NOTHING
    cancel: Pair = NOTHING
    fallen: Pair = NOTHING
    dice: tuple[Numbers, Numbers] = ((), ())
    cv: Pair = NOTHING
    hits: Pair = NOTHING
    due: Pair = NOTHING
    doomed: Pair = NOTHING
    winner: int = tables.NONE
    withdrew: int = 0
    retreated: int = 0
    captured: int = 0
    side: int = battle_cards.ATTACKER
    victim: int = battle_cards.ATTACKER

    # -- who is who ----------------------------------------------------------------------------------------------------

    def owner(self, side: int) -> int:
        """Who fights on a side."""
        return self.defender if side else self.attacker

    def side_of(self, owner: int) -> int:
        """The side of an owner."""
        return battle_cards.ATTACKER if owner == self.attacker else battle_cards.DEFENDER

    def enemy(self, owner: int) -> int:
        """Who fights against an owner."""
        return self.defender if owner == self.attacker else self.attacker

    def is_player(self, s: ClashState, side: int) -> bool:
        """Whether a player fights on a side."""
        return self.owner(side) < len(s.nations)

    def force(self, s: ClashState, side: int) -> units.Pack:
        """The units of a side that fight: military units, or ships at sea. (COC-9.1.3)"""
        owner = self.defender if side else self.attacker
        pack = s.armies[owner][self.hex]
        if not self.sea:
            return pack & units.MILITARY_BITS
        return (pack & units.SHIP_BITS) + self.allies(s, owner) * units.SHIP_PACK

    def allies(self, s: ClashState, owner: int) -> int:
        """Pirate ships that fight for a player. (COC-13.41)"""
        if owner >= len(s.nations) or not s.nations[owner].abilities or self.enemy(owner) == tables.PIRATES:
            return 0
        return fleet(s, owner, self.hex) - units.ships(s.armies[owner][self.hex])

    def leads(self, s: ClashState, seat: Seat) -> bool:
        """Whether the seat's leader fights here, or is aboard. (COC-13.2)"""
        return s.nations[seat].leader_at == self.hex

    def hits_on(self, side: int) -> int:
        """Hits that a side suffers and that nothing has cancelled yet."""
        return max(0, self.hits[1 - side] - self.cancel[side])

    # -- the field (COC-9.1) -------------------------------------------------------------------------------------------

    def survey(self, s: ClashState) -> None:
        """Look at the field: who fights, and what the attacked city is like."""
        hex_ = self.hex
        self.sea = int(s.terrain[hex_] == tables.SEA)
        if not self.sea and s.owner[hex_] == self.defender:
            self.city, self.mood = size(s, hex_), s.mood[hex_]
            self.temple = int(colour(s, hex_, tables.TEMPLE) != tables.NONE)
            self.wonder = int(hex_ in s.wonder_at)
            if colour(s, hex_, tables.FORTRESS) != tables.NONE:
                self.fort, self.fortress = 1, DIE_PART | CANCEL_PART
        self.at_start = (self.force(s, battle_cards.ATTACKER), self.force(s, battle_cards.DEFENDER))
        self.stayed = s.armies[self.attacker][hex_] - self.pack

    def is_walled_off(self, s: ClashState) -> bool:
        """Whether barbarians attack a city of the Great Wall's owner. (COC-12.4.8)"""
        return (
            self.attacker == tables.BARBARIANS and bool(self.city) and has_wonder(s, self.defender, tables.GREAT_WALL)
        )

    # -- cards (COC-9.2.1) ---------------------------------------------------------------------------------------------

    def card_player(self, s: ClashState, side: int) -> int:
        """Who may play a card for a side, NONE if nobody may. (COC-9.2.1)"""
        owner, enemy = self.owner(side), self.owner(1 - side)
        seat = owner if owner < len(s.nations) else self._friend(s, owner, enemy)
        if self.barred[side] or seat == tables.NONE:
            return tables.NONE
        own = s.nations[seat]
        if not own.hand or not own.known & bits.TACTICS:
            return tables.NONE
        if enemy < len(s.nations) and moments.BATTLE_BAN.holds(s, enemy, self):
            return tables.NONE
        if seat == owner and moments.BATTLE_CARDLESS.holds(s, seat, self):
            return tables.NONE
        return seat

    def _friend(self, s: ClashState, owner: int, enemy: int) -> int:
        """Who plays cards for the barbarians. (COC-13, Loyalty)"""
        if owner == tables.BARBARIANS:
            for seat, own in enumerate(s.nations):
                if seat != enemy and own.abilities and moments.BATTLE_LOYALTY.holds(s, seat, self):
                    return seat
        return tables.NONE

    def has(self, s: ClashState, side: int) -> int:
        """What a side has in this battle, for its cards. (COC-9.2.1)"""
        if self.sea:
            return battle_cards.SHIPS
        found = battle_cards.ON_LAND
        if self.force(s, side):
            found |= battle_cards.ARMY
        if self.city:
            found |= battle_cards.IN_CITY
        if side == battle_cards.DEFENDER and self.fort:
            found |= battle_cards.FORTS
        if side == battle_cards.DEFENDER and ways_out(s, self.defender, self.hex):
            found |= battle_cards.WAY_OUT
        return found

    def silence(self, side: int) -> None:
        """A side's card has no effect."""
        self.cards = ("", self.cards[1]) if side == battle_cards.ATTACKER else (self.cards[0], "")

    # -- values and hits (COC-9.2.3, COC-9.2.4) ------------------------------------------------------------------------

    def dice_to_roll(self, s: ClashState, side: int) -> int:
        """A side's dice: one for each unit, one for the Fortress, one for some cards. (COC-9.2.3)"""
        fortress = FORTRESS_DICE if side == battle_cards.DEFENDER and self.fortress & DIE_PART else 0
        return units.total(self.force(s, side)) + fortress + battle_cards.EXTRA_DICE.get(self.cards[side], 0)

    def is_able(self, s: ClashState, side: int) -> bool:
        """Whether a side's combat abilities work. (COC-9.2.3)"""
        if self.sea or self.muted[side] or self.cards[1 - side] == "high_ground":
            return False
        owner = self.owner(side)
        return not (owner < len(s.nations) and moments.BATTLE_MUTED.holds(s, owner, self))

    def value(self, s: ClashState, side: int) -> int:
        """A side's combat value: dice, combat abilities and modifiers, at least 0. (COC-9.2.3)"""
        faces, owner = self.dice[side], self.owner(side)
        if self.is_able(s, side):
            rolled, elephants = dice.worth(faces, self.force(s, side))
            self.cancel = raised(self.cancel, side, elephants)
            if owner < len(s.nations) and s.nations[owner].abilities:
                rolled += self.rolled[side] + moments.BATTLE_ABILITY.total(s, owner, self)
        else:
            rolled = dice.plain(faces)
        modifiers = self.modifiers(s, side)
        cap = self.cap(s, side) if modifiers > 0 else None
        return max(0, rolled + (modifiers if cap is None else min(modifiers, cap)))

    def cap(self, s: ClashState, side: int) -> int | None:
        """The most that a side's modifiers count, if an ability limits them. (COC-13.41, COC-13.43)"""
        enemy = self.owner(1 - side)
        caps = moments.BATTLE_CAP.found(s, enemy, self) if enemy < len(s.nations) else []
        return min([cap for cap in caps if cap is not None], default=None)

    def modifiers(self, s: ClashState, side: int) -> int:
        """What cards, advances, leaders and wonders add to a side's combat value. (COC-9.2.3)"""
        owner = self.owner(side)
        card = self.cards[side]
        found = self.lasting[side] + self.bonus[side] + self.instead[side] + battle_cards.VALUE.get(card, 0)
        if self.tusks[side]:
            found += self.tusks[side] * units.count(self.force(s, side), tables.ELEPHANT)
        if card == "wedge_formation":
            found += WEDGE * units.military(self.force(s, battle_cards.DEFENDER))
        if side == battle_cards.ATTACKER and self.cards[battle_cards.DEFENDER] == "heavy_resistance":
            found -= RESISTANCE * units.total(self.force(s, battle_cards.ATTACKER))
        if self.round == 1:
            if (
                side == battle_cards.ATTACKER
                and self.mood == tables.HAPPY
                and self.city
                and has_wonder(s, self.defender, tables.GREAT_WALL)
            ):
                found -= WALLED
            if self.temple and owner < len(s.nations) and s.nations[owner].known & bits.FANATICISM:
                found += FANATIC
        if owner < len(s.nations) and s.nations[owner].abilities:
            found += moments.BATTLE_VALUE.total(s, owner, self)
        return found

    def can_boost(self, s: ClashState, side: int) -> bool:
        """Whether the Great Arena would make a hit more of a side's combat value. (COC-12.4.1)"""
        owner = self.owner(side)
        if self.sea or self.boosted[side] or self.cv[side] % dice.HIT + ARENA_VALUE < dice.HIT:
            return False
        if owner >= len(s.nations) or not has_wonder(s, owner, tables.GREAT_ARENA):
            return False
        cap = self.cap(s, side)
        if cap is not None and self.modifiers(s, side) >= cap:
            return False
        return can_pay(s.nations[owner], ARENA_PRICE, EXACT)

    def shield(self, s: ClashState, side: int) -> int:
        """Hits that a side cancels besides its Elephants and Peltasts, without a choice. (COC-9.2.4)

        War Ships help at sea, and those who attack from ships. (COC-9.4.3)
        """
        owner = self.owner(side)
        found = FORTRESS_HITS if side == battle_cards.DEFENDER and self.fortress & CANCEL_PART else 0
        if self.cards[side] == "improved_defenses":
            found += DEFENSES
        if owner < len(s.nations):
            own = s.nations[owner]
            entered = self.sea or (side == battle_cards.ATTACKER and self.by_sea)
            if self.round == 1 and entered and own.known & bits.WAR_SHIPS:
                found += WAR_SHIPS
            if own.abilities:
                found += moments.BATTLE_CANCEL.total(s, owner, self)
        return found

    # -- what comes of it ----------------------------------------------------------------------------------------------

    def take(self, side: int, result: Any) -> None:
        """What a frame of a moment has changed for its side: None, a pair of a word and a number, or several pairs.

        `value`: combat value this round; `rolled`: the same, where it is the dice and combat abilities that give it;
        `lasting`: in every round; `tusks`: in every round for each own Elephant left; `cancel`: hits cancelled this
        round; `instead`: combat value instead of the own card; `refund`: the number of a token plus one that comes back
        after a victory; `ban`: the enemy plays no card this round; `withdraw`: the attackers must.
        """
        if not isinstance(result, tuple) or not result:
            return
        if not isinstance(result[0], str):
            for part in result:
                self.take(side, part)
            return
        word, amount = result
        if word == "ban":
            self.barred = raised(self.barred, 1 - side, amount)
        elif word == "withdraw":
            self.withdrew = amount
        else:
            field = CHANGES[word]
            setattr(self, field, raised(getattr(self, field), side, amount))

    def outcome(self) -> battle_goals.Outcome:
        """The battle as objectives see it. (COC-12.2)"""
        trading = units.SETTLER_BITS | units.SHIP_BITS
        traders = (
            sum([1 << side for side in (battle_cards.ATTACKER, battle_cards.DEFENDER) if self.lost[side] & trading])
            & self.traders
        )
        return battle_goals.Outcome(
            attacker=self.attacker,
            defender=self.defender,
            hex=self.hex,
            winner=self.winner,
            at_sea=self.sea,
            attackers=self.at_start[battle_cards.ATTACKER],
            defenders=self.at_start[battle_cards.DEFENDER],
            attackers_lost=self.lost[battle_cards.ATTACKER],
            defenders_lost=self.lost[battle_cards.DEFENDER],
            city_size=self.city,
            fortress=self.fort,
            wonder=self.wonder,
            captured=self.captured,
            landed=self.by_sea,
            traders=traders,
        )


def with_side(pair: Pair, side: int, value: int) -> Pair:
    """The pair with another number for a side."""
    return (pair[0], value) if side else (value, pair[1])


def raised(pair: Pair, side: int, amount: int) -> Pair:
    """The pair with more for a side."""
    return (pair[0], pair[1] + amount) if side else (pair[0] + amount, pair[1])


def has_wonder(s: ClashState, owner: int, wonder: int) -> bool:
    """Whether an owner has the power of a wonder."""
    return owner < len(s.nations) and tables.FIRST_WONDER_POWER + wonder in s.nations[owner].abilities


def ways_out(s: ClashState, owner: int, hex_: Hex) -> list[Hex]:
    """Land hexes beside this one without enemies and with room for all of an owner's units. (COC-9.2.2)"""
    pack = s.armies[owner][hex_]
    return [there for there in map_of(s).near[hex_] if is_way_out(s, owner, there, pack)]


def is_way_out(s: ClashState, owner: int, hex_: Hex, pack: units.Pack) -> bool:
    """Whether units of an owner may be brought to a hex without a battle."""
    if s.terrain[hex_] in (tables.SEA, tables.UNKNOWN) or s.owner[hex_] not in (tables.NONE, owner):
        return False
    if any(army[hex_] for other, army in enumerate(s.armies) if other != owner):
        return False
    if owner < len(s.nations):
        return fits(s, owner, hex_, pack)
    return units.military(pack) + units.military(s.armies[owner][hex_]) <= tables.STACK


def foe_at(s: ClashState, seat: int, hex_: Hex) -> int:
    """Whom units of an owner fight when they enter a hex; NONE if nobody. (COC-9.1.1)

    At sea only ships count. Pirates that a player controls are fought as that player's. (COC-13.41)
    """
    if s.terrain[hex_] != tables.SEA:
        for owner, army in enumerate(s.armies):
            if owner != seat and army[hex_]:
                return owner
        return s.owner[hex_] if s.owner[hex_] not in (tables.NONE, seat) else tables.NONE
    for owner in range(len(s.nations)):
        if owner != seat and s.armies[owner][hex_] and fleet(s, owner, hex_):
            return owner
    return tables.PIRATES if units.ships(s.armies[tables.PIRATES][hex_]) else tables.NONE
