/* Whether the server can be reached, as far as we know. */

class Connection {
  #online = $state(true);

  /** False once a request has failed to reach the server, until one gets through. */
  get online(): boolean {
    return this.#online;
  }

  works(): void {
    this.#online = true;
  }

  fails(): void {
    this.#online = false;
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
