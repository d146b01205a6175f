/* Which module makes which page. Each is fetched when it is first visited. */

import type { Component } from "svelte";
import type { Page } from "$/router";

/** A page; those whose address has parameters are given them. */
export type PageContent = Component<{ params: Record<string, string> }>;

export interface PageModule {
  readonly default: PageContent | Component<Record<string, never>>;
}

// Somebody else's pages: found by name, so that the site also builds without them.
const others = import.meta.glob<PageModule>(["/src/tables/common/TablePage.svelte", "/src/parts/PartsPage.svelte"]);

const table = (): Promise<PageModule> => others["/src/tables/common/TablePage.svelte"]?.() ?? import("$/pages/Missing.svelte");

const PAGES: Readonly<Record<Page, () => Promise<PageModule>>> = {
  home: () => import("$/pages/Home.svelte"),
  new: () => import("$/pages/NewTable.svelte"),
  lobby: () => import("$/pages/Lobby.svelte"),
  join: () => import("$/pages/Join.svelte"),
  sit: () => import("$/pages/Join.svelte"),
  analysis: () => import("$/pages/Analysis.svelte"),
  game: () => import("$/pages/Reference.svelte"),
  settings: () => import("$/pages/Settings.svelte"),
  account: () => import("$/pages/Account.svelte"),
  missing: () => import("$/pages/Missing.svelte"),
  parts: () => others["/src/parts/PartsPage.svelte"]?.() ?? import("$/pages/Missing.svelte"),
  table,
  moment: table,
};

export async function pageOf(page: Page): Promise<PageContent> {
  // A page that takes no parameters does not mind being given some.
  return (await PAGES[page]()).default as PageContent;
}
