/* How options are called, grouped and priced, and how things on the table stand to the decision. */

import type { Option, RefusedOption } from "$/live";
import { text, type Segment } from "$/parts/rich";
import type { TableModel } from "../common/model.svelte";
import { factsOf, isHex, placeOf, STOCK, unitsOf } from "./facts";
import { amounts, costOf, nameOf, saysOf } from "./faces";
import { markOf } from "./map";

/** Deeds of a turn are listed in groups by their word. */
const GROUPS: ReadonlySet<string> = new Set(["advance", "found", "collect", "construct", "wonder", "recruit", "influence", "play", "use", "trade", "learn", "give", "want", "give_card", "show_card", "want_card", "complete", "destroy", "remove", "harvest"]);
/** Words whose options are one group. */
const TOGETHER: Readonly<Record<string, string>> = { show_card: "give_card" };

/** First words of options whose number is a name, not an amount. */
export const NUMBERED: ReadonlySet<string> = new Set(["turn", "price"]);

/** The group that an option is listed in; null if it stands alone. */
export function kindOf(option: Option): string | null {
  const verb = String(option.value[0]);
  return GROUPS.has(verb) ? (TOGETHER[verb] ?? verb) : null;
}

/** "2 infantry, 1 settler" with icons. */
export function unitsDrawn(notation: string, model: TableModel): Segment[] {
  return amounts(unitsOf(notation), model.words);
}

/** The amounts at the end of an option that names a price. */
function priceIn(option: Option, first: number, model: TableModel): Segment[] {
  const found = amounts(STOCK.map((kind, index) => [kind, Number(option.value[first + index] ?? 0)] as const), model.words);
  return found.length ? found : [text(model.text("price-free"))];
}

/** How an option is called; where it is about amounts, they are drawn. */
export function labelOf(option: Option, model: TableModel): readonly Segment[] {
  const [verb, one, two] = option.value;
  switch (verb) {
    case "group":
      return [text(`${String(one)}: `), ...unitsDrawn(String(two), model)];
    case "lay":
    case "play": {
      const half = halfOf(option, model);
      return half ? [text(nameOf(half, model.words))] : model.say(option.message);
    }
    case "complete":
      return [text(nameOf(String(two), model.words))];
    case "to":
    case "road":
    case "explore":
    case "attack":
      return [text(`${markOf(option, model)}: ${placed(String(one), model)}`)];
    case "printed":
      return [text(`${model.text("price-printed")}: `), ...priceIn(option, 1, model)];
    case "discount":
    case "extra":
      return [text(`${abilityName(one, model)}: `), ...priceIn(option, 2, model)];
    case "bargain":
      return [text(`${model.text(`unit-${String(one)}`)}, ${abilityName(two, model)}: `), ...priceIn(option, 3, model)];
    default:
      return model.say(option.message);
  }
}

/** The half of an action card that an option plays. */
function halfOf(option: Option, model: TableModel): string | undefined {
  const card = model.cards.get(String(option.value[1]));
  const facts = card && factsOf(card);
  return option.value[0] === "lay" ? facts?.combat?.id : facts?.civil?.id;
}

/** What a card says that is played, completed or comes into play. */
export function effectOf(option: Option, model: TableModel): string | null {
  const [verb, one, two] = option.value;
  switch (verb) {
    case "lay":
    case "play": {
      const half = halfOf(option, model);
      return half ? saysOf(half, model.cards, model.words) : null;
    }
    case "complete":
      return saysOf(String(two), model.cards, model.words);
    case "lead":
      return model.faces.get(String(one))?.spoken ?? null;
    default:
      return null;
  }
}

/** What an advance does, once it is chosen: all of them at once would be too much to read. */
export function meaningOf(option: Option, model: TableModel): string {
  const [verb, one] = option.value;
  return option.text === model.selected && ABOUT_ADVANCES.has(String(verb)) ? saysOf(String(one), model.cards, model.words) : "";
}

