/* Which card to show in full: the one under the mouse after a moment, under a finger that stays, or with the focus. */

const SLOW = 700;
const QUICK = 250;
const PRESS = 450;

export class CardHover {
  card = $state<string | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over: Element | null = null;
  #pressed = false;
  #since = 0;
  /** What was clicked is known: it is not shown again until the mouse has left it. */
  #clicked: Element | null = null;

  readonly attach = (root: HTMLElement): (() => void) => {
    const listen: [string, (event: Event) => void, AddEventListenerOptions?][] = [
      ["pointerover", (event) => this.#enter(event as PointerEvent)],
      ["pointerout", (event) => this.#leave(event as PointerEvent)],
      ["pointerdown", (event) => this.#down(event as PointerEvent)],
      ["pointerup", (event) => this.#up(event)],
      ["pointercancel", () => this.stop()],
      ["focusin", (event) => this.#focus(event)],
      // The focus also leaves what is being taken away while the page changes; nothing may change then.
      ["focusout", () => setTimeout(() => this.#blur())],
      ["scroll", () => this.stop(), { capture: true, passive: true }],
      ["contextmenu", (event) => this.#menu(event)],
      ["click", (event) => this.#click(event), { capture: true }],
    ];
    for (const [name, handler, options] of listen) root.addEventListener(name, handler, options);
    return () => {
      for (const [name, handler, options] of listen) root.removeEventListener(name, handler, options);
    };
  };

  stop(): void {
    clearTimeout(this.#timer);
    this.#over = null;
    this.card = null;
    this.anchor = null;
  }

  #blur(): void {
    if (this.#over?.contains(document.activeElement)) return;
    this.stop();
  }

  #find(target: EventTarget | null): Element | null {
    return target instanceof Element ? target.closest("[data-card]") : null;
  }

  #after(element: Element, wait: number): void {
    clearTimeout(this.#timer);
    this.#over = element;
    this.#timer = setTimeout(() => this.#show(element), wait);
  }

  #show(element: Element): void {
    if (!element.isConnected) return;
    this.card = element.getAttribute("data-card");
    this.anchor = element.getBoundingClientRect();
  }

  #enter(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    const found = this.#find(event.target);
    if (found !== this.#clicked) this.#clicked = null;
    if (found && found !== this.#over && found !== this.#clicked) {
      this.card = null;
      this.#after(found, found.hasAttribute("data-slow") ? SLOW : QUICK);
    }
  }

  #leave(event: PointerEvent): void {
    if (event.pointerType === "mouse" && this.#over && !(event.relatedTarget instanceof Node && this.#over.contains(event.relatedTarget))) this.stop();
  }

  #down(event: PointerEvent): void {
    this.#pressed = false;
    this.#since = event.timeStamp;
    const found = this.#find(event.target);
    if (event.pointerType === "mouse" || !found) {
      this.stop();
      this.#clicked = found;
      return;
    }
    clearTimeout(this.#timer);
    this.#over = found;
    this.#timer = setTimeout(() => {
      this.#pressed = true;
      this.#show(found);
    }, PRESS);
  }

  /** While the page is busy the timer may be late; how long the finger stayed is what counts. */
  #up(event: Event): void {
    if (!this.#pressed) clearTimeout(this.#timer);
    else if (event.timeStamp - this.#since < PRESS) {
      this.#pressed = false;
      this.stop();
    }
  }

  /** The click that ends a long press chooses nothing. */
  #click(event: Event): void {
    if (!this.#pressed) return;
    this.#pressed = false;
    event.preventDefault();
    event.stopPropagation();
  }

  #menu(event: Event): void {
    if (this.#pressed || (this.#over && event instanceof PointerEvent && event.pointerType === "touch")) event.preventDefault();
  }

  #focus(event: Event): void {
    const found = this.#find(event.target);
    if (found?.matches(":focus-visible")) this.#after(found, QUICK);
  }
}
