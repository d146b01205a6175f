/* The games that the server offers, in its order. They are asked for once; until they are here no game is known. */

import { games as fetchGames } from "$/api/calls";
import type { Game } from "$/api/types";

class Games {
  #known = $state.raw<readonly Game[]>([]);

  /** Fetch them, or fetch them again. */
  readonly load = async (): Promise<readonly Game[]> => (this.#known = await fetchGames());

  /** The game of a name, if it is known. */
  of(name: string): Game | undefined {
    return this.#known.find((game) => game.name === name);
  }

  /** The game that "Play now" means. */
  get first(): Game | undefined {
    return this.#known[0];
  }
}

export const games = new Games();
