/* The map of a view as hexes, and what the decision in hand has to do with them. */

import type { Option } from "$/live";
import type { Hex, HexGhost, HexTarget, HexThing, HexWay } from "$/parts/HexMap.svelte";
import { plain } from "$/parts/rich";
import type { TableModel } from "../common/model.svelte";
import { contents, figureAt, oddsOf, placesIn } from "./choices";
import { dashed, DISTRICT_ICONS, factsOf, groundOf, pictureOf, placeName, placeOf, RESOURCES, seatOf, spaceOf, tableOf, terrainIcon, typeIcon, type Figure, type Piece, type TableCounters, type TileSpace } from "./facts";
import { lyingName } from "./faces";

const CITIES: ReadonlySet<string> = new Set(["city", "capital"]);
const isResource = (token: string): boolean => RESOURCES.some((name) => name === token);

/** A piece on the map: a city in full, a token with the sign of its seat, a district with its own. */
function pieceThing(piece: Piece, badge: string | undefined): Omit<HexThing, "x" | "y"> {
  const shape = { id: "piece", seat: piece.owner };
  if (CITIES.has(piece.kind)) return { ...shape, picture: piece.kind === "capital" ? "pc-capital" : "pc-city", size: piece.kind === "capital" ? 52 : 46, signed: true, ...(badge ? { badge } : {}) };
  const district = DISTRICT_ICONS[piece.kind];
  const strong = piece.reinforced === 1;
  return { ...shape, picture: strong ? "pc-ctlr" : district ? "pc-dist" : "pc-ctl", size: 44, icon: district ?? `seat-${piece.owner + 1}`, signed: district !== undefined };
}

function figureThing(figure: Figure, index: number): Omit<HexThing, "x" | "y"> {
  return { id: `${figure.kind} ${figure.owner} ${index}`, picture: figure.kind === "army" ? "pc-army" : "pc-carav", seat: figure.owner, size: 34, signed: true, count: figure.count };
}

/** A token that lies on a space: a resource, a natural wonder by its resource, a city-state by its type. */
function tokenThing(token: string, model: TableModel): Omit<HexThing, "x" | "y"> {
  const card = model.cards.get(token);
  const facts = card && factsOf(card);
  if (facts?.state) return { id: "lies", picture: "pc-cstate", seat: null, size: 46, icon: typeIcon(facts.state), wall: true };
  return { id: "lies", picture: "pc-res", seat: null, size: 34, icon: isResource(token) ? token : (facts?.resource ?? "peak"), pale: true };
}

/** Where things stand on a hex: alone in its middle, figures at the right of what they stand with. */
function arranged(things: readonly Omit<HexThing, "x" | "y">[], figures: readonly Omit<HexThing, "x" | "y">[]): HexThing[] {
  const [main, ...rest] = things;
  if (!main) return figures.length === 1 ? figures.map((figure) => ({ ...figure, size: 42, x: 0, y: 0 })) : figures.map((figure, index) => ({ ...figure, x: index % 2 ? 17 : -17, y: figures.length > 2 ? (index < 2 ? -14 : 16) : 0 }));
  const side = [...rest, ...figures];
  if (side.length === 0) return [{ ...main, x: 0, y: 0 }];
  return [{ ...main, size: main.size * 0.82, x: -15, y: 0 }, ...side.map((thing, index) => ({ ...thing, size: Math.min(thing.size, side.length > 1 ? 27 : 32), x: 18, y: side.length > 1 ? (index - (side.length - 1) / 2) * 26 : -2 }))];
}

function thingsOn(space: number, table: TableCounters, model: TableModel): HexThing[] {
  const [piece, lies] = [table.pieces[space], table.lies[space]];
  const found: Omit<HexThing, "x" | "y">[] = [];
  if (piece) found.push(pieceThing(piece, table.wonders[space] ? "type-wonder" : undefined));
  if (lies) found.push(tokenThing(lies, model));
  if (table.land[space]?.fort) found.push({ id: "fort", picture: "pc-fort", seat: null, size: piece ? 24 : 44 });
  for (const { letter, space: at } of table.barbarians) if (at === space) found.push({ id: `barbarians ${letter}`, picture: "pc-barb", seat: null, size: 42 });
  return arranged(found, (table.figures[space] ?? []).map(figureThing));
}

export function spokenOf(space: number, model: TableModel): string {
  const table = model.view && tableOf(model.view.counters);
  const known = table?.land[space];
  if (!known) return model.text("map-open");
  const there = plain(contents(space, model));
  return [model.text(`terrain-${dashed(known.terrain)}`), there].filter(Boolean).join(", ");
}

