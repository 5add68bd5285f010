import type { Variation, Variations } from '../../../match/variations';

/** One row of the tree; the battle as it was is the first, at level 1. */
export interface TreeRow {
  readonly variation: Variation<unknown> | null;
  readonly level: number;
  /** Among those that branch off the same line, counted from 1. */
  readonly position: number;
  readonly count: number;
}

/** The whole tree from top to bottom: what branches off a line stands below it, the earliest first. */
export function treeRows(variations: Variations<unknown>): readonly TreeRow[] {
  const below = (line: string | null, level: number): readonly TreeRow[] => {
    const branches = variations
      .filter(({ from }) => from.variation === line)
      .toSorted((one, other) => one.from.orders - other.from.orders);
    return branches.flatMap((variation, index) => [
      { variation, level, position: index + 1, count: branches.length },
      ...below(variation.id, level + 1),
    ]);
  };
  return [{ variation: null, level: 1, position: 1, count: 1 }, ...below(null, 2)];
}

/** Where a key leads in the tree; null for a key that means nothing there. */
export function walkTree(rows: readonly TreeRow[], at: number, key: string): number | null {
  const row = rows[at];
  if (row === undefined) return null;
  const last = rows.length - 1;
  if (key === 'ArrowDown') return Math.min(at + 1, last);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight') return (rows[at + 1]?.level ?? 0) > row.level ? at + 1 : at;
  if (key !== 'ArrowLeft') return null;
  const parent = rows.slice(0, at).findLastIndex(({ level }) => level < row.level);
  return parent === -1 ? at : parent;
}
