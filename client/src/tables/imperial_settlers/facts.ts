/* The things of Imperial Settlers: its Goods, colours and rows in the order the table shows them, and what a view says of them. */

import type { Counters, View } from "$/live";
import { reading } from "../common/views";

/** Goods that a player holds in numbers. */
export const GOODS = ["wood", "stone", "food", "worker", "gold", "raze", "defense"] as const;
export type Good = (typeof GOODS)[number];

export const ROWS = ["production", "feature", "action"] as const;
export type RowName = (typeof ROWS)[number];

export const PHASES = ["lookout", "production", "action", "attack", "cleanup"] as const;

/** The icon of each thing that is gained or paid. */
const ICONS: Readonly<Record<string, string>> = { vp: "scoring", card: "hand", common_card: "hand", faction_card: "hand", hand_card: "hand", resource: "resource", samurai: "infantry" };

export function iconOf(good: string): string {
  return ICONS[good] ?? good;
}

export const ROW_ICONS: Readonly<Record<RowName, string>> = { production: "production", feature: "feature", action: "turn-action" };

/** The Good that each colour is paired with. */
export const PAIRED: Readonly<Record<string, string>> = { grey: "stone", brown: "wood", red: "food", pink: "worker", gold: "gold", black: "raze", purple: "vp", blue: "card" };

export interface CardFacts {
  readonly type: string;
  readonly owner: string;
  readonly colors: readonly string[];
  readonly cost: Readonly<Record<string, number>>;
  readonly raze: Readonly<Record<string, number>> | null;
  readonly deal: string | null;
  readonly points: number;
  /** The Good that an Attack card looks for. */
  readonly target?: string;
  /** What a faction board brings each round, and which Goods may stay on it. */
  readonly production?: Readonly<Record<string, number>>;
  readonly stores?: readonly string[];
}

/** A Location and what lies on it. */
export interface Place {
  readonly card: string;
  readonly row: RowName;
  readonly used: number;
  readonly uses: number;
  readonly shield: boolean;
  readonly samurai: boolean;
  readonly blocked: boolean;
  readonly resting: boolean;
  readonly stored: number;
  readonly returns_to: number | null;
  /** Raze tokens that an opponent needs for it; null if it cannot be razed. */
  readonly raze_price: number | null;
}

export interface SeatCounters extends Readonly<Record<Good, number>> {
  readonly points: number;
  readonly passed: number;
  readonly hand: number;
  readonly faction: string | null;
  readonly faction_deck: number;
  readonly foundations: number;
  readonly marked: readonly string[];
  readonly kept_under: readonly string[];
  readonly next: Readonly<Record<string, number>>;
  readonly places: readonly Place[];
}

export interface TableCounters {
  readonly round: number;
  readonly rounds: number;
  readonly phase: string;
  readonly first: number;
  readonly active: number;
  readonly common_deck: number;
  readonly virtual?: string;
  readonly collection?: number;
  readonly attacks_each_round?: number;
  readonly attacks?: number;
  readonly faction_locations?: number;
  readonly targets?: readonly string[];
  /** For each Good that the next Attack card may look for, what it would hit. */
  readonly threatened?: Readonly<Record<string, readonly string[]>>;
}

export const { seatOf, tableOf, factsOf } = reading<SeatCounters, TableCounters, CardFacts>();

export function isSolo(view: View): boolean {
  return view.counters.seats.length === 1;
}

/** How the numbers of a seat change; what stays the same is left out. */
export function changes(before: Counters, after: Counters, seat: number): Record<string, number> {
  const [old, now] = [seatOf(before, seat), seatOf(after, seat)];
  const all: [string, number][] = [...GOODS.map((good): [string, number] => [good, now[good] - old[good]]), ["card", now.hand - old.hand], ["vp", now.points - old.points]];
  return Object.fromEntries(all.filter(([, by]) => by !== 0));
}

/** How the next production of a seat changes. */
export function nextChanges(before: Counters, after: Counters, seat: number): Record<string, number> {
  const [old, now] = [seatOf(before, seat).next, seatOf(after, seat).next];
  const names = [...new Set([...Object.keys(now), ...Object.keys(old)])];
  return Object.fromEntries(names.map((name): [string, number] => [name, (now[name] ?? 0) - (old[name] ?? 0)]).filter(([, by]) => by !== 0));
}

/** A Location with its place in the Empire and which copy of its card an option calls it. */
export interface Built extends Place {
  readonly place: number;
  readonly copy: number;
}

/** The Locations of an Empire. Those that are alike in everything go by the number of the first of them. */
export function builtIn(places: readonly Place[]): Built[] {
  const seen = new Map<string, number>();
  const alike = new Map<string, number>();
  return places.map((place, index) => {
    const number = (seen.get(place.card) ?? 0) + 1;
    seen.set(place.card, number);
    const key = JSON.stringify(place);
    if (!alike.has(key)) alike.set(key, number);
    return { ...place, place: index, copy: alike.get(key) ?? number };
  });
}

/** The Goods that, revealed next, would let the Attack hit a card. */
export function dangersOf(card: string, table: TableCounters): string[] {
  return Object.entries(table.threatened ?? {}).filter(([, cards]) => cards.includes(card)).map(([good]) => good);
}

/** "wood2-vp1" as pairs of a thing and its number. */
export function amountsIn(goods: string): [string, number][] {
  return goods.split("-").flatMap((part): [string, number][] => {
    const found = /^([a-z_]+?)(\d+)$/.exec(part);
    return found?.[1] && found[2] ? [[found[1], Number(found[2])]] : [];
  });
}
