import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { CatalogueCard, Option } from "$/live";
import { plain } from "$/parts/rich";
import { isAbout, kindOf, thingOf } from "$/tables/imperial_settlers/choices";
import { takenIn } from "$/tables/imperial_settlers/draft";
import { amountsIn, builtIn, changes, dangersOf, nextChanges, type Place, type TableCounters } from "$/tables/imperial_settlers/facts";
import { briefOf } from "$/tables/imperial_settlers/faces";
import { stretches } from "$/tables/imperial_settlers/log";
import { Catalogue, type Speaker } from "$/words";

const folder = fileURLToPath(new URL("../../src/epoka/games/imperial_settlers/locale", import.meta.url));

function speaker(language: string): Speaker {
  const sources = readdirSync(`${folder}/${language}`).map((file) => readFileSync(`${folder}/${language}/${file}`, "utf-8"));
  const catalogue = new Catalogue(language, ...sources);
  return { text: (id: string, args = {}, names = [], replaced = null) => (replaced ? catalogue.replacing(replaced) : catalogue).text(id, args, names), has: (id: string) => catalogue.has(id) } as unknown as Speaker;
}

function place(card: string, more: Partial<Place> = {}): Place {
  return { card, row: "action", used: 0, uses: 1, shield: false, samurai: false, blocked: false, resting: false, stored: 0, returns_to: null, raze_price: 2, ...more };
}

function option(...value: (string | number)[]): Option {
  return { value, text: value.join(" "), message: { id: "option", args: {} }, touches: [] } as unknown as Option;
}

test("amounts of Goods are read from the argument of a message", () => {
  expect(amountsIn("wood2-vp1")).toEqual([["wood", 2], ["vp", 1]]);
  expect(amountsIn("common_card10")).toEqual([["common_card", 10]]);
  expect(amountsIn("")).toEqual([]);
});

test("Locations that are alike go by the number of the first, others by their own", () => {
  const built = builtIn([place("mill"), place("inn"), place("mill", { shield: true }), place("mill")]);
  expect(built.map((one) => [one.card, one.copy])).toEqual([["mill", 1], ["inn", 1], ["mill", 2], ["mill", 1]]);
});

test("an option is about the very thing that it names", () => {
  expect(thingOf(option("raze", 1, "mill", 2))).toEqual({ spot: "rival", rival: 1, card: "mill", copy: 2 });
  expect(thingOf(option("pass"))).toBeNull();
  expect(thingOf(option("sacrifice", "mill", 1))).toEqual({ spot: "own", card: "mill", copy: 1 });
  expect(isAbout(option("raze", 1, "mill", 2), { spot: "rival", rival: 1, card: "mill", copy: 1 })).toBe(false);
  expect(isAbout(option("raze", 1, "mill", 2), { spot: "rival", rival: 2, card: "mill", copy: 2 })).toBe(false);
  expect(isAbout(option("raze", 1, "mill", 2), { spot: "rival", rival: 1, card: "mill", copy: 2 })).toBe(true);
  expect(isAbout(option("build", "mill"), { spot: "hand", card: "mill" })).toBe(true);
  expect(isAbout(option("build", "mill"), { spot: "own", card: "mill" })).toBe(false);
});

test("options are grouped by what is done", () => {
  expect(kindOf(option("raze_hand", "mill"))).toBe("raze");
  expect(kindOf(option("deploy", "gate", 1))).toBe("place");
  expect(kindOf(option("pass"))).toBeNull();
});

test("numbers that stay the same are left out of changes", () => {
  const seat = { wood: 2, stone: 0, food: 1, worker: 3, gold: 0, raze: 0, defense: 0, hand: 5, points: 4, next: { wood: 1, worker: 3 } };
  const counters = (own: object): never => ({ table: {}, seats: [own] }) as never;
  const after = { ...seat, wood: 1, hand: 4, points: 6, next: { worker: 3, stone: 2 } };
  expect(changes(counters(seat), counters(after), 0)).toEqual({ wood: -1, card: -1, vp: 2 });
  expect(nextChanges(counters(seat), counters(after), 0)).toEqual({ stone: 2, wood: -1 });
});

test("a Location is threatened by the Goods whose Attack would hit it", () => {
  const table = { threatened: { wood: ["mill"], food: [], gold: ["inn", "mill"] } } as unknown as TableCounters;
  expect(dangersOf("mill", table)).toEqual(["wood", "gold"]);
  expect(dangersOf("gate", table)).toEqual([]);
});

test("what a source brings and what was paid for it are one line", () => {
  const events = [
    { verb: "paid", seat: 0, goods: "wood1" },
    { verb: "built", seat: 0, card: "quarry" },
    { verb: "bonus", seat: 0, card: "quarry" },
    { verb: "gained", seat: 0, goods: "stone1" },
    { verb: "rewarded", seat: 0, card: "supplier" },
    { verb: "gained", seat: 0, goods: "gold1" },
    { verb: "scored", seat: 0, amount: 1 },
    { verb: "rewarded", seat: 0, card: "sphinx" },
    { verb: "drew", seat: 1, card: null },
  ];
  const found = stretches(events as never).map(({ event, seat, flow }) => [event.verb, seat, flow]);
  expect(found).toEqual([
    ["built", 0, [["wood", -1], ["stone", 1]]],
    ["rewarded", 0, [["gold", 1], ["vp", 1]]],
    ["drew", 1, [["card", 1]]],
  ]);
});

test("what was taken before the last Lookout is forgotten", () => {
  const lines = [
    { events: [{ verb: "picked", seat: 1, card: "old" }] },
    { events: [{ verb: "lookout" }, { verb: "revealed", card: "mill" }] },
    { events: [{ verb: "picked", seat: 0, card: "mill" }, { verb: "virtual-picked", card: "inn" }, { verb: "kept-secretly", seat: 1, card: null }] },
  ];
  expect(takenIn(lines as never)).toEqual([{ seat: 0, card: "mill" }, { seat: null, card: "inn" }, { seat: 1, card: null }]);
});

const CARDS: readonly [string, object[], string, string][] = [
  ["a mine", [{ id: "text-action-priced", args: { uses: 2, goods: "worker1" } }, { id: "effect-gain", args: { goods: "gold1" } }], "1 worker → 1 gold ×2", "1 robotnik → 1 złoto ×2"],
  ["a quarry", [{ id: "text-production", args: {} }, { id: "effect-gain", args: { goods: "stone1" } }, { id: "text-building-bonus", args: {} }, { id: "effect-gain", args: { goods: "stone1" } }], "1 stone · built: 1 stone", "1 kamień · po zbudowaniu: 1 kamień"],
  ["a mill", [{ id: "effect-on-build", args: { goods: "gold1-vp1", color: "red" } }], "build red: 1 gold 1 VP", "budujesz czerwoną: 1 złoto 1 PZ"],
];
test.each(CARDS)("%s is told in few words, in both languages", (_, text, english, polish) => {
  const card = { text, notes: [] } as unknown as CatalogueCard;
  expect(plain(briefOf(card, speaker("en"))).replaceAll("\u00a0", " ")).toBe(english);
  expect(plain(briefOf(card, speaker("pl"))).replaceAll("\u00a0", " ")).toBe(polish);
});
