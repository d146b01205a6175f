/* Options that differ only in a number, such as how many to put down, are shown as numbers. */

import type { Option } from "$/live";

export interface Amounts {
  readonly verb: string;
  readonly least: number;
  readonly most: number;
  readonly options: ReadonlyMap<number, Option>;
}

/** The numbers if that is all the options differ in and there are at least two; otherwise null. */
export function amountsOf(options: readonly Option[]): Amounts | null {
  const found = new Map<number, Option>();
  const [first] = options;
  if (!first || options.length < 2) return null;
  for (const option of options) {
    const [verb, amount, ...rest] = option.value;
    if (verb !== first.value[0] || typeof amount !== "number" || rest.length > 0 || option.touches.length > 0) return null;
    found.set(amount, option);
  }
  return { verb: String(first.value[0]), least: Math.min(...found.keys()), most: Math.max(...found.keys()), options: found };
}
