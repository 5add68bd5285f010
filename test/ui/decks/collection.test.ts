import { expect, it } from 'vitest';
import { entriesOf, type Filter, filterCount, isFound, NO_FILTER } from '../../../src/ui/decks/collection';
import { compareDecks } from '../../../src/ui/decks/compare';
import { shippedCatalog } from '../../support/book';
import { speakerOf } from '../../words/support/intl';

const CATALOG = shippedCatalog();
const ENTRIES = entriesOf(CATALOG, 'en', speakerOf('en'));
const ITALIAN = entriesOf(CATALOG, 'it', speakerOf('it'));

function found(filter: Partial<Filter>, entries = ENTRIES): string[] {
  return entries.filter((entry) => isFound(entry, { ...NO_FILTER, ...filter })).map(({ id }) => id);
}

it('holds every unit card and stratagem, by cost, then by name, stratagems last', () => {
  expect(ENTRIES).toHaveLength(Object.keys(CATALOG.cards).length + Object.keys(CATALOG.stratagems).length);
  const units = ENTRIES.filter(({ kind }) => kind !== 'stratagem');
  expect(units.map(({ cost }) => cost)).toEqual(units.map(({ cost }) => cost).sort((one, other) => one - other));
  expect(ENTRIES.findIndex(({ kind }) => kind === 'stratagem')).toBe(units.length);
});

it('is searched by name, keyword and text, with each letter, in both languages', () => {
  expect(found({ search: 'oathg' })).toEqual(['oathguard']);
  expect(found({ search: 'PORTCULLIS' })).toEqual(['the-portcullis']);
  expect(found({ search: 'guard' })).toEqual(expect.arrayContaining(['oathguard', 'the-portcullis']));
  expect(found({ search: 'screens its castle' })).toEqual(expect.arrayContaining(['oathguard', 'the-portcullis']));
  expect(found({ search: 'no such thing' })).toEqual([]);
  expect(found({ search: 'gigante capo' }, ITALIAN)).toEqual(['bareheaded-giant']);
});

it('is narrowed by faction, type, cost and keyword, all at once', () => {
  const filter = { factions: ['bastion', null], kind: 'melee', cost: 3, keyword: 'guard' } as const;
  expect(found(filter)).toEqual(['oathguard']);
  expect(filterCount({ ...NO_FILTER, ...filter })).toBe(4);
  expect(found({ kind: 'stratagem' }).toSorted()).toEqual(Object.keys(CATALOG.stratagems).toSorted());
  expect(
    found({ factions: [null] }).every((id) => (CATALOG.cards[id] ?? CATALOG.stratagems[id])?.faction === null),
  ).toBe(true);
});

it('two decks are compared copy by copy', () => {
  expect(compareDecks({ oathguard: 2, greathorn: 1 }, { oathguard: 1, wallwright: 2 })).toEqual({
    both: { oathguard: 1 },
    left: { oathguard: 1, greathorn: 1 },
    right: { wallwright: 2 },
  });
});
