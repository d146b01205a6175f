import { expect, test } from "vitest";
import type { Game, Manifest, Rule, Setting } from "$/api/types";
import { lengthOf, lengthsOf, minutesOf } from "$/pages/common/games";
import { Plan, titleAndRest } from "$/pages/new/plan.svelte";
import { chaptersOf } from "$/pages/reference/chapters";
import { holds } from "$/pages/reference/find";
import { settingsIn } from "$/settings/settings.svelte";

function rule(id: string, section: string): Rule {
  return { id, message: { id: `rule-${id}`, args: {} }, section, title: { id: `rules-${section}`, args: {} }, interpretation: false };
}

test("rules stand in their sections, in order", () => {
  const chapters = chaptersOf([rule("FH-1.1", "FH-1"), rule("FH-6.1", "FH-6"), rule("FH-6.1.1", "FH-6"), rule("FH-10.1", "FH-10")]);
  expect(chapters.map((chapter) => [chapter.title.id, chapter.rules.map((found) => found.id)])).toEqual([
    ["rules-FH-1", ["FH-1.1"]],
    ["rules-FH-6", ["FH-6.1", "FH-6.1.1"]],
    ["rules-FH-10", ["FH-10.1"]],
  ]);
});

test("a search disregards case, marks and the order of words", () => {
  expect(holds("Zdobądź 1 punkt za Łuczników", "luczn zdob")).toBe(true);
  expect(holds("Great Wall", "WALL great")).toBe(true);
  expect(holds("Great Wall", "wall small")).toBe(false);
  expect(holds("Great Wall", "")).toBe(true);
});

test("the first sentence about a variant is its name", () => {
  expect(titleAndRest("A variant for two. Its card is ours.")).toEqual(["A variant for two", "Its card is ours."]);
  expect(titleAndRest("Length: how many ages.")).toEqual(["Length", "How many ages."]);
  expect(titleAndRest("Peaceful.")).toEqual(["Peaceful", ""]);
});

test("only settings that exist are taken over", () => {
  expect(settingsIn({ language: "pl", theme: "neon", letters: false, motion: 3, other: true })).toEqual({ language: "pl", letters: false });
  expect(settingsIn("nonsense")).toEqual({});
});

test("a variant that does not go with the rest of a plan is as usual again", () => {
  const setting = (name: string, values: string[], needs: Setting["needs"] = {}): Setting => ({ name, values, default: values[0] ?? "", seats: [2, 3], needs, rule: "X-1", message: { id: `setting-${name}`, args: {} } });
  const level = setting("level", ["full", "simple"]);
  const peace = setting("peace", ["off", "on"], { level: ["full"] });
  const plan = new Plan({ name: "some_game", version: 1, seats: [2, 3, 4], settings: [level, peace], status: "complete", bots: [], manifest: { first: {} } } as unknown as Game);
  plan.set(peace, "on");
  expect([plan.allows(peace), plan.valueOf(peace)]).toEqual([true, "on"]);
  plan.set(level, "simple");
  expect([plan.allows(peace), plan.missing(peace), plan.valueOf(peace)]).toEqual([false, level, "off"]);
  plan.set(level, "full");
  plan.set(peace, "on");
  plan.setSeats(4);
  expect([plan.allows(peace), plan.missing(peace), plan.valueOf(peace)]).toEqual([false, null, "off"]);
});

test("a first game is as the game says", () => {
  const level = { name: "level", values: ["full", "advanced", "simple"], default: "full", seats: [2, 3, 4], needs: {}, rule: "X-2", message: { id: "setting-level" } };
  const plan = new Plan({ name: "some_game", version: 1, seats: [2, 3, 4], settings: [level], status: "complete", bots: [], manifest: { first: { level: "simple" } } } as unknown as Game);
  expect(plan.request().options).toEqual({ level: "simple" });
});

test("how long a game takes follows from what is chosen, and is not told where nobody has said", () => {
  const told = (minutes: number, lengths: Manifest["lengths"] = {}): Manifest => ({ minutes, lengths }) as unknown as Manifest;
  const long = told(240, { level: { simple: 90, advanced: 150 }, length: { short: 120 } });
  const minutes = [{}, { level: "full" }, { level: "simple" }, { level: "advanced", length: "short" }].map((options) => minutesOf(long, options));
  expect(minutes).toEqual([240, 240, 90, 120]);
  expect([lengthOf(told(0), {}), lengthOf(undefined, {}), lengthsOf(told(0))]).toEqual(["", "", ""]);
});
