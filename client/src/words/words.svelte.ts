/* The texts of the site and of each game in the language of the reader, which can change at any moment. */

import { getText } from "$/api/request";
import { Catalogue, MissingText, type Arguments, type Message } from "$/words/catalogue";

export const LANGUAGES = ["en", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name under which the texts that belong to no game are kept. */
const SITE = "";

type Catalogues = Readonly<Record<string, Catalogue>>;

let current = $state.raw<{ language: Language; catalogues: Catalogues }>({ language: "en", catalogues: {} });
let next: Language = "en";
const loading = new Map<string, Promise<Catalogue>>();
const complained = new Set<string>();

/** The language of everything on the screen now. */
export function language(): Language {
  return current.language;
}

/** Show everything in a language, as soon as its texts are here; until then nothing changes. */
export async function speak(wanted: Language): Promise<void> {
  next = wanted;
  let entries: (readonly [string, Catalogue])[];
  do {
    const games = [...new Set([SITE, ...Object.keys(current.catalogues)])];
    entries = await Promise.all(games.map(async (game) => [game, await load(wanted, game)] as const));
    // A game's texts may have arrived meanwhile, in the language of before.
  } while (Object.keys(current.catalogues).some((game) => !entries.some(([here]) => here === game)));
  if (next !== wanted) return;
  current = { language: wanted, catalogues: Object.fromEntries(entries) };
  document.documentElement.lang = wanted;
}

/** What speaks for one game, or for the site. Its texts are reactive: they change with the language. */
export class Speaker {
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
  }

  /** Whether the texts are here. */
  get ready(): boolean {
    return this.#game in current.catalogues;
  }

  /** Fetch the texts if they are not here yet. */
  async load(): Promise<void> {
    if (this.ready) return;
    const { language: wanted } = current;
    const catalogue = await load(wanted, this.#game);
    if (wanted !== current.language) return this.load();
    current = { language: wanted, catalogues: { ...current.catalogues, [this.#game]: catalogue } };
  }

  /**
   * The text of a message; its id if there is no such text, which the console then tells about. Messages may be replaced
   * by other words wherever the text refers to them.
   */
  text(id: string, args: Arguments = {}, seatNames: readonly string[] = [], replaced: Readonly<Record<string, string>> | null = null): string {
    const catalogue = current.catalogues[this.#game];
    if (!catalogue) return "";
    try {
      return (replaced ? catalogue.replacing(replaced) : catalogue).text(id, args, seatNames);
    } catch (error) {
      if (!(error instanceof MissingText)) throw error;
      complain(error);
      return id;
    }
  }

  /** The text of a message that is plain data. */
  render(message: Message, seatNames: readonly string[] = []): string {
    return this.text(message.id, message.args ?? {}, seatNames);
  }

  has(id: string): boolean {
    return current.catalogues[this.#game]?.has(id) ?? false;
  }
}

const speakers = new Map<string, Speaker>();
const site = new Speaker(SITE);

/** The texts of a game together with those of the site. Begins to fetch them at the first call. */
export function wordsOf(game: string): Speaker {
  const known = speakers.get(game);
  if (known) return known;
  const speaker = new Speaker(game);
  speakers.set(game, speaker);
  // Whoever needs to know of a failure awaits `load` as well.
  speaker.load().catch(() => speakers.delete(game));
  return speaker;
}

/** A text of the site. */
export function t(id: string, args: Arguments = {}): string {
  return site.text(id, args);
}

/** Whether the site has a text. */
export function knows(id: string): boolean {
  return site.has(id);
}

/** The text of a message of the site that is plain data. */
export function render(message: Message): string {
  return site.render(message);
}

function load(wanted: Language, game: string): Promise<Catalogue> {
  const query = game === SITE ? "" : `?game=${encodeURIComponent(game)}`;
  const address = `/api/words/${wanted}.ftl${query}`;
  const known = loading.get(address);
  if (known) return known;
  const arriving = getText(address).then((source) => new Catalogue(wanted, source));
  loading.set(address, arriving);
  arriving.catch(() => loading.delete(address));
  return arriving;
}

function complain(missing: MissingText): void {
  if (complained.has(missing.message)) return;
  complained.add(missing.message);
  console.error(missing.message);
}
