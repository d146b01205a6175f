/* Auctions, aggressions, wars and offers of pacts, as the table shows them while they last. */

import type { Option } from "$/live";
import type { Message } from "$/words";
import type { TableModel } from "../model.svelte";
import { isPreview } from "../model.svelte";
import { factsOf } from "./facts";
import { bids, lastFight } from "./news";

export interface Side {
  readonly seat: number;
  /** Strength, or the last bid; null is a pass or nothing yet. */
  readonly total: number | null;
  readonly passed?: boolean;
}

export interface Contest {
  readonly kind: "fight" | "auction" | "colonists" | "pact";
  readonly card: string;
  readonly sides: readonly Side[];
  /** Who decides now. */
  readonly asked: number;
  /** What has been gathered, and what is needed. */
  readonly goal?: { readonly have: number; readonly need: number };
  readonly isWar?: boolean;
  /** Whether the first side wins as it stands. */
  readonly wins?: boolean;
}

/** What is being fought, bid or bargained for; null in quiet times. */
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
      return { kind: "pact", card: String(args["card"]), sides: [{ seat: Number(args["rival"]), total: null }, { seat: asked.seat, total: null }], asked: asked.seat };
    case "prompt-sacrifice":
    case "prompt-defense":
      return fight(model, asked.seat, Number(args["total"]), Number(args["against"]));
    default:
      return null;
  }
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
  const isWar = found.verb === "war-began";
  return {
    kind: "fight",
    card: found.card,
    sides: [
      { seat: found.seat, total: attack },
      { seat: found.rival, total: defense },
    ],
    asked,
    isWar,
    wins: attack > defense,
  };
}

/** The total that I would have after an option, from the question that would follow. */
export function totalAfter(key: string, model: TableModel): number | null {
  const outlook = model.outlooks.get(key);
  const next: Message | null = isPreview(outlook) ? outlook.next : null;
  const value = next?.args?.["total"] ?? next?.args?.["amount"];
  return typeof value === "number" && next?.id === model.decision?.prompt.id ? value : null;
}

/** What is printed on a card that would be laid down: for defense, or for colonizing. */
export function addedBy(option: Option, model: TableModel): number | null {
  const known = model.cards.get(String(option.value[1]));
  const facts = known && factsOf(known);
  if (facts?.type !== "defense_colonization") return null;
  const value = facts.gives[model.decision?.prompt.id === "prompt-colonists" ? "colonization" : "defense"];
  return typeof value === "number" ? value : null;
}
