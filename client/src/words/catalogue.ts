/* Messages to text, in one language: the rules of `epoka.words`, for the browser. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** What a message may carry: a number, a word or an id, another message, nobody, or several of these. */
export type Argument = number | string | Message | readonly (number | string | Message | null)[] | null;
export type Arguments = Readonly<Record<string, Argument>>;

/** A text to be, as plain data: `{"id": "option-invest", "args": {"card": "monastery"}}`. */
export interface Message {
  readonly id: string;
  readonly args?: Arguments;
}

/** A number under one of these names is a seat, and is shown as the name of whoever sits there. */
export const SEAT_ARGUMENTS: ReadonlySet<string> = new Set(["seat", "victim", "investor", "winner", "rival"]);

const COUNTED = /^[a-z_]+[0-9]+(-[a-z_]+[0-9]+)*$/;

/** A word and its grammatical forms: `{"": "Atak", genitive: "Ataku"}`. */
type Forms = Readonly<Record<string, number | string>>;

/** A message that a language does not have, or that cannot be formatted with the arguments given. */
export class MissingText extends Error {
  constructor(
    readonly id: string,
    readonly language: string,
    readonly reason: string,
  ) {
    super(`message '${id}' in '${language}': ${reason}`);
    this.name = "MissingText";
  }
}

/**
 * The texts of some Fluent sources in one language; a later source overrides an earlier one.
 *
 * An argument `card` or `card2` whose value is "great_wall" is shown as the message `card-great-wall`, if there is
 * one, and so for every kind of thing. The attributes of that message come along as further variables,
 * `$card_genitive` and the like.
 */
export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #resources: readonly FluentResource[];
  readonly #names = new Map<string, Forms | null>();
  readonly #replaced = new Map<string, Catalogue>();

  constructor(
    readonly language: string,
    ...sources: readonly (string | FluentResource)[]
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#resources = sources.map((source) => (typeof source === "string" ? new FluentResource(source) : source));
    for (const resource of this.#resources) this.#bundle.addResource(resource, { allowOverrides: true });
  }

  /** The same texts, in which some messages have another word in all their forms, wherever they are referred to. */
  replacing(words: Readonly<Record<string, string>>): Catalogue {
    const source = Object.entries(words)
      .flatMap(([id, word]) => [`${id} = ${word}`, ...Object.keys(this.#bundle.getMessage(id)?.attributes ?? {}).map((form) => `    .${form} = ${word}`)])
      .join("\n");
    const known = this.#replaced.get(source);
    if (known) return known;
    const found = new Catalogue(this.language, ...this.#resources, source);
    this.#replaced.set(source, found);
    return found;
  }

  /** The message with these arguments; the id may also be "id.attribute". Throws MissingText. */
  text(id: string, args: Arguments = {}, seatNames: readonly string[] = []): string {
    const resolved: Record<string, number | string> = {};
    for (const [name, value] of Object.entries(args)) {
      const forms = this.#forms(name.replace(/[0-9]+$/, ""), value, seatNames);
      for (const [form, word] of Object.entries(forms)) resolved[form ? `${name}_${form}` : name] = word;
    }
    return this.#format(id, resolved);
  }

  /** The text of a message that is plain data. */
  render(message: Message, seatNames: readonly string[] = []): string {
    return this.text(message.id, message.args ?? {}, seatNames);
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  #pattern(id: string) {
    const [name, attribute] = split(id);
    const message = this.#bundle.getMessage(name);
    if (!message) return null;
    return attribute === null ? message.value : (message.attributes[attribute] ?? null);
  }

  /** What an argument is shown as. An argument that is null is left out, unless it is a seat. */
  #forms(kind: string, value: Argument, seatNames: readonly string[]): Forms {
    if (SEAT_ARGUMENTS.has(kind) && (value === null || typeof value === "number" || typeof value === "string")) {
      return { "": typeof value === "string" ? value : this.#seat(value, seatNames) };
    }
    if (typeof value === "string") {
      return this.#name(`${kind}-${value.replaceAll("_", "-")}`) ?? this.#counted(kind, value) ?? { "": value };
    }
    if (typeof value === "number") return { "": value };
    if (value === null) return {};
    if (isList(value)) {
      // A list of cards may well be called `cards`.
      const single = kind.replace(/s$/, "");
      return this.#join(value.map((item) => this.#forms(single, item, seatNames)));
    }
    return { "": this.render(value, seatNames) };
  }

  /** Things with their numbers, `settler1-infantry2`, each as the message `counted-unit`, if there is one. */
  #counted(kind: string, value: string): Forms | null {
    const single = kind.replace(/s$/, "");
    const id = `counted-${single}`;
    if (!COUNTED.test(value) || !this.#bundle.hasMessage(id)) return null;
    const parts = [...value.matchAll(/([a-z_]+)([0-9]+)/g)];
    return this.#join(parts.map(([, name = "", amount]) => ({ "": this.text(id, { [single]: name, amount: Number(amount) }) })));
  }

  #name(id: string): Forms | null {
    const known = this.#names.get(id);
    if (known !== undefined) return known;
    const found = this.#findName(id);
    this.#names.set(id, found);
    return found;
  }

  #findName(id: string): Forms | null {
    // A dot would reach for an attribute, and no name has one.
    const message = id.includes(".") ? undefined : this.#bundle.getMessage(id);
    if (!message?.value) return null;
    const forms = Object.keys(message.attributes).map((form) => [form, this.#format(`${id}.${form}`, {})]);
    return { "": this.#format(id, {}), ...Object.fromEntries(forms) };
  }

  #seat(seat: number | null, seatNames: readonly string[]): string {
    if (seat === null || seat < 0) return this.#format("seat-nobody", {});
    return seatNames[seat] ?? this.#format("seat-default", { number: seat + 1 });
  }

  #join(items: readonly Forms[]): Forms {
    const [first] = items;
    if (!first) return { "": this.#format("list-nothing", {}) };
    const shared = Object.keys(first).filter((form) => items.every((item) => form in item));
    return Object.fromEntries(shared.map((form) => [form, this.#series(items.map((item) => item[form] ?? ""))]));
  }

  #series(words: readonly (number | string)[]): number | string {
    const last = words.at(-1) ?? "";
    const rest = words.slice(0, -1);
    if (rest.length === 0) return last;
    const first = rest.reduce((start, next) => this.#format("list-comma", { first: start, next }));
    return this.#format("list-and", { first, last });
  }

  #format(id: string, resolved: Record<string, FluentVariable>): string {
    const pattern = this.#pattern(id);
    if (pattern === null) throw new MissingText(id, this.language, "no such message");
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, resolved, errors);
    if (errors.length > 0) throw new MissingText(id, this.language, errors.map((error) => error.message).join("; "));
    return text;
  }
}

function split(id: string): [string, string | null] {
  const dot = id.indexOf(".");
  return dot < 0 ? [id, null] : [id.slice(0, dot), id.slice(dot + 1)];
}

function isList(value: Message | readonly (number | string | Message | null)[]): value is readonly (number | string | Message | null)[] {
  return Array.isArray(value);
}
