/* Rules by the sections of their rulebook. */

import type { Rule } from "$/api";

export interface Chapter {
  readonly id: string;
  readonly title: Rule["title"];
  readonly rules: readonly Rule[];
}

/** Rules in their sections, both in the order they come in. */
export function chaptersOf(rules: readonly Rule[]): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const rule of rules) {
    const chapter = chapters.get(rule.section) ?? { id: rule.section, title: rule.title, rules: [] };
    chapters.set(rule.section, { ...chapter, rules: [...chapter.rules, rule] });
  }
  return [...chapters.values()];
}
