/* What has happened lately: new cards of the row, the last event and what it did. */

import type { GameEvent } from "$/live";
import type { TableModel } from "../common/model.svelte";
import { isIdle } from "./log";

/** Cards that came to the row since my last turn ended. */
export function newCards(model: TableModel): ReadonlySet<string> {
  const { lines, viewer } = model;
  const found = new Set<string>();
  if (viewer === null) return found;
  let at = lines.length - 1;
  // My answers at the end belong to the turn I am in.
  while (at >= 0 && lines[at]?.seat === viewer) at -= 1;
  while (at >= 0 && lines[at]?.seat !== viewer) at -= 1;
  for (const line of lines.slice(Math.max(at, 1))) for (const event of line.events) if (event.verb === "row-dealt" && typeof event["card"] === "string") found.add(event["card"]);
  return found;
}

/** What follows an event until the next thing that somebody does of their own will. */
const CONSEQUENCES: ReadonlySet<string> = new Set([
  "culture-scored", "culture-lost", "science-scored", "science-lost", "food-gained", "food-lost", "resources-gained", "resources-lost", "population-gained", "population-lost",
  "worker-lost", "building-lost", "yellow-gained", "yellow-lost", "blue-gained", "blue-lost", "actions-lost", "barred", "wonder-ruined", "bid", "bid-passed", "nobody-bid",
  "sacrificed", "colonized", "colony-lost", "built", "drew", "discarded", "farmed", "mined", "consumed", "famine", "corruption", "leader-left", "wonder-lost", "took", "military-resources", "events-turned",
]);

/** The event that lets everybody take cards. */
const AGREEMENT = "international_agreement";

/** Whether something still comes from an event rather than from the turn that goes on after it. */
function follows(event: GameEvent, card: string, effects: readonly GameEvent[]): boolean {
  const isColonized = effects.some(({ verb }) => verb === "colonized" || verb === "nobody-bid");
  if (event.verb === "built") return event["resources"] === 0;
  if (event.verb === "took") return card === AGREEMENT;
  if (event.verb === "discarded") return effects.some(({ verb }) => verb === "bid") && !isColonized;
  return CONSEQUENCES.has(event.verb);
}

/** What opens a fight. */
const FIGHTS: ReadonlySet<string> = new Set(["aggression", "war-began"]);

/** Everything that has happened, the newest first. */
function* backwards(model: TableModel): Generator<GameEvent> {
  for (const line of [...model.lines].reverse()) yield* [...line.events].reverse();
}

export interface LastEvent {
  readonly card: string;
  readonly effects: readonly GameEvent[];
}

/** The event that came to light last, with what it has done so far. */
export function lastEvent(model: TableModel): LastEvent | null {
  const { lines } = model;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const events = lines[at]?.events ?? [];
    const found = events.map((event) => event.verb).lastIndexOf("event-revealed");
    const card = events[found]?.["card"];
    if (found < 0 || typeof card !== "string") continue;
    const effects: GameEvent[] = [];
    for (const event of [...events.slice(found + 1), ...lines.slice(at + 1).flatMap((line) => line.events)]) {
      if (!follows(event, card, effects)) break;
      if (!isIdle(event)) effects.push(event);
    }
    return { card, effects };
  }
  return null;
}

export interface Fight {
  readonly seat: number;
  readonly rival: number;
  readonly card: string;
  readonly isWar: boolean;
  /** The totals, once they have been compared. */
  readonly result: { readonly attack: number; readonly defense: number } | null;
}

/** The aggression or war that was begun last. */
export function lastFight(model: TableModel): Fight | null {
  let result: Fight["result"] = null;
  for (const event of backwards(model)) {
    if (event.verb === "fought") result ??= { attack: Number(event["attack"]), defense: Number(event["defense"]) };
    if (FIGHTS.has(event.verb)) return { seat: Number(event["seat"]), rival: Number(event["rival"]), card: String(event["card"]), isWar: event.verb === "war-began", result };
  }
  return null;
}

/** Where a question comes from that is asked in the middle of a turn. */
export function lastCause(model: TableModel): "event" | "fight" | null {
  for (const { verb } of backwards(model)) {
    if (verb === "event-revealed") return "event";
    if (FIGHTS.has(verb)) return "fight";
    if (verb === "turn") return null;
  }
  return null;
}

/** Who bids for the territory on the table, and what they have bid; null is a pass. */
export function bids(model: TableModel): ReadonlyMap<number, number | null> {
  const found = new Map<number, number | null>();
  for (const event of lastEvent(model)?.effects ?? []) {
    if (event.verb === "bid") found.set(Number(event["seat"]), Number(event["amount"]));
    if (event.verb === "bid-passed") found.set(Number(event["seat"]), null);
  }
  return found;
}
