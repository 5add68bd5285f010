import { expect, it } from 'vitest';
import type { BySide } from '../../src/kernel/sides';
import type { FieldMap } from '../../src/skirmish/model/book';
import { createSkirmishEngine } from '../../src/skirmish/SkirmishEngine';
import { fieldBook } from './support/books';
import { openMap } from './support/field';

/** Where both sides look when a battle begins, each direction once. */
function facings(changes: Partial<FieldMap>): BySide<readonly string[]> {
  const book = fieldBook('2d6');
  const { preset } = book.rules.muster;
  const squads = { left: preset, right: preset };
  const { state } = createSkirmishEngine(book).begin({ type: 'match', seed: 1, squads, map: openMap(changes) });
  const of = (side: string) => [
    ...new Set(state.units.filter((unit) => unit.side === side).map(({ facing }) => facing)),
  ];
  return { left: of('left'), right: of('right') };
}

it('everybody begins facing the other side', () => {
  expect(facings({})).toEqual({ left: ['east'], right: ['west'] });
});

it('004:491 and 514: a battlefield may begin with one side facing south and the other north', () => {
  expect(facings({ facing: { left: 'south', right: 'north' } })).toEqual({ left: ['south'], right: ['north'] });
});
