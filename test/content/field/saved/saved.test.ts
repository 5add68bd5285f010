import { describe, expect, it } from 'vitest';
import {
  whatIsTooMuchOnField,
  whatIsWrongWithFieldBook,
  whatIsWrongWithFieldOrders,
  whatIsWrongWithFieldStart,
} from '../../../../src/content/field/saved/saved';
import { generateMap } from '../../../../src/skirmish/begin/generate';
import { createSkirmishEngine } from '../../../../src/skirmish/SkirmishEngine';
import { sharedBattle } from '../../../skirmish/support/battles';
import { fieldBook, fieldCatalog, RULE_SETS } from '../../../skirmish/support/books';

const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

describe.each(RULE_SETS)('a battle by %s that was really played', (id) => {
  const book = plain(fieldBook(id));
  const moments = sharedBattle(createSkirmishEngine(book));

  it('has a book that its sheet lets pass', () => {
    expect(whatIsWrongWithFieldBook(book)).toBeNull();
  });

  it('can start from each of its positions, and from every battlefield', () => {
    const states = moments.map(({ step }) => step.state).filter((_, index) => index % 7 === 0);
    const last = moments.at(-1)?.step.state;
    for (const state of last === undefined ? states : [...states, last]) {
      const start = plain({ type: 'position', state });
      expect(whatIsWrongWithFieldStart(book, start)).toBeNull();
      expect(whatIsTooMuchOnField({ record: { start, orders: [] }, book })).toBeNull();
    }
    const { preset } = book.rules.muster;
    const squads = { left: preset, right: preset };
    const { generator } = fieldCatalog();
    if (generator === null) throw new Error('there is no generator');
    const maps = [...Object.keys(book.maps), plain(generateMap(generator, 7, { width: 16, height: 16 }))];
    for (const map of maps) {
      expect(whatIsWrongWithFieldStart(book, { type: 'match', seed: 7, squads, map })).toBeNull();
    }
  });

  it('has orders that have the shape of orders', () => {
    expect(whatIsWrongWithFieldOrders(plain(moments.map(({ order }) => order)))).toBeNull();
  });
});
