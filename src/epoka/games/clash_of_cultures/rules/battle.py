"""Battles on land and at sea, round after round, up to the capture of a city. (COC-9)

Whoever moves or recruits units into a battle puts them on the hex first and then calls `Battle`; it does everything
else: cards, dice, casualties, withdrawal, rewards, capture and the objectives that it completes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from epoka.games.clash_of_cultures import bits, events
from epoka.games.clash_of_cultures.geometry import NOWHERE, Hex
from epoka.games.clash_of_cultures.rules import battle_goals, dice, moments
from epoka.games.clash_of_cultures.rules.battle_cards import (
    ATTACKER,
    COMBAT,
    DEFENDER,
    HOLD,
    ChooseBattleCard,
    why_not_lay,
)
from epoka.games.clash_of_cultures.rules.capture import Capture
from epoka.games.clash_of_cultures.rules.casualties import Cargo, Casualties, listed, named
from epoka.games.clash_of_cultures.rules.drawing import draw_action, lay_action
from epoka.games.clash_of_cultures.rules.field import ARENA_PRICE, NOTHING, Field, Pair, raised, ways_out, with_side
from epoka.games.clash_of_cultures.rules.groups import loaded
from epoka.games.clash_of_cultures.rules.lasting import SOLAR_ECLIPSE, award, is_eclipse
from epoka.games.clash_of_cultures.rules.leaders import lost_leader
from epoka.games.clash_of_cultures.rules.notes import note, remember
from epoka.games.clash_of_cultures.rules.preparations import Preparations
from epoka.games.clash_of_cultures.rules.spoils import Fanatics, PirateGold
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
from epoka.games.clash_of_cultures.state import ClashState, Numbers, map_of, without
from epoka.games.clash_of_cultures.tables import (
    BARBARIANS,
    CARD,
    CULTURE,
    GOLD,
    MOOD,
    NONE,
    PIRATES,
    STOCK,
    Price,
)
from epoka.kernel import (
    YES,
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
    roll,
    tell,
)

FIGHT_ON: Final[Option] = ("fight",)
WITHDRAW: Final[Option] = ("withdraw",)
KEEP: Final[Option] = ("save",)
BOOST: Final[dict[int, Option]] = {kind: ("boost", STOCK[kind]) for kind in (MOOD, CULTURE)}
WORDS: Final = {"fight": (), "withdraw": (), "save": (), "boost": ("kind",), "retreat": ("hex",)}
ON_REVEAL: Final = frozenset({"martyr", "archers", "peltasts", "siege"})
RATIONS: Final[Price] = (2, 0, 0, 0, 0, 0, 0)
"""What keeps the combat abilities going in a Siege."""


_after_capture: list[Callable[[ClashState, int, int], Frame[ClashState] | None]] = []


def on_capture(frame: Callable[[ClashState, int, int], Frame[ClashState] | None]) -> None:
    """Say what may be played right after somebody has captured a city from somebody. (COC-12.1)"""
    _after_capture.append(frame)


class Battle(Field):
    """The course of a battle; its fields and what they mean are those of `Field`. (COC-9.1, COC-9.2)"""

    # -- abilities act -------------------------------------------------------------------------------------------------

    def open(self, s: ClashState, moment: str, then: str) -> Step:
        """Open a moment for both sides, the attacker first; then go on with the step of this name."""
        self.moment, self.then, self.side = moment, then, ATTACKER
        return self.act(s)

    def act(self, s: ClashState) -> Step:
        opened: moments.Moment = getattr(moments, self.moment)
        while self.side <= DEFENDER:
            side = self.side
            self.side += 1
            owner = self.owner(side)
            if owner >= len(s.nations) or not s.nations[owner].acts & opened.bit:
                continue
            if self.moment == "BATTLE_HITS" and not self.hits_on(side):
                continue
            frame = opened.frame(s, owner, self)
            if self.moment == "BATTLE_HITS" and isinstance(frame, Sequence):
                frame = Parries(frame.frames, self.hits_on(side))
            if frame is not None:
                return call(frame, then=self.acted)
        step: Step = getattr(self, self.then)(s)
        return step

    def acted(self, s: ClashState, result: Any) -> Step:
        self.take(self.side - 1, result)
        return self.act(s)

    # -- before the first round (COC-9.1) ------------------------------------------------------------------------------

    def start(self, s: ClashState) -> Step:
        self.before, s.battle_at = s.battle_at, self.hex
        self.survey(s)
        for side in (ATTACKER, DEFENDER):
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
            self.kill(s, ATTACKER, self.at_start[ATTACKER])
            self.winner = self.defender
            return self.finish(s)
        if not self.at_start[DEFENDER] and not self.fort:
            self.winner = self.attacker
            return self.finish(s)
        if self.sea:
            return self.open(s, "BATTLE_BEGINS", "new_round")
        owners = (self.attacker, self.defender)
        return call(Preparations(owners, self.hex, self.city, self.fortress), then=self.prepared)

    def _recall_warlord(self, s: ClashState) -> None:
        """The Great Warlord helps in the first battle that his move causes. (COC-10.1, event 24)"""
        if self.is_player(s, ATTACKER) and note(s.nations[self.attacker], "great_warlord"):
            remember(s.nations[self.attacker], "great_warlord", 0)
            self.lasting = raised(self.lasting, ATTACKER, 2)

    def prepared(self, s: ClashState, result: tuple[int, Pair, int]) -> Step:
        self.fortress, steel, horse = result
        self.lasting = (self.lasting[ATTACKER] + steel[ATTACKER], self.lasting[DEFENDER] + steel[DEFENDER])
        self.barred = (0, horse)
        return self.open(s, "BATTLE_BEGINS", "new_round")

    # -- a round: cards (COC-9.2.1, COC-9.2.2) -------------------------------------------------------------------------

    def new_round(self, s: ClashState) -> Step:
        self.round += 1
        self.cards, self.dice, self.players = ("", ""), ((), ()), (NONE, NONE)
        self.instead = self.muted = self.bonus = self.rolled = self.cancel = self.fallen = self.hits = NOTHING
        self.due = self.doomed = self.played = NOTHING
        tell(s, events.COMBAT_ROUND, self.round)
        if self.round == 1:
            return self.ask_card(s, ATTACKER)
        self.barred, self.fortress = NOTHING, 0
        return self.open(s, "BATTLE_ROUND", "begin_round")

    def begin_round(self, s: ClashState) -> Step:
        if not self.force(s, ATTACKER) or not self.force(s, DEFENDER):
            return self.end_check(s)
        return self.ask_card(s, ATTACKER)

    def ask_card(self, s: ClashState, side: int) -> Step:
        while side <= DEFENDER:
            seat = self.card_player(s, side)
            if seat != NONE:
                self.side = side
                return ask(ChooseBattleCard(seat, side, self.has(s, side)), then=self.laid)
            side += 1
        return self.reveal(s)

    def laid(self, s: ClashState, answer: Option) -> Step:
        side = self.side
        if answer != HOLD:
            seat = self.card_player(s, side)
            own = s.nations[seat]
            card = CARD[str(answer[1])]
            own.hand = without(own.hand, card)
            own.committed = (card,)
            self.players = with_side(self.players, side, seat)
            self.played = with_side(self.played, side, 1)
            tell(s, events.CARD_LAID, seat)
        return self.ask_card(s, side + 1)

    def reveal(self, s: ClashState) -> Step:
        """Both cards are turned up; one that does not fit the battle has no effect. (COC-9.2.2)"""
        if self.players == (NONE, NONE):
            return self.before_roll(s)
        names = ["", ""]
        used = list(self.used)
        for side, seat in enumerate(self.players):
            if seat == NONE:
                continue
            own = s.nations[seat]
            (card,) = own.revealed = own.committed
            own.committed = ()
            used[side] += (card,)
            if why_not_lay(card, side, self.has(s, side)) is None:
                names[side] = COMBAT[card].id
            tell(s, events.CARD_REVEALED, seat, card, COMBAT[card].id)
        self.cards = (names[ATTACKER], names[DEFENDER])
        self.used = (used[ATTACKER], used[DEFENDER])
        return self.open(s, "BATTLE_REVEALED", "scout")

    def scout(self, s: ClashState) -> Step:
        """Scout comes before everything else: the enemy's card changes hands. (COC-9.2.2)"""
        for side in (ATTACKER, DEFENDER):
            if self.instead[side]:
                self.silence(side)
        for side in (ATTACKER, DEFENDER):
            rival = self.players[1 - side]
            if self.cards[side] == "scout" and rival != NONE:
                seat = self.players[side]
                (card,) = s.nations[rival].revealed
                # It is told while the card lies open: everybody has seen it.
                tell(s, events.CARD_SCOUTED, seat, card)
                s.nations[rival].revealed = ()
                s.nations[seat].hand += (card,)
                self.silence(1 - side)
                self.players = with_side(self.players, 1 - side, NONE)
        return self.show(s, ATTACKER)

    def show(self, s: ClashState, side: int) -> Step:
        """What cards do when they are turned up, the attacker's first, if a unit is left for them. (COC-9.2.2)"""
        while side <= DEFENDER:
            self.side = side
            card = self.cards[side]
            if card in ON_REVEAL and self.force(s, side):
                step: Step | None = getattr(self, card)(s)
                if step is not None:
                    return step
            side += 1
        if self.cards[DEFENDER] == "tactical_retreat" and self.force(s, DEFENDER):
            return ask(ChooseRetreat(self.players[DEFENDER], self.defender, self.hex), then=self.retreat)
        return self.before_roll(s)

    def shown(self, s: ClashState, _: object) -> Step:
        return self.show(s, self.side + 1)

    def martyr(self, s: ClashState) -> Step:
        """Give up a unit, then the enemy does; the enemy's card has no effect. (COC-9.2.2)"""
        self.silence(1 - self.side)
        return self.choose_victim(s, self.side, "martyred")

    def martyred(self, s: ClashState, _: object) -> Step:
        return self.choose_victim(s, 1 - self.side, "shown")

    def archers(self, s: ClashState) -> Step | None:
        """On a 5 or 6 the enemy removes a unit before the dice are rolled. (COC-9.2.2)"""
        if not self.check(s, "archers", 1):
            return None
        return self.choose_victim(s, 1 - self.side, "shown")

    def peltasts(self, s: ClashState) -> None:
        """A check die for each own unit; one success cancels a hit. (COC-9.2.2)"""
        if self.check(s, "peltasts", total(self.force(s, self.side))):
            self.cancel = raised(self.cancel, self.side, 1)

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
        """Roll check dice for a card: whether one of them shows a 5 or 6."""
        values = roll(s, number)
        owner = self.owner(self.side)
        tell(s, events.CHECK_ROLLED, owner, named(owner), card, values)
        return max(values) >= dice.CHECK

    def choose_victim(self, s: ClashState, side: int, then: str) -> Step:
        """A side removes one of its units that fight; then the step of this name follows."""
        self.victim, self.then = side, then
        force = self.force(s, side)
        if not force:
            return self.mourned(s, None)
        return call(Casualties(self.owner(side), self.hex, force, 1), then=self.sacrifice)

    def sacrifice(self, s: ClashState, pack: Pack) -> Step:
        self.fallen = raised(self.fallen, self.victim, 1)
        frame = self.kill(s, self.victim, pack)
        return call(frame, then=self.mourned) if frame else self.mourned(s, None)

    def mourned(self, s: ClashState, _: object) -> Step:
        step: Step = getattr(self, self.then)(s, None)
        return step

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
        for side in (ATTACKER, DEFENDER):
            if self.fallen[side] and not self.force(s, side) and not (side == DEFENDER and self.fortress):
                # A card has removed the last unit of a side: nobody is left to roll against.
                return self.end_round(s)
        return self.open(s, "BATTLE_ROLL", "roll")

    def roll(self, s: ClashState) -> Step:
        faces = (self.throw(s, ATTACKER), self.throw(s, DEFENDER))
        self.dice = faces
        return self.open(s, "BATTLE_ROLLED", "count")

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
                faces = (*faces[:place], again, *faces[place + 1 :])
                tell(s, events.DIE_REROLLED, owner, named(owner), (dice.DIE[again],))
        return faces

    def count(self, s: ClashState) -> Step:
        """Combat values; the Great Arena may add to them. (COC-9.2.3, COC-12.4.1)"""
        self.cv = (self.value(s, ATTACKER), self.value(s, DEFENDER))
        return self.ask_arena(s, ATTACKER)

    def ask_arena(self, s: ClashState, side: int) -> Step:
        """Once per land battle the Great Arena buys +1; asked only if that is one hit more. (COC-12.4.1)"""
        while side <= DEFENDER:
            if self.can_boost(s, side):
                self.side = side
                return ask(ChooseArenaBoost(self.owner(side), self.cv[side]), then=self.boost)
            side += 1
        return self.score(s)

    def boost(self, s: ClashState, answer: Option) -> Step:
        side, owner = self.side, self.owner(self.side)
        if answer == KEEP:
            return self.ask_arena(s, side + 1)
        self.boosted = with_side(self.boosted, side, 1)
        self.cv = raised(self.cv, side, 1)
        tell(s, events.ARENA_USED, owner)
        if lose(s, owner, STOCK.index(str(answer[1])), 1):
            return self.ask_arena(s, side + 1)
        # Only captives are left to pay with. (COC-13.30)
        return call(Pay(owner, ARENA_PRICE, EXACT), then=self.paid_arena)

    def paid_arena(self, s: ClashState, _: object) -> Step:
        return self.ask_arena(s, self.side + 1)

    # -- a round: casualties (COC-9.2.4) -------------------------------------------------------------------------------

    def score(self, s: ClashState) -> Step:
        self.hits = (self.cv[ATTACKER] // dice.HIT, self.cv[DEFENDER] // dice.HIT)
        for side in (ATTACKER, DEFENDER):
            owner = self.owner(side)
            tell(s, events.COMBAT_VALUE, owner, named(owner), self.cv[side], self.hits[side])
            self.cancel = raised(self.cancel, side, self.shield(s, side))
        return self.open(s, "BATTLE_HITS", "encircle")

    def encircle(self, s: ClashState) -> Step:
        """All hits are known; Encircled may add one that nothing cancels. (COC-9.2.4)"""
        forces = (total(self.force(s, ATTACKER)), total(self.force(s, DEFENDER)))
        suffered = [min(self.hits_on(side), forces[side]) for side in (ATTACKER, DEFENDER)]
        for side in (ATTACKER, DEFENDER):
            stopped = min(self.cancel[side], self.hits[1 - side])
            if stopped:
                tell(s, events.HITS_CANCELLED, self.owner(side), named(self.owner(side)), stopped)
        losses = [suffered[side] + self.fallen[side] for side in (ATTACKER, DEFENDER)]
        more = [0, 0]
        for side in (ATTACKER, DEFENDER):
            other = 1 - side
            if self.cards[side] == "encircled" and losses[other] >= losses[side] and suffered[other] < forces[other]:
                self.side = side
                more[other] = int(self.check(s, "encircled", 1))
        self.due = (suffered[ATTACKER] + more[ATTACKER], suffered[DEFENDER] + more[DEFENDER])
        return self.hit(s, ATTACKER)

    def hit(self, s: ClashState, side: int) -> Step:
        """Who is hit names the units; those of both sides are removed together. (COC-9.2.4)"""
        while side <= DEFENDER:
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
        frames = [self.kill(s, side, self.doomed[side]) for side in (ATTACKER, DEFENDER) if self.doomed[side]]
        for side in (ATTACKER, DEFENDER):
            self.fallen = raised(self.fallen, side, self.due[side])
            if self.cards[side] == "surprise" and self.due[1 - side]:
                frames.append(draw_action(s, self.players[side]))
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
            remove(s, PIRATES, self.hex, allied * SHIP_PACK)
        if number > allied:
            remove(s, owner, self.hex, (number - allied) * SHIP_PACK)

    # -- the end (COC-9.2.5) -------------------------------------------------------------------------------------------

    def end_round(self, s: ClashState) -> Step:
        self.put_cards_away(s)
        if self.force(s, ATTACKER) and self.force(s, DEFENDER):
            return self.open(s, "BATTLE_SURVIVED", "end_check")
        return self.end_check(s)

    def put_cards_away(self, s: ClashState) -> None:
        """Cards last one round and are discarded face up. (COC-9.2.2)"""
        for seat in self.players:
            if seat != NONE:
                (card,), s.nations[seat].revealed = s.nations[seat].revealed, ()
                lay_action(s, seat, card)
        self.players = (NONE, NONE)

    def end_check(self, s: ClashState) -> Step:
        attackers, defenders = self.force(s, ATTACKER), self.force(s, DEFENDER)
        if attackers and defenders:
            return self.both_left(s)
        self.withdrew = 0
        if attackers:
            self.winner = self.attacker
        elif defenders or not self.at_start[DEFENDER]:
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
        if not self.is_player(s, ATTACKER):
            return self.new_round(s)
        return ask(ChooseWithdrawal(self.attacker, self.hex, self.origin), then=self.withdraw)

    def withdraw(self, s: ClashState, answer: Option) -> Step:
        if answer == FIGHT_ON:
            return self.new_round(s)
        self.withdrew = 1
        return self.finish(s)

    def finish(self, s: ClashState) -> Step:
        name = map_of(s).names[self.hex]
        if self.winner != NONE:
            tell(s, events.BATTLE_WON, self.winner, named(self.winner), name)
        elif not self.withdrew:
            tell(s, events.BATTLE_DRAWN, name)
        if self.winner == self.attacker and not self.retreated:
            # Settlers without an army, in the open or in an empty city. (COC-9.1.1)
            left = s.armies[self.defender][self.hex] & SETTLER_BITS if not self.sea else 0
            if left:
                self.kill(s, DEFENDER, left)
        if not self.sea and is_eclipse(s):
            award(s, self.defender if self.winner == NONE else self.winner, SOLAR_ECLIPSE)
        self.pay_for_barbarians(s)
        return self.unload(s, ATTACKER)

    def pay_for_barbarians(self, s: ClashState) -> None:
        """Beating at least one barbarian unit is worth 1 gold. (COC-10.4.4)"""
        if self.winner != NONE and self.winner < len(s.nations):
            loser = self.enemy(self.winner)
            if loser == BARBARIANS and self.at_start[self.side_of(loser)]:
                gain(s, self.winner, GOLD, 1)

    def unload(self, s: ClashState, side: int) -> Step:
        """After a sea battle both sides check what their ships can carry. (COC-9.4.2)"""
        while self.sea and side <= DEFENDER:
            if self.is_player(s, side):
                self.side = side
                return call(Cargo(self.owner(side), self.hex, self.owner(1 - side)), then=self.unloaded)
            side += 1
        return self.go_back(s)

    def unloaded(self, s: ClashState, pack: Pack) -> Step:
        self.lost = raised(self.lost, self.side, pack)
        return self.unload(s, self.side + 1)

    def go_back(self, s: ClashState) -> Step:
        """Attackers who withdraw return; whoever has fought does not move again this turn. (COC-9.2.5, COC-8.1.4)"""
        s.battle_at = self.before
        fought = SHIP_BITS if self.sea else LAND_BITS
        here = s.armies[self.attacker][self.hex]
        if s.phase == "turn" and self.attacker == s.active:
            tire(s, self.attacker, self.hex, here & fought)
        elif s.phase == "turn" and self.defender == s.active and not self.retreated:
            tire(s, self.defender, self.hex, s.armies[self.defender][self.hex] & fought & ~SETTLER_BITS)
        if self.withdrew:
            allied = self.allies(s, self.attacker) if self.sea else 0
            each = each_carries(s, self.attacker) if self.sea and self.is_player(s, ATTACKER) else 0
            going = remaining(here, self.stayed)
            if each:
                going = with_cargo(here, going & SHIP_BITS, going & LAND_BITS, each, allied)
            move_all(s, self.attacker, self.hex, self.origin, going)
            if allied:
                # Pirates that came with the attackers go back with them. (COC-13.41)
                move_all(s, PIRATES, self.hex, self.origin, allied * SHIP_PACK)
            tell(s, events.WITHDREW, self.attacker, named(self.attacker), map_of(s).names[self.origin])
        return self.reward(s)

    def reward(self, s: ClashState) -> Step:
        sunk = ships(self.lost[DEFENDER]) if self.defender == PIRATES else 0
        if sunk and self.is_player(s, ATTACKER):
            return call(PirateGold(self.attacker, sunk), then=self.console)
        return self.console(s, None)

    def console(self, s: ClashState, _: object) -> Step:
        """Fanaticism gives the loser of a battle in a Temple city an Infantry. (COC-6.6)"""
        if self.temple and self.winner != NONE:
            loser = self.enemy(self.winner)
            if loser < len(s.nations) and s.nations[loser].known & bits.FANATICISM:
                return call(Fanatics(loser, self.hex), then=self.consoled)
        return self.consoled(s, None)

    def consoled(self, s: ClashState, _: object) -> Step:
        if self.winner != NONE and self.refund[self.side_of(self.winner)]:
            # What Pygmalion's Protector was paid comes back, though he may have fallen. (COC-13.2)
            gain(s, self.winner, self.refund[self.side_of(self.winner)] - 1, 1)
        return self.open(s, "BATTLE_ENDED", "capture")

    def capture(self, s: ClashState) -> Step:
        if self.city and self.winner == self.attacker and s.armies[self.attacker][self.hex] & MILITARY_BITS:
            self.captured = 1
            return call(Capture(self.attacker, self.hex), then=self.report)
        return self.report(s, None)

    def report(self, s: ClashState, _: object) -> Step:
        lesson = _after_capture[0](s, self.attacker, self.defender) if self.captured and _after_capture else None
        frame = moments.both(battle_goals.after_battle(s, self.outcome()), lesson)
        return call(frame, then=self.over) if frame else done()

    def over(self, s: ClashState, _: object) -> Step:
        return done()


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


class ChooseWithdrawal(Question[ClashState]):
    """Whether the attackers go back or fight another round. (COC-9.2.5)"""

    seat: Seat
    hex: int
    origin: int

    prompt: ClassVar[str] = "prompt-withdraw"
    rule: ClassVar[str] = "COC-9.2.5"

    def choices(self, s: ClashState) -> Options:
        return (FIGHT_ON, WITHDRAW)

    def args(self, s: ClashState) -> dict[str, int | str]:
        names = map_of(s).names
        return {"hex": names[self.hex], "hex2": names[self.origin]}


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


class ChooseArenaBoost(Question[ClashState]):
    """Whether the Great Arena buys one more combat value, and with which token. (COC-12.4.1)"""

    seat: Seat
    value: int

    prompt: ClassVar[str] = "prompt-arena"
    rule: ClassVar[str] = "COC-12.4.1"

    def choices(self, s: ClashState) -> Options:
        stock = s.nations[self.seat].stock
        return (*([option for kind, option in BOOST.items() if stock[kind]] or [BOOST[MOOD]]), KEEP)

    def args(self, s: ClashState) -> dict[str, int | str]:
        return {"value": self.value}


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
