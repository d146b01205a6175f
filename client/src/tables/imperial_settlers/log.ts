/* Events of Imperial Settlers as lines of the log, and as steps of what will happen. */

import type { GameEvent, LogLine, Preview } from "$/live";
import type { LogItem } from "$/parts/Log.svelte";
import { sentence, text, type Segment } from "$/parts/rich";
import { language } from "$/words";
import type { TableModel } from "../common/model.svelte";
import { argsOf, isHidden } from "../common/views";
import { amountsIn, nextChanges } from "./facts";
import { drawn, goodsLine, lean } from "./faces";

/** Events that say where the Goods come from which the events after them tell. */
const SOURCES: ReadonlySet<string> = new Set(["board", "deal-paid", "produced", "repeated", "bonus", "rewarded", "activated", "ran", "razed-hand", "razed", "razed-own", "razed-virtual", "deal-made", "deal-abroad", "exchanged", "built", "deal-stolen", "deal-robbed"]);
/** Events that bring or take Goods, points and cards. */
const FLOWS: ReadonlySet<string> = new Set(["gained", "scored", "paid", "drew"]);

/** Events that say the same of a card as the one that came before. */
const AGAIN: Readonly<Record<string, string>> = { "deal-paid": "deal-made", bonus: "built" };

/** Sources that are nothing in themselves, so that those that bring nothing are not worth a line. */
const BARE: ReadonlySet<string> = new Set(["board", "produced", "repeated", "bonus", "rewarded"]);

/** A stretch of events that is told as one: a source with what comes of it, or one event. */
export interface Stretch {
  readonly event: GameEvent;
  readonly seat: number | null;
  /** What it brings and costs, in order. */
  readonly flow: readonly (readonly [string, number])[];
  /** Cards drawn that the reader sees. */
  readonly cards: readonly string[];
}

/** Events put together with what they bring. */
export function stretches(events: readonly GameEvent[]): Stretch[] {
  const found: { event: GameEvent; seat: number | null; flow: [string, number][]; cards: string[] }[] = [];
  for (const event of events) {
    const seat = typeof event["seat"] === "number" ? event["seat"] : null;
    const last = found.at(-1);
    if (FLOWS.has(event.verb) && last && last.seat === seat && (SOURCES.has(last.event.verb) || FLOWS.has(last.event.verb))) {
      flowInto(last, event);
      continue;
    }
    // What is said of the same card again, and what was paid before, belongs to one line.
    if (last && last.seat === seat && AGAIN[event.verb] === last.event.verb && event["card"] === last.event["card"]) continue;
    const isPrice = last !== undefined && last.seat === seat && FLOWS.has(last.event.verb) && SOURCES.has(event.verb);
    const one = { event, seat, flow: isPrice ? last.flow : ([] as [string, number][]), cards: isPrice ? last.cards : ([] as string[]) };
    if (FLOWS.has(event.verb)) flowInto(one, event);
    if (isPrice) found[found.length - 1] = one;
    else found.push(one);
  }
  return found.filter((one) => one.flow.length > 0 || !BARE.has(one.event.verb));
}

function flowInto(stretch: { flow: [string, number][]; cards: string[] }, event: GameEvent): void {
  const add = (thing: string, amount: number): void => {
    const known = stretch.flow.find(([name, by]) => name === thing && by > 0 === amount > 0);
    if (known) known[1] += amount;
    else stretch.flow.push([thing, amount]);
  };
  if (event.verb === "scored") add("vp", Number(event["amount"]));
  else if (event.verb === "drew") {
    add("card", 1);
    if (typeof event["card"] === "string") stretch.cards.push(event["card"]);
  } else for (const [thing, amount] of amountsIn(String(event["goods"] ?? ""))) add(thing, event.verb === "paid" ? -amount : amount);
}

/** What happened in a few words after the name of the seat. */
function brief(stretch: Stretch, model: TableModel): Segment[] {
  const { event, flow, cards } = stretch;
  const named = cards.flatMap((card, index): Segment[] => [text(index ? ", " : " ("), { kind: "card", card, name: model.faces.get(card)?.name ?? card }]);
  const brought = [...goodsLine(flow, model.words, true), ...named, ...(named.length ? [text(")")] : [])];
  if (FLOWS.has(event.verb)) return brought;
  const hidden = isHidden(event) ? "-hidden" : "";
  const id = `brief-${event.verb}${hidden}`;
  const said = model.words.has(id) ? lean({ id, args: argsOf(event) }, model.words, model.names) : model.say({ id: `event-${event.verb}${hidden}`, args: argsOf(event) }, drawn(model.words));
  return brought.length ? [...said, text(": "), ...brought] : said;
}

/** What an answer brought: one line for each stretch of it, the seat's name before. */
export function logOf(line: LogLine, model: TableModel): readonly LogItem[] {
  return stretches(line.events).map((stretch, index) => {
    const { kind, icon } = model.signOf(stretch.event.verb);
    return { id: `${line.number}-${index}`, number: line.number, seat: stretch.seat, kind, parts: brief(stretch, model), ...(stretch.seat === null ? { icon } : {}) };
  });
}

/** Events after which nothing follows from my answer any more. */
const ENDS: ReadonlySet<string> = new Set(["round", "cleanup"]);

/** What will happen, step by step: what my answer brings, and what it changes in every round to come. */
export function stepsOf(preview: Preview, model: TableModel): readonly (readonly Segment[])[] {
  const end = preview.events.findIndex((event) => ENDS.has(event.verb));
  const lines = stretches(end < 0 ? preview.events : preview.events.slice(0, end)).map((stretch): Segment[] => {
    const parts = brief(stretch, model);
    if (stretch.seat === null || stretch.seat === model.viewer) return sentence(parts, language());
    return [{ kind: "seat", seat: stretch.seat, name: model.name(stretch.seat) }, text(": "), ...parts];
  });
  const { view, viewer, words } = model;
  if (view && viewer !== null) {
    const by = Object.entries(nextChanges(view.counters, preview.counters, viewer));
    if (by.length) lines.push([text(`${words.text("each-round")}: `), ...goodsLine(by, words, true)]);
  }
  return lines;
}

