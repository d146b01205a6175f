/* Games as the site presents them. */

import { games, type Manifest } from "$/api";
import { t } from "$/words";

type Options = Readonly<Record<string, string | number>>;

/** The class with the colours that a game wears. */
export function coloursOf(game: string | undefined): string {
  return `t-${(game === undefined ? undefined : games.of(game))?.manifest.family ?? "knowledge"}`;
}

function spelled(minutes: number): string {
  return minutes >= 120 && minutes % 60 === 0 ? t("about-hours", { hours: minutes / 60 }) : t("about-minutes", { minutes });
}

/** How many minutes a game takes with these options; 0 if nobody has said. */
export function minutesOf({ minutes, lengths }: Manifest, options: Options): number {
  return Math.min(minutes, ...Object.entries(lengths).map(([option, values]) => values[String(options[option])] ?? minutes));
}

/** The same in words, "90 min" or "4 h"; nothing if nobody has said. */
export function lengthOf(manifest: Manifest | undefined, options: Options): string {
  const minutes = manifest ? minutesOf(manifest, options) : 0;
  return minutes ? spelled(minutes) : "";
}

/** How long a game takes, whatever is chosen: "90 min – 4 h"; nothing if nobody has said. */
export function lengthsOf({ minutes, lengths }: Manifest): string {
  if (!minutes) return "";
  const least = Math.min(minutes, ...Object.values(lengths).flatMap((values) => Object.values(values)));
  const range = least === minutes ? spelled(minutes) : `${spelled(least)} – ${spelled(minutes)}`;
  return range.replaceAll(" ", "\u00a0");
}

/** What is known, with dots between it. */
export function dotted(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" · ");
}
