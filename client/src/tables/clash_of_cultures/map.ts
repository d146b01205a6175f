/* The map of a view as hexes, and what the decision in hand has to do with them. */

import type { Counters, Option, RefusedOption } from "$/live";
import type { Hex, HexPiece, HexTarget } from "$/parts/HexMap.svelte";
import type { TableModel } from "../common/model.svelte";
import { counted } from "./log";
import { BARBARIANS, hexesOf, iconOf, isHex, PIRATES, placeOf, tableOf, UNITS, unitsOf, type Army, type City, type Place } from "./facts";

/** Where a hex lies: a letter for the column, then the row. Every other column lies half a hex lower. */
export function cellOf(name: string): { q: number; r: number } {
  const q = name.charCodeAt(0) - "A".charCodeAt(0);
  return { q, r: Number(name.slice(1)) - 1 - Math.floor(q / 2) };
}

/** The seat of an owner; null for barbarians and pirates. */
function seatOfOwner(owner: number): number | null {
  return owner >= BARBARIANS ? null : owner;
}

export function ownerName(owner: number, model: TableModel): string {
  return owner === BARBARIANS ? model.text("owner-barbarians") : owner === PIRATES ? model.text("owner-pirates") : model.name(owner);
}

const MOODS = { angry: "unhappy", neutral: "neutral", happy: "happy" } as const;

function cityOf(city: City): NonNullable<Hex["city"]> {
  const buildings = Object.entries(city.buildings).map(([icon, owner]) => ({ icon, seat: seatOfOwner(owner) }));
  const wonders = city.wonders.map(() => ({ icon: "wonder", seat: seatOfOwner(city.owner) }));
  return { seat: seatOfOwner(city.owner), size: city.size, mood: MOODS[city.mood], buildings: [...buildings, ...wonders] };
}

/** The units of an army; at sea those on board are shown with the ships. */
function piecesOf(army: Army, place: Place, picked: ReadonlyMap<string, number>, model: TableModel): HexPiece[] {
  const present = UNITS.filter((unit) => (army[unit] ?? 0) > 0);
  const atSea = place.terrain === "sea" && (army.ship ?? 0) > 0;
  const carried = atSea ? present.filter((unit) => unit !== "ship").map((unit) => ({ icon: iconOf(unit), count: army[unit] ?? 0 })) : [];
  return present
    .filter((unit) => !atSea || unit === "ship")
    .map((unit) => ({
      id: `${army.owner} ${unit}`,
      seat: seatOfOwner(army.owner),
      icon: iconOf(unit),
      count: army[unit] ?? 0,
      label: model.text(`unit-${unit}`),
      picked: army.owner === model.viewer && picked.has(unit),
      ...(carried.length ? { carried } : {}),
    }));
}

function countsOf(army: Army, model: TableModel): string {
  return UNITS.filter((unit) => (army[unit] ?? 0) > 0)
    .map((unit) => counted(unit, army[unit] ?? 0, model))
    .join(", ");
}

function spokenOf(place: Place, model: TableModel): string {
  const parts = [place.terrain === null ? model.text("map-unexplored") : model.text(`terrain-${place.terrain}`)];
  if (place.exhausted) parts.push(model.text("map-exhausted"));
  if (place.city) {
    const { city } = place;
    const built = [...Object.keys(city.buildings).map((name) => model.text(`building-${name}`)), ...city.wonders.map((name) => model.faces.get(name)?.name ?? name)];
    parts.push(model.text("map-city", { owner: ownerName(city.owner, model), amount: city.size, mood: city.mood }), ...built);
  }
  for (const army of place.units ?? []) parts.push(`${ownerName(army.owner, model)}: ${countsOf(army, model)}`);
  return parts.join(", ");
}

