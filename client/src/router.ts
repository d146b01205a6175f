/* Addresses to pages, over the browser's history. Plain links work: a click on one of ours is caught here. */

import { createSubscriber } from "svelte/reactivity";

/** Pages by name, with the address of each. A part in braces is a parameter. */
const ADDRESSES = {
  home: "/",
  new: "/new",
  lobby: "/lobby",
  table: "/t/{id}",
  moment: "/t/{id}/at/{n}",
  analysis: "/t/{id}/analysis",
  join: "/j/{id}/{invite}",
  sit: "/j/{id}",
  game: "/games/{game}",
  settings: "/settings",
  account: "/account",
  parts: "/parts",
} as const;

export type Page = keyof typeof ADDRESSES | "missing";

export interface Place {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** What follows `#`, without it. */
  readonly hash: string;
}

const PATTERNS = Object.entries(ADDRESSES).map(([page, address]) => ({
  page: page as Page,
  pattern: new RegExp(`^${address.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}/?$`),
}));

/** The page of an address; "missing" if there is none. */
export function placeOf(address: URL): Place {
  const { searchParams: query } = address;
  const hash = decode(address.hash.slice(1)) ?? "";
  for (const { page, pattern } of PATTERNS) {
    const found = pattern.exec(address.pathname);
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decode(value)] as const);
    if (params.some(([, value]) => value === null)) break;
    return { page, params: Object.fromEntries(params) as Record<string, string>, query, hash };
  }
  return { page: "missing", params: {}, query, hash };
}

/** An address as people paste it: a link of ours, or a table's id with or without its invitation. Null if neither. */
export function addressOfInvitation(text: string): string | null {
  const link = /\/(t|j)\/([a-z0-9]{10})(?:\/([\w-]+))?/.exec(text);
  if (link) return `/${link[1]}/${link[2]}` + (link[1] === "j" && link[3] ? `/${link[3]}` : "");
  const code = /^\s*([a-z0-9]{10})(?:[/\s]+([\w-]+))?\s*$/.exec(text);
  if (!code) return null;
  return code[2] ? `/j/${code[1]}/${code[2]}` : `/j/${code[1]}`;
}

let tell = (): void => undefined;
const subscribe = createSubscriber((update) => {
  tell = update;
  return () => (tell = () => undefined);
});

/** Where the browser is. Reactive. */
export function place(): Place {
  subscribe();
  return placeOf(new URL(location.href));
}

/** Go to an address of ours. */
export function go(address: string): void {
  keepScroll();
  history.pushState(null, "", address);
  tell();
}

/** Where the reader had scrolled to when this entry of the history was left. */
export function keptScroll(): number {
  const state = history.state as { scroll?: number } | null;
  return state?.scroll ?? 0;
}

function keepScroll(): void {
  history.replaceState({ scroll: window.scrollY }, "");
}

/** Follow links and the back button. */
export function watchHistory(): () => void {
  history.scrollRestoration = "manual";
  const moved = (): void => tell();
  document.addEventListener("click", follow);
  window.addEventListener("popstate", moved);
  window.addEventListener("scrollend", keepScroll);
  return () => {
    document.removeEventListener("click", follow);
    window.removeEventListener("popstate", moved);
    window.removeEventListener("scrollend", keepScroll);
  };
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return;
  const address = new URL(link.href);
  // A link within the page is the browser's own business; it also moves the focus.
  if (address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  if (address.pathname === location.pathname && address.search === location.search && address.hash) return;
  event.preventDefault();
  go(address.pathname + address.search + address.hash);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
