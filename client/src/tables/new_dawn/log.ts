/* What has happened, and what an answer will bring. */

import type { GameEvent, LogLine, Preview } from "$/live";
import type { LogItem } from "$/parts/Log.svelte";
import { sentence, text, type Segment } from "$/parts/rich";
import { language } from "$/words";
import type { TableModel } from "../common/model.svelte";
import { argsOf, isHidden } from "../common/views";
import { changeLine } from "./choices";
import { seatOf, tableOf } from "./facts";
import { drawn } from "./faces";

/** What the table itself shows well enough. */
const SILENT: ReadonlySet<string> = new Set(["turn", "reset", "laid-core"]);

/** What happened, as a sentence with its things drawn. */
export function told(event: GameEvent, model: TableModel): Segment[] {
  const id = `event-${event.verb}${isHidden(event) ? "-hidden" : ""}`;
  return sentence(model.say({ id: model.words.has(id) ? id : `event-${event.verb}`, args: argsOf(event) }, drawn(model.words)), language());
}

/** What an answer brought: a line for each thing, the seat's name before it. */
export function logOf(line: LogLine, model: TableModel): readonly LogItem[] {
  return line.events
    .filter((event) => !SILENT.has(event.verb))
    .map((event, index) => {
      const { kind, icon } = model.signOf(event.verb);
      const [first, second, ...rest] = told(event, model);
      const parts = first ? [first, ...(second ? [second] : []), ...rest] : [];
      const begins = first?.kind === "seat" && second?.kind === "text" && second.text.startsWith(" ");
      const said = begins ? { seat: first.seat, parts: [text(second.text.trimStart()), ...rest] } : { seat: null, icon, parts };
      return { id: `${line.number}-${index}`, number: line.number, kind, ...said };
    });
}

/** Events after which nothing follows from my answer any more. */
const ENDS: ReadonlySet<string> = new Set(["turn", "round", "dial"]);

export function stepsOf(preview: Preview, model: TableModel): readonly (readonly Segment[])[] {
  const end = preview.events.findIndex((event) => ENDS.has(event.verb));
  const lines: (readonly Segment[])[] = (end < 0 ? preview.events : preview.events.slice(0, end)).filter((event) => !SILENT.has(event.verb)).map((event) => told(event, model));
  const moved = resetLine(preview, model);
  if (moved) lines.push(moved);
  const by = changeLine(preview, model);
  return by.length ? [...lines, by] : lines;
}

/** The card that goes to the first slot, if the answer ends with its reset. */
function resetLine(preview: Preview, model: TableModel): readonly Segment[] | null {
  const { view, viewer } = model;
  if (!view || viewer === null) return null;
  const [before, after] = [seatOf(view.counters, viewer).row, seatOf(preview.counters, viewer).row];
  const first = after[0]?.card;
  if (first === undefined || first === before[0]?.card) return null;
  return [{ kind: "card", card: first, name: model.faces.get(first)?.name ?? first }, text(` ${model.text("slot-after", { slot: tableOf(view.counters).numbers[0] ?? 1 })}`)];
}
