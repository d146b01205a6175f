/* A table as the page shows it: the position on the screen, the choice being made, and what would come of it.

   The position shown may lag behind the newest one for a moment, so that moves can be followed one by one. A decision can
   be answered only when the two are the same. */

import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { ApiError, games, session, within, type Manifest, type Sign } from "$/api";
import { hasSecrets, LiveTable, socketOf, type CatalogueCard, type Counters, type Decision, type GameEvent, type Hint, type LogLine, type Moment, type Option, type Position, type Preview, type Previews, type RefusedOption, type Said, type Seat, type Step, type TableInfo, type Trouble, type View } from "$/live";
import { amountsOf, type Amounts } from "$/parts/amounts";
import type { CardFace } from "$/parts/card";
import { rowsOf, type Row } from "$/parts/groups";
import { capture, fly, mayMove, travel } from "$/parts/motion";
import { segments, type Extras, type Segment } from "$/parts/rich";
import { settings } from "$/settings/settings.svelte";
import { t, wordsOf, type Message, type Speaker } from "$/words";
import * as calls from "./calls";
import { gameTable, type GameTable } from "./games";
import { caughtUp, withLine, type Line } from "./lines";
import { withCounters } from "./views";

/** A rival's whole turn is shown in at most this long, whatever it holds. */
const LONGEST_REPLAY = 3000;
const STEP_PACE = 650;
/** A file of the page that is not there then will not come. */
const LONGEST_LOAD = 20_000;
/** How long the log and the chat are waited for, the first times and the last. */
const PATIENCES = [2500, 2500, 5000, 10_000];
const LAST_PATIENCE = 15_000;
/** For a verb that its game says nothing about. */
const UNSIGNED: Sign = { kind: "course", icon: "info" };

export interface Shown {
  readonly view: View;
  readonly answers: number;
  readonly seq: number;
}

/** What is known of what an option would do; `late` if it could not be found out in time. */
export type Outlook = Preview | "late" | "failed";

export type WaitsFor = "answer" | "undo" | "sending" | "connection" | "network" | "position" | "request" | "moves" | "ended";

export class TableModel {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameTable | null>(null);
  cards = $state.raw<ReadonlyMap<string, CatalogueCard>>(new Map());
  /** What the game says about itself; null until it is here. */
  manifest = $state.raw<Manifest | null>(null);
  shown = $state.raw<Shown | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  earlier = $state.raw<readonly Said[]>([]);
  /** Why the page cannot be shown at all. */
  failure = $state.raw<unknown>(null);
  /** Why the last thing did not work, for the person. */
  trouble = $state.raw<Message | null>(null);

  selected = $state<string | null>(null);
  /** The group of options that is open. */
  openGroup = $state<string | null>(null);
  /** What the search would do here, once it was asked. */
  hint = $state.raw<Hint | "loading" | null>(null);
  /** The refusal that was asked for. */
  pointed = $state<string | null>(null);
  /** The seat whose whole board is open over the table. */
  opened = $state<number | null>(null);
  /** The seat that a spectator looks at most closely. */
  watched = $state<number | null>(null);
  /** Whether the next of two people at this screen has still to take over. */
  curtain = $state<number | null>(null);
  /** How many chat messages have been seen. */
  heard = $state(0);
  /** What is being written in the chat. */
  draft = $state("");
  /** Whether something is on its way that is asked for beside the game, such as a vote. */
  isAsking = $state(false);
  root: HTMLElement | null = null;

  readonly outlooks = new SvelteMap<string, Outlook>();
  readonly live: LiveTable;
  /** The moment of a replay; null at a live table. */
  replay = $state.raw<Moment | null>(null);
  #queue: Step[] = [];
  #playing = false;
  #hurry: (() => void) | null = null;
  #behind = $state(0);
  #wanted: string | null = null;
  #logSeat: number | null | undefined;

  constructor(id: string) {
    this.id = id;
    this.live = new LiveTable(() => socketOf(id), {
      onstate: (position) => void this.#state(position),
      onstep: (step) => this.#step(step),
      ontable: (info) => this.#table(info),
      onrefused: (trouble) => this.#refused(trouble),
      onunsaid: (words) => this.#giveBack([words]),
      onlive: () => this.#caughtUp(),
      onsignedout: () => session.goesOn(),
    });
  }

  // -- what is known ---------------------------------------------------------------------------------------------------

