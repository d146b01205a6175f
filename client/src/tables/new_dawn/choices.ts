/* How options are called, in the words of the map and of the row, and which of them belong together. */

import type { Option, Preview, RefusedOption } from "$/live";
import { icon, text, type Segment } from "$/parts/rich";
import { pointsText } from "$/words";
import type { TableModel } from "../common/model.svelte";
import { changes, dashed, placeOf, seatOf, spaceOf, tableOf, terrainIcon, RESOURCES, type Odds } from "./facts";
import { drawn, lyingName, thingIcon } from "./faces";

/** The terrain of a space with its number: "12 hills". */
export function spaceName(space: number, model: TableModel): Segment[] {
  const known = model.view && tableOf(model.view.counters).land[space];
  return [text(known ? model.text("choice-space", { space, terrain: known.terrain }) : String(space))];
}

/** What lies and stands on a space, in a few words. */
export function contents(space: number, model: TableModel): Segment[] {
  const table = model.view && tableOf(model.view.counters);
  if (!table) return [];
  const [piece, lies, wonder] = [table.pieces[space], table.lies[space], table.wonders[space]];
  const found: Segment[][] = [];
  if (piece) found.push([{ kind: "seat", seat: piece.owner, name: model.name(piece.owner) }, text(` ${pieceName(piece.kind, piece.reinforced === 1, model)}`)]);
  else if (table.land[space]?.fort) found.push([text(model.text("map-fort"))]);
  if (wonder) found.push([{ kind: "card", card: wonder, name: model.faces.get(wonder)?.name ?? wonder }]);
  if (lies) found.push([text(lyingName(lies, model.words))]);
  for (const figure of table.figures[space] ?? []) found.push([{ kind: "seat", seat: figure.owner, name: model.name(figure.owner) }, text(` ${model.text(`figure-${figure.kind}`)}${figure.count > 1 ? ` ×${figure.count}` : ""}`)]);
  for (const { letter, space: at } of table.barbarians) if (at === space) found.push([text(model.text("map-barbarian", { letter: letter.toUpperCase() }))]);
  return found.flatMap((parts, index) => [...(index ? [text(", ")] : []), ...parts]);
}

function pieceName(kind: string, reinforced: boolean, model: TableModel): string {
  return model.text(kind === "city" || kind === "capital" || kind === "token" ? `piece-${reinforced ? "strong-" : ""}${kind}` : `district-${dashed(kind)}`);
}

const FIGURES: ReadonlySet<string> = new Set(["army", "caravan"]);

/** Where the figure stands that an option moves; null if it is none, or on its card. */
export function figureAt(option: Pick<Option, "value">, model: TableModel): number | null {
  const [verb, number] = option.value;
  const { view, viewer } = model;
  if (!view || viewer === null || !FIGURES.has(String(verb)) || typeof number !== "number") return null;
  const at = seatOf(view.counters, viewer)[verb === "army" ? "armies" : "caravans"][number];
  return at !== undefined && at >= 0 ? at : null;
}

/** The places beside the map that may be chosen, in the order of their numbers. */
export function placesIn(options: readonly Option[]): readonly { readonly q: number; readonly r: number; readonly key: string }[] {
  return options.flatMap((option) => {
    const place = placeOf(option);
    return place ? [{ ...place, key: option.text }] : [];
  });
}

const DEGREES = 60;

/** Whether an option names nothing but a space. */
function isSpace(option: Pick<Option, "message">): boolean {
  return Object.keys(option.message.args ?? {}).join() === "space";
}

export function labelOf(option: Option | RefusedOption, model: TableModel): readonly Segment[] {
  const [verb] = option.value;
  const space = spaceOf(option);
  if (FIGURES.has(String(verb)) && option.value.length === 2) {
    const at = figureAt(option, model);
    return [text(at === null ? model.text(`choice-${String(verb)}-card`) : model.text(`choice-${String(verb)}`, { space: at }))];
  }
  if (verb === "explore" && space !== null) return [text(`${model.text("mark-explore")}: `), ...spaceName(space, model)];
  if (space !== null && isSpace(option)) return spaceName(space, model);
  if (verb === "direction") return [text(model.text(`direction-${String(option.value[1])}`))];
  if (verb === "turn") return [text(`↻ ${Number(option.value[1]) * DEGREES}°`)];
  const places = placesIn(model.options);
  const index = places.findIndex(({ key }) => key === option.text);
  if (index >= 0) return [text(model.text("map-place", { number: index + 1 }))];
  return model.say(option.message, drawn(model.words));
}

/** How an attack would stand that an option begins. */
export function oddsOf(option: Option, model: TableModel): Odds | null {
  const { view, viewer, decision } = model;
  if (!view || viewer === null || !decision) return null;
  const attacks = seatOf(view.counters, viewer).attacks ?? {};
  const [verb, target, rival] = option.value;
  if (verb === "move" || verb === "raid") return best(attacks[String(option.value[1])]);
  if (verb !== "assault" && verb !== "attack") return null;
  const found = attacks[String(decision.prompt.args?.["space"])] ?? [];
  return found.find((odds) => odds.target === target && (rival === undefined || odds.rival === rival)) ?? null;
}

