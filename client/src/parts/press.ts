/* A press belongs to what it began on.

   While moves come in, what lies under the mouse or a finger may slide away, be drawn anew or become something else before
   the press ends. A browser then clicks on nothing, or on what has come to lie there. Here the click goes to what was
   pressed, or to what now stands for the same option, card, hex or word; where nothing does, nothing happens. Keys are left
   alone. */

import type { Attachment } from "svelte/attachments";

const PRESSABLE = "button, a[href], summary, [role='button']";
/** What something stands for, the most exact first. */
const NAMES = ["data-option", "data-move", "data-choice", "data-go", "data-group", "data-advice", "data-hex", "data-card"] as const;
const CURTAIN = "[data-curtain]";
/** A press that moves farther than this is no click. */
export const SLACK = 8;

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Press {
  readonly pointer: number;
  readonly at: Point;
  readonly element: Element;
  /** What it stood for then. */
  readonly name: string | null;
  /** What was written on it then. */
  readonly words: string;
  readonly middle: Point;
  /** All that it lay in, the nearest first. */
  readonly around: readonly Element[];
}

function pressableAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(PRESSABLE) : null;
}

/** A selector for everything that stands for the same as an element. */
function nameOf(element: Element): string | null {
  const name = NAMES.find((known) => element.hasAttribute(known));
  return name === undefined ? null : `[${name}="${CSS.escape(element.getAttribute(name) ?? "")}"]`;
}

/** What is written on an element. */
function wordsOf(element: Element): string {
  return element.getAttribute("aria-label") ?? element.textContent.trim();
}

function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The nearest of several; copies of a card cannot be told apart. */
export function nearestTo<Thing>(point: Point, things: readonly Thing[], placeOf: (thing: Thing) => Point): Thing | undefined {
  return things.map((thing) => ({ thing, far: distance(point, placeOf(thing)) })).sort((one, other) => one.far - other.far)[0]?.thing;
}

/** What now stands for what was pressed: itself, or else what has the same name, in the same part of the page first.
    What has no name is known by its words, and only where it was: elsewhere they may mean something else. */
function standing({ element, name, words, middle, around }: Press): Element | undefined {
  if (element.isConnected && nameOf(element) === name) return element;
  const there = around.filter((part) => part.isConnected);
  const isSame = (one: Element): boolean => name !== null || (nameOf(one) === null && one.classList[0] === element.classList[0] && wordsOf(one) === words);
  for (const part of name === null ? there.slice(0, 1) : there) {
    const found = [...part.querySelectorAll(name ?? element.localName)].filter((one) => one.matches(PRESSABLE) && isSame(one) && one.checkVisibility());
    const nearest = nearestTo(middle, found, middleOf);
    if (nearest) return nearest;
  }
  return undefined;
}

function ancestors(element: Element, root: Element): Element[] {
  const found: Element[] = [];
  for (let one = element.parentElement; one && root.contains(one); one = one.parentElement) found.push(one);
  return found;
}

/** Presses inside an element reach what they began on. */
export const presses: Attachment<HTMLElement> = (root) => {
  let press: Press | null = null;
  let missing: ReturnType<typeof setTimeout> | undefined;

  function forget(): void {
    clearTimeout(missing);
    press = null;
  }

  function began(event: PointerEvent): void {
    forget();
    const element = pressableAt(event.target);
    if (!element || !root.contains(element) || !event.isPrimary || event.button !== 0 || element.matches(":disabled")) return;
    press = { pointer: event.pointerId, at: event, element, name: nameOf(element), words: wordsOf(element), middle: middleOf(element), around: ancestors(element, root) };
  }

  function ended(event: PointerEvent): void {
    if (!press || event.pointerId !== press.pointer) return;
    if (distance(press.at, event) > SLACK) forget();
    // A mouse clicks at once if it clicks at all, which it does not on what has been drawn anew; a finger always does, later.
    else if (event.pointerType === "mouse") missing = setTimeout(deliver);
  }

  function clicked(event: MouseEvent): void {
    if (!press || !event.isTrusted || event.detail === 0) return;
    const element = pressableAt(event.target);
    if (element === press.element && nameOf(element) === press.name) {
      forget();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    deliver();
  }

  function deliver(): void {
    const found = press ? standing(press) : undefined;
    forget();
    const curtain = root.querySelector(CURTAIN);
    if (!found || found.matches(":disabled") || (curtain && !curtain.contains(found))) return;
    found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
  }

  window.addEventListener("pointerdown", began, { capture: true });
  window.addEventListener("pointerup", ended, { capture: true });
  window.addEventListener("pointercancel", forget, { capture: true });
  window.addEventListener("click", clicked, { capture: true });
  return () => {
    forget();
    window.removeEventListener("pointerdown", began, { capture: true });
    window.removeEventListener("pointerup", ended, { capture: true });
    window.removeEventListener("pointercancel", forget, { capture: true });
    window.removeEventListener("click", clicked, { capture: true });
  };
};
