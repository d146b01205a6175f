/* Through the Ages at the table. */

import type { GameEvent, Option, Preview, RefusedOption, View } from "$/live";
import type { CardSituation } from "$/parts/card";
import type { Flight } from "$/parts/motion";
import { text, type Segment } from "$/parts/rich";
import type { Message } from "$/words";
import type { GameTable } from "../common/games";
import type { TableModel } from "../common/model.svelte";
import type { Scoring } from "../common/scores";
import { cardsIn, zoneOf } from "../common/views";
import Board from "./Board.svelte";
import { costOf, kindOf } from "./choices";
import { addedBy, totalAfter } from "./contest";
import { drawn, drawnIcon, faceOf } from "./faces";
import { changeLine, logOf, stepsOf } from "./log";
import Strip from "./Strip.svelte";
import Track from "./Track.svelte";

/** What the cost beside an option has said already. */
const TOLD: ReadonlySet<string> = new Set(["civil-action", "military-action", "yellow-token", "blue-token", "worker"]);
/** Options whose outcome is not a change of numbers. */
const PLAIN: ReadonlySet<string> = new Set(["end", "take", "pass", "done", "skip", "stay", "resign"]);

function cardsOf(option: Option, view: View): readonly string[] {
  return option.value[0] === "stage" && view.viewer !== null ? cardsIn(zoneOf(view, "wonder", view.viewer)) : [];
}

function gainOf(option: Option, preview: Preview | null, model: TableModel): readonly Segment[] | null {
  const total = totalAfter(option, model);
  if (total !== null) return [text(`→ ${total} `), drawnIcon("strength", model.words)];
  const adds = addedBy(option, model);
  if (adds !== null) return [text(`+${adds} `), drawnIcon("strength", model.words)];
  return preview && !PLAIN.has(String(option.value[0])) ? changeLine(preview, model, TOLD) : null;
}

/** Questions that are asked over and over have a shorter form with icons. */
function promptOf(prompt: Message, model: TableModel): readonly Segment[] {
  const id = prompt.id.replace(/^prompt-/, "ask-");
  return model.words.has(id) ? model.say({ ...prompt, id }, drawn(model.words)) : model.say(prompt);
}

/** Refused things for one and the same reason are one line, unless it is about this very card. */
function groupOf(option: RefusedOption): string {
  const { id, args } = option.refusal;
  return `${String(option.value[0])} ${id} ${JSON.stringify(args ?? {})}`;
}

function refusedLabelOf(option: RefusedOption, model: TableModel): readonly Segment[] {
  const same = (model.decision?.refused ?? []).filter((other) => groupOf(other) === groupOf(option));
  if (same.length < 2) return model.say(option.message);
  const id = `refused-${String(option.value[0])}`;
  const names = same.map((other) => model.faces.get(String(other.value[1]))?.name ?? String(other.value[1]));
  return model.words.has(id) ? [text(`${model.text(id)}: ${[...new Set(names)].join(", ")}`)] : model.say(option.message);
}

function warnedOf(option: Option, model: TableModel): readonly (readonly Segment[])[] {
  if (option.value[0] === "resign") return [model.say({ id: "warn-resign" })];
  if (option.value[0] !== "end" || model.viewer === null || model.decision?.prompt.id !== "prompt-action") return [];
  return (model.view?.warnings?.[model.viewer] ?? []).map((warning) => model.say(warning, drawn(model.words)));
}

function flightsOf(event: GameEvent): readonly Flight[] {
  const seat = `seat-${String(event["seat"])}`;
  const rival = `seat-${String(event["rival"])}`;
  if (event.verb === "aggression" || event.verb === "war-declared") return [{ from: seat, to: rival, amount: 1, icon: "strength" }];
  return [];
}

function situationOf(): CardSituation {
  return {};
}

const scoring: Scoring = {
  order: ["score-culture", "score-technologies", "score-strength", "score-happiness", "score-science", "score-production", "score-impact", "score-no-impact", "score-left"],
  said: ({ id, args }, model) => {
    const card = args?.["card"];
    return id === "score-impact" && typeof card === "string" ? [{ kind: "card", card, name: model.faces.get(card)?.name ?? "" }] : [];
  },
};

export const game: GameTable = {
  Board,
  Strip,
  Track,
  scoring,
  cardsOf,
  promptOf,
  labelOf: (option, model) => model.say(option.message),
  gainOf,
  asideOf: (option, model) => costOf(option, model),
  confirmOf: (option, model) => model.say(option.message),
  stepsOf,
  warningsOf: warnedOf,
  kindOf,
  groupOf,
  refusedLabelOf,
  logOf,
  flightsOf,
  faceOf,
  situationOf,
};
