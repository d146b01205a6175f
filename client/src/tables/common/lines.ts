/* The lines of the log, from what the server keeps and from the steps that come in. */

import type { LogLine } from "$/live";

/** A line of the log; one that was taken back leaves a note. */
export interface Line extends LogLine {
  readonly note?: "undo";
  /** The entry that brought it, if it came as a step. */
  readonly seq?: number;
}

/** The lines after one more; a note stays only until the next line. */
export function withLine(lines: readonly Line[], line: Line): readonly Line[] {
  const last = line.note === "undo" ? line.number : line.number - 1;
  return [...lines.filter(({ number, note }) => number <= last && !note), line];
}

/** The log as the server knew it at an entry, with the lines of the steps that have been shown since. */
export function caughtUp(log: readonly Line[], seq: number, shown: readonly Line[]): readonly Line[] {
  const isNews = (line: Line): boolean => line.seq !== undefined && (line.seq > seq || (line.seq === seq && line.note !== undefined));
  return shown.filter(isNews).reduce(withLine, log);
}
