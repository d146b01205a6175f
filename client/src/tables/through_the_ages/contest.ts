/* Auctions, aggressions, wars and offers of pacts, as the table shows them while they last. */

import type { Option } from "$/live";
import type { Message } from "$/words";
import type { TableModel } from "../common/model.svelte";
import { isPreview } from "../common/model.svelte";
import { seatOf } from "./facts";
import { bids, lastCause, lastEvent, lastFight, type Fight } from "./news";

export interface Side {
  readonly seat: number;
  /** Strength, or the last bid; null is a pass or nothing yet. */
  readonly total: number | null;
  readonly passed?: boolean;
  /** The part in a pact. */
  readonly role?: string;
}

export interface Contest {
  readonly kind: "fight" | "spoils" | "auction" | "colonists" | "pact" | "event";
  readonly card: string;
  readonly sides: readonly Side[];
  /** Who decides now. */
  readonly asked: number;
  /** What has been gathered, and what is needed. */
  readonly goal?: { readonly have: number; readonly need: number };
  readonly isWar?: boolean;
}

/** Questions that events, aggressions and wars ask when they take effect. */
const EFFECTS: ReadonlySet<string> = new Set([
  "prompt-lost-worker", "prompt-lost-building", "prompt-free-building", "prompt-goods", "prompt-mix", "prompt-lost-token", "prompt-lost-colony", "prompt-ruin", "prompt-target", "prompt-raid", "prompt-seizure",
]);

/** What is being fought, bid or bargained for, or asks for a choice; null in quiet times. */
export function contestOf(model: TableModel): Contest | null {
  const asked = model.view?.over ? undefined : model.view?.asked[0];
  if (!asked) return null;
  const args = (asked.prompt.args ?? {}) as Record<string, string | number>;
  switch (asked.prompt.id) {
    case "prompt-bid":
      return auction(model, asked.seat, String(args["card"]));
    case "prompt-colonists":
      return { kind: "colonists", card: String(args["card"]), sides: [], asked: asked.seat, goal: { have: Number(args["amount"]), need: Number(args["bid"]) } };
    case "prompt-pact":
      return pact(asked.seat, Number(args["rival"]), String(args["card"]), String(args["role"]));
    case "prompt-sacrifice":
    case "prompt-defense":
      return fight(model, asked.seat, Number(args["total"]), Number(args["against"]));
    default:
      return EFFECTS.has(asked.prompt.id) && model.decision ? effect(model, asked.seat) : null;
  }
}

function pact(asked: number, proposer: number, card: string, role: string): Contest {
  const sides: Side[] = [
    { seat: proposer, total: null, role: role === "a" ? "B" : "A" },
    { seat: asked, total: null, role: role.toUpperCase() },
  ];
  return { kind: "pact", card, sides, asked };
}

function auction(model: TableModel, asked: number, card: string): Contest {
  const given = bids(model);
  const seats = model.view?.counters.seats.map((_, seat) => seat) ?? [];
  const sides = seats.map((seat): Side => ({ seat, total: given.get(seat) ?? null, passed: given.get(seat) === null && given.has(seat) }));
  return { kind: "auction", card, sides, asked };
}

function fight(model: TableModel, asked: number, total: number, against: number): Contest | null {
  const found = lastFight(model);
  if (!found) return null;
  const [attack, defense] = asked === found.seat ? [total, against] : [against, total];
  return { kind: "fight", card: found.card, sides: sidesOf(found, attack, defense), asked, isWar: found.isWar };
}

/** What a revealed event or a fight that has been won asks for. */
function effect(model: TableModel, asked: number): Contest | null {
  const cause = lastCause(model);
  if (cause === "event") {
    const found = lastEvent(model);
    return found && { kind: "event", card: found.card, sides: [], asked };
  }
  const found = cause === "fight" ? lastFight(model) : null;
  if (!found?.result) return null;
  return { kind: "spoils", card: found.card, sides: sidesOf(found, found.result.attack, found.result.defense), asked, isWar: found.isWar };
}

/** The attacker, then the defender. */
function sidesOf({ seat, rival }: Fight, attack: number, defense: number): Side[] {
  return [
    { seat, total: attack },
    { seat: rival, total: defense },
  ];
}

/** How a fight stands, in a sentence. */
export function verdictOf({ kind, sides: [one, other], isWar }: Contest): Message | null {
  if (kind !== "fight" || !one || !other) return null;
  const by = (one.total ?? 0) - (other.total ?? 0);
  if (isWar) return by === 0 ? { id: "contest-tie-war" } : { id: "contest-ahead-war", args: { seat: by > 0 ? one.seat : other.seat, amount: Math.abs(by) } };
  return by > 0 ? { id: "contest-attacker", args: { amount: by } } : { id: "contest-defender", args: { amount: 1 - by } };
}

/** The total that I would have after an option: from the question that would follow, or from the outcome. */
export function totalAfter(option: Option, model: TableModel): number | null {
  const { view, viewer, decision } = model;
  const prompt = decision?.prompt.id ?? "";
  if (!view || viewer === null || !TOTALLED.has(prompt)) return null;
  const outlook = model.outlooks.get(option.text);
  const seen = isPreview(outlook) ? outlook : null;
  const value = seen?.next?.id === prompt ? (seen.next.args?.["total"] ?? seen.next.args?.["amount"]) : null;
  if (typeof value === "number") return value;
  const fought = seen?.events.find((event) => event.verb === "fought");
  if (fought) return Number(fought[fought["seat"] === viewer ? "attack" : "defense"]);
  // After my only unit the rival answers, which nobody can foresee.
  const own = seatOf(view.counters, viewer);
  return option.value[0] === "sacrifice" && own.units === 1 ? Number(decision?.prompt.args?.["total"]) + own.sacrifice_value : null;
}

const TOTALLED: ReadonlySet<string> = new Set(["prompt-sacrifice", "prompt-defense", "prompt-colonists"]);

/** What a card adds that would be laid down: for defense, or for colonizing. */
export function addedBy(option: Option, model: TableModel): number | null {
  const { view, viewer, decision } = model;
  const id = decision?.prompt.id;
  if (!view || viewer === null || (id !== "prompt-defense" && id !== "prompt-colonists")) return null;
  const bonus = seatOf(view.counters, viewer).card_bonuses[String(option.value[1])];
  return bonus?.[id === "prompt-defense" ? "defense" : "colonization"] ?? null;
}
