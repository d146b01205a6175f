import { expect, test } from "vitest";
import type { Rule } from "$/api/types";
import { titleAndRest } from "$/pages/new/plan.svelte";
import { chaptersOf } from "$/pages/reference/chapters";
import { holds } from "$/pages/reference/find";
import { settingsIn } from "$/settings/settings.svelte";

function rule(id: string, section: string): Rule {
  return { id, message: { id: `rule-${id}` }, section, title: { id: `rules-${section}` }, interpretation: false };
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
