import type { Dice } from '../../support/dice';

/** A part of a save as somebody sees it who edits the file: any key, any value. */
export type Loose = Record<string, unknown>;

/** Changes a save in place. */
export type Forgery = (save: Loose, dice: Dice) => void;

/** A list in it; where an earlier change put something else, an empty one that nobody sees. */
export function listIn(part: Loose, key: string): unknown[] {
  const found = part[key];
  return Array.isArray(found) ? found : [];
}

/** The values of a table in it. */
export function entriesIn(part: Loose, key: string): Loose[] {
  return Object.values((part[key] ?? {}) as Record<string, Loose>);
}
