/* Long names on narrow cards: where a word may be broken. */

const VOWELS = "aeiouyąęóAEIOUY";
const LONG = 9;
const LEAST = 3;

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && VOWELS.includes(letter);
}

/** A word with soft hyphens before a consonant that begins a syllable. */
function broken(word: string): string {
  if (word.length < LONG) return word;
  let found = "";
  for (let at = 0; at < word.length; at += 1) {
    const begins = isVowel(word[at - 1]) && !isVowel(word[at]) && isVowel(word[at + 1]);
    if (begins && at >= LEAST && word.length - at >= LEAST) found += "\u00ad";
    found += word[at] ?? "";
  }
  return found;
}

/** A name whose long words may be broken at syllables; it reads the same. */
export function hyphenated(name: string): string {
  return name.split(" ").map(broken).join(" ");
}
