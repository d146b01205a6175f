/* Events of Through the Ages as lines of the log, and as steps of what will happen. */

import type { GameEvent, LogLine, Preview } from "$/live";
import type { LogItem } from "$/parts/Log.svelte";
import { icon, sentence, text, type Segment } from "$/parts/rich";
import { language } from "$/words";
import type { TableModel } from "../common/model.svelte";
import { argsOf, isHidden } from "../common/views";
import { changes } from "./facts";
import { drawn, labelOf } from "./faces";

/** Events that the table itself shows well enough. */
const SILENT: ReadonlySet<string> = new Set(["row-dealt", "turn"]);
const OPENING: ReadonlySet<string> = new Set(["event-revealed", "aggression", "war-began"]);

/** What happened in a few words after the name of the seat; with its name if asked for. */
export function brief(event: GameEvent, model: TableModel, named = false): Segment[] {
  const hidden = isHidden(event) ? "-hidden" : "";
  const id = `brief-${event.verb}${hidden}`;
  const known = model.words.has(id);
  const parts = model.say({ id: known ? id : `event-${event.verb}${hidden}`, args: argsOf(event) }, drawn(model.words));
  const seat = event["seat"];
  return named && known && typeof seat === "number" ? [{ kind: "seat", seat, name: model.name(seat) }, text(": "), ...parts] : parts;
}

/** Events that are not worth a line when they come to nothing. */
const IDLE: ReadonlySet<string> = new Set(["farmed", "mined", "consumed", "corruption", "culture-scored", "culture-lost", "science-scored", "science-lost", "food-gained", "food-lost", "resources-gained", "resources-lost", "impact", "bonus"]);

export function isIdle(event: GameEvent): boolean {
  if (event.verb === "scored") return event["culture"] === 0 && event["science"] === 0;
  return SILENT.has(event.verb) || (IDLE.has(event.verb) && event["amount"] === 0);
}

/** What an answer brought: one line for each seat's part of it. */
export function logOf(line: LogLine, model: TableModel): readonly LogItem[] {
  const items: { seat: number | null; kind: string; icon?: string; parts: Segment[]; drawn?: number | undefined }[] = [];
  for (const event of line.events) {
    if (isIdle(event)) continue;
    const seat = typeof event["seat"] === "number" ? event["seat"] : typeof event["winner"] === "number" ? event["winner"] : null;
    const again = items.at(-1);
    if (event.verb === "drew" && isHidden(event) && again?.drawn && again.seat === seat) {
      again.drawn += 1;
      again.parts.splice(again.parts.length - 1, 1, text(model.text("brief-drew-many", { amount: again.drawn })));
      continue;
    }
    const parts = event.verb === "drew" && isHidden(event) ? [text(model.text("brief-drew-hidden"))] : brief(event, model);
    const drew = event.verb === "drew" && isHidden(event) ? { drawn: 1 } : {};
    const joins = model.words.has(`brief-${event.verb}`) && !OPENING.has(event.verb);
    const last = items.at(-1);
    if (seat !== null && joins && last?.seat === seat) Object.assign(last, { parts: [...last.parts, text(", "), ...parts], drawn: undefined, ...drew });
    else items.push({ seat, kind: model.signOf(event.verb).kind, parts: [...parts], ...drew, ...(seat === null ? { icon: model.signOf(event.verb).icon } : {}) });
  }
  return items.map(({ seat, kind, parts, icon: sign }, index) => ({ seat, kind, parts, ...(sign ? { icon: sign } : {}), id: `${line.number}-${index}`, number: line.number }));
}

/** Numbers that a preview tells in the order of the standings; ratings as "a turn". */
const CHANGED = ["culture", "culture-rating", "science", "science-rating", "strength", "happy", "food", "food-output", "ore", "ore-output", "worker", "yellow-token", "blue-token", "civil-action", "military-action"];

/** "+1 ⚗ a turn, −3 ⛏": how my numbers change. */
export function changeLine(preview: Preview, model: TableModel, skip: ReadonlySet<string>): Segment[] {
  const { view, viewer, words } = model;
  if (!view || viewer === null) return [];
  const by = changes(view.counters, preview.counters, viewer);
  const found: Segment[] = [];
  for (const name of CHANGED) {
    const change = by[name];
    if (!change || skip.has(name)) continue;
    const rated = /-(rating|output)$/.test(name);
    const drawnAs = name.replace(/-(rating|output)$/, "");
    if (found.length) found.push(text(", "));
    found.push(text(`${change > 0 ? "+" : "−"}${Math.abs(change)} `), icon(drawnAs, labelOf(drawnAs, words)));
    if (rated) found.push(text(` ${words.text("a-turn")}`));
  }
  return found;
}

const STEADY: ReadonlySet<string> = new Set();

/** What will happen, step by step: up to the end of my turn. */
export function stepsOf(preview: Preview, model: TableModel): readonly (readonly Segment[])[] {
  const lines: Segment[][] = [];
  for (const event of preview.events) {
    // What rivals' turns begin with is not what I am asking about.
    if (event.verb === "turn" || event.verb === "round") break;
    if (isIdle(event)) continue;
    const mine = event["seat"] === model.viewer;
    const parts = brief(event, model, !mine);
    lines.push(mine ? sentence(parts, language()) : parts);
  }
  const isEnd = model.option?.value[0] === "end";
  const totals = isEnd ? [] : changeLine(preview, model, STEADY);
  if (totals.length) lines.push(totals);
  return lines;
}
