/* The keyboard at the table: digits choose, Enter confirms, Esc goes back, letters open things. */

import type { TableModel } from "./model.svelte";

export type Drawer = "log" | "chat" | "menu";

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input:not([type=range]), textarea, select"));
}

/** Whether Enter on this element already means something of its own. */
function hasOwnEnter(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const control = target.closest("button, a, summary, [role=button], input, select");
  return control !== null && control.getAttribute("aria-pressed") !== "true";
}

/** Do what a key asks for; returns what was done, or null if the key means nothing here. */
export function shortcut(event: KeyboardEvent, model: TableModel, letters: boolean, open: (drawer: Drawer) => void): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === "Escape") {
    model.back();
    return "back";
  }
  if (isTyping(event.target)) return null;
  if (/^[1-9]$/.test(event.key)) return digit(Number(event.key), model);
  if (event.key === "Enter") {
    if (hasOwnEnter(event.target) || model.selected === null) return null;
    model.confirm();
    return "confirm";
  }
  if (!letters || event.shiftKey) return event.key === "?" && letters ? rules(model) : null;
  switch (event.key.toLowerCase()) {
    case "u":
      model.undo();
      return "undo";
    case "l":
      open("log");
      return "log";
    case "c":
      open("chat");
      return "chat";
    case "h":
      void model.askHint();
      return "hint";
    case "?":
      return rules(model);
    default:
      return null;
  }
}

function rules(model: TableModel): string {
  document.querySelector<HTMLAnchorElement>("a[data-rules]")?.click();
  return model.id;
}

function digit(number: number, model: TableModel): string | null {
  const { amounts } = model;
  if (amounts) {
    const option = amounts.options.get(number);
    if (option) void model.choose(option.text);
    return option ? "choose" : null;
  }
  const row = model.rows[number - 1];
  if (row?.kind === "group") model.openGroup = row.open ? null : row.id;
  else if (row) void model.choose(row.key);
  return row ? "choose" : null;
}
