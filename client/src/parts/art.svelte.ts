/* Pictures of cards: fetched once, when a table first needs them. Until then, and for a card without one, a plain one.

   `art.svg` has pictures of single cards, `motifs.svg` those that many cards share. Which card of a game has which is
   said in `art/pictures/<game>.json`; a card that is not in there has the picture that is named like it. */

import { addSymbols, hasSymbol } from "$/icons/sprite";
import { artNameOf } from "./card";

type Pictures = Readonly<Record<string, string>>;

let ready = $state(false);
let assigned = $state.raw<Pictures>({});
let loading: Promise<void> | null = null;

const GENERIC = "art-generic";
const COPY = /-\d+$/;
const EVERY = import.meta.glob<Pictures>("$/art/pictures/*.json", { import: "default" });

async function loadPictures(): Promise<void> {
  const sheets = await Promise.all([import("$/art/art.svg?raw"), import("$/art/motifs.svg?raw")]);
  for (const sheet of sheets) addSymbols(sheet.default);
  ready = true;
}

/** Fetch the pictures, and which of them the cards of a game have. */
export async function loadArt(game: string): Promise<void> {
  loading ??= loadPictures();
  const found = Object.entries(EVERY).find(([file]) => file.endsWith(`/${game}.json`));
  const pictures = found ? await found[1]() : {};
  assigned = Object.fromEntries(Object.entries(pictures).map(([card, picture]) => [artNameOf(card), picture]));
  await loading;
}

/** The symbol to draw for a picture, by its name. Reactive: changes when the pictures arrive. */
export function artOf(name: string): string {
  const picture = assigned[name] ?? assigned[name.replace(COPY, "")] ?? name;
  return ready && hasSymbol(picture) ? picture : GENERIC;
}
