/* What the client's code asks of the texts, read from its syntax trees: the same parser that compiles the pages reads them. */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "svelte/compiler";

export const root = fileURLToPath(new URL("../..", import.meta.url));

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** The ids that code can ask for. */
export interface Asked {
  /** Those that are handed to a function that says texts. */
  readonly said: ReadonlySet<string>;
  /** Every string there is: ids also stand in tables, and are handed on. */
  readonly strings: ReadonlySet<string>;
  /** What ids begin with that are put together. */
  readonly stems: ReadonlySet<string>;
}

/** What the code in a folder asks for; `says` are the functions that say a text. */
export function askedIn(folder: string, says: ReadonlySet<string>): Asked {
  const said = new Set<string>();
  const strings = new Set<string>();
  const stems = new Set<string>();
  for (const node of nodesIn(folder)) {
    if (node.type === "CallExpression" && says.has(nameOf(node["callee"] as Node))) {
      for (const id of outcomes((node["arguments"] as readonly Node[])[0])) said.add(id);
    }
    if (node.type === "Literal" && typeof node["value"] === "string") strings.add(node["value"]);
    if (node.type === "TemplateLiteral") stems.add(String(((node["quasis"] as readonly Node[])[0]?.["value"] as { cooked?: string } | undefined)?.cooked));
  }
  stems.delete("");
  return { said, strings, stems };
}

/** The name by which a function is called: `t`, or the last part of `model.text`. */
function nameOf(callee: Node): string {
  return String((callee.type === "MemberExpression" ? (callee["property"] as Node) : callee)["name"] ?? "");
}

/** The strings that an expression may come to. */
function outcomes(node: Node | undefined): string[] {
  if (node?.type === "Literal" && typeof node["value"] === "string") return [node["value"]];
  return node?.type === "ConditionalExpression" ? [...outcomes(node["consequent"] as Node), ...outcomes(node["alternate"] as Node)] : [];
}

function* nodesIn(folder: string): Generator<Node> {
  for (const file of readdirSync(root + folder, { recursive: true, encoding: "utf-8" })) {
    if (!file.endsWith(".ts") && !file.endsWith(".svelte")) continue;
    const source = readFileSync(`${root}${folder}/${file}`, "utf-8");
    yield* below(parse(file.endsWith(".ts") ? `<script lang="ts">${source}</script>` : source, { modern: true }));
  }
}

function* below(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* below(one);
  else if (typeof value === "object" && value !== null) {
    if (typeof (value as Node).type === "string") yield value as Node;
    for (const part of Object.values(value)) yield* below(part);
  }
}
