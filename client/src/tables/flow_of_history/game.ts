/* The table of The Flow of History: what only this game can say about its options, events and cards. */

import type { GameEvent, LogLine, Option, Preview, RefusedOption, View } from "$/live";
import type { LogItem } from "$/parts/Log.svelte";
import type { Flight } from "$/parts/motion";
import { icon, sentence, text, type Segment } from "$/parts/rich";
import { language, type Arguments, type Message } from "$/words";
import type { GameTable } from "../common/games";
import type { TableModel } from "../common/model.svelte";
import { argsOf } from "../common/views";
import Board from "./Board.svelte";
import { changes, factsOf, ICONS, investedBy, investmentOn, seatOf } from "./facts";
import { drawn, faceOf, iconMarks } from "./faces";
import { situationOf } from "./situation";
import Scores from "./Scores.svelte";
import Strip from "./Strip.svelte";
import Track from "./Track.svelte";

/** Events that another one beside them tells as well. */
const SILENT: ReadonlySet<string> = new Set(["arrived"]);
/** Options that bring nothing by themselves. */
const BARE: ReadonlySet<string> = new Set(["invest", "keep", "bank"]);

function cardsOf(option: Option, view: View): readonly string[] {
  if (option.value[0] !== "complete" || view.viewer === null) return [];
  const own = investedBy(view, view.viewer);
  return own ? [own.card] : [];
}

function ownInvestment(model: TableModel): string | null {
  return model.view && model.viewer !== null ? (investedBy(model.view, model.viewer)?.card ?? null) : null;
}

function labelOf(option: Option, model: TableModel): readonly Segment[] {
  const own = option.value[0] === "complete" ? ownInvestment(model) : null;
  return model.say(own ? { id: "choice-complete", args: { card: own } } : option.message);
}

/** "+3 ▣ · +2 ⚗": how my numbers change. */
function changeLine(by: Readonly<Record<string, number>>, model: TableModel): Segment[] {
  const labels: Record<string, string> = { token: model.text("counter-resources"), scoring: model.text("points-now") };
  const order = ["token", ...ICONS, "scoring"];
  const found: Segment[] = [];
  for (const name of order) {
    const change = by[name];
    if (!change) continue;
    if (found.length) found.push(text(" "));
    found.push(text(`${change > 0 ? "+" : "−"}${Math.abs(change)} `), icon(name, labels[name] ?? model.text(`icon-${name}`)));
  }
  return found;
}

function gainOf(option: Option, preview: Preview | null, model: TableModel): readonly Segment[] | null {
  const { view, viewer } = model;
  if (!view || viewer === null) return null;
  return asideOf(option, model) === null && preview ? changeLine(changes(view.counters, preview.counters, viewer), model) : null;
}

/** For options that only name a card: the icons it has. */
function asideOf(option: Option, model: TableModel): Segment[] | null {
  return BARE.has(String(option.value[0])) ? broughtBy(String(option.value[1]), model) : null;
}

/** The icons on a card's bar. */
function broughtBy(card: string, model: TableModel): Segment[] | null {
  const known = model.cards.get(card);
  if (!known) return null;
  const marks = iconMarks(factsOf(known).production, model.words).filter((mark) => mark.count > 0);
  return marks.flatMap((mark, index): Segment[] => [...(index ? [text(" ")] : []), ...(mark.count > 1 ? [text(`${mark.count} `)] : []), icon(mark.icon, mark.label)]);
}

function confirmOf(option: Option, model: TableModel): readonly Segment[] {
  const [kind] = option.value;
  const args: Record<string, unknown> = { ...option.message.args };
  const { view, decision } = model;
  if (kind === "complete") args["card"] = ownInvestment(model);
  if (kind === "stake") args["card"] = decision?.prompt.args?.["card"];
  if (kind === "snipe" && view) args["amount"] = investmentOn(view, String(option.value[1]))?.resources ?? 0;
  const id = `confirm-${String(kind)}`;
  return model.words.has(id) ? model.say({ id, args: args as Arguments }, drawn(model.words)) : model.say(option.message);
}

function stepsOf(preview: Preview, model: TableModel): readonly (readonly Segment[])[] {
  const lines = preview.events.filter((event) => !SILENT.has(event.verb)).map((event) => will(event, model));
  const { view, viewer } = model;
  if (view && viewer !== null) {
    const totals = totalsLine(preview, view, viewer, model);
    if (totals.length) lines.push(totals);
  }
  return lines.filter((line) => line.length > 0);
}

