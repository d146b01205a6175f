/* The person of this browser. */

import * as api from "$/api/calls";
import type { Me } from "$/api/types";
import { settings, settingsIn } from "$/settings/settings.svelte";

const NAME_KEY = "epoka.name";
const SETTLING = 500;

class Session {
  #me = $state.raw<Me | null>(null);
  readonly #id = $derived(this.#me?.id ?? null);
  #known = $state(false);
  #asked = $state(false);
  /** How often the server has said who this is. */
  #answers = 0;

  /** Called when somebody was here and is not any more, without a word from this page. */
  onlost: () => void = () => undefined;

  constructor() {
    settings.onchange = (choices) => {
      // A choice that the server did not hear of still holds in this browser.
      if (this.#me) api.changeMe({ settings: choices }).then(this.#take, () => undefined);
    };
  }

  /** Who this is; null while nobody has a name here. */
  get me(): Me | null {
    return this.#me;
  }

  /** The person's id, which changes only when the person does. */
  get id(): string | null {
    return this.#id;
  }

  /** Whether the server has said who this is. */
  get known(): boolean {
    return this.#known;
  }

  /** Whether the server has been asked, whatever came of it. */
  get asked(): boolean {
    return this.#asked;
  }

  /** Ask the server. */
  async refresh(): Promise<void> {
    const answers = this.#answers;
    const before = this.#id;
    try {
      const me = await api.me();
      // What this page has done meanwhile is newer, such as a change of password, which voids what it asked with.
      if (answers !== this.#answers) return;
      this.#take(me);
      if (before !== null && me === null) this.onlost();
    } finally {
      this.#asked = true;
    }
  }

  /** Make sure that this browser has a person: a guest with this name if there is none. */
  async ensure(name: string): Promise<Me> {
    if (this.#me) return this.#me;
    remember(name);
    const me = await api.makeGuest(name);
    this.#take(me);
    settings.onchange(settings.kept);
    return me;
  }

  async rename(name: string): Promise<void> {
    remember(name);
    this.#take(await api.changeMe({ name }));
  }

  /** Register; a guest keeps its name and its games. */
  async register(email: string, password: string, name: string): Promise<void> {
    this.#take(await api.register(this.#me ? { email, password } : { email, password, name }));
    settings.onchange(settings.kept);
  }

  async logIn(email: string, password: string): Promise<void> {
    this.#take(await api.logIn({ email, password }));
    if (this.#me) await settings.adopt(settingsIn(this.#me.settings));
  }

  async logOut(): Promise<void> {
    await api.logOut();
    this.#take(null);
  }

  /** Log out on every device. */
  async logOutEverywhere(): Promise<void> {
    await api.logOutEverywhere();
    this.#take(null);
  }

  /** Change the password, which logs out every other device. */
  async changePassword(password: string, fresh: string): Promise<void> {
    this.#take(await api.changePassword({ password, new: fresh }));
  }

  /** Whether this browser still has the person it had, perhaps with a session that another of its pages has renewed. */
  async goesOn(): Promise<boolean> {
    const before = this.#id;
    // The answer to that page may still be on its way.
    await new Promise((resolve) => setTimeout(resolve, SETTLING));
    await this.refresh();
    return before !== null && this.#id === before;
  }

  /** Delete the person and all that belongs to it. */
  async erase(password: string | undefined): Promise<void> {
    await api.deleteMe(password === undefined ? {} : { password });
    this.#take(null);
  }

  readonly #take = (me: Me | null): void => {
    this.#me = me;
    this.#known = true;
    this.#answers += 1;
  };
}

function remember(name: string): void {
  try {
    localStorage.setItem(NAME_KEY, name);
  } catch {
    // This browser keeps nothing: it will ask again.
  }
}

/** The name that was used here before, if any. */
export function rememberedName(): string | null {
  try {
    return localStorage.getItem(NAME_KEY);
  } catch {
    return null;
  }
}

export const session = new Session();
