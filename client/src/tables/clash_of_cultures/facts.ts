/* The things of Clash of Cultures, and what a view says of them. */

import type { Counters, Option, View } from "$/live";
import { reading } from "../common/views";

/** What a player holds, in the order of the player mat. */
export const STOCK = ["food", "wood", "ore", "ideas", "gold", "mood", "culture"] as const;
export type Kind = (typeof STOCK)[number];

/** Columns of advances as the player mat has them. */
export const CATEGORIES = ["agriculture", "construction", "seafaring", "education", "warfare", "spirituality", "economy", "culture", "science", "democracy", "autocracy", "theocracy"] as const;

export const UNITS = ["settler", "infantry", "cavalry", "elephant", "leader", "ship"] as const;
export type Unit = (typeof UNITS)[number];

/** Owners who sit at no seat come after these. */
export const BARBARIANS = 4;
export const PIRATES = 5;

/** Icons of things whose icon has another name. */
const ICONS: Readonly<Record<string, string>> = { mood: "happy", leader: "type-leader", angry: "unhappy" };

export function iconOf(thing: string): string {
  return ICONS[thing] ?? thing;
}

export interface City {
  readonly owner: number;
  readonly mood: "angry" | "neutral" | "happy";
  readonly size: number;
  /** Buildings with the seat whose colour they have. */
  readonly buildings: Readonly<Record<string, number>>;
  readonly wonders: readonly string[];
  readonly activated: number;
  readonly works?: number;
  readonly port?: string;
  readonly tokens?: number;
}

export type Army = { readonly owner: number } & Readonly<Partial<Record<Unit, number>>>;

export interface Place {
  readonly hex: string;
  readonly terrain: string | null;
  /** The tile that covers it. */
  readonly slot: number;
  readonly exhausted?: number;
  readonly city?: City;
  readonly units?: readonly Army[];
}

export interface TableCounters {
  readonly age: number;
  readonly ages: number;
  readonly round: number;
  readonly phase: string;
  readonly active: number;
  readonly first: number;
  readonly expansion: number;
  readonly map: readonly Place[];
  readonly exhausted_left: number;
}

export interface SeatCounters extends Readonly<Record<Kind, number>> {
  readonly limits: Readonly<Record<string, number>>;
  readonly civilization: string | null;
  readonly advances: readonly string[];
  readonly borrowed: readonly string[];
  readonly cubes: number;
  readonly actions_left: number;
  readonly cities: readonly string[];
  readonly settlements_left: number;
  readonly units: Readonly<Partial<Record<Unit, number>>>;
  readonly units_left: Readonly<Partial<Record<Unit, number>>>;
  readonly buildings_left: Readonly<Record<string, number>>;
  readonly leader_at: string | null;
  readonly goals: readonly string[];
  /** Goals of the status phase that this seat would fulfil now. */
  readonly within_reach: readonly string[];
  readonly points: number;
}

export function placeOf(view: View, hex: string): Place | null {
  return tableOf(view.counters).map.find((place) => place.hex === hex) ?? null;
}

/** Whether the expansion is played. */
export function isExpanded(view: View): boolean {
  return tableOf(view.counters).expansion === 1;
}

export interface Goal {
  readonly id: string;
  readonly when: string;
}

/** What is printed on a component, as far as the table needs it. */
export interface Facts {
  readonly type: string;
  readonly category?: string;
  readonly cost?: Readonly<Record<string, number>> | null;
  readonly bonus_token?: string | null;
  readonly building?: string | null;
  readonly civil?: { readonly id: string; readonly action: string; readonly cost: Readonly<Record<string, number>> };
  readonly combat?: { readonly id: string };
  readonly upper?: Goal;
  readonly lower?: Goal;
  readonly civilization?: string;
  readonly advances?: readonly string[];
  readonly trigger?: string;
  readonly abilities?: readonly { readonly id: string }[];
  readonly points?: number;
  readonly icon?: string | null;
}

export const { seatOf, tableOf, factsOf } = reading<SeatCounters, TableCounters, Facts>();

/** The units in the notation of options, `settler1-infantry2`. */
export function unitsOf(notation: string): [Unit, number][] {
  return notation.split("-").flatMap((part): [Unit, number][] => {
    const [, name, number] = /^([a-z]+)([0-9]+)$/.exec(part) ?? [];
    return name !== undefined && (UNITS as readonly string[]).includes(name) ? [[name as Unit, Number(number)]] : [];
  });
}

/** Whether a word of an option is the name of a hex. */
export function isHex(word: unknown): word is string {
  return typeof word === "string" && /^[A-Z][0-9]+$/.test(word);
}

/** The hexes that an option names. */
export function hexesOf(option: Option): string[] {
  return option.value.slice(1).filter(isHex);
}

/** How the numbers of a seat change: those that do. */
export function changes(before: Counters, after: Counters, seat: number): Record<string, number> {
  const [one, other] = [seatOf(before, seat), seatOf(after, seat)];
  const found: Record<string, number> = {};
  for (const name of [...STOCK, "points"] as const) {
    const change = other[name] - one[name];
    if (change !== 0) found[name] = change;
  }
  return found;
}