export function hexesOn(model: TableModel): Hex[] {
  const table = model.view && tableOf(model.view.counters);
  if (!table) return [];
  const laid = table.land.map(({ q, r, terrain, lay }, space): Hex => {
    const piece = table.pieces[space];
    const lies = table.lies[space];
    const state = lies !== undefined && !isResource(lies) && !piece;
    return {
      id: String(space),
      q,
      r,
      terrain: groundOf(terrain),
      picture: pictureOf(terrain),
      region: lay,
      pieces: [],
      things: thingsOn(space, table, model),
      spoken: spokenOf(space, model),
      ...(piece ? { owner: piece.owner } : {}),
      ...(state ? { name: lyingName(lies, model.words) } : {}),
    };
  });
  return [...laid, ...placesIn(model.options).map(({ q, r }): Hex => ({ id: placeName({ q, r }), q, r, terrain: "open", pieces: [], spoken: model.text("map-open") }))];
}

/** The hex on which an option is chosen. */
export function hexOf(option: Option, model: TableModel): string | null {
  const place = placeOf(option);
  if (place) return placeName(place);
  const space = spaceOf(option) ?? figureAt(option, model);
  return space === null ? null : String(space);
}

/** The options that the map offers: those of the open group, or all. */
export function offered(model: TableModel): readonly Option[] {
  const open = model.rows.find((row) => row.kind === "group" && row.open);
  const kindOf = model.game?.kindOf;
  return open?.kind === "group" && kindOf ? model.options.filter((option) => kindOf(option, model) === open.id) : model.options;
}

export function optionsAt(hex: string, model: TableModel): readonly Option[] {
  const about = (option: Option): boolean => hexOf(option, model) === hex;
  const narrow = offered(model).filter(about);
  return narrow.length ? narrow : model.options.filter(about);
}

function markOf(option: Option, hex: string, model: TableModel): string {
  const odds = oddsOf(option, model);
  if (odds) return model.text("mark-chance", { chance: odds.chance });
  if (option.value[0] === "explore") return model.text("mark-explore");
  const index = placesIn(model.options).findIndex(({ key }) => key === option.text);
  return index >= 0 ? String(index + 1) : hex;
}

/** The hexes that the decision is about, each with one word. */
export function targetsOf(model: TableModel): HexTarget[] {
  const { decision } = model;
  if (!decision) return [];
  const found = new Map<string, Option[]>();
  for (const option of offered(model)) {
    const hex = hexOf(option, model);
    if (hex !== null) found.set(hex, [...(found.get(hex) ?? []), option]);
  }
  const targets = [...found].map(([hex, options]): HexTarget => {
    const spoken = options.map((option) => plain(model.game?.labelOf(option, model) ?? [])).join("; ");
    const marks = [...new Set(options.map((option) => markOf(option, hex, model)))];
    return { hex, label: marks.length === 1 ? (marks[0] ?? "") : hex, spoken };
  });
  const refused = decision.refused.flatMap((option): HexTarget[] => {
    const space = spaceOf(option);
    return space === null || found.has(String(space)) ? [] : [{ hex: String(space), label: "", spoken: model.text(option.refusal.id, option.refusal.args), refused: true }];
  });
  return [...targets, ...refused];
}

/** Where the figure stands that is on its way, or the space that the question names. */
export function originOf(model: TableModel): string | null {
  const { decision, view, viewer, option } = model;
  if (!decision || !view || viewer === null) return null;
  const { id, args } = decision.prompt;
  if (id === "prompt-army-move" || id === "prompt-caravan-move") {
    const own = seatOf(view.counters, viewer);
    const at = (id === "prompt-army-move" ? own.armies : own.caravans)[Number(args?.["number"])];
    return at !== undefined && at >= 0 ? String(at) : null;
  }
  const chosen = option ? figureAt(option, model) : null;
  if (chosen !== null) return String(chosen);
  return id !== "prompt-from" && typeof args?.["space"] === "number" ? String(args["space"]) : null;
}

/** The space that is attacked from the one to be chosen. */
export function goalOf(model: TableModel): string | null {
  const { id, args } = model.decision?.prompt ?? { id: "" };
  return id === "prompt-from" && typeof args?.["space"] === "number" ? String(args["space"]) : null;
}

/** A seat's spaces, its cities first of all. */
export function homesOf(model: TableModel): readonly string[] {
  const pieces = Object.entries(model.view ? tableOf(model.view.counters).pieces : {}).filter(([, piece]) => piece.owner === model.focus);
  const cities = pieces.filter(([, piece]) => CITIES.has(piece.kind));
  return (cities.length ? cities : pieces).map(([space]) => space);
}

