/* What a player should know before the turn ends: unrest, famine, corruption, and what would be wasted or lost. */

import type { Segment } from "$/parts/rich";
import type { Arguments } from "$/words";
import type { TableModel } from "../model.svelte";
import { levelOf, seatOf, tableOf, zoneOf } from "./facts";
import { drawn } from "./faces";

export interface Warning {
  readonly id: string;
  readonly parts: readonly Segment[];
  /** It costs something, rather than leaving something unused. */
  readonly grave: boolean;
}

/** The worst first. */
export function warningsOf(model: TableModel, number: number): Warning[] {
  const { view } = model;
  if (!view) return [];
  const seat = seatOf(view.counters, number);
  const { next } = seat;
  const found: Warning[] = [];
  const warn = (id: string, grave: boolean, args: Arguments = {}): void => void found.push({ id, grave, parts: model.say({ id, args }, drawn(model.words)) });
  if (next.uprising) warn("warn-uprising", true, { amount: seat.discontent, unused: seat.unused_workers });
  if (next.famine) warn("warn-famine", true, { amount: next.famine });
  if (next.corruption) warn("warn-corruption", true, { resources: next.corruption });
  const military = zoneOf(view, "military", number)?.size ?? 0;
  const excess = military + next.cards - seat.military_hand_limit;
  if (levelOf(view) !== "simple" && excess > 0) warn("warn-discard", true, { amount: excess });
  const most = tableOf(view.counters).most_science;
  if (!next.uprising && seat.science + seat.science_rating > most) warn("warn-science", true, { most });
  if (seat.civil_actions_left) warn("warn-civil", false, { amount: seat.civil_actions_left });
  if (seat.military_actions_left && levelOf(view) === "simple") warn("warn-military", false, { amount: seat.military_actions_left });
  const idle = seat.unused_workers - seat.discontent;
  if (idle > 0) warn("warn-workers", false, { amount: idle });
  return found;
}
