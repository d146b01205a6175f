/* Which options belong where on the table, how they are grouped, and what they cost. */

import type { Option, RefusedOption } from "$/live";
import { text, type Segment } from "$/parts/rich";
import { isPreview, type TableModel } from "../common/model.svelte";
import { zoneOf, cardsIn } from "../common/views";
import { factsOf, seatOf, UNITS } from "./facts";
import { drawnIcon } from "./faces";

/** Where a thing lies that an option is about. */
export type Place = "row" | "hand" | "board";

const HAND: ReadonlySet<string> = new Set(["lead", "develop", "revolt", "reform", "play", "adopt", "discard", "event", "explore", "attack", "war", "offer", "defend", "keep"]);
const RIVALS: ReadonlySet<string> = new Set(["raid", "raze", "seize"]);

function placeOf(option: Option): Place {
  const verb = String(option.value[0]);
  if (verb === "take") return "row";
  return HAND.has(verb) ? "hand" : "board";
}

/** The cards that an option is about on the table. */
function cardsOf(option: Option, model: TableModel): readonly string[] {
  const { view } = model;
  if (option.value[0] === "stage") return view && view.viewer !== null ? cardsIn(zoneOf(view, "wonder", view.viewer)) : [];
  return option.touches.filter((touch) => touch.startsWith("card:")).map((touch) => touch.slice(5));
}

/** Whether an option is about this very thing; a card of the row is told by its space. */
export function isAbout(option: Option, place: Place, card: string, model: TableModel, space?: number): boolean {
  if (placeOf(option) !== place || (space !== undefined && option.value[2] !== space)) return false;
  return cardsOf(option, model).includes(card);
}

/** The rival among whose things I choose; null if I choose among my own. */
export function rivalAimedAt(model: TableModel): number | null {
  const { view, viewer, options, decision } = model;
  if (!view || viewer === null || !decision) return null;
  if (options.some((option) => RIVALS.has(String(option.value[0])))) return Number(decision.prompt.args?.["rival"]);
  if (decision.prompt.id !== "prompt-lost-colony") return null;
  const [colony] = options.flatMap((option) => cardsOf(option, model));
  const owner = view.zones.find((zone) => zone.zone === "colonies" && colony !== undefined && zone.cards.includes(colony))?.seat ?? viewer;
  return owner === viewer ? null : owner;
}

export interface Standing {
  readonly can: boolean;
  readonly on: boolean;
  readonly refused: RefusedOption | null;
}

export const UNTOUCHED: Standing = { can: false, on: false, refused: null };

/** How a thing stands to the decision. */
export function standingOf(model: TableModel, place: Place, card: string, space?: number): Standing {
  const about = (option: Option): boolean => isAbout(option, place, card, model, space);
  const can = model.options.some(about);
  return { can, on: model.option !== null && about(model.option), refused: can ? null : (model.decision?.refused.find(about) ?? null) };
}

/** A thing was pressed. */
export function touch(model: TableModel, place: Place, card: string, space?: number): void {
  model.touch((option) => isAbout(option, place, card, model, space));
}

function isUnit(card: unknown, model: TableModel): boolean {
  const known = typeof card === "string" ? model.cards.get(card) : undefined;
  return known !== undefined && (UNITS as readonly string[]).includes(factsOf(known).type);
}

const KINDS: Readonly<Record<string, string>> = {
  take: "take",
  lead: "play",
  develop: "play",
  revolt: "play",
  reform: "play",
  play: "play",
  grow: "build",
  voyage: "build",
  build: "build",
  stage: "build",
  upgrade: "upgrade",
  destroy: "destroy",
  disband: "destroy",
  levy: "military",
  adopt: "military",
  draw: "military",
  event: "event",
  explore: "event",
  attack: "attack",
  war: "war",
  offer: "pact",
  cancel: "pact",
};

/** The group that an option is listed in; null if it stands alone. */
export function kindOf(option: Option, model: TableModel): string | null {
  const [verb, card] = option.value;
  if ((verb === "build" || verb === "upgrade") && isUnit(card, model)) return "military";
  return KINDS[String(verb)] ?? null;
}

/** What an option costs me, if that can be told in a number. */
export function costOf(option: Option, model: TableModel): Segment[] | null {
  const { view, viewer, words } = model;
  // A card that contains the action may change its price; what will happen says by how much.
  if (!view || viewer === null || model.decision?.prompt.id === "prompt-contained") return null;
  const seat = seatOf(view.counters, viewer);
  const [verb, one, two] = option.value;
  const card = String(one);
  const price = (amount: number | undefined, icon: string): Segment[] | null => (amount === undefined ? null : [text(`${amount} `), drawnIcon(icon, words)]);
  switch (verb) {
    case "take": {
      const row = cardsIn(zoneOf(view, "row"));
      const mark = view.marks[card] as { spaces: readonly number[] } | undefined;
      const copy = mark?.spaces.indexOf(Number(two)) ?? 0;
      const places = row.flatMap((name, index) => (name === card ? [index] : []));
      return price(seat.taking[places[copy] ?? 0], "civil-action");
    }
    case "grow":
      return price(seat.population_cost, "food");
    case "build":
      return price(seat.build_prices[card], "ore");
    case "upgrade":
      return price(seat.upgrade_prices[card]?.[String(two)], "ore");
    case "stage":
      return price(seat.stage_prices[Number(one) - 1], "ore");
    case "develop":
    case "revolt":
      return price(seat.science_prices[card]?.[0], "science");
    case "reform":
      return price(seat.science_prices[card]?.[1], "science");
    case "adopt": {
      const outlook = model.outlooks.get(option.text);
      return isPreview(outlook) ? price(seat.military_actions_left - seatOf(outlook.counters, viewer).military_actions_left, "military-action") : null;
    }
    default:
      return null;
  }
}

/** Why something cannot be chosen, in a few words, for the foot of a card. */
export function shortRefusal(refused: RefusedOption | null, model: TableModel): string | null {
  if (!refused) return null;
  const id = refused.refusal.id.replace(/^refusal-/, "foot-");
  return model.words.has(id) ? model.text(id, refused.refusal.args) : model.text(refused.refusal.id, refused.refusal.args);
}
