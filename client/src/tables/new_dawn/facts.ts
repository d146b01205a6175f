/* The things of A New Dawn: types of cards, terrain, tokens, and what a view says of them. */

import type { Counters, Option } from "$/live";
import { reading } from "../common/views";

export const RESOURCES = ["marble", "mercury", "oil", "diamond"] as const;
export type Resource = (typeof RESOURCES)[number];

/** The icon and the colour family of each type of focus card, which wonders and city-states share. */
const TYPES: Readonly<Record<string, readonly [icon: string, family: string]>> = {
  culture: ["culture", "government"],
  science: ["science", "knowledge"],
  economy: ["caravan", "wonder"],
  industry: ["production", "construction"],
  military: ["infantry", "military"],
  growth: ["growth", "leader"],
};
export const typeIcon = (type: string): string => TYPES[type]?.[0] ?? "info";
export const familyOf = (type: string): string => TYPES[type]?.[1] ?? "none";

/** How a terrain is called on the map, and its icon in a line of text. */
const GROUNDS: Readonly<Record<string, readonly [kind: string, icon: string]>> = {
  grassland: ["grassland", "terrain-grassland"],
  hills: ["hills", "terrain-hills"],
  forest: ["forest", "terrain-forest"],
  desert: ["desert", "terrain-desert"],
  mountains: ["mountain", "terrain-mountain"],
  water: ["sea", "terrain-sea"],
  natural_wonder: ["wonder", "peak"],
};
/** Terrain as the map draws it. */
export const groundOf = (terrain: string): string => GROUNDS[terrain]?.[0] ?? "plains";
export const terrainIcon = (terrain: string): string => GROUNDS[terrain]?.[1] ?? "terrain-plains";
/** The symbol of a terrain's picture. */
export const pictureOf = (terrain: string): string => `ter-${terrain === "water" ? "water" : groundOf(terrain)}`;

export const DISTRICT_ICONS: Readonly<Record<string, string>> = { campus: "academy", commercial_hub: "market", encampment: "fortress", industrial_zone: "production", theater_square: "theater" };
export const EVENT_ICONS: Readonly<Record<string, string>> = { barbarian_spawn: "barb", barbarian_move: "move", district: "academy", government: "type-government", wonder: "wonder", trade: "trade" };

export const LEVELS = ["", "I", "II", "III", "IV"] as const;
export const levelOf = (level: number): string => LEVELS[level] ?? String(level);
export const dashed = (name: string): string => name.replaceAll("_", "-");

/** A space of the map, by its number. */
export interface Space {
  readonly q: number;
  readonly r: number;
  readonly terrain: string;
  readonly lay: number;
  readonly fort?: number;
}
export interface Piece {
  readonly owner: number;
  readonly kind: string;
  readonly reinforced?: number;
}
export interface Figure {
  readonly owner: number;
  readonly kind: "army" | "caravan";
  readonly count: number;
}
export interface Barbarian {
  readonly letter: string;
  readonly space: number;
  /** For each roll of the die: where it takes them, and what they would harm there. */
  readonly ways: readonly { readonly to: number; readonly harm?: string }[];
}
/** A space of a tile: where it lies around the first one, and its terrain. */
export type TileSpace = readonly [q: number, r: number, terrain: string];

export interface TableCounters {
  readonly round: number;
  readonly expansion: number;
  readonly first: number;
  readonly active: number;
  readonly event: number;
  readonly symbols: readonly (readonly string[])[];
  readonly numbers: readonly number[];
  readonly terrains: Readonly<Record<string, number>>;
  readonly dial: readonly (readonly [space: number, level: number])[];
  readonly dial_last: number;
  readonly needed: number;
  readonly tiles_left: number;
  readonly trade_left: number;
  readonly stored: number;
  readonly offers: Readonly<Record<string, number>>;
  readonly ibrahim: number;
  readonly battle: number;
  readonly drawn: Readonly<Record<string, Readonly<Record<"a" | "b", readonly TileSpace[]>>>>;
  readonly land: readonly Space[];
  readonly lies: Readonly<Record<string, string>>;
  readonly pieces: Readonly<Record<string, Piece>>;
  readonly figures: Readonly<Record<string, readonly Figure[]>>;
  readonly wonders: Readonly<Record<string, string>>;
  readonly barbarians: readonly Barbarian[];
}

