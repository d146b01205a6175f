/* What has happened, and what an answer will bring. */

import type { GameEvent, LogLine, Preview } from "$/live";
import type { LogItem } from "$/parts/Log.svelte";
import { icon, sentence, text, type Segment } from "$/parts/rich";
import { language, pointsText, type Arguments } from "$/words";
import type { TableModel } from "../common/model.svelte";
import { argsOf, isHidden } from "../common/views";
import { BARBARIANS, changes, iconOf, STOCK, unitsOf } from "./facts";
import { amounts, drawn } from "./faces";

/** Events that the table itself shows well enough. */
const SILENT: ReadonlySet<string> = new Set(["turn"]);
/** What a player gains, loses and pays is told together. */
const STOCKED: ReadonlySet<string> = new Set(["gained", "lost", "paid"]);

/** Arguments with units in words: `infantry2` is "2 infantry". */
export function spelled(args: Arguments, model: TableModel): Arguments {
  const found: Record<string, Arguments[string]> = { ...args };
  for (const [name, value] of Object.entries(args)) {
    if (!/^units[0-9]?$/.test(name)) continue;
    const words = (Array.isArray(value) ? value.map(String) : [String(value)]).flatMap(unitsOf);
    found[name] = words.map(([unit, count]) => counted(unit, count, model)).join(", ") || model.text("units-none");
  }
  return found;
}

/** "2 infantry" in the words of the language. */
export function counted(unit: string, count: number, model: TableModel): string {
  const id = `unit-${unit}${count}`;
  return model.words.has(id) ? model.text(id) : `${count} ${model.text(`unit-${unit}`)}`;
}

/** A face of a die, `infantry_3`, as its number and icon. */
export function faceOfDie(face: string): { readonly value: number; readonly unit: string } {
  const cut = face.lastIndexOf("_");
  return { value: Number(face.slice(cut + 1)), unit: face.slice(0, cut) };
}

/** What happened, as a sentence with its things drawn. */
export function told(event: GameEvent, model: TableModel): Segment[] {
  const hidden = isHidden(event) && model.words.has(`event-${event.verb}-hidden`) ? "-hidden" : "";
  if (event.verb === "dice-rolled" || event.verb === "die-rerolled") return diceTold(event, model);
  return model.say({ id: `event-${event.verb}${hidden}`, args: spelled(argsOf(event), model) });
}

function diceTold(event: GameEvent, model: TableModel): Segment[] {
  const owner = Number(event["owner"]);
  const { seat } = event;
  const who: Segment = typeof seat === "number" && seat >= 0 ? { kind: "seat", seat, name: model.name(seat) } : text(model.text(owner === BARBARIANS ? "owner-barbarians" : "owner-pirates"));
  const dice = (event["dice"] as readonly string[]).map(faceOfDie);
  const faces = dice.flatMap(({ value, unit }): Segment[] => [text(` ${value} `), icon(iconOf(unit), model.text(`unit-${unit}`))]);
  return [who, text(` ${model.text(`log-${event.verb}`, { number: owner >= BARBARIANS ? 2 : 1 })}`), ...faces];
}

/** "gains 2 🍎 1 🪵". */
function stockTold(events: readonly GameEvent[], model: TableModel): Segment[] {
  const [first] = events;
  if (!first) return [];
  const sums = STOCK.map((kind) => [kind, events.filter((event) => event["kind"] === kind).reduce((sum, event) => sum + Number(event["amount"]), 0)] as const);
  return [text(`${model.text(`log-${first.verb}`)} `), ...amounts(sums, model.words)];
}

interface Told {
  readonly seat: number | null;
  readonly verb: string;
  readonly parts: Segment[];
}

