/* The guide to a first game: which of its texts fits this moment. */

import type { Option } from "$/live";
import type { TableModel } from "../model.svelte";
import { factsOf, levelOf, seatOf, tableOf, UNITS } from "./facts";

function typeOf(card: unknown, model: TableModel): string {
  const known = typeof card === "string" ? model.cards.get(card) : undefined;
  return known ? factsOf(known).type : "";
}

/** The text about an option that is being weighed. */
function about(option: Option, model: TableModel): string {
  const [verb, card] = option.value;
  const type = typeOf(card, model);
  const isUnit = (UNITS as readonly string[]).includes(type);
  switch (verb) {
    case "take":
      return type === "wonder" ? "wonder" : type === "leader" ? "leader" : type === "government" ? "government" : type === "action" ? "action-card" : "take-card";
    case "stage":
      return "wonder";
    case "lead":
      return "leader";
    case "grow":
      return "population";
    case "build":
      return isUnit ? "unit" : "build";
    case "upgrade":
      return isUnit ? "unit" : "upgrade";
    case "destroy":
    case "disband":
      return "destroy";
    case "develop":
      return "technology";
    case "revolt":
    case "reform":
      return "government";
    case "play":
      return "action-card";
    default:
      return "production";
  }
}

/** What to explain now: about the chosen option, or else about the most useful thing that can be done. */
export function guideStep(model: TableModel): string | null {
  const { view, decision, viewer } = model;
  if (!view || viewer === null || levelOf(view) !== "simple") return null;
  if (view.over) return "scoring";
  if (!decision) return null;
  if (decision.prompt.id === "prompt-draft") return model.option && model.option.value[0] !== "end" ? about(model.option, model) : "round-1";
  if (decision.prompt.id !== "prompt-action") return decision.prompt.id === "prompt-contained" ? "action-card" : "event";
  if (model.option) return about(model.option, model);
  const can = (verb: string): boolean => model.options.some((option) => option.value[0] === verb);
  const { round, last_round: last } = tableOf(view.counters);
  const own = seatOf(view.counters, viewer);
  const isFirstAction = own.civil_actions_left === own.civil_actions;
  if (last && round >= last && isFirstAction) return "last-round";
  if (isFirstAction && model.lines.at(-1)?.events.some((event) => event.verb === "event-revealed")) return "event";
  if (!own.civil_actions_left) return "end-turn";
  if (can("lead")) return "leader";
  if (own.unused_workers && can("build")) return "build";
  if (can("grow") && !own.unused_workers) return "population";
  if (can("play")) return "action-card";
  if (can("develop")) return "technology";
  if (can("revolt") || can("reform")) return "government";
  if (can("stage")) return "wonder";
  if (can("upgrade")) return "upgrade";
  if (can("take")) return "take-card";
  return "end-turn";
}
