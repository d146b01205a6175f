/* Card vignettes: fetched once, when a table first needs them. Until then, and for a card without one, a plain one. */

import { addSymbols, hasSymbol } from "$/icons/sprite";

let ready = $state(false);
let loading: Promise<void> | null = null;

const GENERIC = "art-generic";

/** Fetch the vignettes. */
export function loadArt(): Promise<void> {
  loading ??= import("$/art/art.svg?raw").then((art) => {
    addSymbols(art.default);
    ready = true;
  });
  return loading;
}

/** The symbol to draw for a vignette. Reactive: changes when the vignettes arrive. */
export function artOf(name: string): string {
  return ready && hasSymbol(name) ? name : GENERIC;
}
