/* Every text that the code asks for is written, and every text that is written is asked for. */

import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { askedIn, root, type Asked } from "./sources";

/** The ids of the messages in a folder. */
function idsIn(folder: string, isWanted: (file: string) => boolean = () => true): string[] {
  const files = readdirSync(root + folder).filter((file) => file.endsWith(".ftl") && isWanted(file));
  return files.flatMap((file) => new FluentResource(readFileSync(`${root}${folder}/${file}`, "utf-8")).body.map(({ id }) => id));
}

/** Texts that nothing in the code can name. */
function unasked(ids: readonly string[], { strings, stems }: Asked, named: readonly string[]): string[] {
  const begins = [...stems, ...named];
  return ids.filter((id) => !strings.has(id) && !begins.some((stem) => id.startsWith(stem)));
}

describe("the texts of the site", () => {
  const asked = askedIn("client/src", new Set(["t"]));
  const written = new Set(["words", "kernel", "server"].flatMap((folder) => idsIn(`src/epoka/${folder}/locale/en`)));

  test("are written", () => {
    expect([...asked.said].filter((id) => !written.has(id))).toEqual([]);
    expect(asked.said.size).toBeGreaterThan(150);
  });

  test("are asked for on its pages", () => {
    // Names and lines of bots are put together from what the server says.
    expect(unasked(idsIn("src/epoka/server/locale/en", (file) => file === "site.ftl"), asked, ["bot-"])).toEqual([]);
  });
});

describe("the texts of the table of Clash of Cultures", () => {
  const asked = askedIn("client/src/tables/clash_of_cultures", new Set(["text"]));
  const folder = "src/epoka/games/clash_of_cultures/locale";

  test.each(["en", "pl"])("are all written: %s", (language) => {
    const written = new Set([...idsIn(`${folder}/${language}`), ...idsIn(`src/epoka/words/locale/${language}`)]);
    // A text of the segments of a page is no message: it has a space, or is none at all.
    const ids = [...asked.said].filter((id) => id.trim() !== "" && !id.includes(" ") && id !== "," && id.length > 1);
    expect(ids.filter((id) => !written.has(id))).toEqual([]);
    expect(ids.length).toBeGreaterThan(40);
  });

  test("are all asked for", () => {
    // Events, groups, kinds of lines, scores, reasons and marks go by the names that the kernel has for them.
    expect(unasked(idsIn(`${folder}/en`, (file) => file === "table.ftl"), asked, ["event-", "group-", "log-kind-", "scores-", "ask-", "short-", "mark-"])).toEqual([]);
  });
});
