/* A table for any game: zones, numbers, options and events as the kernel gives them, laid out as the game says. */

import type { Layout } from "$/api/types";
import type { Counters, GameEvent, LogLine, Option, Preview } from "$/live";
import type { LogItem } from "$/parts/Log.svelte";
import { artOf } from "$/parts/art.svelte";
import { icon, sentence, text, type Segment } from "$/parts/rich";
import { language, pointsText } from "$/words";
import type { GameTable } from "../common/games";
import type { TableModel } from "../common/model.svelte";
import { argsOf, isHidden } from "../common/views";
import Board from "./Board.svelte";
import { faceOf } from "./faces";
import { lineOf } from "./log";
import { shownFigures, type Shown } from "./layout";
import Strip from "./Strip.svelte";
import { layoutOf } from "./table";
import Track from "./Track.svelte";

function told(event: GameEvent, model: TableModel): Segment[] {
  const id = `event-${event.verb}${isHidden(event) ? "-hidden" : ""}`;
  return sentence(model.say({ id: model.words.has(id) ? id : `event-${event.verb}`, args: argsOf(event) }), language());
}

function logOf(line: LogLine, model: TableModel): readonly LogItem[] {
  return line.events.map((event, index) => ({ id: `${line.number}-${index}`, number: line.number, ...model.signOf(event.verb), ...lineOf(told(event, model)) }));
}

/** My numbers that an answer changes. */
function changed(after: Counters, model: TableModel): Shown[] {
  const { view, viewer } = model;
  if (!view || viewer === null) return [];
  return shownFigures(layoutOf(model).seat, view.counters.seats[viewer], after.seats[viewer], model.words).filter((figure) => figure.delta !== 0);
}

function drawn(figure: Shown): Segment {
  return figure.icon ? icon(figure.icon, figure.label) : text(figure.label);
}

/** "+2 food, −1 gold": what an option brings and costs. */
function gainOf(_option: Option, preview: Preview | null, model: TableModel): readonly Segment[] | null {
  const found = preview ? changed(preview.counters, model) : [];
  const parts = found.flatMap((figure): Segment[] => [text(`${figure.delta > 0 ? "+" : "−"}${pointsText(Math.abs(figure.delta))} `), drawn(figure), text(" ")]);
  return parts.length ? parts : null;
}

function stepsOf(preview: Preview, model: TableModel): readonly (readonly Segment[])[] {
  const totals = changed(preview.counters, model).flatMap((figure): Segment[] => [drawn(figure), text(`\u00a0${pointsText(figure.value)}\u00a0→\u00a0${pointsText(figure.value + figure.delta)} `)]);
  return [...preview.events.map((event) => told(event, model)), ...(totals.length ? [totals] : [])];
}

/** Options that begin with the same word are a group, if the game has a name for it. */
function kindOf(option: Option, model: TableModel): string | null {
  const verb = String(option.value[0]);
  return model.words.has(`group-${verb}`) ? verb : null;
}

/** The general table for a game that lies so. */
export function generalTable(layout: Layout): GameTable {
  return {
    layout,
    Board,
    Strip,
    Track,
    cardsOf: () => [],
    labelOf: (option, model) => model.say(option.message),
    gainOf,
    confirmOf: (option, model) => model.say(option.message),
    stepsOf,
    kindOf,
    groupOf: (option) => option.text,
    refusedLabelOf: (option, model) => model.say(option.message),
    logOf,
    flightsOf: () => [],
    amountIcon: layout.mark.icon,
    faceOf: (card, words) => faceOf(card, words, layout.face, artOf),
    situationOf: () => ({}),
  };
}
