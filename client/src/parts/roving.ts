/* `Tab` moves between zones, arrows inside one: of all that can be chosen in a zone, one is in the tab order. */

import type { Attachment } from "svelte/attachments";

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function items(zone: Element): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>("[data-rove]")].filter((item) => item.offsetParent !== null);
}

/** The item that lies nearest in a direction: straight ahead counts more than to the side. */
export function nearest(from: DOMRect, others: readonly { rect: DOMRect }[], [dx, dy]: readonly [number, number]): number {
  const x = from.x + from.width / 2;
  const y = from.y + from.height / 2;
  let best = -1;
  let least = Infinity;
  others.forEach(({ rect }, index) => {
    const right = rect.x + rect.width / 2 - x;
    const down = rect.y + rect.height / 2 - y;
    const ahead = right * dx + down * dy;
    const aside = Math.abs(right * dy + down * dx);
    if (ahead <= 1 || aside > ahead * 3 + 8) return;
    const distance = ahead + aside * 2;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

function holdsItem(node: Node): boolean {
  return node instanceof Element && (node.matches("[data-rove]") || node.querySelector("[data-rove]") !== null);
}

/** Whether a change brings, takes away or bars an item; what is written on items is none of it. */
function concerns({ type, addedNodes, removedNodes }: MutationRecord): boolean {
  return type === "attributes" || [...addedNodes, ...removedNodes].some(holdsItem);
}

/** Arrow keys inside a zone whose items carry `data-rove`. */
export const roving: Attachment<HTMLElement> = (zone) => {
  let current: HTMLElement | null = null;

  function settle(): void {
    const all = items(zone);
    if (!current || !all.includes(current)) {
      current = all.find((item) => item.getAttribute("aria-pressed") === "true") ?? all.find((item) => item.getAttribute("aria-disabled") !== "true") ?? all[0] ?? null;
    }
    for (const item of all) item.tabIndex = item === current ? 0 : -1;
  }

  function entered(event: FocusEvent): void {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-rove]") : null;
    if (!item || !zone.contains(item)) return;
    current = item;
    settle();
  }

  function pressed(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-rove]") : null;
    if (!item) return;
    const all = items(zone);
    const next = event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : towards(item, all, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function towards(item: HTMLElement, all: readonly HTMLElement[], key: string): HTMLElement | undefined {
    const direction = DIRECTIONS[key];
    if (!direction) return undefined;
    const others = all.filter((other) => other !== item);
    const rects = others.map((other) => ({ rect: other.getBoundingClientRect() }));
    return others[nearest(item.getBoundingClientRect(), rects, direction)];
  }

  settle();
  const observer = new MutationObserver((changes) => {
    if (changes.some(concerns)) settle();
  });
  observer.observe(zone, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-disabled"] });
  zone.addEventListener("focusin", entered);
  zone.addEventListener("keydown", pressed);
  return () => {
    observer.disconnect();
    zone.removeEventListener("focusin", entered);
    zone.removeEventListener("keydown", pressed);
  };
};
