/* What has happened lately: new cards of the row, the last event and what it did. */

import type { GameEvent } from "$/live";
import type { TableModel } from "../model.svelte";

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
      if (!CONSEQUENCES.has(event.verb)) break;
      effects.push(event);
    }
    return { card, effects };
  }
  return null;
}

export interface Fight {
  readonly verb: string;
  readonly seat: number;
  readonly rival: number;
  readonly card: string;
}

/** The aggression or war that is being fought. */
export function lastFight(model: TableModel): Fight | null {
  for (const line of [...model.lines].reverse()) {
    const event = [...line.events].reverse().find(({ verb }) => verb === "aggression" || verb === "war-began");
    if (event) return { verb: event.verb, seat: Number(event["seat"]), rival: Number(event["rival"]), card: String(event["card"]) };
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
