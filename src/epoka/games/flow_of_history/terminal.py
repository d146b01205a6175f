"""The Flow of History in the terminal: standings, the Market as cards, and civilizations with their stacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from rich.console import Console
from rich.text import Text

from epoka.kernel import Seat
from epoka.kernel.game import JSON
from epoka.painting import (
    COLOURS,
    Board,
    Frame,
    Lines,
    cut,
    hanging,
    padded,
    right,
    rivals_first,
    side_by_side,
    table,
    wrapped,
    zone_of,
)

FAMILIES = {
    "construction": "indian_red1",
    "government": "medium_purple1",
    "knowledge": "dark_cyan",
    "military": "red",
    "leader": "green",
    "wonder": "dark_orange",
}
"""The colour of each type of card, always with the type's name."""
ICONS = {
    "attack": "red",
    "culture": "medium_purple1",
    "defense": "dodger_blue1",
    "agriculture": "green",
    "industry": "dark_orange",
    "science": "dark_cyan",
    "trade": "khaki1",
}
NARROWEST_CARD = 22
NARROWEST_CIVILIZATION = 38
LASTING = ("continuous", "turn_action", "scoring")
"""Effects that go on working, unlike those that fire once when a card arrives."""


class Painter(Board):
    """The table of The Flow of History.

    Detail: 0 a line for each Market card, 1 with its effect, 2 cards in frames, 3 the rivals' cards in lines as well,
    4 all civilizations in frames.
    """

    unsaid: ClassVar[frozenset[str]] = frozenset({"arrived"})
    most_detail: ClassVar[int] = 4

    # -- what both halves say ------------------------------------------------------------------------------------

    def status(self, view: JSON) -> str:
        counters = view["counters"]["table"]
        texts = self.texts
        found = [texts("flow-era", era=counters["era"]), texts("flow-supply", amount=counters["supply"])]
        backs = zone_of(view, "deck")["backs"]
        if backs:
            found.append(texts("flow-deck", count=counters["deck"], era=backs[0][0]))
        else:
            found.append(texts("flow-deck-empty"))
        return " ".join(found)

    def kind(self, card: str) -> str:
        """A card's type and era; the last two cards are an era of their own and need no number."""
        facts = self.cards[card]["facts"]
        if facts["era"] is None:
            return self.texts("flow-variant-card")
        kind: str = self.texts(f"type-{facts['type']}")
        if facts["era"] in ("internet", "future"):
            return kind
        return self.texts("flow-kind", type=facts["type"], era=facts["era"])

    def icons(self, production: JSON) -> list[str]:
        """Icons by name, those there are none of left out."""
        return [f"{self.texts(f'icon-{icon}')} {count}" for icon, count in production.items() if count]

    def stake(self, card: str, view: JSON) -> str:
        """Who has invested how much in a Market card, or nothing."""
        mark = view["marks"].get(card)
        if mark is None:
            return ""
        if mark["investor"] == "banker":
            return self.texts("flow-stake-banker", amount=mark["resources"])
        return self.texts("flow-stake", investor=mark["investor"], amount=mark["resources"])

    def tag(self, card: str) -> str:
        """When a card's effect works, for effects that still do."""
        trigger = self.cards[card]["facts"]["trigger"]
        return self.texts(f"trigger-{trigger.replace('_', '-')}") if trigger in LASTING else ""

    # -- sentences -----------------------------------------------------------------------------------------------

    def lines(self, view: JSON) -> list[str]:
        found = [self.status(view), self.texts("flow-market")]
        found += [self.market_line(card, view) for card in zone_of(view, "market")["cards"]]
        for seat in rivals_first(view):
            found += self.civilization_lines(seat, view)
        return found

    def market_line(self, card: str, view: JSON) -> str:
        """A Market card in sentences."""
        facts = ", ".join([self.kind(card), *self.icons(self.cards[card]["facts"]["production"])])
        stake = self.stake(card, view)
        return f"{self.texts.card(card)}. {facts}. {self.effect(card)}{f' {stake}.' if stake else ''}"

    def civilization_lines(self, seat: Seat, view: JSON) -> Iterator[str]:
        """A civilization in sentences: its numbers, then its stacks with what lies covered."""
        counters = view["counters"]["seats"][seat]
        yield self.texts(
            "flow-civilization",
            who=self.who(seat, view),
            have=counters["resources"],
            points=counters["points"],
            icons=", ".join([f"{self.texts(f'icon-{icon}')} {count}" for icon, count in counters["icons"].items()]),
            attack=counters["attack"],
            strength=counters["strength"],
        )
        for kind, cards in _stacks(counters):
            if kind == "wonder":
                shown = "; ".join([self.with_icons(card) for card in cards])
            else:
                shown = self.with_icons(cards[-1])
                for card in reversed(cards[:-1]):
                    shown = self.texts("flow-covering", above=shown, below=self.with_icons(card))
            yield f"{self.texts(f'type-{kind}')}: {shown}."

    def with_icons(self, card: str) -> str:
        """A card's name with its production bar."""
        icons = self.icons(self.cards[card]["facts"]["production"])
        return f"{self.texts.card(card)} ({', '.join(icons)})" if icons else self.texts.card(card)

    def card_lines(self, card: str, view: JSON) -> list[str]:
        facts = self.cards[card]["facts"]
        found = [f"{self.texts.card(card)}. {self.kind(card)}."]
        icons = self.icons(facts["production"])
        if icons:
            found.append(self.texts("flow-production", icons=", ".join(icons)))
        if facts["investment_income"]:
            found.append(self.texts("flow-income", icon=facts["investment_income"]))
        return [*found, self.effect(card), self.where(card, view), self.confidence(self.cards[card])]

    def where(self, card: str, view: JSON) -> str:
        """Where a card is now, as far as it can be known."""
        for zone in view["zones"]:
            if card not in zone["cards"]:
                continue
            if zone["zone"] == "market":
                stake = self.stake(card, view)
                return self.texts("flow-on-market") + (f" {stake}." if stake else "")
            if zone["zone"] == "cards":
                visible = view["counters"]["seats"][zone["seat"]]["visible"]
                return self.texts("flow-in-play" if card in visible else "flow-in-play-covered", seat=zone["seat"])
            return self.texts("flow-dealt" if zone["zone"] == "dealt" else "flow-out-of-game")
        return self.texts("flow-unseen")

    def own(self, view: JSON) -> str:
        counters = view["counters"]["seats"][view["viewer"]]
        return self.texts("flow-own", have=counters["resources"], points=counters["points"])

    def option(self, option: JSON, view: JSON) -> str:
        said = super().option(option, view)
        if option["value"][0] == "complete":
            return self.texts("flow-option-complete", option=said, cards=self.touched(option, view))
        if option["value"][0] == "keep":
            icons = self.icons(self.cards[option["value"][1]]["facts"]["production"])
            return self.texts("flow-option-keep", option=said, icons=", ".join(icons))
        return said

    def previewed(self, option: JSON) -> tuple[str, ...]:
        # What a stake costs is the option itself.
        return () if option["value"][0] == "stake" else ("resources", "points")

    def touched(self, option: JSON, view: JSON) -> list[str]:
        if option["value"][0] == "complete":
            return [card for card, mark in view["marks"].items() if mark["investor"] == view["viewer"]]
        return super().touched(option, view)

    def change(self, name: str, before: int, after: int) -> str:
        return self.texts(f"flow-change-{name}", before=before, after=after)

    def short_change(self, name: str, before: int, after: int) -> str:
        return f"{self.texts(f'flow-short-{name}')} {before}→{after}"

    def legend(self) -> list[str]:
        short = ", ".join([f"{self.texts(f'flow-icon-{icon}')} {self.texts(f'icon-{icon}')}" for icon in ICONS])
        return ["", self.texts("flow-legend"), self.texts("flow-legend-icons", icons=short)]

    def sheet_line(self, line: JSON) -> str:
        if line["id"] != "score-card":
            return super().sheet_line(line)
        card = line["args"]["card"]
        said = " ".join([self.texts.message(step) for step in self.cards[card]["text"]])
        return self.texts("flow-sheet-card", card=card, text=said.rstrip("."))

    def sheet_notes(self, sheet: JSON) -> list[str]:
        icons = ", ".join([f"{self.texts(f'icon-{icon}')} {count}" for icon, count in sheet["icons"].items()])
        return [
            self.texts("flow-sheet-icons", icons=icons),
            self.texts("flow-sheet-ties", cards=sheet["cards"], have=sheet["resources"]),
        ]

    # -- painting ------------------------------------------------------------------------------------------------

    def paint(self, console: Console, view: JSON, detail: int) -> Lines:
        seats = rivals_first(view)
        cards = zone_of(view, "market")["cards"]
        if detail > 1:
            market = side_by_side(console, [self.card_frame(card, view) for card in cards], NARROWEST_CARD)
        else:
            market = self.market_list(console, cards, view, detail)
        market = [self.header(console.width, view), *market]
        if detail == self.most_detail:
            frames = [self.civilization(seat, view) for seat in seats]
            return [*market, *side_by_side(console, frames, NARROWEST_CIVILIZATION)]
        shown = seats[:-1] if detail > 2 else []
        rivals = [line for seat in shown for line in wrapped(console, self.card_line(seat, view), console.width)]
        has_cards = bool(view["counters"]["seats"][seats[-1]]["stacks"])
        own = wrapped(console, self.card_line(seats[-1], view), console.width) if has_cards else []
        return [*self.standings(console.width, view), *rivals, *market, *own]

    def header(self, width: int, view: JSON) -> Text:
        """Era, Supply and deck, with a line to the edge."""
        status = Text(self.status(view), style="bold")
        return cut(Text.assemble(status, (f" {'─' * (width - 1 - status.cell_len)}", "dim")), width)

    def standings(self, width: int, view: JSON) -> Lines:
        """Every player's numbers, a line each."""
        texts = self.texts
        heads = [
            texts("flow-short-resources"),
            *[texts(f"flow-icon-{icon}") for icon in ICONS],
            texts("flow-short-strength"),
            texts("flow-short-points"),
        ]
        rows = [[Text(), *[Text(head, style="dim") for head in heads]]]
        for seat in rivals_first(view):
            counters = view["counters"]["seats"][seat]
            icons = [Text(str(n), style=ICONS[icon] if n else "dim") for icon, n in counters["icons"].items()]
            strength = Text(f"{counters['attack']}/{counters['strength']}")
            points = Text(str(counters["points"]), style="bold")
            rows.append([self.title(seat, view), Text(str(counters["resources"])), *icons, strength, points])
        return table(rows, width)

    def icon_bar(self, card: str) -> Text:
        """A card's icons in short, those there are none of left out."""
        production = self.cards[card]["facts"]["production"]
        shown = [Text(f"{self.texts(f'flow-icon-{i}')}{n}", style=ICONS[i]) for i, n in production.items() if n]
        return Text(" ").join(shown)

    def mark(self, card: str, view: JSON) -> Text:
        """The marker and the resources on a Market card."""
        mark = view["marks"].get(card)
        if mark is None:
            return Text()
        if mark["investor"] == "banker":
            return Text(f"{self.texts.card('banker')}: {mark['resources']}", style="bold")
        colour = COLOURS[mark["investor"] % len(COLOURS)]
        text = f" {self.texts.seat(mark['investor'])}: {mark['resources']}"
        return Text.assemble(self.sign(mark["investor"]), (text, f"bold {colour}"))

    def effect_text(self, card: str) -> Text:
        """What a card does, with the word that says when set off."""
        whole = self.effect(card)
        text = Text(whole)
        text.stylize("italic", 0, whole.find(":") + 1)
        return text

    def kind_text(self, card: str) -> Text:
        """A card's type and era in the colour of the type."""
        return Text(self.kind(card), style=FAMILIES[self.cards[card]["facts"]["type"]])

    def card_frame(self, card: str, view: JSON) -> Frame:
        """A Market card as a card."""
        name = Text(self.texts.card(card), style="bold")
        texts = [text for text in (name, self.kind_text(card), self.icon_bar(card), self.effect_text(card)) if text]
        colour = FAMILIES[self.cards[card]["facts"]["type"]]
        return Frame(texts, colour, self.numbers(card, view), self.mark(card, view))

    def market_list(self, console: Console, cards: Sequence[str], view: JSON, detail: int) -> Lines:
        """The Market in one line per card, with the effects below or, without detail, cut off at the edge."""
        widest = max([len(self.texts.card(card)) for card in cards], default=0)
        start = widest + 4
        found: Lines = []
        for card in cards:
            name = padded(Text(self.texts.card(card), style="bold"), widest)
            facts = [part for part in (self.kind_text(card), self.icon_bar(card), self.mark(card, view)) if part]
            lead = Text.assemble(right(self.numbers(card, view), 2), " ", name, " ")
            line = Text.assemble(lead, Text(" · ").join(facts))
            if detail:
                found += hanging(console, lead, Text(" · ").join(facts), console.width)
                found += hanging(console, Text(" " * start), self.effect_text(card), console.width)
            else:
                found.append(cut(Text.assemble(line, " · ", self.effect_text(card)), console.width))
        return found

    def card_line(self, seat: Seat, view: JSON) -> Text:
        """A civilization's cards in one paragraph, with what lies covered in brackets."""
        parts = []
        for kind, cards in _stacks(view["counters"]["seats"][seat]):
            tops = cards if kind == "wonder" else cards[-1:]
            line = Text.assemble((f"{self.texts(f'type-{kind}')}: ", FAMILIES[kind]))
            line.append_text(Text(", ").join([self.shown(card) for card in tops]))
            if kind != "wonder" and len(cards) > 1:
                line.append_text(Text.assemble(" (", Text(", ").join([self.below(c) for c in cards[-2::-1]]), ")"))
            parts.append(line)
        return Text.assemble(self.sign(seat), " ", Text(" · ").join(parts))

    def shown(self, card: str) -> Text:
        """A card whose effect can be seen."""
        return Text.assemble((self.texts.card(card), "bold"), " ", self.icon_bar(card))

    def below(self, card: str) -> Text:
        """A covered card, of which only the icons count."""
        return Text.assemble(self.texts.card(card), " ", self.icon_bar(card))

    def civilization(self, seat: Seat, view: JSON) -> Frame:
        """A civilization in a frame: numbers, then a line per stack with the covered cards under it."""
        texts = self.texts
        counters = view["counters"]["seats"][seat]
        numbers = texts(
            "flow-numbers",
            resources=counters["resources"],
            points=counters["points"],
            attack=counters["attack"],
            strength=counters["strength"],
        )
        icons = [
            Text(f"{texts(f'flow-icon-{icon}')}{count}", style=ICONS[icon] if count else "dim")
            for icon, count in counters["icons"].items()
        ]
        lines = [Text(numbers), Text(" ").join(icons)]
        for kind, cards in _stacks(counters):
            lines += self.stack_lines(kind, cards)
        return Frame(lines, COLOURS[seat % len(COLOURS)], self.title(seat, view), Text())

    def stack_lines(self, kind: str, cards: Sequence[str]) -> Iterator[Text]:
        """A stack from its top; wonders lie side by side, so each has a line of its own."""
        head = Text(f"{self.texts(f'type-{kind}')}: ", style=FAMILIES[kind])
        for card in reversed(cards):
            if kind == "wonder" or card == cards[-1]:
                yield Text.assemble(head, self.shown(card), (f" {self.tag(card)}", "italic dim"))
            else:
                yield Text.assemble(("  └ ", "dim"), self.below(card))


def _stacks(counters: JSON) -> list[tuple[str, list[str]]]:
    """The stacks of a civilization in the order of the rulebook."""
    return [(kind, counters["stacks"][kind]) for kind in FAMILIES if kind in counters["stacks"]]
