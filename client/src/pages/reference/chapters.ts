/* Rules by chapter: `FH-6.1` and `FH-6.1.1` belong to chapter `FH-6`. */

import type { Rule } from "$/api";

export interface Chapter {
  readonly id: string;
  readonly rules: readonly Rule[];
}

/** Rules in their chapters, both in the order they come in. */
export function chaptersOf(rules: readonly Rule[]): Chapter[] {
  const chapters = new Map<string, Rule[]>();
  for (const rule of rules) {
    const [id = rule.id] = rule.id.split(".");
    chapters.set(id, [...(chapters.get(id) ?? []), rule]);
  }
  return [...chapters].map(([id, found]) => ({ id, rules: found }));
}
