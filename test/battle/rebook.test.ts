import { describe, expect, it } from 'vitest';
import { rebook } from '../../src/battle/model/rebook';
import { BOW, book, SWORD } from '../support/book';
import { standing } from '../support/engine';
import { bow, position, sword, unit } from '../support/position';
import { has } from './support/blows';

describe('an edited book', () => {
  it('gives units their card’s new figures; they keep wounds, place, facing and flags', () => {
    const state = position({ units: [sword('a', 'left', [2, 1], { health: 38, facing: 'south', moved: true })] });
    const edited = book({ cards: [{ ...SWORD, type: 'hybrid', cost: 4, attack: 31, defense: 1, health: 70 }] });
    expect(rebook(state, edited).units).toEqual([
      { ...state.units[0], type: 'hybrid', cost: 4, attack: 31, defense: 1, fullHealth: 70, health: 58 },
    ]);
  });

  it.each([
    [50, 30, 30],
    [30, 30, 10],
    [20, 30, 1],
    [1, 30, 1],
    [50, 90, 90],
    [1, 90, 41],
  ])('%i of 50 health becomes, with %i full, %i: nobody falls by an edit', (health, full, expected) => {
    const state = position({ units: [sword('a', 'left', [0, 0], { health })] });
    const after = standing(rebook(state, book({ cards: [{ ...SWORD, health: full }] })), 'a');
    expect([after.health, after.fullHealth]).toEqual([expected, full]);
  });

  it('leaves a unit whose card is gone as it is', () => {
    const orphan = unit({ ...BOW, id: 'lost' }, 'lost', 'right', [0, 2], { health: 3 });
    const state = position({ units: [orphan, bow('b', 'left', [0, 0])] });
    expect(standing(rebook(state, book()), 'lost')).toEqual(orphan);
  });

  it('gives units their card’s new abilities, and takes old ones away', () => {
    const units = [sword('a', 'left', [0, 0]), bow('b', 'right', [0, 2], has('stealth'))];
    const edited = book({ cards: [{ ...SWORD, ...has('mend', 'charge') }] });
    const after = rebook(position({ units }), edited).units;
    expect(after.map(({ abilities }) => abilities)).toEqual([[{ id: 'mend' }, { id: 'charge' }], []]);
  });

  it('keeps what a unit has done and where it stands', () => {
    const flags = {
      fresh: true,
      moved: true,
      movedAgain: true,
      attacked: true,
      revealed: true,
      braced: true,
      strayed: true,
      attackBonus: 6,
    };
    const state = position({
      ground: 'marsh',
      walls: [{ row: 0, col: 1, health: 4 }],
      units: [sword('a', 'left', [2, 1], flags)],
    });
    expect(rebook(state, book({ cards: [{ ...SWORD, attack: 9 }] }))).toEqual({
      ...state,
      units: [{ ...state.units[0], attack: 9 }],
    });
  });

  it('is not taken in by a card named like an inherited property', () => {
    const odd = unit({ ...BOW, id: 'constructor' }, 'constructor', 'right', [0, 2]);
    expect(standing(rebook(position({ units: [odd] }), book()), 'constructor')).toEqual(odd);
  });

  it('changes nothing else, and nothing when nothing was edited', () => {
    const state = position({
      hands: { left: ['bow', 'lost'] },
      decks: { right: ['tank'] },
      units: [sword('a', 'left', [0, 0])],
    });
    expect(rebook(state, book())).toEqual(state);
    expect(rebook(state, book())).not.toBe(state);
  });
});
