import { expect, it } from 'vitest';
import { type LoadedFieldCatalog, loadFieldCatalog } from '../../../../src/content/field/loadFieldCatalog';
import { edited, marked, SHIPPED, shipped } from '../../support/cards';

type Changes = Readonly<Record<string, string | null | undefined>>;

/** The shipped files with some of them changed, added (text) or deleted (undefined). */
export function loadFieldWith(changes: Changes): LoadedFieldCatalog {
  const files = new Map(SHIPPED);
  for (const [file, text] of Object.entries(changes)) {
    if (text === undefined) files.delete(file);
    else files.set(file, text);
  }
  return loadFieldCatalog(files);
}

export const SHIPPED_FIELD = loadFieldWith({});

/** ▸ in the replacement marks where the problem must be found. */
export type FieldRow = readonly [
  file: string,
  pointer: string,
  part: string,
  instead: string,
  message: string,
  suggestion?: string,
];

/** Each row is one problem at one place, and the file is left out. */
export function eachIsOneFieldProblem(folder: string, rows: readonly FieldRow[]): void {
  for (const [name, pointer, part, instead, message, suggestion] of rows) {
    it(`${name} ${pointer}: ${part.slice(0, 50)} → ${instead.slice(0, 60)}`, () => {
      const file = `cards/${folder}/${name}.json`;
      const { text, line, column } = marked(edited(shipped(file), part, instead));
      const hint = suggestion === undefined ? {} : { suggestion };
      const { catalog, problems } = loadFieldWith({ [file]: text });
      expect(problems).toEqual([{ file, line, column, pointer, message, ...hint }]);
      expect(entriesOf(catalog)).toEqual(entriesOf(SHIPPED_FIELD.catalog).filter((entry) => !isEntryOf(file, entry)));
    });
  }
}

const TABLE_OF: Readonly<Record<string, string>> = {
  'cards/rules': 'rules',
  'cards/field-units': 'units',
  'cards/weapons': 'weapons',
  'cards/maneuvers': 'maneuvers',
  'cards/formations': 'formations',
  'cards/strategies': 'strategies',
  'cards/field-levels': 'levels',
  'cards/battlefields': 'battlefields',
  'cards/obstacles': 'obstacles',
};

/** Everything that is loaded, by table and id. */
function entriesOf({ units, weapons, generator, ...tables }: LoadedFieldCatalog['catalog']): string[] {
  const bySet = Object.entries({ units, weapons }).flatMap(([table, sets]) =>
    Object.entries(sets).flatMap(([set, entries]) => Object.keys(entries).map((id) => `${table}/${set}/${id}`)),
  );
  const plain = Object.entries(tables).flatMap(([table, entries]) =>
    Object.keys(entries).map((id) => `${table}/${id}`),
  );
  return [...plain, ...bySet, ...(generator === null ? [] : ['generator'])];
}

function isEntryOf(file: string, entry: string): boolean {
  const [cards, folder, ...rest] = file.replace(/\.json$/, '').split('/');
  if (folder === 'generator') return entry === 'generator';
  const path = folder === 'battlefields' ? rest.slice(1) : rest;
  return entry === [TABLE_OF[`${cards}/${folder}`], ...path].join('/');
}
