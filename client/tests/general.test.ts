/* How the general table reads what a game says of itself. */

import { describe, expect, test } from "vitest";
import type { Layout } from "$/api/types";
import type { CatalogueCard, Option, View } from "$/live";
import { plain, text } from "$/parts/rich";
import { faceOf } from "$/tables/general/faces";
import { completed, shownFigures, steppedFigures, valueAt } from "$/tables/general/layout";
import { lineOf } from "$/tables/general/log";
import { doubledIn, lotsOf, offeredLot, type Things } from "$/tables/general/lots";
import { hexesOf, homesOf } from "$/tables/general/map";
import { byThing } from "$/tables/general/touching.svelte";
import { Catalogue, type Speaker } from "$/words";

const TEXTS = `
zone-hand = Hand
zone-row = Row
counter-goods-food = Food
counter-age = Age
counter-points = Points
kind-food = food
type-tower = Tower
type-farm = Farm
era-II = the second era
card-keep = Keep
effect-keep = Gain 2 { kind-food }.
when-built = Once built: { $text }
terrain-hill = hill
unit-spear = spear
building-wall = wall
owner-raiders = Raiders
`;
const catalogue = new Catalogue("en", TEXTS);
const words = {
  has: (id: string) => catalogue.has(id),
  render: (message: { id: string; args?: never }) => catalogue.render(message),
  text: (id: string, args: never, names: readonly string[], replaced: Readonly<Record<string, string>> | null) => (replaced ? catalogue.replacing(replaced) : catalogue).text(id, args, names),
} as unknown as Speaker;

const FIGURE = { icon: "", most: 0, weight: "usual", name: "", steps: [], least: 0 } as const;
const CARDS = { by: "", name: "", icon: "", counted: false } as const;
const FACE: Layout["face"] = { kind: "type", families: { tower: { colour: "construction", icon: "city", picture: "castle" } }, corner: "era", gives: "gives", costs: "cost", icons: { "kind-food": "food" } };
const SILENT: Layout = { cards: [], table: [], seat: [], turns: {}, face: FACE, mark: { seat: "owner", amount: "coins", icon: "token", figures: [{ ...FIGURE, at: "price", icon: "gold" }] }, map: null, touches: {} };

function view(parts: Partial<View>): View {
  return { zones: [], marks: {}, counters: { table: {}, seats: [{}, {}] }, ...parts } as unknown as View;
}
function card(id: string, facts: object = {}): CatalogueCard {
  return { id, name: { id: `card-${id}` }, deck: "deck", copies: 1, facts, text: [{ id: "effect-keep" }], when: "when-built", notes: [], confidence: "seed", bespoke: false } as unknown as CatalogueCard;
}
function things(layout: Layout, shown: View, cards: readonly CatalogueCard[] = []): Things {
  return { layout, view: shown, words, cards: new Map(cards.map((one) => [one.id, one])), nameOf: (seat) => `Seat ${seat}` };
}

describe("a game that says nothing", () => {
  const shown = view({
    zones: [
      { zone: "hand", seat: 0, size: 1, cards: ["keep"], backs: [["", 1]] },
      { zone: "hand", seat: 1, size: 2, cards: [null, null], backs: [["", 2]] },
      { zone: "deck", seat: null, size: 9, cards: [], backs: [["", 9]] },
      { zone: "row", seat: null, size: 1, cards: ["keep"] },
    ],
    counters: { table: { round: 2, map: [] }, seats: [{ points: 3, name: "x" }, { points: 4 }] },
  });
  const found = completed(SILENT, shown);

  test("has its zones in their order, as far as they are seen", () => {
    expect(found.cards.map(({ at, looks }) => [at, looks])).toEqual([["hand", "hand"], ["deck", "pile"], ["row", "row"]]);
  });
  test("has every number that it counts", () => {
    expect(found.table.map(({ at }) => at)).toEqual(["round"]);
    expect(found.seat.map(({ at }) => at)).toEqual(["points"]);
  });
  test("names what it has words for, and the rest by its field", () => {
    expect(lotsOf(null, things(found, shown)).map(({ name }) => name)).toEqual(["deck", "Row"]);
  });
});

describe("numbers", () => {
  const figures = [{ ...FIGURE, at: "goods.food", icon: "food", most: "limits.food" }, { ...FIGURE, at: "points" }, { ...FIGURE, at: "absent" }];
  const now = { goods: { food: 2 }, limits: { food: 7 }, points: 5 };

  test("are found by their paths, with their limits and what an answer changes", () => {
    expect(valueAt(now, "goods.food")).toBe(2);
    const [food, points, ...rest] = shownFigures(figures, now, { goods: { food: 0 }, points: 5 }, words);
    expect(food).toMatchObject({ label: "Food", value: 2, most: 7, delta: -2, thing: "counter:food" });
    expect(points).toMatchObject({ label: "Points", most: null, delta: 0 });
    expect(rest).toEqual([]);
  });
  test("whose values have names are steps, as many as are played", () => {
    const age = { ...FIGURE, at: "age", steps: ["I", "II", "III", "IV"], least: 1, most: "ages" };
    expect(steppedFigures([age], { age: 2, ages: 3 }, words)).toMatchObject([{ label: "Age", current: 1, steps: [{ short: "I" }, { short: "II" }, { short: "III", name: "Age III" }] }]);
    expect(shownFigures([age], { age: 2, ages: 3 }, undefined, words)).toEqual([]);
  });
});