  words: Speaker = $derived(wordsOf(this.info?.game ?? ""));
  view = $derived(this.shown?.view ?? null);
  seats: readonly Seat[] = $derived(this.info?.seats ?? []);
  names: readonly string[] = $derived(this.seats.map((seat) => seat.name ?? t("table-seat-empty", { number: seat.seat + 1 })));
  /** The seat looked from; null for a spectator. */
  viewer: number | null = $derived(this.view?.viewer ?? null);
  /** The seat drawn large. */
  focus: number = $derived(this.viewer ?? this.watched ?? 0);
  isReplay = $derived(this.replay !== null);
  isCurrent = $derived.by(() => !this.isReplay && this.shown !== null && this.#behind === 0 && this.shown.seq === this.live.seq);
  decision: Decision | null = $derived(this.isCurrent && this.curtain === null ? (this.view?.decision ?? null) : null);
  options: readonly Option[] = $derived(this.decision?.options ?? []);
  option: Option | null = $derived(this.options.find((option) => option.text === this.selected) ?? null);
  amounts: Amounts | null = $derived(this.game?.numbered?.has(String(this.options[0]?.value[0])) ? null : amountsOf(this.options));
  /** The options as they are listed: in groups when there are many. */
  rows: readonly Row[] = $derived(rowsOf(this.options.map((option) => ({ key: option.text, group: this.#kindOf(option) })), this.openGroup));
  outlook: Outlook | "loading" | null = $derived.by(() => {
    const known = this.selected === null ? null : (this.outlooks.get(this.selected) ?? null);
    return this.selected !== null && this.#isLooking && !isPreview(known) ? "loading" : known;
  });
  /** Whether no answer can be given: one is on its way, or the connection has ended for good. */
  isBusy = $derived.by(() => this.live.pending !== null || this.live.ending !== null);
  /** What the page waits for before an answer can be given or counts; null when it waits for nobody but people and bots. */
  waitsFor: WaitsFor | null = $derived.by(() => {
    const { status, pending, seq } = this.live;
    if (this.isReplay) return null;
    if (status === "closed") return "ended";
    if (status === "live" && pending) return pending.message.type === "undo" ? "undo" : "answer";
    if (pending) return "sending";
    if (status !== "live") return status === "offline" ? "network" : "connection";
    if (seq === null) return "position";
    if (this.isAsking) return "request";
    return this.#behind > 0 ? "moves" : null;
  });
  /** The numbers after the chosen option, as far as they are certain. */
  after: Counters | null = $derived(isPreview(this.outlook) ? this.outlook.counters : null);
  faces: ReadonlyMap<string, CardFace> = $derived.by(() => {
    const { game, words } = this;
    if (!game || !words.ready) return new Map();
    return new Map([...this.cards.values()].map((card) => [card.id, game.faceOf(card, words)]));
  });
  /** What the log can be filtered by. */
  logKinds: readonly string[] = $derived([...new Set(Object.values(this.manifest?.verbs ?? {}).map(({ kind }) => kind))]);
  /** Refused options, those that say the same thing together. */
  refused: readonly RefusedOption[] = $derived.by(() => {
    const { game } = this;
    const found = new Map<string, RefusedOption>();
    for (const option of this.decision?.refused ?? []) {
      const key = game?.groupOf(option) ?? option.text;
      if (!found.has(key)) found.set(key, option);
    }
    return [...found.values()];
  });
  /** Whether the decision continues an answer of mine that has not done anything yet, so that going back is free. */
  isChained = $derived.by(() => {
    const last = this.lines.at(-1);
    return this.decision !== null && last?.seat === this.viewer && last.events.length === 0 && !last.note && last.number > 0 && this.live.undo?.allowed === true;
  });

  /** A message of the game or the site with its things drawn. */
  say(message: Message, extras: Extras = {}): Segment[] {
    return segments(this.words, message, this.names, extras);
  }
  /** The same as plain text. */
  text(id: string, args: Message["args"] = {}): string {
    return this.words.text(id, args, this.names);
  }
  name(seat: number): string {
    return this.names[seat] ?? this.text("seat-default", { number: seat + 1 });
  }
  /** How events of a verb stand in the log. */
  signOf(verb: string): Sign {
    return this.manifest?.verbs[verb] ?? UNSIGNED;
  }
  /** A seat's place when the game is over. */
  place(seat: number): number {
    return this.view?.places?.[seat] ?? 0;
  }

  // -- opening ---------------------------------------------------------------------------------------------------------

  /** Fetch all that does not depend on the position. */
  async prepare(): Promise<TableInfo> {
    const info = await calls.table(this.id);
    this.info = info;
    const [game, offered, cards] = await within(LONGEST_LOAD, Promise.all([gameTable(info.game), games.load(), calls.cards(info.game), wordsOf(info.game).load()]));
    this.game = game;
    this.manifest = offered.find((known) => known.name === info.game)?.manifest ?? null;
    this.cards = new Map(cards.map((card) => [card.id, card]));
    return info;
  }

  /** Fetch everything and, unless a moment is shown, follow the table. */
  async open(at: number | null): Promise<void> {
    try {
      const info = await this.prepare();
      if (at !== null) await this.goTo(at);
      else if (info.status !== "closed") this.live.open(firstSeat(info));
    } catch (error) {
      this.failure = error;
    }
  }

  close(): void {
    this.live.close();
    this.#hurry?.();
  }

  /** Show the position after some answers. */
  async goTo(at: number): Promise<void> {
    const seat = this.info?.mine[0] ?? null;
    if (this.lines.length === 0 || this.#logSeat !== seat) {
      const log = await calls.log(this.id, seat);
      this.#logSeat = seat;
      this.#all = log.lines;
    }
    const moment = await calls.moment(this.id, at, seat);
    const before = this.root && this.replay && Math.abs(this.replay.answers - moment.answers) === 1 ? capture(this.root) : null;
    this.replay = moment;
    this.lines = this.#all.filter((line) => line.number <= moment.answers);
    this.shown = { view: moment.view, answers: moment.answers, seq: -1 };
    await this.#move(before, moment.events);
  }
  #all: readonly LogLine[] = [];

  // -- following -------------------------------------------------------------------------------------------------------

  async #state(position: Position): Promise<void> {
    this.#queue = [];
    this.#behind = 0;
    this.#hurry?.();
    this.#show(position);
    this.#handOver(position.view);
    await this.#readLog();
  }

  async #readLog(): Promise<void> {
    this.#lacksLog = true;
    const { seat, seq } = this.live;
    try {
      const log = await this.#insist((limit) => calls.log(this.id, seat, limit));
      // What was asked for later knows more.
      if (seat !== this.live.seat || (seq !== null && log.seq < seq)) return;
      // Steps may have come meanwhile: what they brought is in this log as well, or has been shown since it was made.
      this.lines = caughtUp(log.lines.filter((line) => line.number <= (this.shown?.answers ?? 0)), log.seq, this.lines);
      this.#all = log.lines;
      this.#lacksLog = false;
    } catch {
      // The log stays as it was until the connection stands again; the table can be played without it.
    }
  }
  #lacksLog = false;

  /** The connection stands again: get what could not be had without it. */
  #caughtUp(): void {
    if (this.#lacksLog) void this.#readLog();
    void this.#readChat();
    void this.#lookAhead();
  }

  async #readChat(): Promise<void> {
    try {
      this.earlier = await this.#insist((limit) => calls.chat(this.id, limit));
    } catch {
      // It stays as it was, until the connection stands again.
      return;
    }
    const lost = this.live.unheard([...this.earlier, ...this.live.said]);
    if (lost.length === 0) return;
    // It is not said again by itself: it may still arrive, and then it would stand there twice.
    this.#giveBack(lost);
    this.trouble = { id: "table-chat-unsent" };
  }

  /** Ask again what nobody answers although the table is live: it may have gone to a connection that is dead. */
  async #insist<T>(request: (limit: number) => Promise<T>): Promise<T> {
    for (const limit of PATIENCES) {
      try {
        return await request(limit);
      } catch (error) {
        if (error instanceof ApiError || this.live.status !== "live") throw error;
      }
    }
    return request(LAST_PATIENCE);
  }

  /** Say something in the chat. Returns false if it cannot be sent now. */
  chat(words: string): boolean {
    const known = [...this.earlier, ...this.live.said].map((message) => message.id);
    return this.live.say(words, Math.max(0, ...known));
  }

  /** What was not said stands in the chat again, to be sent or thrown away. */
  #giveBack(words: readonly string[]): void {
    this.draft = [...words, this.draft].filter((part) => part !== "").join(" ");
  }

  #step(step: Step): void {
    this.#queue.push(step);
    this.#behind = this.#queue.length;
    if (!this.#playing) void this.#play();
  }

  /** Show waiting steps one after another. */
  async #play(): Promise<void> {
    this.#playing = true;
    try {
      for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
        const before = this.root ? capture(this.root) : null;
        this.#note(step);
        this.#behind = this.#queue.length;
        // Where several are asked at once, another's sealed answer changes nothing for whoever is still choosing.
        const chosen = step.kind === "answer" && step.events.length === 0 && step.seat !== this.viewer ? this.selected : null;
        this.#show(step);
        if (step.view.decision?.options.some((option) => option.text === chosen)) this.selected = chosen;
        const own = step.seat !== null && this.info?.mine.includes(step.seat) === true;
        void this.#move(before, step.kind === "answer" ? step.events : []);
        if (this.#queue.length > 0 || (!own && step.events.length > 0)) await this.#wait(Math.min(STEP_PACE, LONGEST_REPLAY / (this.#queue.length + 1)));
      }
    } finally {
      this.#playing = false;
    }
    if (this.shown) this.#handOver(this.shown.view);
  }

