import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** All files below a folder whose names end so, as one text. */
function read(folder: string, ending: RegExp): string {
  return readdirSync(root + folder, { recursive: true, encoding: "utf-8" })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(`${root}${folder}/${file}`, "utf-8"))
    .join("\n");
}

function idsIn(texts: string): string[] {
  return [...texts.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "");
}

const written = new Set(["words", "kernel", "server"].flatMap((folder) => idsIn(read(`src/epoka/${folder}/locale/en`, /\.ftl$/))));
const code = read("client/src", /\.(ts|svelte)$/);

/** The ids in calls such as `t("open")` and `t(dark ? "theme-to-light" : "theme-to-dark")`. */
function asked(): string[] {
  const calls = [...code.matchAll(/\bt\(([^()]*?)[,)]/g)].map(([, first]) => first ?? "");
  const ids = calls.flatMap((first) => [...first.replace(/=== "[^"]*"/g, "").matchAll(/"([^"]+)"/g)]).map(([, id]) => id ?? "");
  return [...new Set(ids)];
}

test("every text that the pages ask for is written", () => {
  expect(asked().filter((id) => !written.has(id))).toEqual([]);
  expect(asked().length).toBeGreaterThan(150);
});

test("every text of the site's pages is asked for", () => {
  const own = idsIn(read("src/epoka/server/locale/en", /site\.ftl$/));
  // Names and lines of games and bots, and texts whose id is put together, are found by the part before the hole.
  const stems = [...code.matchAll(/`([a-z-]+)-\$\{/g)].map(([, stem]) => `${stem}-`).concat("game-", "line-", "bot-");
  const unused = own.filter((id) => !code.includes(`"${id}"`) && !stems.some((stem) => id.startsWith(stem)));
  expect(unused).toEqual([]);
});
