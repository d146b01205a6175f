/* A table for any game: zones, numbers, options and events as the kernel gives them. */

import type { GameEvent, LogLine, Option, Preview, RefusedOption } from "$/live";
import type { LogItem } from "$/parts/Log.svelte";
import type { Segment } from "$/parts/rich";
import type { CatalogueCard } from "$/live";
import type { CardFace } from "$/parts/card";
import type { Arguments, Speaker } from "$/words";
import type { GameTable } from "../game";
import type { TableModel } from "../model.svelte";
import Board from "./Board.svelte";

function argsOf(event: GameEvent): Arguments {
  return Object.fromEntries(Object.entries(event).filter(([name]) => name !== "verb" && name !== "rule")) as Arguments;
}

function told(event: GameEvent, model: TableModel): Segment[] {
  return model.say({ id: `event-${event.verb}`, args: argsOf(event) });
}

function logOf(line: LogLine, model: TableModel): readonly LogItem[] {
  return line.events.map((event, index) => ({ id: `${line.number}-${index}`, number: line.number, seat: null, icon: line.seat === null ? "info" : `seat-${line.seat + 1}`, kind: event.verb, parts: told(event, model) }));
}

function faceOf(card: CatalogueCard, words: Speaker): CardFace {
  const lines = card.text.map((line) => words.render(line)).join(" ");
  const family = String(card.facts["type"] ?? "special");
  return {
    id: card.id,
    name: words.render(card.name),
    family,
    familyMark: { icon: "special", label: family },
    corner: "",
    cornerName: "",
    production: [],
    trigger: null,
    effect: [{ kind: "text", text: lines }],
    spoken: lines,
    foot: null,
    art: `art-${card.id.replaceAll("_", "-")}`,
    note: null,
  };
}

export const game: GameTable = {
  Board,
  cardsOf: () => [],
  labelOf: (option: Option, model) => model.say(option.message),
  gainOf: () => null,
  confirmOf: (option, model) => model.say(option.message),
  stepsOf: (preview: Preview, model) => preview.events.map((event) => told(event, model)),
  groupOf: (option: RefusedOption) => option.text,
  refusedLabelOf: (option, model) => model.say(option.message),
  logOf,
  logKinds: [],
  flightsOf: () => [],
  faceOf,
  situationOf: () => ({}),
};
