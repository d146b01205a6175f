/* The guide to a first game: which of its short texts suits the moment. */

import type { Option } from "$/live";
import type { TableModel } from "../model.svelte";
import { isExpanded, seatOf, tableOf } from "./facts";

/** Texts about the deeds of a turn. */
const DEEDS: Readonly<Record<string, string>> = {
  advance: "advance",
  learn: "advance",
  found: "found",
  collect: "collect",
  harvest: "collect",
  best: "collect",
  construct: "construct",
  wonder: "wonder",
  recruit: "recruit",
  hire: "recruit",
  move: "move",
  group: "move",
  to: "move",
  explore: "explore",
  happiness: "happiness",
  raise: "happiness",
  influence: "influence",
  play: "play",
  use: "use",
  trade: "trade",
  wait: "wait",
  end: "end",
};

/** Texts about questions that interrupt a turn. */
const PROMPTS: Readonly<Record<string, string>> = {
  "prompt-group": "move",
  "prompt-destination": "destination",
  "prompt-with": "move",
  "prompt-via": "via",
  "prompt-turn": "explore",
  "prompt-harvest": "collect",
  "prompt-hire": "recruit",
  "prompt-place": "recruit",
  "prompt-fetch": "recruit",
  "prompt-port": "port",
  "prompt-learn": "learn",
  "prompt-raise": "happiness",
  "prompt-influence": "influence",
  "prompt-influence-from": "influence",
  "prompt-boost": "influence",
  "prompt-replace": "influence",
  "prompt-battle-card": "battle",
  "prompt-withdraw": "battle",
  "prompt-casualty": "battle",
  "prompt-status-objective": "objectives",
  "prompt-objective": "objectives",
  "prompt-raze": "raze",
  "prompt-government": "government",
  "prompt-first": "first",
  "prompt-offer": "trade",
  "prompt-answer-offer": "trade",
  "prompt-spend": "pay",
  "prompt-way": "pay",
};

function about(option: Option): string | null {
  return DEEDS[String(option.value[0])] ?? null;
}

/** What to explain now: the chosen option, the question, or else the most useful deed. */
export function guideStep(model: TableModel): string | null {
  const { view, decision, viewer } = model;
  if (!view || viewer === null || isExpanded(view)) return null;
  if (view.over) return "scoring";
  if (!decision) return null;
  if (decision.prompt.id !== "prompt-deed") return PROMPTS[decision.prompt.id] ?? "question";
  if (model.option) return about(model.option) ?? "question";
  const can = (verb: string): boolean => model.options.some((option) => option.value[0] === verb);
  const { age, round } = tableOf(view.counters);
  const own = seatOf(view.counters, viewer);
  if (own.actions_left === 0) return "end";
  if (age === 1 && round === 1 && own.actions_left === 3) return "start";
  if (can("found")) return "found";
  if (can("construct")) return "construct";
  if (can("advance")) return "advance";
  if (can("recruit") && own.cities.length < 2) return "settle";
  if (can("collect")) return "collect";
  return "move";
}
