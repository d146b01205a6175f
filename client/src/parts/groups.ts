/* Many options are listed in groups that open one at a time; a few stand by themselves. */

export interface Grouping {
  readonly key: string;
  /** The group it belongs to; null stands alone. */
  readonly group: string | null;
}

/** A line of the list: the head of a group, or an option. */
export type Row = { readonly kind: "group"; readonly id: string; readonly count: number; readonly open: boolean } | { readonly kind: "option"; readonly key: string; readonly inside: boolean };

/** So many options are read at a glance. */
const FEW = 7;

/** The lines to show, in the order of the options; a group stands where its first option does. */
export function rowsOf(options: readonly Grouping[], open: string | null): Row[] {
  const sizes = new Map<string, number>();
  for (const { group } of options) if (group !== null) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const grouped = options.length > FEW && sizes.size > 1;
  const rows: Row[] = [];
  const seen = new Set<string>();
  for (const { key, group } of options) {
    const count = group === null ? 1 : (sizes.get(group) ?? 1);
    if (!grouped || group === null || count === 1) {
      rows.push({ kind: "option", key, inside: false });
      continue;
    }
    if (seen.has(group)) continue;
    seen.add(group);
    rows.push({ kind: "group", id: group, count, open: group === open });
    if (group === open) for (const other of options) if (other.group === group) rows.push({ kind: "option", key: other.key, inside: true });
  }
  return rows;
}
