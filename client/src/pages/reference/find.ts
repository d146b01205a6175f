/* Searching in texts as people type: without regard to case and to the marks on letters. */

/** A text in the shape in which texts are compared: "Żniwa" is "zniwa". */
export function folded(text: string): string {
  // ł is a letter of its own, not an l with a mark.
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase().replaceAll("ł", "l");
}

/** Whether a text has every word that is looked for, or the beginning of each. */
export function holds(text: string, wanted: string): boolean {
  const here = folded(text);
  return folded(wanted)
    .split(/\s+/)
    .every((word) => here.includes(word));
}
