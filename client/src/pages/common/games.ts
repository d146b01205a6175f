/* The five games as the site presents them, those that are still to come included. */

import { t } from "$/words";


export interface Presented {
  readonly name: string;
  /** The card family whose colours the game wears. */
  readonly family: "knowledge" | "government" | "construction" | "leader" | "wonder";
  readonly few: number;
  readonly many: number;
  readonly minutes: number;
  /** The options of a first game, where they are not the usual ones. */
  readonly first?: Readonly<Record<string, string>>;
}

export const GAMES: readonly Presented[] = [
  { name: "flow_of_history", family: "knowledge", few: 2, many: 5, minutes: 60 },
  { name: "through_the_ages", family: "government", few: 2, many: 4, minutes: 240, first: { level: "simple" } },
  { name: "imperial_settlers", family: "construction", few: 1, many: 4, minutes: 90 },
  { name: "clash_of_cultures", family: "leader", few: 2, many: 4, minutes: 240, first: { civilizations: "off" } },
  { name: "new_dawn", family: "wonder", few: 2, many: 4, minutes: 120 },
];

/** The game that "Play now" means. */
export const PLAYABLE = "flow_of_history";

export function presented(game: string): Presented {
  return GAMES.find((known) => known.name === game) ?? { name: game, family: "knowledge", few: 2, many: 5, minutes: 60 };
}

/** How long a game takes: "90 min", "4 h". */
export function lengthOf({ minutes }: Presented): string {
  return minutes >= 120 && minutes % 60 === 0 ? t("about-hours", { hours: minutes / 60 }) : t("about-minutes", { minutes });
}