/** How an attack would stand before the dice. */
export interface Odds {
  readonly target: string;
  readonly rival?: number;
  readonly slot: number;
  readonly bonus: number;
  readonly against: number;
  readonly chance: number;
}
export interface RowCard {
  readonly card: string;
  readonly trade: number;
  readonly lying: readonly string[];
  readonly slots: readonly number[];
}
export interface Progress {
  readonly have: number;
  readonly need: number;
  readonly marked: number;
}
export interface SeatCounters extends Readonly<Record<Resource, number>> {
  readonly points: number;
  readonly marks: number;
  readonly marked: readonly string[];
  readonly agendas: Readonly<Record<string, Progress>>;
  readonly leader: string;
  readonly dial: number;
  readonly natural: readonly string[];
  readonly wonders: readonly string[];
  /** Diplomacy cards held, each with the seat whose it is, or -1 for a city-state's. */
  readonly taken: readonly (readonly [card: string, giver: number])[];
  readonly cities: number;
  readonly mature: number;
  readonly unused_tokens: number;
  readonly unused_cities: number;
  readonly armies: readonly number[];
  readonly caravans: readonly number[];
  readonly armies_ready: number;
  readonly caravans_ready: number;
  readonly row: readonly RowCard[];
  /** What each open wonder costs, and in the own turn the most that could be spent on it. */
  readonly prices: Readonly<Record<string, readonly [price: number, most?: number]>>;
  readonly reach?: Readonly<Record<string, readonly number[]>>;
  readonly attacks?: Readonly<Record<string, readonly Odds[]>>;
}

export interface CardFacts {
  readonly type: string;
  readonly focus?: string;
  readonly level?: number;
  readonly wonder?: string;
  readonly state?: string;
  readonly age?: string;
  readonly price?: number;
  readonly resource?: string;
  readonly resources?: readonly string[];
  readonly arrows?: number;
  readonly kind?: string;
  readonly a?: { readonly symbols: readonly (readonly [number, string, string])[] };
  readonly b?: { readonly symbols: readonly (readonly [number, string, string])[] };
}

export const { seatOf, tableOf, factsOf } = reading<SeatCounters, TableCounters, CardFacts>();

/** Where an option happens: a space by its number. */
export function spaceOf(option: Pick<Option, "message">): number | null {
  const space = option.message.args?.["space"];
  return typeof space === "number" ? space : null;
}

/** Where an option happens that is not on the map yet. */
export function placeOf(option: Pick<Option, "message">): { readonly q: number; readonly r: number } | null {
  const { q, r } = option.message.args ?? {};
  return typeof q === "number" && typeof r === "number" ? { q, r } : null;
}

/** What a place beside the map is called. */
export function placeName({ q, r }: { readonly q: number; readonly r: number }): string {
  return `${q}:${r}`;
}

/** The hardest terrain that a slot reaches. */
export function hardest(slot: number, table: TableCounters): string {
  const found = Object.entries(table.terrains).filter(([terrain, difficulty]) => terrain !== "water" && terrain !== "natural_wonder" && difficulty <= slot);
  return found.reduce((best, each) => (each[1] > best[1] ? each : best), ["grassland", 0])[0];
}

/** The next space of the tech dial that gives a card, and its level. */
export function nextLevel(dial: number, table: TableCounters): readonly [space: number, level: number] | null {
  return table.dial.find(([space]) => space > dial) ?? null;
}

/** How the numbers of a seat change; what stays the same is left out. */
export function changes(before: Counters, after: Counters, seat: number): Record<string, number> {
  const [old, now] = [seatOf(before, seat), seatOf(after, seat)];
  const trade = (own: SeatCounters): number => own.row.reduce((sum, { trade: lying }) => sum + lying, 0);
  const all: [string, number][] = [
    ["points", now.points - old.points],
    ["dial", now.dial - old.dial],
    ["cities", now.cities - old.cities],
    ["mature", now.mature - old.mature],
    ["trade", trade(now) - trade(old)],
    ["token", old.unused_tokens - now.unused_tokens],
    ["natural", now.natural.length - old.natural.length],
    ["wonders", now.wonders.length - old.wonders.length],
    ...RESOURCES.map((name): [string, number] => [name, now[name] - old[name]]),
  ];
  return Object.fromEntries(all.filter(([, by]) => by !== 0));
}