/** "C4, forest". */
function placed(hex: string, model: TableModel): string {
  const terrain = model.view ? placeOf(model.view, hex)?.terrain : null;
  return terrain ? `${hex}, ${model.text(`terrain-${terrain}`)}` : hex;
}

function abilityName(ability: unknown, model: TableModel): string {
  return model.text(`ability-${String(ability).replaceAll("_", "-")}`);
}

const PRICED: Readonly<Record<string, number>> = { construct: 1, wonder: 1, hire: 1, play: 1 };

/** What is printed as the price of what an option brings. */
export function priceOf(option: Option, model: TableModel): Segment[] | null {
  const at = PRICED[String(option.value[0])];
  const card = at === undefined ? undefined : model.cards.get(String(option.value[at]));
  if (!card) return null;
  const cost = costOf(factsOf(card), model.words);
  return cost.length ? cost : null;
}

// -- things that are neither hexes nor cards in a zone: advances ------------------------------------------------------

const ABOUT_ADVANCES: ReadonlySet<string> = new Set(["advance", "learn", "adopt", "borrow", "use"]);

export interface Standing {
  readonly can: boolean;
  readonly on: boolean;
  readonly refused: RefusedOption | null;
}

export const UNTOUCHED: Standing = { can: false, on: false, refused: null };

export function isAboutAbility(option: Option, ability: string): boolean {
  return ABOUT_ADVANCES.has(String(option.value[0])) && option.value[1] === ability;
}

function standing(model: TableModel, about: (option: Option) => boolean): Standing {
  const can = model.options.some(about);
  return { can, on: model.option !== null && about(model.option), refused: can ? null : (model.decision?.refused.find(about) ?? null) };
}

/** How an advance stands to the decision. */
export function standingOfAbility(model: TableModel, ability: string): Standing {
  return standing(model, (option) => isAboutAbility(option, ability));
}

/** Whether an option is about a card of mine. */
export function isAboutCard(option: Option, card: string): boolean {
  return option.touches.includes(`card:${card}`) || (option.value[0] === "wonder" && option.value[1] === card);
}

export function standingOfCard(model: TableModel, card: string): Standing {
  return standing(model, (option) => isAboutCard(option, card));
}

// -- what is refused --------------------------------------------------------------------------------------------------

/** Refused things for one and the same reason are one line. */
export function groupOf(option: RefusedOption): string {
  const { id, args } = option.refusal;
  const verb = String(option.value[0]);
  // Reasons about advances name the very advance; what is the same is what is missing.
  const about = Object.entries(args ?? {}).filter(([, value]) => isHex(value) || value !== option.value[1]);
  return `${verb} ${id} ${JSON.stringify(Object.fromEntries(about))}`;
}

export function refusedLabelOf(option: RefusedOption, model: TableModel): readonly Segment[] {
  const same = (model.decision?.refused ?? []).filter((other) => groupOf(other) === groupOf(option));
  if (same.length < 2) return labelOf(option, model);
  const id = `refused-${String(option.value[0]).replaceAll("_", "-")}`;
  const names = same.map((other) => nameIn(other, model));
  return model.words.has(id) ? [text(`${model.text(id)}: ${[...new Set(names)].join(", ")}`)] : labelOf(option, model);
}

/** Why not; of an objective also what it takes. */
export function reasonOf(option: RefusedOption, model: TableModel): readonly Segment[] {
  const effect = option.value[0] === "complete" ? effectOf(option, model) : null;
  return effect ? [text(`${effect} `), ...model.say(option.refusal)] : model.say(option.refusal);
}

/** What an option is about, in a word. */
function nameIn(option: Option, model: TableModel): string {
  return option.value.slice(1).map((word) => wordFor(String(word), model)).join(" ");
}

/** Things that an option may name, besides cards and hexes. */
const THINGS = ["kind", "unit", "building"] as const;

function wordFor(word: string, model: TableModel): string {
  const id = THINGS.map((thing) => `${thing}-${word.replaceAll("_", "-")}`).find((known) => model.words.has(known));
  return model.faces.get(word)?.name ?? (id === undefined ? word : model.text(id));
}
