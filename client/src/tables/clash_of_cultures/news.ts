/* The event that came up last, with what it has done so far; and where the status phase is. */

import type { GameEvent } from "$/live";
import type { TableModel } from "../common/model.svelte";
import { tableOf } from "./facts";

export interface Drawn {
  readonly key: string;
  readonly card: string;
  readonly seat: number;
  readonly effects: readonly GameEvent[];
}

/** What no longer comes from an event. */
const BEYOND: ReadonlySet<string> = new Set(["turn", "round", "age", "event-drawn", "battle", "moved", "sailed", "advanced", "collected", "constructed", "recruited", "founded", "played"]);

/** The last event that I may not have read yet: drawn since my last answer, or still asking something. */
export function lastEvent(model: TableModel): Drawn | null {
  const { lines, viewer, decision } = model;
  const isAsking = decision !== null && decision.prompt.id !== "prompt-deed";
  const mine = lines.map((line) => line.seat === viewer && line.number > 0).lastIndexOf(true);
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at];
    const found = line?.events.map((event) => event.verb).lastIndexOf("event-drawn") ?? -1;
    const event = line?.events[found];
    // An answer that does nothing yet begins a deed, which no longer comes from the event.
    const begun = lines.findIndex((one, index) => index > at && one.events.length === 0);
    const later = lines.slice(at + 1, begun < 0 ? undefined : begun).flatMap((one) => one.events);
    if (!line || !event || typeof event["card"] !== "string") {
      if (at <= mine && !isAsking) return null;
      continue;
    }
    const rest = [...line.events.slice(found + 1), ...later];
    const end = rest.findIndex((one) => BEYOND.has(one.verb));
    if (at < mine && (!isAsking || end >= 0 || begun >= 0)) return null;
    return { key: `${line.number} ${found}`, card: event["card"], seat: Number(event["seat"]), effects: end < 0 ? rest : rest.slice(0, end) };
  }
  return null;
}

/** The steps of the status phase in their order. */
export const STATUS = ["objectives", "advance", "cards", "raze", "government", "first"] as const;

const ASKED: Readonly<Record<string, (typeof STATUS)[number]>> = {
  "prompt-status-objective": "objectives",
  "prompt-objective": "objectives",
  "prompt-learn": "advance",
  "prompt-pile": "cards",
  "prompt-raze": "raze",
  "prompt-government": "government",
  "prompt-adopt": "government",
  "prompt-first": "first",
};

/** Where the status phase is: the step that somebody is asked about; null outside of it. */
export function statusStep(model: TableModel): (typeof STATUS)[number] | "" | null {
  const { view } = model;
  if (!view || view.over || tableOf(view.counters).phase !== "status") return null;
  return ASKED[view.asked[0]?.prompt.id ?? ""] ?? "";
}
