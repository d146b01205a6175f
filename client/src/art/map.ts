/* Terrain and pieces of maps that are drawn with pictures: in the document once a table with such a map is opened. */

import { addSymbols } from "$/icons/sprite";
import pictures from "./map.svg?raw";

addSymbols(pictures);

/** A terrain's picture. */
export function pictureOf(terrain: string): string {
  return `ter-${terrain}`;
}
