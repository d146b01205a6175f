/* Clash of Cultures at the table. */

import type { GameEvent, Option, Preview } from "$/live";
import type { CardSituation } from "$/parts/card";
import type { Flight } from "$/parts/motion";
import { icon, text, type Segment } from "$/parts/rich";
import type { Message } from "$/words";
import type { GameTable } from "../common/games";
import type { TableModel } from "../common/model.svelte";
import type { Scoring } from "../common/scores";
import Board from "./Board.svelte";
import { effectOf, groupOf, kindOf, labelOf, meaningOf, NUMBERED, priceOf, reasonOf, refusedLabelOf } from "./choices";
import { faceOf } from "./faces";
import { changeLine, logOf, spelled, stepsOf } from "./log";
import { revealedBy } from "./map";
import Strip from "./Strip.svelte";
import Track from "./Track.svelte";

/** Options whose outcome is not a change of numbers. */
const PLAIN: ReadonlySet<string> = new Set(["end", "done", "skip", "decline", "group", "to", "move", "wait"]);

/** What an option brings: the odds of an attack, or how my numbers change. */
function gainOf(option: Option, preview: Preview | null, model: TableModel): readonly Segment[] | null {
  const odds = preview?.events.find((event) => event.verb === "odds");
  if (option.value[0] === "turn") return preview && landAfter(preview, model);
  if (odds) return [icon("attack", model.text("mark-attack")), text(` ${model.text("battle-odds", { win: Number(odds["win"]), lose: Number(odds["lose"]) })}`)];
  const effect = effectOf(option, model);
  if (effect) return [text(effect)];
  const change = preview && !PLAIN.has(String(option.value[0])) ? changeLine(preview, model) : [];
  const meaning = meaningOf(option, model);
  return meaning ? [...change, text(`${change.length ? ". " : ""}${meaning}`)] : change;
}

/** How a tile would lie: the hexes that become known. */
function landAfter(preview: Preview, model: TableModel): readonly Segment[] {
  const known = revealedBy(preview.counters, model);
  return known.flatMap(({ hex, terrain }, index): Segment[] => [text(`${index ? ", " : ""}${hex} `), icon(`terrain-${terrain}`, model.text(`terrain-${terrain}`))]);
}

function promptOf(prompt: Message, model: TableModel): readonly Segment[] {
  // A trade has a panel of its own that shows what is offered.
  const id = prompt.id === "prompt-answer-offer" ? "ask-answer-offer" : prompt.id;
  return model.say({ id, args: spelled(prompt.args ?? {}, model) });
}

function flightsOf(event: GameEvent): readonly Flight[] {
  if (event.verb !== "traded") return [];
  return [{ from: `seat-${String(event["seat"])}`, to: `seat-${String(event["rival"])}`, amount: 1, icon: "gold" }];
}

function situationOf(): CardSituation {
  return {};
}

const scoring: Scoring = {
  order: ["score-pieces", "score-advances", "score-objectives", "score-wonders", "score-events", "score-leaders"],
  said: ({ points, args }) => {
    const amount = Number(args?.["amount"] ?? 0);
    return points !== 0 && amount > 0 ? [text(`× ${amount}`)] : [];
  },
};

export const game: GameTable = {
  Board,
  Strip,
  Track,
  scoring,
  cardsOf: () => [],
  promptOf,
  labelOf,
  gainOf,
  asideOf: (option, model) => priceOf(option, model),
  confirmOf: labelOf,
  stepsOf,
  kindOf,
  groupOf,
  refusedLabelOf,
  reasonOf,
  logOf,
  numbered: NUMBERED,
  flightsOf,
  faceOf,
  situationOf,
};