function will(event: GameEvent, model: TableModel): Segment[] {
  const id = `will-${event.verb}`;
  const known = model.words.has(id);
  const line = model.say({ id: known ? id : `event-${event.verb}`, args: argsOf(event) }, drawn(model.words));
  const seat = event["seat"];
  if (!known || typeof seat !== "number" || seat === model.viewer) return sentence(line, language());
  return [{ kind: "seat", seat, name: model.name(seat) }, text(": "), ...line];
}

/** "▣ 5 → 8, ⚗ 2 → 4": my numbers before and after. */
function totalsLine(preview: Preview, view: View, viewer: number, model: TableModel): Segment[] {
  const by = changes(view.counters, preview.counters, viewer);
  const old = seatOf(view.counters, viewer);
  const before: Record<string, number> = { token: old.resources, scoring: old.points, ...old.icons };
  const labels: Record<string, string> = { token: model.text("counter-resources"), scoring: model.text("points-now") };
  const found: Segment[] = [];
  for (const [name, change] of Object.entries(by)) {
    if (found.length) found.push(text(" "));
    const from = before[name] ?? 0;
    found.push(icon(name, labels[name] ?? model.text(`icon-${name}`)), text(`\u00a0${from}\u00a0→\u00a0${from + change}`));
  }
  return found;
}

/** Refused ways to get Market cards for one and the same reason are one line. */
function groupOf(option: RefusedOption): string {
  const { id, args } = option.refusal;
  const named = id.includes("too-dear") || id.includes("taken") || id.includes("banker") || id.startsWith("refusal-activate");
  return named ? option.text : `${String(option.value[0])} ${id} ${JSON.stringify(args ?? {})}`;
}

function refusedLabelOf(option: RefusedOption, model: TableModel): readonly Segment[] {
  const id = `refused-${String(option.value[0])}`;
  const grouped = groupOf(option) !== option.text;
  return grouped && model.words.has(id) ? model.say({ id }) : model.say(option.message);
}

/** What an answer brought: one line for each seat's part of it, one for each card that came or went. */
function logOf(line: LogLine, model: TableModel): readonly LogItem[] {
  const items: { seat: number | null; kind: string; icon?: string; parts: Segment[] }[] = [];
  for (const event of line.events) {
    if (isSilent(event)) continue;
    const parts = brief(event, model);
    const { kind, icon: sign } = model.signOf(event.verb);
    const seat = typeof event["seat"] === "number" ? event["seat"] : null;
    const last = items.at(-1);
    if (seat !== null && last?.seat === seat) last.parts.push(text(", "), ...parts);
    else items.push({ seat, kind, parts, ...(seat === null ? { icon: sign } : {}) });
  }
  return items.map((item, index) => ({ ...item, id: `${line.number}-${index}`, number: line.number }));
}

function isSilent(event: GameEvent): boolean {
  if (event.verb === "compensated") return Number(event["trade"]) + Number(event["half"]) === 0;
  return SILENT.has(event.verb) || (event.verb === "income" && event["amount"] === 0);
}

function brief(event: GameEvent, model: TableModel): Segment[] {
  const id = `brief-${event.verb}`;
  const message: Message = { id: model.words.has(id) ? id : `event-${event.verb}`, args: argsOf(event) };
  return model.say(message, { icons: drawn(model.words).icons ?? {} });
}

function flightsOf(event: GameEvent): readonly Flight[] {
  const amount = Number(event["amount"] ?? 0);
  const seat = `tokens-${String(event["seat"])}`;
  const card = `card-${String(event["card"])}`;
  const flight = (from: string, to: string, count = amount): Flight => ({ from, to, amount: count, icon: "token" });
  switch (event.verb) {
    case "invested":
      return [flight(seat, card)];
    case "income":
    case "harvested":
      return [flight("supply", seat)];
    case "took":
      return [flight(event["source"] === "supply" ? "supply" : "deck", seat)];
    case "compensated":
      return [flight("supply", seat, Number(event["trade"]) + Number(event["half"]))];
    case "sniped":
      return [flight(seat, `tokens-${String(event["investor"])}`)];
    case "sniped-banker":
      return [flight(seat, "supply")];
    case "robbed":
      return [flight(`tokens-${String(event["victim"])}`, seat)];
    case "banker-invested":
      return [flight("supply", card)];
    default:
      return [];
  }
}

export const game: GameTable = {
  Board,
  Strip,
  Track,
  Scores,
  cardsOf,
  labelOf,
  gainOf,
  asideOf,
  confirmOf,
  stepsOf,
  groupOf,
  refusedLabelOf,
  logOf,
  flightsOf,
  amountIcon: "token",
  faceOf,
  situationOf,
};
