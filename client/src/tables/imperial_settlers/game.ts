/* Imperial Settlers at the table. */

import type { GameEvent, Option, Preview, RefusedOption } from "$/live";
import type { CardSituation } from "$/parts/card";
import type { Flight } from "$/parts/motion";
import { text, type Segment } from "$/parts/rich";
import type { GameTable } from "../common/games";
import type { TableModel } from "../common/model.svelte";
import type { Scoring } from "../common/scores";
import Board from "./Board.svelte";
import { kindOf, thingOf } from "./choices";
import { changes, factsOf, iconOf, nextChanges, seatOf } from "./facts";
import { briefOf, drawn, faceOf, goodsLine, lean } from "./faces";
import { logOf, stepsOf } from "./log";
import Strip from "./Strip.svelte";
import Track from "./Track.svelte";

/** Options that bring a card or a Location: what it does is said. */
const TOLD: ReadonlySet<string> = new Set(["pick", "keep", "repeat", "produce", "run"]);

/** What an option changes: my Goods at once, and every round. */
function gainOf(option: Option, preview: Preview | null, model: TableModel): readonly Segment[] | null {
  const { view, viewer, words } = model;
  const thing = thingOf(option);
  const known = thing ? model.cards.get(thing.card) : undefined;
  if (known && TOLD.has(String(option.value[0]))) return briefOf(known, words);
  if (!view || viewer === null || !preview) return null;
  const now = Object.entries(changes(view.counters, preview.counters, viewer));
  const later = Object.entries(nextChanges(view.counters, preview.counters, viewer));
  const parts: Segment[] = goodsLine(now, words, true);
  if (later.length) parts.push(text(`${parts.length ? " · " : ""}${words.text("each-round")}: `), ...goodsLine(later, words, true));
  return parts.length ? parts : null;
}

/** What a card costs or gives, beside the option. */
function asideOf(option: Option, model: TableModel): readonly Segment[] | null {
  const [verb] = option.value;
  const thing = thingOf(option);
  const known = thing ? model.cards.get(thing.card) : undefined;
  if (!thing || !known || !model.view) return null;
  const facts = factsOf(known);
  if (verb === "build" || verb === "pick" || verb === "keep") return goodsLine(Object.entries(facts.cost), model.words);
  if (verb === "deal") return facts.deal ? goodsLine([[facts.deal, 1]], model.words) : null;
  if (verb === "raze_hand") return goodsLine([["raze", 1]], model.words);
  if (verb === "raze_virtual") return goodsLine([["raze", 2]], model.words);
  if (verb !== "raze" || thing.rival === undefined) return null;
  const place = seatOf(model.view.counters, thing.rival).places.filter((one) => one.card === thing.card)[(thing.copy ?? 1) - 1];
  return place?.raze_price ? goodsLine([["raze", place.raze_price]], model.words) : null;
}

/** Refused things for one and the same reason are one line. */
function groupOf(option: RefusedOption): string {
  const { id, args } = option.refusal;
  return `${String(option.value[0])} ${id} ${JSON.stringify(args ?? {})}`;
}

function refusedLabelOf(option: RefusedOption, model: TableModel): readonly Segment[] {
  const same = (model.decision?.refused ?? []).filter((other) => groupOf(other) === groupOf(option));
  if (same.length < 2) return model.say(option.message);
  const id = `refused-${String(option.value[0])}`;
  const names = same.map((other) => {
    const card = thingOf(other)?.card ?? "";
    return model.faces.get(card)?.name ?? card;
  });
  return model.words.has(id) ? [text(`${model.text(id)}: ${[...new Set(names)].join(", ")}`)] : model.say(option.message);
}

function flightsOf(event: GameEvent): readonly Flight[] {
  if (event.verb !== "stolen") return [];
  const [good] = String(event["goods"]).split(/\d/);
  return [{ from: `seat-${String(event["rival"])}`, to: `seat-${String(event["seat"])}`, amount: 1, icon: iconOf(good ?? "resource") }];
}

function situationOf(): CardSituation {
  return {};
}

const scoring: Scoring = { order: ["score-track", "score-common", "score-faction", "score-kept-cards", "score-kept-goods"] };

export const game: GameTable = {
  Board,
  Strip,
  Track,
  scoring,
  cardsOf: () => [],
  promptOf: (prompt, model) => model.say(prompt, drawn(model.words)),
  labelOf: (option, model) => model.say(option.message, drawn(model.words)),
  gainOf,
  asideOf,
  confirmOf: (option, model) => model.say(option.message, drawn(model.words)),
  stepsOf,
  kindOf: (option) => kindOf(option),
  groupOf,
  refusedLabelOf,
  reasonOf: (option, model) => (option.refusal.id === "refusal-missing" ? lean(option.refusal, model.words, model.names) : model.say(option.refusal, drawn(model.words))),
  logOf,
  flightsOf,
  faceOf,
  situationOf,
};
