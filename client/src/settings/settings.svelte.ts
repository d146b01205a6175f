/* How a person wants the site to be: kept in this browser, and with the person on the server. */

import { negotiateLanguages } from "@fluent/langneg";
import { LANGUAGES, speak, type Language } from "$/words/words.svelte";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;
export const CONFIRMATIONS = ["always", "final", "never"] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
/** Which answers wait for a second click: all of them, those that cannot be taken back, or none. */
export type Confirmation = (typeof CONFIRMATIONS)[number];

export interface Choices {
  language: Language;
  theme: Theme;
  motion: Motion;
  confirm: Confirmation;
  /** Whether single letters are shortcuts at the table. */
  letters: boolean;
  /** Whether games are explained as they go, where they can be. */
  guide: boolean;
  /** Whether every game is played at the general table, also where it has one of its own. */
  general: boolean;
}

// `public/before.js` reads the same entry, so that the first paint has the right colours.
const KEY = "epoka.settings";

class Settings {
  #kept = $state.raw<Partial<Choices>>(stored());
  /** Called with every change; the session sends it to the server. */
  onchange: (choices: Partial<Choices>) => void = () => undefined;

  get language(): Language {
    return this.#kept.language ?? browserLanguage();
  }
  get theme(): Theme {
    return this.#kept.theme ?? "system";
  }
  get motion(): Motion {
    return this.#kept.motion ?? "system";
  }
  get confirm(): Confirmation {
    return this.#kept.confirm ?? "always";
  }
  get letters(): boolean {
    return this.#kept.letters ?? true;
  }

  get guide(): boolean {
    return this.#kept.guide ?? true;
  }

  get general(): boolean {
    return this.#kept.general ?? false;
  }

  /** What was chosen here, without the defaults. */
  get kept(): Readonly<Partial<Choices>> {
    return this.#kept;
  }

  /** Choose something: it takes effect at once. */
  choose(choices: Partial<Choices>): Promise<void> {
    const done = this.adopt(choices);
    this.onchange(this.#kept);
    return done;
  }

  /** Take over what the server knows of the person. */
  async adopt(choices: Partial<Choices>): Promise<void> {
    this.#kept = { ...this.#kept, ...choices };
    store(this.#kept);
    show(this.theme, this.motion);
    if (choices.language) await speak(choices.language);
  }
}

/** The part of a stored or received object that is a setting. */
export function settingsIn(found: unknown): Partial<Choices> {
  if (typeof found !== "object" || found === null) return {};
  const given = found as Record<string, unknown>;
  const choices: Partial<Choices> = {};
  const language = among(LANGUAGES, given["language"]);
  const theme = among(THEMES, given["theme"]);
  const motion = among(MOTIONS, given["motion"]);
  const confirm = among(CONFIRMATIONS, given["confirm"]);
  if (language) choices.language = language;
  if (theme) choices.theme = theme;
  if (motion) choices.motion = motion;
  if (confirm) choices.confirm = confirm;
  if (typeof given["letters"] === "boolean") choices.letters = given["letters"];
  if (typeof given["guide"] === "boolean") choices.guide = given["guide"];
  if (typeof given["general"] === "boolean") choices.general = given["general"];
  return choices;
}

function among<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value);
}

function stored(): Partial<Choices> {
  try {
    return settingsIn(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

function store(choices: Partial<Choices>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // This browser keeps nothing: the choice holds until the page is closed.
  }
}

function browserLanguage(): Language {
  const [found] = negotiateLanguages(navigator.languages, LANGUAGES, { defaultLocale: "en", strategy: "lookup" });
  return among(LANGUAGES, found) ?? "en";
}

function show(theme: Theme, motion: Motion): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  if (motion === "system") delete dataset["motion"];
  else dataset["motion"] = motion;
}

export const settings = new Settings();
