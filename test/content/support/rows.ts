import { expect, it } from 'vitest';
import type { Catalog } from '../../../src/content/catalog';
import { idOf } from '../../../src/content/load/kinds';
import { edited, loadWith, marked, shipped } from './cards';

/** ▸ in the replacement marks where the problem must be found. */
export type Row = readonly [
  id: string,
  pointer: string,
  part: string,
  instead: string,
  message: string,
  suggestion?: string,
];

type TableName = 'abilities' | 'stratagems' | 'battlefields' | 'terrain' | 'obstacles' | 'formations';

/** Each row is one problem at one place; the file is left out, everything else is there as before. */
export function eachIsOneProblem(folder: string, table: TableName, rows: readonly Row[]): void {
  const whole = catalogWith({});
  for (const [id, pointer, part, instead, message, suggestion] of rows) {
    it(`${id} ${pointer}: ${part} → ${instead.slice(0, 60)}`, () => {
      const file = `cards/${folder}/${id}.json`;
      const { text, line, column } = marked(edited(shipped(file), part, instead));
      const hint = suggestion === undefined ? {} : { suggestion };
      expect(loadWith({ [file]: text }).problems).toEqual([{ file, line, column, pointer, message, ...hint }]);
      const others = Object.entries(whole[table]).filter(([name]) => name !== idOf(file));
      expect(catalogWith({ [file]: text })).toEqual({ ...whole, [table]: Object.fromEntries(others) });
    });
  }
}

function catalogWith(changes: Readonly<Record<string, string>>): Catalog {
  const { catalog } = loadWith(changes);
  if (catalog === null) throw new Error('the rules of the card battle are gone');
  return catalog;
}
