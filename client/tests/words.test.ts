import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { Catalogue, MissingText, type Arguments } from "$/words/catalogue";

interface Samples {
  readonly names: string[];
  readonly game: string;
  readonly samples: { readonly id: string; readonly args: Arguments; readonly en: string | null; readonly pl: string | null }[];
}

const source = fileURLToPath(new URL("../../src/epoka/", import.meta.url));
const { names, game, samples } = JSON.parse(readFileSync(new URL("words.samples.json", import.meta.url), "utf-8")) as Samples;

function texts(folder: string, language: string): string[] {
  const here = `${source}${folder}/locale/${language}/`;
  return readdirSync(here).map((file) => readFileSync(here + file, "utf-8"));
}

function catalogue(language: string, ...more: string[]): Catalogue {
  const folders = ["words", "kernel", `games/${game}`];
  return new Catalogue(language, ...folders.flatMap((folder) => texts(folder, language)), ...more);
}

describe.each(["en", "pl"] as const)("in %s", (language) => {
  const words = catalogue(language);

  // After a change of texts: `python tools/word_samples.py`.
  test.each(samples)("$id $args is said as Python says it", (sample) => {
    const expected = sample[language];
    const say = (): string => words.text(sample.id, sample.args, names);
    if (expected === null) expect(say).toThrow(MissingText);
    else expect(say()).toBe(expected);
  });

  test("the site says every text in both languages", () => {
    const ids = (wanted: string): string[] =>
      texts("server", wanted)
        .flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)])
        .map(([, id]) => id ?? "")
        .sort();
    expect(ids(language)).toEqual(ids("en"));
  });
});

describe("a catalogue", () => {
  test("takes the later of two texts with one id", () => {
    expect(catalogue("en", "game-title = Another").text("game-title")).toBe("Another");
  });

  test("knows what it has", () => {
    const words = catalogue("pl");
    expect(words.has("icon-attack")).toBe(true);
    expect(words.has("icon-attack.genitive")).toBe(true);
    expect(words.has("icon-attack.vocative")).toBe(false);
    expect(words.has("no-such-message")).toBe(false);
  });
});

test("things with their numbers are counted", () => {
  const words = new Catalogue(
    "en",
    ...texts("words", "en"),
    "unit-settler = settler\nunit-infantry = infantry\ncounted-unit = { $amount } { $unit }\nmove = Move { $units }",
  );
  expect(words.text("move", { units: "settler1-infantry2" })).toBe("Move 1 settler and 2 infantry");
  expect(words.text("move", { units: ["infantry2"] })).toBe("Move 2 infantry");
  expect(words.text("move", { units: "none-of-these" })).toBe("Move none-of-these");
});
