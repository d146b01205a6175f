/* Straight to a table. */

import { api, session, type Game } from "$/api";
import { go } from "$/router";

/** How many sit at a table that nobody has set up. */
const SEATS = 3;

/** The bot that plays where nobody has chosen another. */
export function usualBot(game: Game): string {
  // The weakest comes first. The next one is still easy, and no longer walks into everything.
  return (game.bots[1] ?? game.bots[0])?.name ?? "";
}

// Names that are spelled alike in every language of the site.
const BOT_NAMES = ["Atlas", "Hestia", "Janus", "Selene", "Kadmos"];

/** What a bot on a seat is called. */
export function botName(seat: number): string {
  return BOT_NAMES[seat % BOT_NAMES.length] ?? "";
}

/** A table with me and bots, and off to it. */
export async function playBots(game: Game, name: string): Promise<void> {
  await session.ensure(name);
  const count = game.seats.includes(SEATS) ? SEATS : Math.max(...game.seats);
  const bot = usualBot(game);
  const bots = Array.from({ length: count - 1 }, (_, index) => ({ kind: "bot" as const, bot, name: botName(index + 1) }));
  const seats = [{ kind: "person" as const }, ...bots];
  const table = await api.makeTable({ game: game.name, seats, options: { ...game.manifest.first }, public: false, shuffle: true, previews: true, hints: true });
  go(`/t/${table.id}`);
}
