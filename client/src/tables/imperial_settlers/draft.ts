/* The open cards of a draft: who took what, and who picks now. */

import type { LogLine } from "$/live";

export interface Taken {
  readonly seat: number | null;
  /** Null if it was kept in secret. */
  readonly card: string | null;
}

/** What was taken since the last Lookout began, in order. A seat of null is the virtual player. */
export function takenIn(lines: readonly Pick<LogLine, "events">[]): Taken[] {
  let found: Taken[] = [];
  for (const event of lines.flatMap((line) => line.events)) {
    if (event.verb === "lookout") found = [];
    if (event.verb === "picked" || event.verb === "kept-secretly") found.push({ seat: Number(event["seat"]), card: typeof event["card"] === "string" ? event["card"] : null });
    if (event.verb === "virtual-picked") found.push({ seat: null, card: String(event["card"]) });
  }
  return found;
}
