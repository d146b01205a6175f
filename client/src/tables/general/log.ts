/* Sentences of events as lines of the log. */

import type { LogItem } from "$/parts/Log.svelte";
import { text, type Segment } from "$/parts/rich";

/** A sentence that begins with a seat is a line of that seat, whose name stands before it anyway. */
export function lineOf(parts: readonly Segment[]): Pick<LogItem, "seat" | "parts"> {
  const [first, next, ...rest] = parts;
  if (first?.kind !== "seat" || next?.kind !== "text" || !next.text.startsWith(" ")) return { seat: null, parts };
  return { seat: first.seat, parts: [text(next.text.trimStart()), ...rest] };
}
