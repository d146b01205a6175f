/* Rules by chapter: `FH-6` is a chapter, `FH-6.1` and `FH-6.1.1` belong to it. */

import type { Rule } from "$/api";

export interface Chapter {
  readonly id: string;
  /** The rule that is the chapter's own name, if there is one. */
  readonly heading: Rule | null;
  readonly rules: readonly Rule[];
}

/** The chapters of all rules, with those of their rules that are shown; chapters with none are left out. */
export function chaptersOf(all: readonly Rule[], shown: readonly Rule[]): Chapter[] {
  const wanted = new Set(shown.map((rule) => rule.id));
  const chapters = new Map<string, { heading: Rule | null; rules: Rule[] }>();
  for (const rule of all) {
    const [id = rule.id] = rule.id.split(".");
    const chapter = chapters.get(id) ?? { heading: null, rules: [] };
    chapters.set(id, chapter);
    if (rule.id === id) chapter.heading = rule;
    else if (wanted.has(rule.id)) chapter.rules.push(rule);
  }
  return [...chapters]
    .map(([id, chapter]) => ({ id, ...chapter }))
    .filter((chapter) => chapter.rules.length > 0 || wanted.has(chapter.id));
}