describe("cards", () => {
  const layout: Layout = { ...SILENT, cards: [{ ...CARDS, at: "hand", looks: "hand", by: "type" }, { ...CARDS, at: "built", looks: "names", counted: true }, { ...CARDS, at: "box", looks: "nowhere" }] };
  const shown = view({
    zones: [
      { zone: "hand", seat: 0, size: 3, cards: ["keep", null, "keep"], backs: [["red", 2], ["blue", 1]] },
      { zone: "box", seat: null, size: 1, cards: ["keep"] },
    ],
    marks: { keep: { owner: 1, coins: 4, price: [3] } },
    counters: { table: {}, seats: [{ built: { keep: 2 } }, {}] },
  });
  const all = things(layout, shown, [card("keep", { type: "tower" }), card("mill", { type: "farm" })]);

  test("lie in groups, copies apart, with what lies on them and the backs that are not known", () => {
    const [hand, built] = lotsOf(0, all);
    expect(hand).toMatchObject({ size: 3, known: 2, backs: [{ back: "red", count: 1 }] });
    expect(hand?.groups).toMatchObject([{ id: "tower", name: "Tower", cards: [{ key: "keep 0", stake: { seat: 1, name: "Seat 1", amount: 4 }, numbers: [{ icon: "gold", value: 3 }] }, { key: "keep 1" }] }]);
    expect(built?.groups[0]?.cards).toMatchObject([{ card: "keep", numbers: [{ value: 3 }, { value: 2 }] }]);
  });
  test("of which there are two are known to be", () => {
    expect([...doubledIn(lotsOf(0, all))]).toEqual(["keep"]);
    expect([...doubledIn(lotsOf(1, all))]).toEqual([]);
  });
  test("that lie nowhere are not shown", () => {
    expect(lotsOf(null, all)).toEqual([]);
  });
  test("that are asked for and not seen are offered", () => {
    const seen = lotsOf(0, all);
    expect(offeredLot(["card:mill", "card:keep", "hex:A1", "card:unknown"], seen, "To choose from", all)).toMatchObject({ name: "To choose from", looks: "row", size: 1, groups: [{ cards: [{ card: "mill" }] }] });
    expect(offeredLot(["card:keep"], seen, "", all)).toBeNull();
  });
});

test("a card has its colour, corner, price and text with icons from its facts", () => {
  const face = faceOf(card("keep", { type: "tower", era: "II", gives: { food: 2, wood: 0 }, cost: { food: 1 } }), words, FACE, () => "art-generic");
  expect(face).toMatchObject({ name: "Keep", family: "construction", familyMark: { icon: "city", label: "Tower" }, corner: "II", cornerName: "the second era", production: [{ icon: "food", label: "food", count: 2 }], art: "art-castle", spoken: "Once built: Gain 2 food." });
  expect(face.effect.map((part) => (part.kind === "icon" ? `<${part.icon}>` : plain([part]))).join("")).toBe("1 <food> Once built: Gain 2 <food>.");
});

describe("a map", () => {
  const map: NonNullable<Layout["map"]> = { at: "map", cells: { A1: [0, 0], B1: [1, 0], C1: [2, 0] }, name: "hex", terrain: "terrain", region: "tile", spent: "dry", city: { at: "town", buildings: { wall: "fortress" }, moods: { glad: "happy" } }, pieces: { at: "armies", icons: { spear: "infantry" }, owner: "owner" }, owners: { "9": "owner-raiders" } };
  const shown = view({
    counters: {
      table: {
        map: [
          { hex: "A1", terrain: "hill", tile: 3, dry: 1, town: { owner: 0, size: 2, mood: "glad", buildings: { wall: 1 } } },
          { hex: "B1", terrain: null, armies: [{ owner: 9, spear: 2, bow: 1 }] },
          { hex: "Z9", terrain: "hill" },
        ],
      },
      seats: [{}, {}],
    },
  });
  const hexes = hexesOf(map, shown, words, (seat) => `Seat ${seat}`);

  test("has its hexes with what stands there, and leaves out what has no place", () => {
    expect(hexes.map(({ id, q, r, terrain }) => [id, q, r, terrain])).toEqual([["A1", 0, 0, "hill"], ["B1", 1, 0, "fog"]]);
    expect(hexes[0]).toMatchObject({ region: 3, exhausted: true, city: { seat: 0, size: 2, mood: "happy", buildings: [{ icon: "fortress", seat: 1 }] }, pieces: [] });
    expect(hexes[1]).toMatchObject({ exhausted: false, pieces: [{ seat: null, icon: "infantry", count: 2 }] });
    expect(hexes[1]?.spoken).toContain("Raiders: 2 spear");
  });
  test("opens where a seat is at home", () => {
    expect(homesOf(hexes, 0)).toEqual(["A1"]);
    expect(homesOf(hexes, 1)).toEqual([]);
  });
});

test("options are found by what they are about", () => {
  const option = (name: string, ...touches: readonly string[]): Option => ({ value: [name], text: name, message: { id: name, args: {} }, touches });
  const found = byThing([option("a", "hex:A1", "hex:A1"), option("b", "hex:A1", "card:keep"), option("c")]);
  expect([...found].map(([thing, options]) => [thing, options.map((one) => one.text)])).toEqual([["hex:A1", ["a", "b"]], ["card:keep", ["b"]]]);
});

test("a line of the log that begins with a seat is that seat's", () => {
  expect(lineOf([{ kind: "seat", seat: 1, name: "Ola" }, text(" gains 1.")])).toEqual({ seat: 1, parts: [text("gains 1.")] });
  const other = [text("To "), { kind: "seat", seat: 1, name: "Ola" } as const];
  expect(lineOf(other)).toEqual({ seat: null, parts: other });
});