/** Where each roll takes the barbarians of a space; of none, those of all that would do harm. */
export function waysOf(hex: string, model: TableModel): HexWay[] {
  const table = model.view && tableOf(model.view.counters);
  const found = table?.barbarians.filter(({ space }) => String(space) === hex) ?? [];
  return found.flatMap(({ space, ways }) => {
    const dice = new Map<number, { rolls: number[]; harmful: boolean }>();
    ways.forEach(({ to, harm }, index) => {
      const known = dice.get(to) ?? { rolls: [], harmful: harm !== undefined };
      known.rolls.push(index + 1);
      dice.set(to, known);
    });
    return [...dice].filter(([to]) => to !== space).map(([to, { rolls, harmful }]): HexWay => ({ from: String(space), to: String(to), label: rolls.join(","), harmful }));
  });
}

// -- tiles about to be laid --------------------------------------------------------------------------------------------

interface Cell {
  readonly q: number;
  readonly r: number;
}

/** A place after so many sixths of a turn clockwise. */
export function turned({ q, r }: Cell, sixths: number): Cell {
  let cell = { q, r };
  for (let turn = 0; turn < sixths % 6; turn += 1) cell = { q: -cell.r, r: cell.q + cell.r };
  return cell;
}

interface Laying {
  readonly tile: string;
  readonly side: "a" | "b";
  readonly at: Cell;
  readonly turn: number;
}

/** The tile of the question and what of its place is decided; null if none is laid. */
export function layingOf(model: TableModel): (Partial<Laying> & { readonly tile: string }) | null {
  const { id, args } = model.decision?.prompt ?? { id: "" };
  if (!id.startsWith("prompt-lay") || typeof args?.["card"] !== "string") return null;
  const { card: tile, side, q, r } = args;
  return { tile, ...(side === "a" || side === "b" ? { side } : {}), ...(typeof q === "number" && typeof r === "number" ? { at: { q, r } } : {}) };
}

function spacesOf(laying: Laying, table: TableCounters): (Cell & { readonly terrain: string })[] {
  const spaces: readonly TileSpace[] = table.drawn[laying.tile]?.[laying.side] ?? [];
  return spaces.map(([q, r, terrain]) => {
    const cell = turned({ q, r }, laying.turn);
    return { q: laying.at.q + cell.q, r: laying.at.r + cell.r, terrain };
  });
}

const AROUND: readonly Cell[] = [{ q: 0, r: -1 }, { q: 1, r: -1 }, { q: 1, r: 0 }, { q: 0, r: 1 }, { q: -1, r: 1 }, { q: -1, r: 0 }];

/** How a tile is best turned at a place: it lies on nothing, and touches as much as possible. */
export function fittingTurn(laying: Omit<Laying, "turn">, table: TableCounters): number {
  const taken = new Set(table.land.map(({ q, r }) => `${q} ${r}`));
  const touching = (turn: number): number => {
    const spaces = spacesOf({ ...laying, turn }, table);
    if (spaces.some(({ q, r }) => taken.has(`${q} ${r}`))) return -1;
    return new Set(spaces.flatMap(({ q, r }) => AROUND.map((step) => `${q + step.q} ${r + step.r}`)).filter((cell) => taken.has(cell))).size;
  };
  return [0, 1, 2, 3, 4, 5].reduce((fit, turn) => (touching(turn) > touching(fit) ? turn : fit), 0);
}

/** The tile as it would lie. */
export function ghostOf(laying: Laying, model: TableModel): HexGhost[] {
  const table = model.view && tableOf(model.view.counters);
  const card = model.cards.get(laying.tile);
  const symbols = (card && factsOf(card)[laying.side]?.symbols) ?? [];
  return table
    ? spacesOf(laying, table).map(({ q, r, terrain }, index): HexGhost => {
        const [, kind, name] = symbols.find(([space]) => space === index) ?? [];
        const mark = kind === "resource" ? name : kind === "barbarian" ? "barb" : kind === "city_state" ? "city" : undefined;
        return { q, r, terrain: groundOf(terrain), picture: pictureOf(terrain), ...(mark ? { icon: mark } : {}) };
      })
    : [];
}

/** The turn of a tile whose longest part points at a place, among those that can be chosen. */
export function turnTowards(direction: number, laying: Omit<Laying, "turn">, turns: readonly number[], table: TableCounters, centre: (cell: Cell) => { readonly x: number; readonly y: number }): number | null {
  const off = (turn: number): number => {
    const spaces = spacesOf({ ...laying, turn }, table).map(centre);
    const middle = centre(laying.at);
    const x = spaces.reduce((sum, point) => sum + point.x - middle.x, 0);
    const y = spaces.reduce((sum, point) => sum + point.y - middle.y, 0);
    const away = Math.abs(Math.atan2(y, x) - direction) % (2 * Math.PI);
    return Math.min(away, 2 * Math.PI - away);
  };
  return turns.reduce<number | null>((nearest, turn) => (nearest === null || off(turn) < off(nearest) ? turn : nearest), null);
}

export const legendTerrains = ["grassland", "hills", "forest", "desert", "mountains", "water", "natural_wonder"].map((terrain) => ({ terrain, icon: terrainIcon(terrain) }));
