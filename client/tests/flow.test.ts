import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { CatalogueCard } from "$/live";
import { plain } from "$/parts/rich";
import { faceOf, THINGS } from "$/tables/flow_of_history/faces";
import { Catalogue, type Speaker } from "$/words";

const root = fileURLToPath(new URL("../..", import.meta.url));

function textsOf(language: string): string {
  const folder = `${root}src/epoka/games/flow_of_history/locale/${language}`;
  return readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf-8")).join("\n");
}

function speakerOf(language: string): Speaker {
  const words = new Catalogue(language, textsOf(language));
  return {
    has: (id: string) => words.has(id),
    render: (message: { id: string; args?: never }) => words.render(message),
    text: (id: string, args: never, names: readonly string[], replaced: Readonly<Record<string, string>> | null) =>
      (replaced ? words.replacing(replaced) : words).text(id, args, names),
  } as unknown as Speaker;
}

const ARCHERS = {
  id: "archers",
  name: { id: "card-archers", args: {} },
  facts: { type: "military", era: "I", production: { attack: 1 }, investment_income: "science", trigger: "continuous", fading: true },
  text: [{ id: "effect-provide-const", args: { icon: "defense", amount: 2 } }],
  notes: ["effect-fades"],
  confidence: "seed",
} as unknown as CatalogueCard;

test("one sentence is drawn on the face of a card and said in words", () => {
  const face = faceOf(ARCHERS, speakerOf("en"));
  expect(face.effect.map((part) => (part.kind === "icon" ? `<${part.icon}>` : part.kind === "text" ? part.text : ""))).toEqual(["Provides 2 ", "<defense>", ".", " ", "Fading."]);
  expect(face.spoken).toBe("Continuous: Provides 2 Defense icons. Fading: this ends before the final scoring.");
});

test.each([
  ["effect-take-supply-icons", { icon: "trade", per: 1, amount: 1 }, "Weź z Magazynu 1 <token> za każdą swoją <trade>."],
  ["effect-score-icons", { icon: "defense", per: 2 }, "Zdobądź 1 <culture> za każde 2 swoje <defense>."],
  ["effect-take-target-const", { amount: 4 }, "Zabierz najechanemu przeciwnikowi 4 <token>."],
])("%s is drawn in every form of a word", (id, args, drawn) => {
  const face = faceOf({ ...ARCHERS, facts: { ...ARCHERS.facts, fading: false }, text: [{ id, args }], notes: [] } as unknown as CatalogueCard, speakerOf("pl"));
  expect(face.effect.map((part) => (part.kind === "icon" ? `<${part.icon}>` : part.kind === "text" ? part.text : "")).join("")).toBe(drawn);
  expect(plain(face.effect)).not.toMatch(/[\uE000-\uF8FF]/);
});

test("everything in the texts of cards that has an icon is drawn", () => {
  for (const language of ["en", "pl"]) {
    const named = [...textsOf(language).matchAll(/^((?:icon|drawn)-[\w-]+) =/gm)].map(([, id]) => id);
    expect(Object.keys(THINGS).sort()).toEqual(named.sort());
  }
});
