/* Whether the server can be reached, as far as we know. */

const AGAIN = 2000;
/** A server that needs longer to say that it is there does not count as there. */
const LIMIT = 2500;

/** Whether the server answers now; false at the latest when the limit is over. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch("/health", { cache: "no-store", signal: AbortSignal.timeout(LIMIT) })).ok;
  } catch {
    return false;
  }
}

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
    clearTimeout(this.#retry);
    this.#retry = undefined;
    if (this.#online) return;
    if (await isReachable()) this.works();
    else this.fails();
  }

  /** Also believe the browser when it says that there is no network. */
  watch(): () => void {
    const fails = (): void => this.fails();
    const look = (): void => void this.#look();
    window.addEventListener("offline", fails);
    window.addEventListener("online", look);
    if (!navigator.onLine) this.fails();
    return () => {
      window.removeEventListener("offline", fails);
      window.removeEventListener("online", look);
    };
  }
}

export const connection = new Connection();
