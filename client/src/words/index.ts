/* Words: `t("home-title")`, `wordsOf(game).render(message, names)`, `<Words id="…" args={…} />`. */

export { Catalogue, MissingText, SEAT_ARGUMENTS, type Argument, type Arguments, type Message } from "$/words/catalogue";
export { LANGUAGES, Speaker, knows, language, render, speak, t, wordsOf, type Language } from "$/words/words.svelte";
export { ago, percentOf, pointsText } from "$/words/figures";
export { default as Words } from "$/words/Words.svelte";
