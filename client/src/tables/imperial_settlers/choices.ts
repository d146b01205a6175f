/* Which options belong to which thing on the table, and how they are grouped. */

import type { Option, RefusedOption } from "$/live";
import type { TableModel } from "../common/model.svelte";

/** Where a thing lies that an option is about. */
export type Spot = "hand" | "own" | "rival" | "virtual" | "deals" | "display" | "board";

const SPOTS: Readonly<Record<string, Spot>> = {
  build: "hand",
  deal: "hand",
  raze_hand: "hand",
  discard: "hand",
  tuck: "hand",
  lay: "hand",
  activate: "own",
  defend: "own",
  deploy: "own",
  sacrifice: "own",
  run: "own",
  clear: "own",
  raze_own: "own",
  lose: "own",
  seize: "own",
  produce: "own",
  repeat: "own",
  raze: "rival",
  target: "rival",
  deal_of: "rival",
  raze_virtual: "virtual",
  target_virtual: "virtual",
  own_deal: "deals",
  build_deal: "deals",
  lose_deal: "deals",
  deal_abroad: "deals",
  pick: "display",
  keep: "display",
  attack_card: "board",
};
/** Options whose words are a rival, a card and which copy; the others begin with the card. */
const OF_RIVALS: ReadonlySet<string> = new Set(["raze", "target", "deal_of"]);

/** A thing on the table as options speak of it. */
export interface Thing {
  readonly spot: Spot;
  readonly card: string;
  readonly rival?: number;
  /** Which copy; undefined where copies are alike. */
  readonly copy?: number;
}

/** What an option is about; null if it is about nothing that lies on the table. */
export function thingOf(option: Option): Thing | null {
  const [verb, ...words] = option.value;
  const spot = SPOTS[String(verb)];
  if (!spot) return null;
  const rival = OF_RIVALS.has(String(verb)) ? Number(words.shift()) : undefined;
  const [card, copy] = words;
  if (typeof card !== "string") return null;
  return { spot, card, ...(rival === undefined ? {} : { rival }), ...(typeof copy === "number" ? { copy } : {}) };
}

export function isAbout(option: Option, thing: Thing): boolean {
  const found = thingOf(option);
  if (!found || found.spot !== thing.spot || found.card !== thing.card || found.rival !== thing.rival) return false;
  return found.copy === undefined || thing.copy === undefined || found.copy === thing.copy;
}

export interface Standing {
  readonly can: boolean;
  readonly on: boolean;
  readonly refused: RefusedOption | null;
  /** Everything that can be done with it. */
  readonly options: readonly Option[];
}

export const UNTOUCHED: Standing = { can: false, on: false, refused: null, options: [] };

/** How a thing stands to the decision. Of several refusals that of building is shown, else the first. */
export function standingOf(model: TableModel, thing: Thing): Standing {
  const options = model.options.filter((option) => isAbout(option, thing));
  const on = model.option !== null && isAbout(model.option, thing);
  const refused = (model.decision?.refused ?? []).filter((option) => isAbout(option, thing));
  return { can: options.length > 0, on, refused: refused.find((option) => option.value[0] === "build") ?? refused[0] ?? null, options };
}

/** A thing was pressed. */
export function touch(model: TableModel, thing: Thing): void {
  model.touch((option) => isAbout(option, thing));
}

const KINDS: Readonly<Record<string, string>> = { build: "build", deal: "deal", raze_hand: "raze", raze: "raze", raze_virtual: "raze", activate: "activate", defend: "place", deploy: "place" };

/** The group that an option is listed in; null if it stands alone. */
export function kindOf(option: Option): string | null {
  return KINDS[String(option.value[0])] ?? null;
}

/** The rival among whose things I choose, if there is only one and nothing else to choose from. */
export function rivalAimedAt(model: TableModel): number | null {
  const rivals = new Set<number>();
  for (const option of model.options) {
    const thing = thingOf(option);
    if (thing?.rival === undefined) return null;
    rivals.add(thing.rival);
  }
  const [only] = rivals;
  return only !== undefined && rivals.size === 1 ? only : null;
}

/** Why something cannot be chosen, in a few words, for the foot of a card. */
export function shortRefusal(refused: RefusedOption | null, model: TableModel): RefusedOption["refusal"] | null {
  if (!refused) return null;
  const id = refused.refusal.id.replace(/^refusal-/, "foot-");
  return model.words.has(id) ? { ...refused.refusal, id } : null;
}
