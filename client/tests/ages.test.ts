import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { View } from "$/live";
import { rowsOf } from "$/parts/groups";
import { verdictOf, type Contest } from "$/tables/through_the_ages/contest";
import { plain } from "$/parts/rich";
import type { CatalogueCard } from "$/live";
import { DRAWN, effectOf } from "$/tables/through_the_ages/faces";
import { rowOf, thresholdOf } from "$/tables/through_the_ages/facts";
import { Catalogue, type Speaker } from "$/words";
import { hyphenated } from "$/parts/hyphens";
import { columnsOf, type Stack } from "$/tables/through_the_ages/mat";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("a few options stand one under another", () => {
  const rows = rowsOf([{ key: "take iron 1", group: "take" }, { key: "end", group: null }], null);
  expect(rows).toEqual([
    { kind: "option", key: "take iron 1", inside: false },
    { kind: "option", key: "end", inside: false },
  ]);
});

test("many options are in groups, of which one is open", () => {
  const takes = Array.from({ length: 6 }, (_, index) => ({ key: `take iron ${index}`, group: "take" }));
  const options = [...takes, { key: "grow", group: "build" }, { key: "build bronze", group: "build" }, { key: "end", group: null }];
  expect(rowsOf(options, "build")).toEqual([
    { kind: "group", id: "take", count: 6, open: false },
    { kind: "group", id: "build", count: 2, open: true },
    { kind: "option", key: "grow", inside: true },
    { kind: "option", key: "build bronze", inside: true },
    { kind: "option", key: "end", inside: false },
  ]);
});

test("a group of one is no group", () => {
  const takes = Array.from({ length: 7 }, (_, index) => ({ key: `take iron ${index}`, group: "take" }));
  expect(rowsOf([...takes, { key: "grow", group: "build" }], null).map((row) => row.kind)).toEqual(["group", "option"]);
});

test("copies of a card lie on their own spaces, each with its price for the seat", () => {
  const view = {
    zones: [{ zone: "row", seat: null, size: 3, cards: ["iron", "moses", "iron"] }],
    marks: { iron: { spaces: [2, 11], actions: [1, 3] }, moses: { spaces: [6], actions: [2] } },
    counters: { table: {}, seats: [{ taking: [1, 2, 3] }] },
    printed: { row: [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3] },
  } as unknown as View;
  const row = rowOf(view, 0);
  expect(row).toHaveLength(13);
  expect(row[0]).toBeNull();
  expect(row[1]).toEqual({ card: "iron", space: 2, actions: 1, cost: 1 });
  expect(row[5]).toEqual({ card: "moses", space: 6, actions: 2, cost: 2 });
  expect(row[10]).toEqual({ card: "iron", space: 11, actions: 3, cost: 3 });
});

test("the next threshold of a bank says how many tokens are left until it", () => {
  const table = [6, 4, 4, 2, 2, 0, 0];
  expect(thresholdOf(table, 6)).toEqual({ tokens: 2, value: 2 });
  expect(thresholdOf(table, 9)).toEqual({ tokens: 5, value: 2 });
  expect(thresholdOf(table, 3)).toEqual({ tokens: 1, value: 4 });
  expect(thresholdOf(table, 0)).toBeNull();
});

test("eleven types of technologies share seven columns, neighbours of one family together", () => {
  const types = ["farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "air_force"];
  const stacks: Stack[] = types.map((type) => ({ type, workers: 0, limited: false, cards: [] }));
  const columns = columnsOf(stacks);
  expect(columns).toHaveLength(7);
  expect(columns.flat().map((stack) => stack.type)).toEqual(types);
  expect(columns[0]?.map((stack) => stack.type)).toEqual(["farm"]);
});

test("a fight says who is ahead, and what the other side needs", () => {
  const fight = (attack: number, defense: number, isWar: boolean): Contest => ({ kind: "fight", card: "raid_i", asked: 0, isWar, sides: [{ seat: 0, total: attack }, { seat: 2, total: defense }] });
  expect(verdictOf(fight(5, 3, false))).toEqual({ id: "contest-attacker", args: { amount: 2 } });
  expect(verdictOf(fight(3, 3, false))).toEqual({ id: "contest-defender", args: { amount: 1 } });
  expect(verdictOf(fight(3, 3, true))).toEqual({ id: "contest-tie-war" });
  expect(verdictOf(fight(3, 7, true))).toEqual({ id: "contest-ahead-war", args: { seat: 2, amount: 4 } });
});

function textsOf(language: string): string {
  const files = ["words/locale", "games/through_the_ages/locale"].flatMap((folder) => readdirSync(`${root}src/epoka/${folder}/${language}`).map((name) => `${root}src/epoka/${folder}/${language}/${name}`));
  return files.map((file) => readFileSync(file, "utf-8")).join("\n");
}

/** What speaks for the game, without a server. */
function speakerOf(language: string): Speaker {
  const catalogue = new Catalogue(language, textsOf(language));
  const text: Speaker["text"] = (id, args = {}, names = [], replaced = null) => (replaced ? catalogue.replacing(replaced) : catalogue).text(id, args, names);
  return { text } as Speaker;
}

test("a card's face has the words of its text, with icons in place of those that can be drawn", () => {
  const part = { id: "text-gives-happiness", args: { sign: "+", amount: 2 } };
  const card = { text: [{ id: "text-gives", args: { parts: [{ id: "text-gives-culture", args: { sign: "+", amount: 1 } }, part] } }] } as unknown as CatalogueCard;
  const drawn = effectOf(card, speakerOf("en"));
  expect(drawn.map((one) => (one.kind === "icon" ? `<${one.icon}>` : one.kind === "text" ? one.text : ""))).toEqual(["+1 ", "<culture>", " per turn and 2 ", "<happy>", "."]);
  expect(plain(effectOf(card, speakerOf("pl")))).toMatch(/^\+1 .* na turę i 2 .*\.$/);
});

test("everything in the texts of cards that has an icon is drawn", () => {
  for (const language of ["en", "pl"]) {
    const named = [...textsOf(language).matchAll(/^(icon-[\w-]+) =/gm)].map(([, id]) => id);
    expect(Object.keys(DRAWN).sort()).toEqual(named.sort());
  }
});

test("long names may be broken and read the same", () => {
  expect(hyphenated("Breakthrough (II)")).toBe("Break\u00adthrough (II)");
  expect(hyphenated("Christopher")).toBe("Chris\u00adto\u00adpher");
  expect(hyphenated("Constitutional Monarchy")).toMatch(/Con.*\u00ad/);
  expect(hyphenated("Constitutional Monarchy").replaceAll("\u00ad", "")).toBe("Constitutional Monarchy");
  expect(hyphenated("Iron")).toBe("Iron");
  expect(hyphenated("Above-Ground Mine").replaceAll("\u00ad", "~")).not.toContain("G~round");
});