/** The hex that something goes from, and the units that are on their way. */
export function originOf(model: TableModel): { readonly hex: string | null; readonly units: ReadonlyMap<string, number> } {
  const { args } = model.decision?.prompt ?? {};
  const isGroup = model.option?.value[0] === "group";
  const [hex, units] = isGroup ? [model.option?.value[1], model.option?.value[2]] : [args?.["hex"], args?.["units"]];
  if (typeof hex !== "string" || (!isGroup && !MOVING.has(model.decision?.prompt.id ?? ""))) return { hex: startOf(model.options), units: new Map() };
  return { hex, units: new Map(typeof units === "string" ? unitsOf(units) : []) };
}

/** The hexes that the question names. */
export function aboutOf(model: TableModel): readonly string[] {
  return Object.values(model.decision?.prompt.args ?? {}).filter(isHex);
}

const MOVING: ReadonlySet<string> = new Set(["prompt-destination", "prompt-via", "prompt-with"]);

/** The hex that the city to be chosen acts on. */
export function goalOf(model: TableModel): string | null {
  const { id, args } = model.decision?.prompt ?? { id: "" };
  const hex = args?.["hex"];
  return id === "prompt-influence-from" && isHex(hex) ? hex : null;
}

/** The hex of a step that every option begins with: only where it leads is asked. */
function startOf(options: readonly Option[]): string | null {
  const steps = options.map(hexesOf).filter((hexes) => hexes.length);
  const starts = new Set(steps.map((hexes) => (hexes.length > 1 ? hexes[0] : undefined)));
  const [start] = starts;
  return starts.size === 1 && start !== undefined ? start : null;
}

/** The hex on which an option is chosen: where it happens, or leads if that alone is asked. */
export function hexOf(option: Option, model: TableModel): string | null {
  const [first, second] = hexesOf(option);
  return (second !== undefined && first === startOf(model.options) ? second : first) ?? null;
}

/** The hexes that an answer will make known. */
export function revealedBy(after: Counters, model: TableModel): readonly { readonly hex: string; readonly terrain: string }[] {
  const { view } = model;
  if (!view) return [];
  const before = tableOf(view.counters).map;
  return tableOf(after).map.flatMap(({ hex, terrain }, index) => (terrain !== null && before[index]?.terrain === null ? [{ hex, terrain }] : []));
}

export function hexesOn(model: TableModel): Hex[] {
  const { view } = model;
  if (!view) return [];
  const origin = originOf(model);
  const revealed = new Map(model.after ? revealedBy(model.after, model).map(({ hex, terrain }) => [hex, terrain]) : []);
  return tableOf(view.counters).map.map((place) => {
    const picked = place.hex === origin.hex ? origin.units : new Map<string, number>();
    return {
      id: place.hex,
      ...cellOf(place.hex),
      terrain: place.terrain ?? revealed.get(place.hex) ?? "fog",
      region: place.slot,
      exhausted: place.exhausted === 1,
      pieces: (place.units ?? []).flatMap((army) => piecesOf(army, place, picked, model)),
      spoken: spokenOf(place, model),
      ...(place.city ? { city: cityOf(place.city) } : {}),
    };
  });
}

// -- what can be chosen there -----------------------------------------------------------------------------------------

/** Whether there is somebody to fight on a hex. */
function isHostile(place: Place | undefined, seat: number | null): boolean {
  return (place?.units ?? []).some((army) => army.owner !== seat) || (place?.city !== undefined && place.city.owner !== seat);
}

/** What happens to a city that is asked for. */
const CITIES: Readonly<Record<string, string>> = {
  "prompt-hero": "raise",
  "prompt-hero-again": "raise",
  "prompt-make-happy": "raise",
  "prompt-unrest": "plunder",
  "prompt-outrage": "plunder",
  "prompt-place-settler": "settler",
  "prompt-place-infantry": "infantry",
  "prompt-collector": "collect",
  "prompt-volcano": "destroy",
  "prompt-exhaust": "exhaust",
};