/** Events as lines; what one seat gains, loses or pays at a time is one of them. */
function linesOf(events: readonly GameEvent[], model: TableModel): Told[] {
  const found: Told[] = [];
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at];
    if (!event || SILENT.has(event.verb)) continue;
    const seat = typeof event["seat"] === "number" && event["seat"] >= 0 ? event["seat"] : null;
    if (STOCKED.has(event.verb)) {
      const run = [event];
      while (events[at + 1]?.verb === event.verb && events[at + 1]?.["seat"] === event["seat"]) run.push(events[(at += 1)] as GameEvent);
      if (run.some((one) => Number(one["amount"]) > 0)) found.push({ seat, verb: event.verb, parts: stockTold(run, model) });
      continue;
    }
    const parts = told(event, model);
    const [first, second, ...rest] = parts;
    // The line begins with the name of its seat anyway.
    if (seat !== null && first?.kind === "seat" && first.seat === seat && second?.kind === "text") found.push({ seat, verb: event.verb, parts: [text(second.text.trimStart()), ...rest] });
    else found.push({ seat: null, verb: event.verb, parts });
  }
  return found;
}

/** Lines that go on with the one before, if it is the same seat's. */
const JOINED: ReadonlySet<string> = new Set(["gained", "lost", "paid", "drew-action", "drew-objective", "drew-wonder"]);

/** What an answer brought: one line for each thing. */
export function logOf(line: LogLine, model: TableModel): readonly LogItem[] {
  const items: { seat: number | null; kind: string; icon?: string; parts: Segment[] }[] = [];
  for (const { seat, verb, parts } of linesOf(line.events, model)) {
    const last = items.at(-1);
    if (seat !== null && last?.seat === seat && JOINED.has(verb)) last.parts = [...trimmed(last.parts), text(", "), ...trimmed(parts)];
    else items.push({ seat, kind: model.signOf(verb).kind, parts: JOINED.has(verb) ? trimmed(parts) : parts, ...(seat === null ? { icon: model.signOf(verb).icon } : {}) });
  }
  return items.map(({ seat, kind, parts, icon: sign }, index) => ({ seat, kind, parts, ...(sign ? { icon: sign } : {}), id: `${line.number}-${index}`, number: line.number }));
}

/** A sentence without its full stop, so that another may follow. */
function trimmed(parts: readonly Segment[]): Segment[] {
  const last = parts.at(-1);
  if (last?.kind !== "text") return [...parts];
  return [...parts.slice(0, -1), text(last.text.replace(/\.\s*$/, ""))];
}

/** "+1 🍎 −2 🪙": how my numbers change. */
export function changeLine(preview: Preview, model: TableModel): Segment[] {
  const { view, viewer, words } = model;
  if (!view || viewer === null) return [];
  const by = changes(view.counters, preview.counters, viewer);
  const found: Segment[] = [];
  for (const name of [...STOCK, "points"]) {
    const change = by[name];
    if (!change) continue;
    if (found.length) found.push(text(", "));
    found.push(text(`${change > 0 ? "+" : "−"}${pointsText(Math.abs(change))} `), drawn(name, words));
  }
  return found;
}

/** What will happen, step by step, up to the end of my turn. */
export function stepsOf(preview: Preview, model: TableModel): readonly (readonly Segment[])[] {
  const end = preview.events.findIndex((event) => event.verb === "turn" || event.verb === "round");
  const events = end < 0 ? preview.events : preview.events.slice(0, end);
  const told = linesOf(events, model);
  const lines = told.map(({ seat, parts }): readonly Segment[] => {
    if (seat === null) return parts;
    return seat === model.viewer ? sentence(undashed(parts), language()) : [{ kind: "seat", seat, name: model.name(seat) }, text(" "), ...parts];
  });
  // A single payment or gain is its own total.
  const isTotal = told.length === 1 && told.every(({ verb }) => STOCKED.has(verb));
  const totals = isTotal || model.option?.value[0] === "end" ? [] : changeLine(preview, model);
  return totals.length ? [...lines, totals] : lines;
}

/** A sentence about somebody whose name is left out, so the dash after it is, too. */
function undashed([first, ...rest]: readonly Segment[]): Segment[] {
  if (!first) return [];
  return [first.kind === "text" ? text(first.text.replace(/^–\s+/, "")) : first, ...rest];
}
