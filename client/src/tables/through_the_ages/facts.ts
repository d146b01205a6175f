/* The things of Through the Ages: its types of cards in the order the table shows them, and what a view says of them. */

import type { Counters, View } from "$/live";
import { cardsIn, reading, zoneOf } from "../common/views";

export const AGES = ["A", "I", "II", "III"] as const;

/** Technologies that workers stand on, as families that share a colour. */
export const FIELDS = ["farm", "mine"] as const;
export const URBAN = ["lab", "temple", "library", "theater", "arena"] as const;
export const UNITS = ["infantry", "cavalry", "artillery", "air_force"] as const;
export const WORKED: readonly string[] = [...FIELDS, ...URBAN, ...UNITS];

/** The family that gives a type its colour. */
export function familyOf(type: string): string {
  if ((FIELDS as readonly string[]).includes(type)) return "field";
  if ((URBAN as readonly string[]).includes(type)) return "urban";
  if ((UNITS as readonly string[]).includes(type) || ["tactic", "aggression", "war", "defense_colonization"].includes(type)) return "military";
  if (type === "territory" || type === "event" || type === "pact") return "event";
  return type;
}

const ICONS: Readonly<Record<string, string>> = {
  air_force: "air-force",
  government: "type-government",
  wonder: "type-wonder",
  leader: "type-leader",
  action: "action-card",
  defense_colonization: "defense-card",
};

export function iconOf(type: string): string {
  return ICONS[type] ?? type;
}

export interface CardFacts {
  readonly type: string;
  readonly era: string;
  readonly level: number;
  readonly cost: Readonly<Record<string, number | readonly number[]>>;
  readonly gives: Readonly<Record<string, unknown>>;
  readonly territory?: { readonly permanent?: Readonly<Record<string, number>> };
}

/** What production would bring if the turn ended now. */
export interface Forecast {
  readonly culture: number;
  readonly science: number;
  readonly food: number;
  readonly farmed: number;
  readonly consumed: number;
  readonly famine: number;
  readonly resources: number;
  readonly mined: number;
  readonly corruption: number;
  readonly uprising: boolean;
  readonly cards: number;
}

