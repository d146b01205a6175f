"""Battles on land and at sea, round after round, up to the capture of a city. (COC-9)

Whoever moves or recruits units into a battle puts them on the hex first and then calls `Battle`; it does everything
else: cards, dice, casualties, withdrawal, rewards, capture and the objectives that it completes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from epoka.games.clash_of_cultures import bits, events, tables
from epoka.games.clash_of_cultures.rules import battle_cards, battle_goals, dice, moments
from epoka.games.clash_of_cultures.rules.capture import Capture
from epoka.games.clash_of_cultures.rules.casualties import Cargo, Casualties, listed, named
from epoka.games.clash_of_cultures.rules.choices import Choosing
from epoka.games.clash_of_cultures.rules.drawing import draw_actions, lay_action
from epoka.games.clash_of_cultures.rules.field import (
    ARENA_PRICE,
    ARENA_VALUE,
    NOTHING,
    Field,
    Pair,
    raised,
    ways_out,
    with_side,
)
from epoka.games.clash_of_cultures.rules.groups import loaded
from epoka.games.clash_of_cultures.rules.lasting import SOLAR_ECLIPSE, award, is_eclipse
from epoka.games.clash_of_cultures.rules.leaders import lost_leader
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.preparations import Preparations
from epoka.games.clash_of_cultures.rules.spoils import ChooseMuster, PirateGold
from epoka.games.clash_of_cultures.rules.stacking import each_carries
from epoka.games.clash_of_cultures.rules.stock import EXACT, Pay, can_pay, gain, lose
from epoka.games.clash_of_cultures.rules.units import (
    FOUGHT,
    LAND_BITS,
    LEADER_PACK,
    MILITARY_BITS,
    ONE,
    SETTLER_BITS,
    SHIP_BITS,
    SHIP_PACK,
    Pack,
    count,
    kinds,
    mark,
    remove,
    shift,
    ships,
    total,
)
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of
from epoka.kernel import (
    YES,
    Choose,
    Frame,
    Option,
    Options,
    Question,
    Refusal,
    Seat,
    Sequence,
    Step,
    YesNo,
    ask,
    call,
    done,
    in_order,
    roll,
    tell,
)
from epoka.parts.hexes import NOWHERE, Hex
from epoka.parts.questions import one_of
from epoka.parts.tuples import put, without

FIGHT_ON: Final[Option] = ("fight",)
WITHDRAW: Final[Option] = ("withdraw",)
KEEP: Final[Option] = ("save",)
BOOST: Final[dict[int, Option]] = {kind: ("boost", tables.STOCK[kind]) for kind in (tables.MOOD, tables.CULTURE)}
NEITHER: Final = -1
"""The side that acts before the attacker does."""
BattleMoment = moments.At[moments.Reaction, Field]
Then = Callable[[ClashState, Any], Step]
WORDS: Final = {"fight": (), "withdraw": (), "save": (), "boost": ("kind",), "retreat": ("hex",)}
RATIONS: Final = tables.amounts("siege", "food")
"""What keeps the combat abilities going in a Siege."""
PROTECTION: Final = tables.number("pumayaton_protector", "culture")
WARLORD: Final = tables.number("great_warlord", "combat")


class Battle(Field):
    """The course of a battle; its fields and what they mean are those of `Field`. (COC-9.1, COC-9.2)"""

    # -- abilities act -------------------------------------------------------------------------------------------------

    def open(self, s: ClashState, step: Then) -> Step:
        """Go on with a step that lets the abilities of both sides act."""
        self.side = NEITHER
        return step(s, None)

    def act(self, s: ClashState, moment: BattleMoment, then: Then, result: Any) -> Step | None:
        """Let one side after the other act, the attacker first; None when both have. (COC-9.2)"""
        if self.side != NEITHER:
            self.take(self.side, result)
        while self.side < battle_cards.DEFENDER:
            self.side += 1
            owner = self.owner(self.side)
            if owner < len(s.nations) and s.nations[owner].acts & moment.bit:
                frame = self.parries(s, owner) if moment is moments.BATTLE_HITS else moment.frame(s, owner, self)
                if frame is not None:
                    return call(frame, then=then)
        return None

    def parries(self, s: ClashState, owner: Seat) -> Frame[ClashState] | None:
        """Abilities may cancel hits on their side as long as one is left. (COC-9.2.4)"""
        left = self.hits_on(self.side)
        frame = moments.BATTLE_HITS.frame(s, owner, self) if left else None
        return Parries(frame.frames, left) if isinstance(frame, Sequence) else frame

    def begins(self, s: ClashState, result: Any) -> Step:
        return self.act(s, moments.BATTLE_BEGINS, self.begins, result) or self.new_round(s)

    def goes_on(self, s: ClashState, result: Any) -> Step:
        return self.act(s, moments.BATTLE_ROUND, self.goes_on, result) or self.begin_round(s)

    def turned_up(self, s: ClashState, result: Any) -> Step:
        return self.act(s, moments.BATTLE_REVEALED, self.turned_up, result) or self.scout(s)

    def to_roll(self, s: ClashState, result: Any) -> Step:
        return self.act(s, moments.BATTLE_ROLL, self.to_roll, result) or self.roll(s)

    def has_rolled(self, s: ClashState, result: Any) -> Step:
        return self.act(s, moments.BATTLE_ROLLED, self.has_rolled, result) or self.count(s)

    def is_hit(self, s: ClashState, result: Any) -> Step:
        return self.act(s, moments.BATTLE_HITS, self.is_hit, result) or self.encircle(s)

    def survives(self, s: ClashState, result: Any) -> Step:
        return self.act(s, moments.BATTLE_SURVIVED, self.survives, result) or self.end_check(s)

    def has_ended(self, s: ClashState, result: Any) -> Step:
        return self.act(s, moments.BATTLE_ENDED, self.has_ended, result) or self.capture(s)

    # -- before the first round (COC-9.1) ------------------------------------------------------------------------------

    def start(self, s: ClashState) -> Step:
        self.before, s.battle_at = s.battle_at, self.hex
        self.survey(s)
        for side in (battle_cards.ATTACKER, battle_cards.DEFENDER):
            self.traders |= battle_goals.could_trade(s, self.owner(side), self.hex) << side
        self._tell_start(s)
        self._recall_warlord(s)
        return self.meet(s)

    def _tell_start(self, s: ClashState) -> None:
        if s.journal is not None:
            here, there = self.attacker, self.defender
            units = [listed(s.armies[owner][self.hex]) for owner in (here, there)]
            tell(s, events.BATTLE, here, named(here), there, named(there), map_of(s).names[self.hex], *units)

    def meet(self, s: ClashState) -> Step:
        """Barbarians before the Great Wall, empty cities and lone Settlers need no dice. (COC-9.1.1, COC-12.4.8)"""
        if self.is_walled_off(s):
            self.kill(s, battle_cards.ATTACKER, self.at_start[battle_cards.ATTACKER])
            self.winner = self.defender
            return self.finish(s)
        if not self.at_start[battle_cards.DEFENDER] and not self.fort:
            self.winner = self.attacker
            return self.finish(s)
        if self.sea:
            return self.open(s, self.begins)
        owners = (self.attacker, self.defender)
        return call(Preparations(owners, self.hex, self.city, self.fortress), then=self.prepared)

    def _recall_warlord(self, s: ClashState) -> None:
        """The Great Warlord helps in the first battle that his move causes. (COC-10.1, event 24)"""
        if self.is_player(s, battle_cards.ATTACKER) and note(s.nations[self.attacker], "great_warlord"):
            remember(s.nations[self.attacker], "great_warlord", 0)
            self.lasting = raised(self.lasting, battle_cards.ATTACKER, WARLORD)

    def prepared(self, s: ClashState, result: tuple[int, Pair, int]) -> Step:
        self.fortress, steel, horse = result
        self.lasting = (
            self.lasting[battle_cards.ATTACKER] + steel[battle_cards.ATTACKER],
            self.lasting[battle_cards.DEFENDER] + steel[battle_cards.DEFENDER],
        )
        self.barred = (0, horse)
        return self.open(s, self.begins)

    # -- a round: cards (COC-9.2.1, COC-9.2.2) -------------------------------------------------------------------------

    def new_round(self, s: ClashState) -> Step:
        self.round += 1
        self.cards, self.dice, self.players = ("", ""), ((), ()), (tables.NONE, tables.NONE)
        self.instead = self.muted = self.bonus = self.rolled = self.cancel = self.fallen = self.hits = NOTHING
        self.due = self.doomed = self.played = NOTHING
        tell(s, events.COMBAT_ROUND, self.round)
        if self.round == 1:
            return self.ask_card(s, battle_cards.ATTACKER)
        self.barred, self.fortress = NOTHING, 0
        return self.open(s, self.goes_on)

    def begin_round(self, s: ClashState) -> Step:
        if not self.force(s, battle_cards.ATTACKER) or not self.force(s, battle_cards.DEFENDER):
            return self.end_check(s)
        return self.ask_card(s, battle_cards.ATTACKER)

    def ask_card(self, s: ClashState, side: int) -> Step:
        while side <= battle_cards.DEFENDER:
            seat = self.card_player(s, side)
            if seat != tables.NONE:
                self.side = side
                return ask(battle_cards.ChooseBattleCard(seat, side, self.has(s, side)), then=self.laid)
            side += 1
        return self.reveal(s)

    def laid(self, s: ClashState, answer: Option) -> Step:
        side = self.side
        if answer != battle_cards.HOLD:
            seat = self.card_player(s, side)
            own = s.nations[seat]
            card = tables.CARD[str(answer[1])]
            own.hand = without(own.hand, card)
            own.committed = (card,)
            self.players = with_side(self.players, side, seat)
            self.played = with_side(self.played, side, 1)
            tell(s, events.CARD_LAID, seat)
        return self.ask_card(s, side + 1)

    def reveal(self, s: ClashState) -> Step:
        """Both cards are turned up; one that does not fit the battle has no effect. (COC-9.2.2)"""
        if self.players == (tables.NONE, tables.NONE):
            return self.before_roll(s)
        names = ["", ""]
        used = list(self.used)
        for side, seat in enumerate(self.players):
            if seat == tables.NONE:
                continue
            own = s.nations[seat]
            (card,) = own.revealed = own.committed
            own.committed = ()
            used[side] += (card,)
            if battle_cards.why_not_lay(card, side, self.has(s, side)) is None:
                names[side] = battle_cards.COMBAT[card].id
            tell(s, events.CARD_REVEALED, seat, card, battle_cards.COMBAT[card].id)
        self.cards = (names[battle_cards.ATTACKER], names[battle_cards.DEFENDER])
        self.used = (used[battle_cards.ATTACKER], used[battle_cards.DEFENDER])
        return self.open(s, self.turned_up)

    def scout(self, s: ClashState) -> Step:
        """Scout comes before everything else: the enemy's card changes hands. (COC-9.2.2)"""
        for side in (battle_cards.ATTACKER, battle_cards.DEFENDER):
            if self.instead[side]:
                self.silence(side)
        for side in (battle_cards.ATTACKER, battle_cards.DEFENDER):
            rival = self.players[1 - side]
            if self.cards[side] == "scout" and rival != tables.NONE:
                seat = self.players[side]
                (card,) = s.nations[rival].revealed
                # It is told while the card lies open: everybody has seen it.
                tell(s, events.CARD_SCOUTED, seat, card)
                s.nations[rival].revealed = ()
                s.nations[seat].hand += (card,)
                self.silence(1 - side)
                self.players = with_side(self.players, 1 - side, tables.NONE)
        return self.show(s, battle_cards.ATTACKER)

    def show(self, s: ClashState, side: int) -> Step:
        """What cards do when they are turned up, the attacker's first, if a unit is left for them. (COC-9.2.2)"""
        while side <= battle_cards.DEFENDER:
            self.side = side
            card = self.cards[side]
            if card in ON_REVEAL and self.force(s, side):
                step = ON_REVEAL[card](self, s)
                if step is not None:
                    return step
            side += 1
        if self.cards[battle_cards.DEFENDER] == "tactical_retreat" and self.force(s, battle_cards.DEFENDER):
            return ask(ChooseRetreat(self.players[battle_cards.DEFENDER], self.defender, self.hex), then=self.retreat)
        return self.before_roll(s)

    def shown(self, s: ClashState, _: object) -> Step:
        return self.show(s, self.side + 1)

    def martyr(self, s: ClashState) -> Step:
        """Give up a unit, then the enemy does; the enemy's card has no effect. (COC-9.2.2)"""
        self.silence(1 - self.side)
        return self.choose_victim(s, self.side)

    def archers(self, s: ClashState) -> Step | None:
        """With a high die the enemy removes a unit before the dice are rolled. (COC-9.2.2)"""
        if not self.check(s, "archers", 1):
            return None
        return self.choose_victim(s, 1 - self.side)

    def peltasts(self, s: ClashState) -> None:
        """A check die for each own unit; one success cancels a hit. (COC-9.2.2)"""
        if self.check(s, "peltasts", total(self.force(s, self.side))):
            self.cancel = raised(self.cancel, self.side, tables.number("peltasts", "hits"))

    def siege(self, s: ClashState) -> Step | None:
        """The enemy pays 2 food, or the combat abilities do not work this round. (COC-9.2.2)"""
        other = 1 - self.side
        if self.is_player(s, other) and self.force(s, other) and can_pay(s.nations[self.owner(other)], RATIONS):
            return ask(YesNo(self.owner(other), "prompt-siege"), then=self.fed)
        self.mute(s, other)
        return None

    def fed(self, s: ClashState, answer: Option) -> Step:
        other = 1 - self.side
        if answer == YES:
            return call(Pay(self.owner(other), RATIONS), then=self.shown)
        self.mute(s, other)
        return self.shown(s, None)

    def mute(self, s: ClashState, side: int) -> None:
        """A side's combat abilities do not work this round."""
        self.muted = with_side(self.muted, side, 1)
        tell(s, events.ABILITIES_MUTED, self.owner(side), named(self.owner(side)))

    def check(self, s: ClashState, card: str, number: int) -> bool:
        """Roll check dice for a card: whether one of them shows what it asks for. (COC-1.5)"""
        values = roll(s, number)
        owner = self.owner(self.side)
        tell(s, events.CHECK_ROLLED, owner, named(owner), card, values)
        return max(values) >= tables.number(card, "roll")

    def choose_victim(self, s: ClashState, side: int) -> Step:
        """A side removes one of its units that fight."""
        self.victim = side
        force = self.force(s, side)
        if not force:
            return self.mourned(s, None)
        return call(Casualties(self.owner(side), self.hex, force, 1), then=self.sacrifice)

    def sacrifice(self, s: ClashState, pack: Pack) -> Step:
        self.fallen = raised(self.fallen, self.victim, 1)
        return call(self.kill(s, self.victim, pack), then=self.mourned)

    def mourned(self, s: ClashState, _: object) -> Step:
        """After a martyr the enemy gives up a unit; after an enemy the next card is turned up."""
        if self.victim == self.side:
            return self.choose_victim(s, 1 - self.side)
        return self.shown(s, None)

    def retreat(self, s: ClashState, answer: Option) -> Step:
        """Tactical Retreat: the defenders leave, and the attacker has won. (COC-9.2.2, COC-8.1.4)"""
        pack, there = s.armies[self.defender][self.hex], map_of(s).hex[str(answer[1])]
        fought = FOUGHT if s.phase == "turn" and self.defender == s.active else 0
        move_all(s, self.defender, self.hex, there, pack & SETTLER_BITS)
        move_all(s, self.defender, self.hex, there, pack & ~SETTLER_BITS, fought)
        tell(s, events.RETREATED, self.defender, named(self.defender), answer[1])
        self.winner, self.retreated = self.attacker, 1
        self.put_cards_away(s)
        return self.finish(s)

    # -- a round: dice (COC-9.2.3) -------------------------------------------------------------------------------------

    def before_roll(self, s: ClashState) -> Step:
        for side in (battle_cards.ATTACKER, battle_cards.DEFENDER):
            if self.fallen[side] and not self.force(s, side) and not (side == battle_cards.DEFENDER and self.fortress):
                # A card has removed the last unit of a side: nobody is left to roll against.
                return self.end_round(s)
        return self.open(s, self.to_roll)

    def roll(self, s: ClashState) -> Step:
        faces = (self.throw(s, battle_cards.ATTACKER), self.throw(s, battle_cards.DEFENDER))
        self.dice = faces
        return self.open(s, self.has_rolled)

    def throw(self, s: ClashState, side: int) -> Numbers:
        """Roll a side's dice, a leader's die again. (COC-9.2.3)"""
        faces = dice.throw(s, self.dice_to_roll(s, side))
        owner = self.owner(side)
        if s.journal is not None:
            tell(s, events.DICE_ROLLED, owner, named(owner), tuple([dice.DIE[face] for face in faces]))
        if self.is_able(s, side):
            place = dice.leader_die(faces, self.force(s, side))
            if place >= 0:
                again = dice.throw_again(s)
                faces = put(faces, place, again)
                tell(s, events.DIE_REROLLED, owner, named(owner), (dice.DIE[again],))
        return faces

    def count(self, s: ClashState) -> Step:
        """Combat values; the Great Arena may add to them. (COC-9.2.3, COC-12.4.1)"""
        self.cv = (self.value(s, battle_cards.ATTACKER), self.value(s, battle_cards.DEFENDER))
        return self.ask_arena(s, battle_cards.ATTACKER)

    def ask_arena(self, s: ClashState, side: int) -> Step:
        """Once per land battle the Great Arena buys +1; asked only if that is one hit more. (COC-12.4.1)"""
        while side <= battle_cards.DEFENDER:
            if self.can_boost(s, side):
                self.side = side
                return ask(choose_arena_boost(s, self.owner(side), self.cv[side]), then=self.boost)
            side += 1
        return self.score(s)

    def boost(self, s: ClashState, answer: Option) -> Step:
        side, owner = self.side, self.owner(self.side)
        if answer == KEEP:
            return self.ask_arena(s, side + 1)
        self.boosted = with_side(self.boosted, side, 1)
        self.cv = raised(self.cv, side, ARENA_VALUE)
        tell(s, events.ARENA_USED, owner)
        if lose(s, owner, tables.STOCK.index(str(answer[1])), ARENA_PRICE[tables.MOOD]):
            return self.ask_arena(s, side + 1)
        # Only captives are left to pay with. (COC-13.30)
        return call(Pay(owner, ARENA_PRICE, EXACT), then=self.paid_arena)

    def paid_arena(self, s: ClashState, _: object) -> Step:
        return self.ask_arena(s, self.side + 1)

    # -- a round: casualties (COC-9.2.4) -------------------------------------------------------------------------------

    def score(self, s: ClashState) -> Step:
        self.hits = (self.cv[battle_cards.ATTACKER] // dice.HIT, self.cv[battle_cards.DEFENDER] // dice.HIT)
        for side in (battle_cards.ATTACKER, battle_cards.DEFENDER):
            owner = self.owner(side)
            tell(s, events.COMBAT_VALUE, owner, named(owner), self.cv[side], self.hits[side])
            self.cancel = raised(self.cancel, side, self.shield(s, side))
        return self.open(s, self.is_hit)

    def encircle(self, s: ClashState) -> Step:
        """All hits are known; Encircled may add one that nothing cancels. (COC-9.2.4)"""
        forces = (total(self.force(s, battle_cards.ATTACKER)), total(self.force(s, battle_cards.DEFENDER)))
        suffered = [min(self.hits_on(side), forces[side]) for side in (battle_cards.ATTACKER, battle_cards.DEFENDER)]
        for side in (battle_cards.ATTACKER, battle_cards.DEFENDER):
            stopped = min(self.cancel[side], self.hits[1 - side])
            if stopped:
                tell(s, events.HITS_CANCELLED, self.owner(side), named(self.owner(side)), stopped)
        losses = [suffered[side] + self.fallen[side] for side in (battle_cards.ATTACKER, battle_cards.DEFENDER)]
        more = [0, 0]
        for side in (battle_cards.ATTACKER, battle_cards.DEFENDER):
            other = 1 - side
            if self.cards[side] == "encircled" and losses[other] >= losses[side] and suffered[other] < forces[other]:
                self.side = side
                more[other] = tables.number("encircled", "hits") if self.check(s, "encircled", 1) else 0
        self.due = (
            suffered[battle_cards.ATTACKER] + more[battle_cards.ATTACKER],
            suffered[battle_cards.DEFENDER] + more[battle_cards.DEFENDER],
        )
        return self.hit(s, battle_cards.ATTACKER)

    def hit(self, s: ClashState, side: int) -> Step:
        """Who is hit names the units; those of both sides are removed together. (COC-9.2.4)"""
        while side <= battle_cards.DEFENDER:
            if self.due[side]:
                self.side = side
                force = self.force(s, side)
                return call(Casualties(self.owner(side), self.hex, force, self.due[side]), then=self.doom)
            side += 1
        return self.bury(s)

    def doom(self, s: ClashState, pack: Pack) -> Step:
        self.doomed = with_side(self.doomed, self.side, pack)
        return self.hit(s, self.side + 1)

    def bury(self, s: ClashState) -> Step:
        frames = [
            self.kill(s, side, self.doomed[side])
            for side in (battle_cards.ATTACKER, battle_cards.DEFENDER)
            if self.doomed[side]
        ]
        for side in (battle_cards.ATTACKER, battle_cards.DEFENDER):
            self.fallen = raised(self.fallen, side, self.due[side])
            if self.cards[side] == "surprise" and self.due[1 - side]:
                frames.append(draw_actions(s, self.players[side], tables.number("surprise", "cards")))
        found = tuple([frame for frame in frames if frame is not None])
        return call(Sequence(found), then=self.buried) if found else self.end_round(s)

    def buried(self, s: ClashState, _: object) -> Step:
        return self.end_round(s)

    def kill(self, s: ClashState, side: int, pack: Pack) -> Frame[ClashState] | None:
        """Remove units of a side; on land its Settlers go with the last military unit. (COC-9.2.4, COC-13.3)"""
        owner = self.owner(side)
        if self.sea:
            self._sink(s, owner, ships(pack))
        else:
            remove(s, owner, self.hex, pack)
            left = s.armies[owner][self.hex]
            if left and not left & MILITARY_BITS:
                remove(s, owner, self.hex, left)
                pack += left
        self.lost = raised(self.lost, side, pack)
        if s.journal is not None:
            tell(s, events.UNITS_FELL, owner, named(owner), map_of(s).names[self.hex], listed(pack))
        return lost_leader(s, owner, self.owner(1 - side)) if pack >= LEADER_PACK else None

    def _sink(self, s: ClashState, owner: int, number: int) -> None:
        """Ships go down, those of pirates that fight for a player first. (COC-13.41)"""
        allied = min(number, self.allies(s, owner))
        if allied:
            remove(s, tables.PIRATES, self.hex, allied * SHIP_PACK)
        if number > allied:
            remove(s, owner, self.hex, (number - allied) * SHIP_PACK)

    # -- the end (COC-9.2.5) -------------------------------------------------------------------------------------------

    def end_round(self, s: ClashState) -> Step:
        self.put_cards_away(s)
        if self.force(s, battle_cards.ATTACKER) and self.force(s, battle_cards.DEFENDER):
            return self.open(s, self.survives)
        return self.end_check(s)

    def put_cards_away(self, s: ClashState) -> None:
        """Cards last one round and are discarded face up. (COC-9.2.2)"""
        for seat in self.players:
            if seat != tables.NONE:
                (card,), s.nations[seat].revealed = s.nations[seat].revealed, ()
                lay_action(s, seat, card)
        self.players = (tables.NONE, tables.NONE)

    def end_check(self, s: ClashState) -> Step:
        attackers, defenders = self.force(s, battle_cards.ATTACKER), self.force(s, battle_cards.DEFENDER)
        if attackers and defenders:
            return self.both_left(s)
        self.withdrew = 0
        if attackers:
            self.winner = self.attacker
        elif defenders or not self.at_start[battle_cards.DEFENDER]:
            # A Fortress alone wins if no attacker is left. (COC-9.2.6)
            self.winner = self.defender
        return self.finish(s)

    def both_left(self, s: ClashState) -> Step:
        """The attacker may withdraw, must in an eclipse, and never does with barbarians. (COC-9.2.5, COC-10.4.3)"""
        must = self.withdrew or (not self.sea and is_eclipse(s))
        self.withdrew = 0
        if self.origin == NOWHERE:
            return self.new_round(s)
        if must:
            return self.withdraw(s, WITHDRAW)
        if not self.is_player(s, battle_cards.ATTACKER):
            return self.new_round(s)
        return ask(choose_withdrawal(s, self.attacker, self.hex, self.origin), then=self.withdraw)

    def withdraw(self, s: ClashState, answer: Option) -> Step:
        if answer == FIGHT_ON:
            return self.new_round(s)
        self.withdrew = 1
        return self.finish(s)

    def finish(self, s: ClashState) -> Step:
        name = map_of(s).names[self.hex]
        if self.winner != tables.NONE:
            tell(s, events.BATTLE_WON, self.winner, named(self.winner), name)
        elif not self.withdrew:
            tell(s, events.BATTLE_DRAWN, name)
        if self.winner == self.attacker and not self.retreated:
            # Settlers without an army, in the open or in an empty city. (COC-9.1.1)
            left = s.armies[self.defender][self.hex] & SETTLER_BITS if not self.sea else 0
            if left:
                self.kill(s, battle_cards.DEFENDER, left)
        if not self.sea and is_eclipse(s):
            award(s, self.defender if self.winner == tables.NONE else self.winner, SOLAR_ECLIPSE)
        self.pay_for_barbarians(s)
        return self.unload(s, battle_cards.ATTACKER)

    def pay_for_barbarians(self, s: ClashState) -> None:
        """Beating at least one barbarian unit is worth 1 gold. (COC-10.4.4)"""
        if self.winner != tables.NONE and self.winner < len(s.nations):
            loser = self.enemy(self.winner)
            if loser == tables.BARBARIANS and self.at_start[self.side_of(loser)]:
                gain(s, self.winner, tables.GOLD, tables.BARBARIAN_GOLD)

    def unload(self, s: ClashState, side: int) -> Step:
        """After a sea battle both sides check what their ships can carry. (COC-9.4.2)"""
        while self.sea and side <= battle_cards.DEFENDER:
            if self.is_player(s, side):
                self.side = side
                return call(Cargo(self.owner(side), self.hex, self.owner(1 - side)), then=self.unloaded)
            side += 1
        return self.go_back(s)

    def unloaded(self, s: ClashState, pack: Pack) -> Step:
        self.lost = raised(self.lost, self.side, pack)
        return self.unload(s, self.side + 1)

    def go_back(self, s: ClashState) -> Step:
        """Attackers who withdraw return; whoever has fought does not move again. (COC-9.2.5, COC-9.4.1, COC-8.2.4)"""
        s.battle_at = self.before
        fought = SHIP_BITS if self.sea else LAND_BITS
        here = s.armies[self.attacker][self.hex]
        if s.phase == "turn" and self.attacker == s.active:
            tire(s, self.attacker, self.hex, here & fought)
        elif s.phase == "turn" and self.defender == s.active and not self.retreated:
            tire(s, self.defender, self.hex, s.armies[self.defender][self.hex] & fought & ~SETTLER_BITS)
        if self.withdrew:
            allied = self.allies(s, self.attacker) if self.sea else 0
            each = each_carries(s, self.attacker) if self.sea and self.is_player(s, battle_cards.ATTACKER) else 0
            going = remaining(here, self.stayed)
            if each:
                going = with_cargo(here, going & SHIP_BITS, going & LAND_BITS, each, allied)
            move_all(s, self.attacker, self.hex, self.origin, going)
            if allied:
                # Pirates that came with the attackers go back with them. (COC-13.41)
                move_all(s, tables.PIRATES, self.hex, self.origin, allied * SHIP_PACK)
            tell(s, events.WITHDREW, self.attacker, named(self.attacker), map_of(s).names[self.origin])
        return self.reward(s)

    def reward(self, s: ClashState) -> Step:
        sunk = ships(self.lost[battle_cards.DEFENDER]) if self.defender == tables.PIRATES else 0
        paid = sunk and self.is_player(s, battle_cards.ATTACKER)
        return call(PirateGold(self.attacker, sunk) if paid else None, then=self.console)

    def console(self, s: ClashState, _: object) -> Step:
        """Fanaticism gives the loser of a battle in a Temple city an Infantry. (COC-6.6)"""
        if self.temple and self.winner != tables.NONE:
            loser = self.enemy(self.winner)
            if loser < len(s.nations) and s.nations[loser].known & bits.FANATICISM:
                return call(Choosing(ChooseMuster(loser, self.hex)), then=self.consoled)
        return self.consoled(s, None)

    def consoled(self, s: ClashState, _: object) -> Step:
        if self.winner != tables.NONE and self.refund[self.side_of(self.winner)]:
            # What Pygmalion's Protector was paid comes back, though he may have fallen. (COC-13.2)
            gain(s, self.winner, self.refund[self.side_of(self.winner)] - 1, PROTECTION)
        return self.open(s, self.has_ended)

    def capture(self, s: ClashState) -> Step:
        if self.city and self.winner == self.attacker and s.armies[self.attacker][self.hex] & MILITARY_BITS:
            self.captured = 1
            return call(Capture(self.attacker, self.hex), then=self.report)
        return self.report(s, None)

    def report(self, s: ClashState, _: object) -> Step:
        lesson = moments.CITY_TAKEN.frame(s, self.attacker, self.defender) if self.captured else None
        return call(in_order(battle_goals.after_battle(s, self.outcome()), lesson))


ON_REVEAL: Final[dict[str, Callable[[Battle, ClashState], Step | None]]] = {
    "martyr": Battle.martyr,
    "archers": Battle.archers,
    "peltasts": Battle.peltasts,
    "siege": Battle.siege,
}
"""What cards do when they are turned up."""


class Parries(Frame[ClashState]):
    """Abilities that may be paid to cancel a hit, one after the other as long as one is left. (COC-9.2.4)

    Returns what those that were paid have changed.
    """

    frames: tuple[Frame[ClashState], ...]
    left: int
    asked: int = 0
    results: tuple[Any, ...] = ()

    def start(self, s: ClashState) -> Step:
        if not self.left or self.asked == len(self.frames):
            return done(self.results)
        self.asked += 1
        return call(self.frames[self.asked - 1].clone(), then=self.parried)

    def parried(self, s: ClashState, result: Any) -> Step:
        if result:
            self.results = (*self.results, result)
            self.left -= 1
        return self.start(s)


# -- questions -------------------------------------------------------------------------------------------------------


def choose_withdrawal(s: ClashState, seat: Seat, hex_: int, origin: int) -> Choose:
    """Whether the attackers go back or fight another round. (COC-9.2.5)"""
    names = map_of(s).names
    return one_of(seat, "prompt-withdraw", "COC-9.2.5", [FIGHT_ON, WITHDRAW], hex=names[hex_], hex2=names[origin])


class ChooseRetreat(Question[ClashState]):
    """Where the defenders go with a Tactical Retreat. (COC-9.2.2)"""

    seat: Seat
    owner: int
    hex: int

    prompt: ClassVar[str] = "prompt-retreat"
    rule: ClassVar[str] = "COC-9.2.2"

    def choices(self, s: ClashState) -> Options:
        names = map_of(s).names
        return tuple([("retreat", names[hex_]) for hex_ in ways_out(s, self.owner, self.hex)])

    def refuse(self, s: ClashState, answer: Option) -> Refusal:
        if answer[0] == "retreat" and answer[-1] in map_of(s).hex:
            return Refusal("no-retreat-there", self.rule, {"hex": answer[-1]})
        return super().refuse(s, answer)


def choose_arena_boost(s: ClashState, seat: Seat, value: int) -> Choose:
    """Whether the Great Arena buys one more combat value, and with which token. (COC-12.4.1)"""
    stock = s.nations[seat].stock
    return one_of(
        seat,
        "prompt-arena",
        "COC-12.4.1",
        [*([option for kind, option in BOOST.items() if stock[kind]] or [BOOST[tables.MOOD]]), KEEP],
        value=value,
    )


# -- helpers ---------------------------------------------------------------------------------------------------------


def remaining(pack: Pack, stayed: Pack) -> Pack:
    """The units of a pack besides those that were there before; these are the last to fall."""
    return sum([max(0, number - count(stayed, kind)) * ONE[kind] for kind, number in kinds(pack)])


def with_cargo(pack: Pack, sailing: Pack, wanted: Pack, each: int, allied: int) -> Pack:
    """Ships that leave others behind, with the cargo they brought as far as both parts can carry theirs. (COC-8.2.5)"""
    room = each * (ships(sailing) + allied)
    left = each * ships(pack - sailing)
    cargo = loaded(wanted, room)
    rest = (pack & LAND_BITS) - cargo
    return sailing + cargo + rest - loaded(rest, left)


def move_all(s: ClashState, owner: int, here: Hex, there: Hex, pack: Pack, flags: int = 0) -> None:
    """Move units to another hex without any further ado; `flags` is what is marked on them besides."""
    had = shift(s, owner, here, there, pack)
    mark(s, owner, there, pack, flags, had)


def tire(s: ClashState, owner: int, hex_: Hex, pack: Pack) -> None:
    """Units that fought do not move again this turn. (COC-8.1.4)"""
    move_all(s, owner, hex_, hex_, pack, FOUGHT)
