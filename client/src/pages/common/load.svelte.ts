/* Something that a page waits for: it is loading, here, or could not be had. */

export class Load<T> {
  #value = $state.raw<T | undefined>();
  #error = $state.raw<unknown>(null);
  #busy = $state(false);
  readonly #fetch: () => Promise<T>;
  #turn = 0;
  /** The newest call that has come to an end. */
  #ended = 0;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /** What came last, even if trying again has failed since. */
  get value(): T | undefined {
    return this.#value;
  }

  get error(): unknown {
    return this.#error;
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** Fetch, or fetch again. Never rejects: a failure is shown by whoever shows the value.

      The newest call wins, but what comes before it counts as well: where calls are made more often than they fail, there
      would never be an end. */
  readonly run = async (): Promise<void> => {
    const turn = ++this.#turn;
    this.#busy = true;
    try {
      const value = await this.#fetch();
      if (!this.#ends(turn)) return;
      this.#value = value;
      this.#error = null;
    } catch (error) {
      if (this.#ends(turn)) this.#error = error;
    } finally {
      if (turn === this.#turn) this.#busy = false;
    }
  };

  #ends(turn: number): boolean {
    const isNews = turn > this.#ended;
    if (isNews) this.#ended = turn;
    return isNews;
  }

  /** Put a value that came by another way. */
  set(value: T): void {
    this.#ended = this.#turn += 1;
    this.#value = value;
    this.#error = null;
    this.#busy = false;
  }
}

/** Do something now, every so often while the page is looked at, and when somebody comes back to it. */
export function repeat(act: () => unknown, everyMs: number): () => void {
  const lookedAt = (): void => {
    if (document.visibilityState === "visible") act();
  };
  act();
  const timer = setInterval(lookedAt, everyMs);
  document.addEventListener("visibilitychange", lookedAt);
  window.addEventListener("online", lookedAt);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookedAt);
    window.removeEventListener("online", lookedAt);
  };
}
