/* The five games as the site presents them, those that are still to come included. */

import { t } from "$/words";

export interface Presented {
  readonly name: string;
  /** The card family whose colours the game wears. */
  readonly family: "knowledge" | "government" | "construction" | "leader" | "wonder";
  readonly few: number;
  readonly many: number;
  /** With the usual options. */
  readonly minutes: number;
  /** How long it takes with values of options that make it shorter. */
  readonly lengths?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The options of a first game, where they are not the usual ones. */
  readonly first?: Readonly<Record<string, string>>;
}

export const GAMES: readonly Presented[] = [
  { name: "flow_of_history", family: "knowledge", few: 2, many: 5, minutes: 60 },
  { name: "through_the_ages", family: "government", few: 2, many: 4, minutes: 240, lengths: { level: { simple: 90, advanced: 150 } }, first: { level: "simple" } },
  { name: "imperial_settlers", family: "construction", few: 1, many: 4, minutes: 90 },
  { name: "clash_of_cultures", family: "leader", few: 2, many: 4, minutes: 240, lengths: { length: { short: 150 } }, first: { civilizations: "off" } },
  { name: "new_dawn", family: "wonder", few: 2, many: 4, minutes: 120 },
];

/** The game that "Play now" means. */
export const PLAYABLE = "flow_of_history";

export function presented(game: string): Presented {
  return GAMES.find((known) => known.name === game) ?? { name: game, family: "knowledge", few: 2, many: 5, minutes: 60 };
}

function spelled(minutes: number): string {
  return minutes >= 120 && minutes % 60 === 0 ? t("about-hours", { hours: minutes / 60 }) : t("about-minutes", { minutes });
}

/** How long a game takes with these options: "90 min", "4 h". */
export function lengthOf({ minutes, lengths = {} }: Presented, options: Readonly<Record<string, string | number>>): string {
  const chosen = Object.entries(lengths).map(([option, values]) => values[String(options[option])] ?? minutes);
  return spelled(Math.min(minutes, ...chosen));
}

/** How long a game takes, whatever is chosen: "90 min – 4 h". */
export function lengthsOf({ minutes, lengths = {} }: Presented): string {
  const least = Math.min(minutes, ...Object.values(lengths).flatMap((values) => Object.values(values)));
  const range = least === minutes ? spelled(minutes) : `${spelled(least)} – ${spelled(minutes)}`;
  return range.replaceAll(" ", "\u00a0");
}
