/* A New Dawn at the table. */

import "$/art/map";
import type { Option } from "$/live";
import type { CardSituation } from "$/parts/card";
import type { GameTable } from "../common/games";
import type { Scoring } from "../common/scores";
import Board from "./Board.svelte";
import { asideOf, gainOf, groupOf, kindOf, labelOf, refusedLabelOf } from "./choices";
import { drawn, faceOf } from "./faces";
import { logOf, stepsOf } from "./log";
import Strip from "./Strip.svelte";
import Track from "./Track.svelte";

/** First words of options whose number is a name: a space, a figure, a slot. */
const NUMBERED: ReadonlySet<string> = new Set(["move", "explore", "from", "free", "place", "take", "seize", "blast", "found", "host", "raid", "reinforce", "deploy", "destroy", "name", "give-up", "army", "caravan", "turn", "direction", "shift", "option", "defeat", "lay-tile", "to-top", "to-bottom", "look", "partner", "vizier"]);

function situationOf(): CardSituation {
  return {};
}

const scoring: Scoring = { order: ["score-card"] };

export const game: GameTable = {
  Board,
  Strip,
  Track,
  scoring,
  cardsOf: () => [],
  promptOf: (prompt, model) => model.say(prompt, drawn(model.words)),
  labelOf: (option: Option, model) => labelOf(option, model),
  gainOf,
  asideOf,
  confirmOf: (option, model) => labelOf(option, model),
  stepsOf,
  kindOf,
  groupOf,
  refusedLabelOf,
  reasonOf: (option, model) => model.say(option.refusal, drawn(model.words)),
  logOf,
  numbered: NUMBERED,
  flightsOf: () => [],
  faceOf,
  situationOf,
};
