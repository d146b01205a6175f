/* A table that is being set up. */

import { session, type Game, type NewSeat, type NewTable, type Setting } from "$/api";
import { firstName } from "$/pages/common/name";
import { botName, usualBot } from "$/pages/common/play";
import { knows, render, t } from "$/words";

export type Who = "here" | "invite" | "open" | "bot";

export interface Place {
  who: Who;
  bot: string;
  /** What somebody at this screen is called; empty is "Player 2". */
  name: string;
}

const USUAL_SEATS = 3;

export class Plan {
  readonly game: Game;
  places = $state<Place[]>([]);
  options = $state<Record<string, string | number>>({});
  isPublic = $state(false);
  shuffle = $state(true);
  previews = $state(true);
  /** Whether hints are wanted; null until somebody says. */
  wantsHints = $state<boolean | null>(null);
  /** The name to play under, for somebody who has none yet; null until it is typed. */
  typedName = $state<string | null>(null);

  constructor(game: Game) {
    this.game = game;
    this.options = { ...game.manifest.first };
    this.setSeats(game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : Math.max(...game.seats));
  }

  get myName(): string {
    return session.me?.name ?? this.typedName ?? firstName();
  }

  /** The first place at this screen is mine; further ones are for those beside me. */
  get mine(): number {
    return this.places.findIndex((place) => place.who === "here");
  }

  get waitsForOthers(): boolean {
    return this.places.some((place) => place.who === "open" || place.who === "invite");
  }

  /** Whether hints may be asked for; left alone, only if everybody else is a bot. */
  get hints(): boolean {
    return this.wantsHints ?? this.places.filter((place) => place.who !== "bot").length <= 1;
  }

  setSeats(count: number): void {
    const bot = usualBot(this.game);
    this.places = Array.from(
      { length: count },
      (_, seat) => this.places[seat] ?? { who: seat === 0 ? "here" : "bot", bot, name: "" },
    );
    this.#settle();
  }

  /** Choose a variant; what does not go with it is as usual again. */
  set(setting: Setting, value: string | number): void {
    this.options[setting.name] = value;
    this.#settle();
  }

  #settle(): void {
    for (const setting of this.game.settings) {
      if (!this.allows(setting)) this.options[setting.name] = setting.default;
    }
  }

  choose(seat: number, who: Who): void {
    const place = this.places[seat];
    if (!place) return;
    place.who = who;
    // An open seat that nobody can find would stay empty.
    if (who === "open") this.isPublic = true;
  }

  allows(setting: Setting): boolean {
    return setting.seats.includes(this.places.length) && this.missing(setting) === null;
  }

  /** The other setting that keeps a variant from being chosen. */
  missing(setting: Setting): Setting | null {
    return this.game.settings.find((other) => setting.needs[other.name]?.includes(this.valueOf(other)) === false) ?? null;
  }

  valueOf(setting: Setting): string | number {
    return this.options[setting.name] ?? setting.default;
  }

  /** What a seat will be called. */
  nameOf(seat: number): string {
    const place = this.places[seat];
    if (!place) return "";
    if (place.who === "open") return t("seats-open");
    if (place.who === "invite") return t("seats-invited");
    if (place.who === "bot") return botName(seat);
    if (seat === this.mine) return this.myName;
    return place.name.trim() || t("seat-default", { number: seat + 1 });
  }

  /** A bot by its strength among the bots of the game, which come the weakest first. */
  levelOf(name: string): string {
    const level = this.game.bots.findIndex((bot) => bot.name === name) + 1;
    return t("bots-level", { level, bot: name });
  }

  /** How a bot plays, and how strong it has been measured to be. */
  aboutBot(name: string): string {
    const bot = this.game.bots.find((known) => known.name === name);
    const about = bot && knows(bot.about.id) ? render(bot.about) : "";
    const measured = bot?.ratings.find(({ seats }) => seats === this.places.length);
    return measured ? `${about} ${t("bots-rating", { seats: measured.seats, rating: String(measured.rating) })}` : about;
  }

  /** What the server is asked for. */
  request(): NewTable {
    return {
      game: this.game.name,
      seats: this.places.map((place, seat) => this.#seat(place, seat)),
      options: Object.fromEntries(this.game.settings.map((setting) => [setting.name, this.valueOf(setting)])),
      public: this.isPublic,
      shuffle: this.shuffle,
      previews: this.previews,
      hints: this.hints,
    };
  }

  #seat(place: Place, seat: number): NewSeat {
    if (place.who === "bot") return { kind: "bot", bot: place.bot, name: botName(seat) };
    if (place.who !== "here") return { kind: place.who };
    return seat === this.mine ? { kind: "person" } : { kind: "hotseat", name: this.nameOf(seat) };
  }
}

/** The text of a setting as a name and what there is to say about it: its first sentence, and the rest. */
export function titleAndRest(text: string): [string, string] {
  const end = /[.:] /.exec(text);
  if (!end) return [text.replace(/\.$/, ""), ""];
  const rest = text.slice(end.index + 2);
  return [text.slice(0, end.index), rest.charAt(0).toLocaleUpperCase() + rest.slice(1)];
}