export interface SeatCounters {
  readonly culture: number;
  readonly science: number;
  readonly culture_rating: number;
  readonly science_rating: number;
  readonly strength: number;
  readonly happiness: number;
  readonly happiness_needed: number;
  readonly discontent: number;
  readonly food: number;
  readonly food_output: number;
  readonly consumption: number;
  readonly resources: number;
  readonly resource_output: number;
  readonly corruption: number;
  readonly military_resources: number;
  readonly yellow_bank: number;
  readonly population_cost: number;
  readonly unused_workers: number;
  readonly blue_bank: number;
  readonly civil_actions: number;
  readonly civil_actions_left: number;
  readonly military_actions: number;
  readonly military_actions_left: number;
  readonly urban_limit: number;
  readonly civil_hand_limit: number;
  readonly military_hand_limit: number;
  readonly wonder_stages: number;
  readonly left_game: number;
  readonly government: string;
  readonly technologies: Readonly<Record<string, number>>;
  readonly goods: Readonly<Record<string, number>>;
  readonly pact: { readonly card: string; readonly rival: number; readonly role: "A" | "B" } | null;
  readonly war: { readonly card: string; readonly rival: number } | null;
  readonly attacked_by: number | null;
  readonly next: Forecast;
  /** Civil actions for each card of the row, in its order. */
  readonly taking: readonly number[];
  /** Action cards taken in this turn. */
  readonly fresh: readonly string[];
  readonly science_prices: Readonly<Record<string, readonly number[]>>;
  /** What one, two and more stages of the wonder cost, as many as one action may build. */
  readonly stage_prices: readonly number[];
  /** What a defense/colonization card adds, by its id. */
  readonly card_bonuses: Readonly<Record<string, { readonly defense: number; readonly colonization: number }>>;
  readonly armies: { readonly full: number; readonly old: number; readonly strength: number; readonly colonization: number };
  readonly units: number;
  /** What all units together are worth if they are sacrificed. */
  readonly sacrifice_value: number;
  readonly build_prices: Readonly<Record<string, number>>;
  readonly upgrade_prices: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What is printed under the tokens of a bank, by how many are left. */
export interface Banks {
  readonly population_cost: readonly number[];
  readonly consumption: readonly number[];
  readonly happiness: readonly number[];
  readonly corruption: readonly number[];
}

export interface TableCounters {
  readonly age: number;
  readonly round: number;
  readonly last_round: number;
  readonly active: number;
  readonly civil_deck: number;
  readonly military_deck: number;
  readonly current_events: number;
  readonly future_events: number;
  readonly banks: Banks;
}

export const { seatOf, tableOf, factsOf } = reading<SeatCounters, TableCounters, CardFacts>();

export function levelOf(view: View): string {
  return String(view.options["level"] ?? "full");
}

/** A card of the row with its space. */
export interface Laid {
  readonly card: string;
  readonly space: number;
  /** Civil actions that the space costs anybody. */
  readonly actions: number;
  /** Civil actions that the card costs this seat. */
  readonly cost: number;
}

/** The civil actions that each space of the row costs. */
export function rowPrices(view: View): readonly number[] {
  return (view.printed?.["row"] ?? []) as readonly number[];
}

/** The spaces of the row; an empty one is null. */
export function rowOf(view: View, seat: number): readonly (Laid | null)[] {
  const spaces: (Laid | null)[] = rowPrices(view).map(() => null);
  const taken = new Map<string, number>();
  cardsIn(zoneOf(view, "row")).forEach((card, index) => {
    const mark = view.marks[card] as { spaces: readonly number[]; actions: readonly number[] } | undefined;
    // Copies of one card share a mark and lie in the order of its spaces.
    const copy = taken.get(card) ?? 0;
    taken.set(card, copy + 1);
    const space = mark?.spaces[copy];
    const actions = mark?.actions[copy] ?? 1;
    if (space !== undefined) spaces[space - 1] = { card, space, actions, cost: seatOf(view.counters, seat).taking[index] ?? actions };
  });
  return spaces;
}

/** What changes next in a bank: how many tokens must leave, and what the value will be. */
export interface Threshold {
  readonly tokens: number;
  readonly value: number;
}

/** The next worse value of a table over the tokens of a bank; null if there is none. */
export function thresholdOf(table: readonly number[], bank: number): Threshold | null {
  const at = Math.min(bank, table.length - 1);
  const now = table[at] ?? 0;
  for (let left = at - 1; left >= 0; left -= 1) {
    const value = table[left] ?? 0;
    if (value > now) return { tokens: bank - left, value };
  }
  return null;
}

export const NUMBERS = ["culture", "science", "strength", "happy", "food", "ore", "worker"] as const;
export type NumberName = (typeof NUMBERS)[number];

export function numbersOf(seat: SeatCounters): Record<NumberName, number> {
  return { culture: seat.culture, science: seat.science, strength: seat.strength, happy: seat.happiness, food: seat.food, ore: seat.resources, worker: seat.unused_workers };
}

/** How the numbers of a seat change, points and ratings; what stays the same is left out. */
export function changes(before: Counters, after: Counters, seat: number): Record<string, number> {
  const [old, now] = [seatOf(before, seat), seatOf(after, seat)];
  const [was, is] = [numbersOf(old), numbersOf(now)];
  const all: [string, number][] = [
    ...NUMBERS.map((name): [string, number] => [name, is[name] - was[name]]),
    ["culture-rating", now.culture_rating - old.culture_rating],
    ["science-rating", now.science_rating - old.science_rating],
    ["food-output", now.food_output - old.food_output],
    ["ore-output", now.resource_output - old.resource_output],
    ["civil-action", now.civil_actions_left - old.civil_actions_left],
    ["military-action", now.military_actions_left - old.military_actions_left],
    ["yellow-token", now.yellow_bank - old.yellow_bank],
    ["blue-token", now.blue_bank - old.blue_bank],
  ];
  return Object.fromEntries(all.filter(([, by]) => by !== 0));
}
