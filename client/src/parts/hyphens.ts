/* Long names on narrow cards: where a word may be broken. */

const VOWELS = "aeiouyąęóAEIOUYÓ";
const LONG = 8;
const LEAST = 3;
/** Consonants that begin a syllable together. */
const ONSETS: readonly string[] = ["thr", "th", "ph", "ch", "sh", "sz", "cz", "rz", "dz", "br", "cr", "dr", "fr", "gr", "pr", "tr", "wr", "bl", "cl", "fl", "gl", "kl", "pl", "sl"];

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && VOWELS.includes(letter);
}

/** Where in a run of consonants between two vowels the next syllable begins. */
function onsetOf(run: string): number {
  const onset = ONSETS.find((known) => run.endsWith(known));
  return run.length - (onset?.length ?? 1);
}

/** A word with soft hyphens where its syllables meet. */
function broken(word: string): string {
  if (word.length < LONG) return word;
  let found = "";
  let from = 0;
  while (from < word.length) {
    let to = from + 1;
    while (to < word.length && isVowel(word[to]) === isVowel(word[from])) to += 1;
    const run = word.slice(from, to);
    const at = from + onsetOf(run);
    const isInside = !isVowel(run[0]) && from > 0 && to < word.length;
    if (isInside && at >= LEAST && word.length - at >= LEAST) found += `${run.slice(0, at - from)}\u00ad${run.slice(at - from)}`;
    else found += run;
    from = to;
  }
  return found;
}

/** A name whose long words may be broken at syllables; it reads the same. */
export function hyphenated(name: string): string {
  return name.split(/([ -])/).map(broken).join("");
}
