import { describe, expect, it } from 'vitest';
import { possibleOrders } from '../../src/battle/legality/possibleOrders';
import type { Book } from '../../src/battle/model/book';
import type { Start } from '../../src/battle/resolve/begin';
import { book, SWORD, shippedBook, starterDeck } from '../support/book';
import { position, type Sketch, sword } from '../support/position';
import { has } from './support/blows';

const MATCH: Start = {
  type: 'match',
  seed: 1,
  decks: { left: starterDeck('bastion'), right: starterDeck('cinder') },
  battlefield: null,
};
const at = (sketch: Sketch = {}): Start => ({ type: 'position', state: position(sketch) });
const { optional } = book().rules;

describe('what a battle can ever be told', () => {
  it.each<readonly [string, Book, Start, readonly string[]]>([
    ['plain cards', book(), at(), []],
    ['a match begins with the opening hands', book(), MATCH, ['mulligan']],
    ['not where the rules have none', book({ rules: { mulligan: false } }), MATCH, []],
    [
      'a card in a hand braces',
      book({ cards: [{ ...SWORD, id: 'wall', ...has('brace') }] }),
      at({ hands: { left: ['wall'] } }),
      ['brace'],
    ],
    ['one of the book alone does not', book({ cards: [{ ...SWORD, id: 'wall', ...has('brace') }] }), at(), []],
    ['a stratagem waits in a deck', book(), at({ decks: { right: ['snare'] } }), ['play']],
    ['one on the board does', book(), at({ units: [sword('a', 'left', [0, 0], has('brace'))] }), ['brace']],
    [
      'a card raises palisades',
      book({ cards: [{ ...SWORD, id: 'b', ...has('raise-palisade') }] }),
      at({ decks: { left: ['b'] } }),
      ['attackCell'],
    ],
    ['the rules let columns march', book({ rules: { optional: { ...optional, march: true } } }), at(), ['march']],
    [
      'no formation moves as one',
      { ...book({ rules: { optional: { ...optional, march: true } } }), formations: [] },
      at(),
      [],
    ],
  ])('%s', (_what, rules, start, expected) => {
    const always = ['deploy', 'move', 'attack', 'attackCastle', 'endTurn', 'concede'];
    expect([...possibleOrders(rules, start)].toSorted()).toEqual([...always, ...expected].toSorted());
  });

  it('of the starters’ cards nobody braces and no column marches', () => {
    const possible = possibleOrders(shippedBook(), MATCH);
    expect([possible.has('brace'), possible.has('march')]).toEqual([false, false]);
  });
});
