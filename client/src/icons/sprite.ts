/* One hidden SVG in the document holds every symbol, so that `<use href="#culture">` works everywhere.
   The symbols are moved in as nodes: no markup is ever written into the page, and no inline style with it. */

import icons from "./icons.svg?raw";

const SVG = "http://www.w3.org/2000/svg";

function holder(): SVGSVGElement {
  const known = document.querySelector<SVGSVGElement>("svg.sprite");
  if (known) return known;
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("class", "sprite");
  made.setAttribute("width", "0");
  made.setAttribute("height", "0");
  made.setAttribute("aria-hidden", "true");
  made.setAttribute("focusable", "false");
  document.body.prepend(made);
  return made;
}

/** Add the symbols of an SVG file to the document; a symbol that is there already stays as it is. */
export function addSymbols(source: string): void {
  const parsed = new DOMParser().parseFromString(source, "image/svg+xml");
  const target = holder();
  for (const symbol of parsed.querySelectorAll("symbol")) {
    if (symbol.id && !document.getElementById(symbol.id)) target.append(document.importNode(symbol, true));
  }
}

/** Whether a symbol is in the document. */
export function hasSymbol(id: string): boolean {
  return document.getElementById(id) instanceof SVGSymbolElement;
}

addSymbols(icons);
