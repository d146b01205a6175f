/* The things of The Flow of History: its icons and types in the order the table shows them, and what a view says of them. */

import type { Counters, View } from "$/live";
import { reading } from "../common/views";

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

export const { seatOf, tableOf, factsOf } = reading<SeatCounters, TableCounters, CardFacts>();

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
