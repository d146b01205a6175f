/* Whether the server can be reached, as far as we know. */

const AGAIN = 4000;

class Connection {
  #online = $state(true);
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** False once a request has failed to reach the server, until one gets through. */
  get online(): boolean {
    return this.#online;
  }

  works(): void {
    this.#online = true;
  }

  fails(): void {
    this.#online = false;
    this.#retry ??= setTimeout(() => void this.#look(), AGAIN);
  }

  /** See whether the server is back, so that a page that asks nothing knows it too. */
  async #look(): Promise<void> {
    this.#retry = undefined;
    if (this.#online) return;
    try {
      if ((await fetch("/health")).ok) this.works();
      else this.fails();
    } catch {
      this.fails();
    }
  }

  /** Also believe the browser when it says that there is no network. */
  watch(): () => void {
    const fails = (): void => this.fails();
    const works = (): void => this.works();
    window.addEventListener("offline", fails);
    window.addEventListener("online", works);
    if (!navigator.onLine) this.fails();
    return () => {
      window.removeEventListener("offline", fails);
      window.removeEventListener("online", works);
    };
  }
}

export const connection = new Connection();
