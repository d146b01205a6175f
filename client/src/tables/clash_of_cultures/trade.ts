/* A trade that is being put together or answered, as the prompt tells it. */

import type { TableModel } from "../common/model.svelte";
import { STOCK } from "./facts";

export interface Trade {
  readonly seat: number;
  readonly rival: number;
  /** Whether I put the offer together; otherwise I answer one. */
  readonly composing: boolean;
  readonly give: readonly (readonly [string, number])[];
  readonly get: readonly (readonly [string, number])[];
  /** Cards by their deck that the one who answers gives. */
  readonly giveCards: readonly (readonly [string, number])[];
  /** Cards by their deck, seen or not, that the one who answers gets; empty for the other side. */
  readonly getCards: readonly (readonly [string, number])[];
}

const DECKS = ["action", "objective", "wonder", "person"] as const;

export function tradeOf(model: TableModel): Trade | null {
  const { decision } = model;
  const { id, args = {} } = decision?.prompt ?? { id: "" };
  if (!decision || (id !== "prompt-offer" && id !== "prompt-answer-offer")) return null;
  const amount = (name: string): number => Number(args[name] ?? 0);
  const composing = id === "prompt-offer";
  return {
    seat: decision.seat,
    rival: amount("rival"),
    composing,
    give: STOCK.map((kind) => [kind, amount(`give_${kind}`)] as const),
    get: STOCK.map((kind) => [kind, amount(`get_${kind}`)] as const),
    giveCards: DECKS.map((deck) => [deck, amount(`${composing ? "get" : "give"}_${deck}_cards`)] as const),
    getCards: composing ? [] : DECKS.map((deck) => [deck, amount(`get_${deck}_cards`)] as const),
  };
}