  #wait(time: number): Promise<void> {
    if (document.hidden || !mayMove()) return Promise.resolve();
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    }).then(() => void (this.#hurry = null));
  }

  /** Show the newest position at once. */
  skip(): boolean {
    const waiting = this.#hurry !== null && this.#queue.length > 0;
    this.#hurry?.();
    return waiting;
  }

  async #move(before: ReturnType<typeof capture> | null, events: readonly GameEvent[]): Promise<void> {
    await tick();
    const { root, game } = this;
    if (!root || !before || document.hidden) return;
    void travel(root, before);
    for (const flight of events.flatMap((event) => game?.flightsOf(event) ?? [])) await fly(root, flight);
  }

  #show(position: Position): void {
    this.shown = { view: position.view, answers: position.answers, seq: position.seq };
    this.selected = null;
    this.pointed = null;
    this.hint = null;
    this.outlooks.clear();
    this.#stopLooking();
    void this.#prepare();
  }

  #note(step: Step): void {
    const line: Line = { number: step.answers, seat: step.seat, answer: null, events: step.events, seq: step.seq };
    this.lines = withLine(this.lines, step.kind === "undo" ? { ...line, note: "undo" } : line);
  }

  #table(info: TableInfo): void {
    this.info = info;
    if (info.status === "open") return;
    const seat = firstSeat(info);
    // I have taken a seat, or lost it; or the game has begun.
    const isMine = this.live.seat !== null && info.mine.includes(this.live.seat);
    if (!isMine && this.live.seat !== seat) this.live.lookFrom(seat);
    else if (!this.live.view && this.live.status === "live") this.live.greet();
  }

  #refused(trouble: Trouble): void {
    // That a seat is lost is told for as long as it is.
    if (trouble.code !== this.live.turnedOut) this.trouble = trouble.message;
    this.#wanted = null;
    void this.#lookAhead();
  }

  /** When several seats of this screen play, look from the one that must decide. */
  #handOver(view: View): void {
    const mine = this.info?.mine ?? [];
    if (mine.length < 2 || view.over || (view.viewer !== null && view.waiting.includes(view.viewer))) return;
    const next = view.waiting.find((seat) => mine.includes(seat));
    if (next === undefined || next === this.live.seat) return;
    if (hasSecrets(view)) this.curtain = next;
    this.live.lookFrom(next);
  }

  // -- choosing --------------------------------------------------------------------------------------------------------

  /** Look at what the options would do, and go on with a choice that was waiting for this decision. */
  async #prepare(): Promise<void> {
    await tick();
    const { decision } = this;
    if (!decision) return;
    const wanted = this.#wanted;
    this.#wanted = null;
    if (wanted !== null && decision.options.some((option) => option.text === wanted)) {
      await this.choose(wanted);
      return;
    }
    await this.#lookAhead();
  }

  /** Look at all that can be answered, in as few requests as the server needs for it. */
  #lookAhead(): Promise<void> {
    if (!this.decision || this.isBusy || this.info?.previews === false) return Promise.resolve();
    const looks = this.#looks;
    this.#looking ??= this.#lookedAhead(looks).finally(() => {
      if (looks !== this.#looks) return;
      this.#looking = null;
      this.#isLooking = false;
    });
    return this.#looking;
  }

  async #lookedAhead(looks: AbortController): Promise<void> {
    const { viewer, shown, decision } = this;
    if (viewer === null || !shown || !decision) return;
    const unknown = new Set(decision.options.map((option) => option.text).filter((text) => !isPreview(this.outlooks.get(text))));
    const settle = (outlook: Outlook): void => unknown.forEach((text) => void this.outlooks.set(text, outlook));
    if (unknown.size === 0) return;
    this.#isLooking = true;
    try {
      for (let first: number | null = 0; first !== null && unknown.size > 0; ) {
        const found: Previews = await calls.previews(this.id, viewer, first, looks.signal);
        // What was given up for an answer, or is about another position, must not be taken for this one.
        if (looks.signal.aborted || this.shown !== shown) return;
        for (const outlook of found.seq === shown.seq ? found.previews : []) {
          this.outlooks.set(outlook.answer, withCounters(outlook, shown.view.counters));
          unknown.delete(outlook.answer);
        }
        first = found.seq === shown.seq ? found.rest : null;
      }
      settle("failed");
    } catch (error) {
      if (!looks.signal.aborted && this.shown === shown) settle(error instanceof ApiError ? "failed" : "late");
    }
  }
  #looking: Promise<void> | null = null;
  #isLooking = $state(false);
  /** Gives up the looks ahead that are on their way. */
  #looks = new AbortController();

  /** Nobody needs what was asked for any more. */
  #stopLooking(): void {
    this.#looks.abort();
    this.#looks = new AbortController();
    this.#looking = null;
    this.#isLooking = false;
  }

  /** What an option would do, once that is known or cannot be. */
  async #look(option: Option): Promise<Outlook> {
    const { shown } = this;
    if (!isPreview(this.outlooks.get(option.text))) await this.#lookAhead();
    return (this.shown === shown ? this.outlooks.get(option.text) : null) ?? "failed";
  }

  /** Choose an option by its text. It is shown what will happen; some choices go on at once. */
  async choose(key: string): Promise<void> {
    const { decision } = this;
    const option = decision?.options.find((known) => known.text === key);
    if (!option || this.isBusy) return;
    this.selected = key;
    this.openGroup = this.#kindOf(option);
    this.pointed = null;
    this.trouble = null;
    // The answer will follow soon: if the connection is dead, it is better known now.
    this.live.check();
    if (settings.confirm === "never") {
      this.confirm();
      return;
    }
    const outlook = await this.#look(option);
    if (this.selected !== key || this.decision !== decision || !isPreview(outlook)) return;
    // A choice that only leads to the next question is free to take back, so it needs no second click.
    if (outlook.more || (settings.confirm === "final" && outlook.certain)) this.confirm();
  }

  /** Give the chosen answer. */
  confirm(): void {
    const { option } = this;
    if (!option || this.isBusy) return;
    this.trouble = null;
    if (outlookLeads(this.outlook)) this.#chainOptions = this.options;
    // A look ahead that is still on its way would look at another position, and one that hangs must not hold the answer up.
    this.#stopLooking();
    this.live.move(option.value);
  }
  /** The options of the question before, while a chain of choices lasts. */
  #chainOptions: readonly Option[] = [];

  /** Whether there is a choice here that the search may be asked about. */
  canHint = $derived.by(() => this.info?.hints === true && this.options.length > 1);

  /** Ask what the search would do, or put its answer away. */
  async askHint(): Promise<void> {
    const { viewer, decision, live } = this;
    if (this.hint === "loading" || !this.canHint || !decision || viewer === null || live.seq === null) return;
    if (this.hint) {
      this.hint = null;
      return;
    }
    this.hint = "loading";
    const seq = live.seq;
    let found: Hint | null = null;
    await this.#try(async () => (found = await calls.hint(this.id, viewer, seq)));
    // The table may have moved on while the search was thinking.
    if (this.decision === decision && this.hint === "loading") this.hint = found;
  }

  /** Undo a chained choice, or drop the selection. */
  back(): void {
    if (this.opened !== null) this.opened = null;
    else if (this.pointed !== null) this.pointed = null;
    else if (this.selected !== null && !this.amounts) this.selected = null;
    else if (this.isChained) this.undo();
    else this.selected = null;
  }

  undo(): void {
    if (this.isBusy) return;
    this.trouble = null;
    const allowed = this.live.undo;
    if (allowed?.allowed) this.live.takeBack();
    else if (allowed?.refusal) this.trouble = allowed.refusal;
  }

  /** A card was pressed: choose what it offers, or say why it offers nothing. */
  touchCard(card: string): void {
    const { game, view } = this;
    if (!view || !game) return;
    const about = (option: Option): boolean => option.touches.includes(`card:${card}`) || game.cardsOf(option, view).includes(card);
    this.touch(about);
  }
  touchSeat(seat: number): void {
    this.touch((option) => option.touches.includes(`seat:${seat}`));
  }

  #kindOf(option: Option): string | null {
    return this.game?.kindOf?.(option, this) ?? null;
  }

  /** A thing was pressed: choose the next option about it, or say why there is none. */
  touch(about: (option: Option) => boolean): void {
    const { decision } = this;
    if (!decision) return;
    const found = decision.options.filter(about);
    const chosen = found.findIndex((option) => option.text === this.selected);
    const next = found[(chosen + 1) % found.length];
    if (next) {
      void this.choose(next.text);
      return;
    }
    const other = this.isChained ? this.#chainOptions.find(about) : undefined;
    if (other) {
      this.#wanted = other.text;
      this.live.takeBack();
      return;
    }
    const refusal = decision.refused.find(about);
    this.selected = null;
    this.pointed = refusal ? (this.game?.groupOf(refusal) ?? refusal.text) : null;
    // A refusal is pointed out where it stands in the list.
    this.trouble = refusal ? null : { id: "table-nothing-here" };
  }

  /** Cards that can be chosen now. */
  choosable: ReadonlySet<string> = $derived.by(() => {
    const { game, view } = this;
    const found = new Set<string>();
    if (!game || !view || !this.decision) return found;
    const chain = this.isChained && this.amounts ? this.#chainOptions : [];
    for (const option of [...this.options, ...chain]) for (const card of cardsIn(option, game, view)) found.add(card);
    return found;
  });
  /** Cards that the chosen option is about. */
  chosenCards: ReadonlySet<string> = $derived.by(() => {
    const { game, view, option } = this;
    const found = new Set<string>();
    if (!game || !view) return found;
    if (option) for (const card of cardsIn(option, game, view)) found.add(card);
    const prompt = this.isChained ? this.decision?.prompt.args?.["card"] : undefined;
    if (typeof prompt === "string") found.add(prompt);
    return found;
  });
  choosableSeats: ReadonlySet<number> = $derived(new Set(this.options.flatMap(seatsIn)));
  chosenSeats: ReadonlySet<number> = $derived(new Set(this.option ? seatsIn(this.option) : []));
  /** Why a card cannot be chosen, if a person might think it can. */
  refusalOf(card: string): RefusedOption | null {
    return this.decision?.refused.find((option) => option.touches.includes(`card:${card}`)) ?? null;
  }

  // -- others ----------------------------------------------------------------------------------------------------------

  /** Ask for something beside the game; returns whether it was granted. */
  async ask(request: () => Promise<unknown>): Promise<boolean> {
    this.isAsking = true;
    try {
      return await this.#try(request);
    } finally {
      this.isAsking = false;
    }
  }

  async #try(request: () => Promise<unknown>): Promise<boolean> {
    this.trouble = null;
    try {
      await request();
      return true;
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.text : { id: "trouble-offline" };
      return false;
    }
  }
}

export function isPreview(outlook: Outlook | "loading" | null | undefined): outlook is Preview {
  return typeof outlook === "object" && outlook !== null;
}

function outlookLeads(outlook: Outlook | "loading" | null): boolean {
  return isPreview(outlook) && outlook.more;
}

function cardsIn(option: Option, game: GameTable, view: View): string[] {
  const named = option.touches.filter((touch) => touch.startsWith("card:")).map((touch) => touch.slice(5));
  return [...named, ...game.cardsOf(option, view)];
}

function seatsIn(option: Option): number[] {
  return option.touches.filter((touch) => touch.startsWith("seat:")).map((touch) => Number(touch.slice(5)));
}

/** The seat of mine to look from first: one that must decide. */
function firstSeat(info: TableInfo): number | null {
  return info.mine.find((seat) => info.waiting.includes(seat)) ?? info.mine[0] ?? null;
}
