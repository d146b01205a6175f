/* Short movements: what has changed its place travels there from where it was.

   Everything that can travel carries `data-flip` with a name that stays the same wherever it lies; everything that
   tokens travel between carries `data-place`. With reduced motion nothing travels: what has changed keeps an outline. */

export const TRAVEL = 280;
export const REVEAL = 420;
const OUTLINE = 2000;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** Whether things may travel: the setting of the site, or else of the system. */
export function mayMove(): boolean {
  const chosen = document.documentElement.dataset["motion"];
  if (chosen) return chosen === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

interface Seen {
  readonly element: HTMLElement;
  readonly rect: DOMRect;
}

export type Before = ReadonlyMap<string, Seen>;

function visible(rect: DOMRect): boolean {
  return rect.width > 0 && rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth;
}

/** Where everything is now. */
export function capture(root: HTMLElement): Before {
  const found = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-flip]")) {
    const name = element.dataset["flip"];
    const rect = element.getBoundingClientRect();
    if (name && !found.has(name) && rect.width > 0) found.set(name, { element, rect });
  }
  return found;
}

/** Move everything from where it was to where it is. Resolves when all of it has arrived. */
export async function travel(root: HTMLElement, before: Before): Promise<void> {
  const moving = mayMove();
  const running: Promise<unknown>[] = [];
  for (const [name, { element, rect }] of capture(root)) {
    const old = before.get(name);
    if (!old) {
      if (before.size > 0) running.push(arrive(root, element, rect, moving));
    } else if (old.element !== element) {
      running.push(moving ? ghost(old, element, rect) : outline(element));
    } else if (moving && differs(old.rect, rect)) {
      running.push(slide(element, old.rect, rect));
    }
  }
  await Promise.allSettled(running);
}

function differs(one: DOMRect, other: DOMRect): boolean {
  return Math.abs(one.x - other.x) > 1 || Math.abs(one.y - other.y) > 1;
}

function slide(element: HTMLElement, from: DOMRect, to: DOMRect): Promise<unknown> {
  const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  return element.animate([{ transform: shift }, { transform: "none" }], { duration: TRAVEL, easing: EASE }).finished;
}

/** What has left its old place for a new one of another size flies there as a picture of itself. */
async function ghost(old: Seen, element: HTMLElement, to: DOMRect): Promise<void> {
  if (!visible(old.rect) || !visible(to)) return;
  const flying = old.element;
  if (flying.isConnected) return void (await slide(element, old.rect, to));
  flying.removeAttribute("data-flip");
  flying.removeAttribute("id");
  flying.setAttribute("aria-hidden", "true");
  flying.tabIndex = -1;
  place(flying, old.rect);
  document.body.append(flying);
  const scale = Math.max(0.12, Math.min(to.width / old.rect.width, to.height / old.rect.height));
  const x = to.x + to.width / 2 - (old.rect.x + old.rect.width / 2);
  const y = to.y + to.height / 2 - (old.rect.y + old.rect.height / 2);
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { duration: TRAVEL + 80, easing: "linear" });
  await flying.animate(
    [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 1, offset: 0.85 }, { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 }],
    { duration: TRAVEL + 80, easing: EASE },
  ).finished;
  flying.remove();
  await hidden.finished;
}

function place(element: HTMLElement, rect: DOMRect): void {
  element.classList.add("flying");
  const { style } = element;
  style.left = `${rect.x}px`;
  style.top = `${rect.y}px`;
  style.width = `${rect.width}px`;
  style.height = `${rect.height}px`;
}

/** What is new comes from where it is said to come from, or appears. */
async function arrive(root: HTMLElement, element: HTMLElement, to: DOMRect, moving: boolean): Promise<void> {
  if (!moving) return outline(element);
  const source = element.dataset["flipFrom"];
  const from = source ? root.querySelector(`[data-place="${source}"]`)?.getBoundingClientRect() : undefined;
  const start =
    from && visible(from)
      ? { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(.5)`, transformOrigin: "0 0", opacity: 0 }
      : { transform: "scale(.92)", opacity: 0 };
  const end = { transform: "none", transformOrigin: "0 0", opacity: 1 };
  await element.animate([start, end], { duration: REVEAL, easing: EASE, fill: "backwards" }).finished;
}

async function outline(element: HTMLElement): Promise<void> {
  element.classList.add("changed");
  setTimeout(() => element.classList.remove("changed"), OUTLINE);
}

/** Tokens on their way from one place to another. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly icon: string;
}

const MOST_TOKENS = 5;

/** Send tokens from place to place, a few at most: the number is told elsewhere. */
export async function fly(root: HTMLElement, flight: Flight): Promise<void> {
  if (!mayMove() || flight.amount <= 0) return;
  const from = root.querySelector(`[data-place="${flight.from}"]`)?.getBoundingClientRect();
  const to = root.querySelector(`[data-place="${flight.to}"]`)?.getBoundingClientRect();
  if (!from || !to || !visible(from) || !visible(to)) return;
  const count = Math.min(MOST_TOKENS, flight.amount);
  await Promise.allSettled(Array.from({ length: count }, (_, index) => token(flight.icon, from, to, index)));
}

function token(icon: string, from: DOMRect, to: DOMRect, index: number): Promise<unknown> {
  const element = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  element.setAttribute("class", `i flying token c-${icon}`);
  element.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${icon}`);
  element.append(use);
  document.body.append(element);
  const at = (rect: DOMRect, spread: number): string =>
    `translate(${rect.x + rect.width / 2 - 10 + spread}px, ${rect.y + rect.height / 2 - 10}px)`;
  const spread = (index - 2) * 7;
  return element
    .animate([{ transform: at(from, spread) }, { transform: at(to, 0) }], { duration: TRAVEL, delay: index * 40, easing: EASE, fill: "both" })
    .finished.finally(() => element.remove());
}