/** Of several things that may be attacked on a space, the one that is beaten most easily. */
export function best(found: readonly Odds[] | undefined): Odds | null {
  return found?.reduce<Odds | null>((most, odds) => (most && most.chance >= odds.chance ? most : odds), null) ?? null;
}

/** Icons and numbers of what changes for me: "+2 trade, dial +3". */
export function changeLine(preview: Preview, model: TableModel): Segment[] {
  const { view, viewer, words } = model;
  if (!view || viewer === null) return [];
  const by = changes(view.counters, preview.counters, viewer);
  const icons: Readonly<Record<string, Segment>> = {
    points: icon("agenda", words.text("count-cards")),
    dial: icon("science", words.text("counter-dial")),
    cities: icon("city", words.text("count-cities")),
    trade: thingIcon("trade", words),
    token: thingIcon("token", words),
    natural: icon("peak", words.text("type-natural")),
    wonders: icon("wonder", words.text("type-wonder")),
    ...Object.fromEntries(RESOURCES.map((name) => [name, thingIcon(name, words)])),
  };
  const found: Segment[] = [];
  for (const [name, change] of Object.entries(by)) {
    const thing = icons[name];
    if (thing) found.push(text(`${found.length ? "  " : ""}${change > 0 ? "+" : "−"}${pointsText(Math.abs(change))} `), thing);
  }
  return found;
}

/** The terrains of a side of the tile that is about to be laid, each with how often it is there. */
function sideOf(option: Option, model: TableModel): readonly Segment[] | null {
  const [verb, side] = option.value;
  const tile = model.decision?.prompt.args?.["card"];
  const table = model.view && tableOf(model.view.counters);
  if (verb !== "side" || (side !== "a" && side !== "b") || !table) return null;
  const counts = new Map<string, number>();
  for (const [, , terrain] of table.drawn[String(tile)]?.[side] ?? []) counts.set(terrain, (counts.get(terrain) ?? 0) + 1);
  return [...counts].flatMap(([terrain, count], index): Segment[] => [text(`${index ? "  " : ""}${count} `), icon(terrainIcon(terrain), model.text(`terrain-${dashed(terrain)}`))]);
}

/** What is there, how an attack would stand, what it brings. */
export function gainOf(option: Option, preview: Preview | null, model: TableModel): readonly Segment[] | null {
  const tile = sideOf(option, model);
  if (tile) return tile;
  const odds = oddsOf(option, model);
  if (odds) return [text(model.text("choice-chance", { chance: odds.chance, value: odds.bonus, against: odds.against }))];
  const space = spaceOf(option) ?? figureAt(option, model);
  const there = space === null || FIGURES.has(String(option.value[0])) ? [] : contents(space, model);
  const brought = preview && !preview.more ? changeLine(preview, model) : [];
  const parts = [...there, ...(there.length && brought.length ? [text(" · ")] : []), ...brought];
  return parts.length ? parts : null;
}

/** What a wonder costs me, or from which slot a card acts, beside its name. */
export function asideOf(option: Option, model: TableModel): readonly Segment[] | null {
  const { view, viewer, words } = model;
  if (!view || viewer === null) return null;
  if (option.value[0] === "focus") {
    const slot = seatOf(view.counters, viewer).row.find(({ card }) => card === option.value[1])?.slots.at(-1);
    return slot === undefined ? null : [text(model.text("slot-now", { slot }))];
  }
  if (option.value[0] !== "wonder") return null;
  const price = seatOf(view.counters, viewer).prices[String(option.value[1])];
  return price ? [text(`${price[0]} `), icon("production", words.text("wonder-price", { price: price[0] }))] : null;
}

const GROUPS: ReadonlySet<string> = new Set(["move", "explore", "wonder", "found", "settle"]);

/** What has several kinds of options is listed by kind. */
export function kindOf(option: Option, model: TableModel): string | null {
  const verb = String(option.value[0]);
  const kinds = new Set(model.options.map(({ value }) => String(value[0])).filter((kind) => GROUPS.has(kind)));
  return kinds.size > 1 && GROUPS.has(verb) ? verb : null;
}

/** Refused things for one and the same reason are one line. */
export function groupOf(option: RefusedOption): string {
  return `${String(option.value[0])} ${option.refusal.id} ${JSON.stringify(option.refusal.args ?? {})}`;
}

export function refusedLabelOf(option: RefusedOption, model: TableModel): readonly Segment[] {
  const same = (model.decision?.refused ?? []).filter((other) => groupOf(other) === groupOf(option));
  if (same.length < 2) return labelOf(option, model);
  if (option.value[0] === "wonder") return [text(`${model.text("wonders-title")}: ${same.map(({ value }) => model.faces.get(String(value[1]))?.name ?? "").join(", ")}`)];
  return same.slice(0, MOST_NAMED).flatMap((other, index): Segment[] => [text(index ? ", " : ""), ...labelOf(other, model)]).concat(same.length > MOST_NAMED ? [text(" …")] : []);
}
const MOST_NAMED = 6;

/** Whose card an option names: of a rival where the question is about one. */
export function ownerOfCards(model: TableModel): number | null {
  const rival = model.decision?.prompt.args?.["rival"];
  return model.options.some((option) => option.value[0] === "rob") && typeof rival === "number" ? rival : model.viewer;
}