/** What an option does on its hex, in one word. */
export function markOf(option: Option, model: TableModel): string {
  const verb = String(option.value[0]);
  if (verb === "harvest") return model.text(`kind-${String(option.value[2])}`);
  const word = verb === "to" ? wayTo(option, model) : verb === "city" ? (CITIES[model.decision?.prompt.id ?? ""] ?? verb) : verb;
  const id = `mark-${word.replaceAll("_", "-")}`;
  return model.text(model.words.has(id) ? id : "mark-choose");
}

/** How a group gets there: on foot, aboard, ashore, under sail; or into a battle. */
function wayTo(option: Option, model: TableModel): string {
  const { view, viewer, decision } = model;
  const map = view ? tableOf(view.counters).map : [];
  const at = (hex: unknown): Place | undefined => map.find((place) => place.hex === hex);
  const [target, from] = [at(option.value[1]), at(decision?.prompt.args?.["hex"])];
  if (isHostile(target, viewer)) return "attack";
  if (target?.terrain === "sea") return from?.terrain === "sea" ? "sail" : "board";
  return from?.terrain === "sea" ? "land" : "to";
}

/** Why not, in a word or two; nothing where only a sentence can say it. */
function shortRefusal(refused: RefusedOption, model: TableModel): string {
  const id = refused.refusal.id.replace(/^refusal-/, "short-");
  return model.words.has(id) ? model.text(id, refused.refusal.args) : "";
}

/** The options that the map offers: those of the open group, or all. */
export function offered(model: TableModel): readonly Option[] {
  const open = model.rows.find((row) => row.kind === "group" && row.open);
  const kindOf = model.game?.kindOf;
  return open?.kind === "group" && kindOf ? model.options.filter((option) => kindOf(option, model) === open.id) : model.options;
}

/** Questions in which the same few hexes are refused over and over: the panel says why. */
const QUIET: ReadonlySet<string> = new Set(["prompt-deed"]);

/** The hexes that the decision is about, each with one word. */
export function targetsOf(model: TableModel): HexTarget[] {
  const { decision } = model;
  if (!decision) return [];
  const found = new Map<string, Set<string>>();
  for (const option of offered(model)) {
    const hex = hexOf(option, model);
    if (hex !== null) found.set(hex, (found.get(hex) ?? new Set()).add(markOf(option, model)));
  }
  if (decision.prompt.id === "prompt-deed" && offered(model).some((option) => option.text === "move")) {
    const map = model.view ? tableOf(model.view.counters).map : [];
    for (const place of map) if (canMoveFrom(place, model.viewer)) found.set(place.hex, (found.get(place.hex) ?? new Set()).add(model.text("mark-to")));
  }
  const targets: HexTarget[] = [...found].map(([hex, marks]) => {
    const words = [...marks];
    const isOne = words.length === 1;
    return { hex, label: isOne ? (words[0] ?? "") : model.text("mark-several"), ...(isOne ? {} : { spoken: words.join(", ") }) };
  });
  if (QUIET.has(decision.prompt.id)) return targets;
  for (const refused of decision.refused) {
    const [hex] = hexesOf(refused);
    if (hex === undefined || found.has(hex) || targets.some((target) => target.hex === hex)) continue;
    targets.push({ hex, label: shortRefusal(refused, model), spoken: model.text(refused.refusal.id, refused.refusal.args), refused: true });
  }
  return targets;
}

/** The move action, where units of mine stand on a hex and a turn's deed is asked for. */
export function moveFrom(hex: string, model: TableModel): Option | null {
  const { view, viewer, decision } = model;
  if (!view || decision?.prompt.id !== "prompt-deed" || !canMoveFrom(placeOf(view, hex), viewer)) return null;
  return offered(model).find((option) => option.text === "move") ?? null;
}

function canMoveFrom(place: Place | null, seat: number | null): boolean {
  return (place?.units ?? []).some((army) => army.owner === seat);
}

/** What can be chosen on a hex now. */
export function optionsAt(hex: string, model: TableModel): readonly Option[] {
  const about = (option: Option): boolean => hexOf(option, model) === hex;
  const narrow = offered(model).filter(about);
  return narrow.length ? narrow : model.options.filter(about);
}
