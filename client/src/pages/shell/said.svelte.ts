/* Short news for the person, such as "Link copied": shown for a moment, and read aloud. */

const LONG_ENOUGH = 4000;

class News {
  #text = $state("");
  #isBad = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get text(): string {
    return this.#text;
  }

  get isBad(): boolean {
    return this.#isBad;
  }

  say(text: string, isBad: boolean): void {
    clearTimeout(this.#timer);
    this.#text = text;
    this.#isBad = isBad;
    this.#timer = setTimeout(() => (this.#text = ""), LONG_ENOUGH);
  }
}

export const news = new News();

/** Show short news and have it read aloud. */
export function say(text: string): void {
  news.say(text, false);
}

/** The same for something that did not work. */
export function complain(text: string): void {
  news.say(text, true);
}
