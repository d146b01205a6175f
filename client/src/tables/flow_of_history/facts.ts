/* The things of The Flow of History: its icons and types in the order the table shows them, and what a view says of them. */

import type { CatalogueCard, Counters, View, Zone } from "$/live";

export const ICONS = ["culture", "science", "industry", "agriculture", "trade", "attack", "defense"] as const;
export type IconName = (typeof ICONS)[number];

/** Types whose cards cover each other, then the leader; wonders lie apart. */
export const PILES = ["government", "construction", "knowledge", "military", "leader"] as const;
export const WONDER = "wonder";

export const ERAS = ["A", "I", "II", "III", "IV", "V"] as const;

export interface CardFacts {
  readonly type: string;
  readonly era: string | null;
  readonly era_number: number | null;
  readonly production: Readonly<Record<string, number>>;
  readonly investment_income: string | null;
  readonly trigger: string | null;
  readonly fading: boolean;
}

export interface SeatCounters {
  readonly resources: number;
  readonly icons: Readonly<Record<IconName, number>>;
  readonly attack: number;
  readonly strength: number;
  readonly stacks: Readonly<Record<string, readonly string[]>>;
  readonly visible: readonly string[];
  readonly points: number;
}

export interface TableCounters {
  readonly supply: number;
  readonly era: number;
  readonly deck: number;
  readonly active: number;
}

/** Whose marker lies on a Market card, and how many resources. */
export interface Investment {
  readonly investor: number | "banker";
  readonly resources: number;
}

export function factsOf(card: CatalogueCard): CardFacts {
  return card.facts as unknown as CardFacts;
}

export function seatOf(counters: Counters, seat: number): SeatCounters {
  return counters.seats[seat] as unknown as SeatCounters;
}

export function tableOf(counters: Counters): TableCounters {
  return counters.table as unknown as TableCounters;
}

export function investmentOn(view: View, card: string): Investment | null {
  return (view.marks[card] as Investment | undefined) ?? null;
}

/** The card that carries a seat's marker. */
export function investedBy(view: View, seat: number): { readonly card: string; readonly resources: number } | null {
  for (const [card, mark] of Object.entries(view.marks)) {
    const { investor, resources } = mark as Investment;
    if (investor === seat) return { card, resources };
  }
  return null;
}

export function zoneOf(view: View, name: string, seat: number | null = null): Zone | null {
  return view.zones.find((zone) => zone.zone === name && zone.seat === seat) ?? null;
}

/** The cards of a zone that are known. */
export function cardsIn(zone: Zone | null): readonly string[] {
  return zone?.cards.filter((card) => card !== null) ?? [];
}

/** How the numbers of a seat change, by icon; what stays the same is left out. */
export function changes(before: Counters, after: Counters, seat: number): Record<string, number> {
  const [old, now] = [seatOf(before, seat), seatOf(after, seat)];
  const all: [string, number][] = [
    ["token", now.resources - old.resources],
    ...ICONS.map((icon): [string, number] => [icon, now.icons[icon] - old.icons[icon]]),
    ["scoring", now.points - old.points],
  ];
  return Object.fromEntries(all.filter(([, by]) => by !== 0));
}

// -- what a scoring effect is worth now (FH-8.2) ---------------------------------------------------------------------

type Known = ReadonlyMap<string, CatalogueCard>;

/** The icons that will count in the end: fading effects are off. (FH-4.9) */
function lastingIcons(seat: SeatCounters, cards: Known): Record<string, number> {
  const icons: Record<string, number> = { ...seat.icons };
  for (const name of seat.visible) {
    const card = cards.get(name);
    if (!card || !factsOf(card).fading) continue;
    for (const line of card.text) {
      const { icon, amount, type, per, times } = (line.args ?? {}) as Record<string, string & number>;
      if (!line.id.startsWith("effect-provide-") || icon === undefined) continue;
      const by = line.id === "effect-provide-const" ? Number(amount) : Number(times) * Math.floor((seat.stacks[type ?? ""]?.length ?? 0) / Number(per));
      icons[icon] = (icons[icon] ?? 0) - by;
    }
  }
  return icons;
}

/** The points that a visible card's scoring effect would bring; null if it has none. */
export function worthOf(name: string, seat: SeatCounters, cards: Known): number | null {
  const card = cards.get(name);
  if (!card || factsOf(card).trigger !== "scoring") return null;
  const icons = lastingIcons(seat, cards);
  let points = 0;
  for (const line of card.text) {
    const args = (line.args ?? {}) as Record<string, string | number>;
    const per = Number(args["per"] ?? 1);
    if (line.id === "effect-score-const") points += Number(args["amount"]);
    else if (line.id === "effect-score-icons") points += Math.floor((icons[String(args["icon"])] ?? 0) / per);
    else if (line.id === "effect-score-cards") points += Number(args["times"]) * Math.floor((seat.stacks[String(args["type"])]?.length ?? 0) / per);
    else if (line.id === "effect-score-distinct-icons") points += Object.values(icons).filter((count) => count > 0).length;
  }
  return points;
}
