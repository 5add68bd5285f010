import { describe, expect, it } from 'vitest';
import { frozenEvaluate } from '../../../src/ai/yardsticks/frozenEvaluation';
import { OPPONENT } from '../../../src/kernel/sides';
import { plain } from '../../support/engine';
import { bow, mage, position, sword, tank } from '../../support/position';

type Sketch = Parameters<typeof position>[0];

/** Section 9's formula, done by hand, seen from Left. */
const CASES: readonly (readonly [what: string, sketch: Sketch, value: number])[] = [
  ['nothing on the board', {}, 0],
  ['a lead of 30', { castles: { left: 120, right: 90 } }, 30],
  ['own castle 20 below 50: 30 − 120 − 0.36 × 20', { castles: { left: 30, right: 120 } }, -97.2],
  ['both in danger: −10 − 7.2 + 3.6', { castles: { left: 30, right: 40 } }, -13.6],
  ['exactly 50 is no danger', { castles: { left: 50, right: 50 } }, 0],
  ['a card of cost 2 in hand: 6 + 4.4', { hands: { left: ['sword'] } }, 10.4],
  ['a card that left the set: 6', { hands: { left: ['lost'] } }, 6],
  ['the other hand counts nothing', { hands: { right: ['sword', 'bow'] } }, 0],
  ['melee in column 0: 8 + 18 + 27.5 + 4.8', { units: [sword('a', 'left', [0, 0])] }, 58.3],
  ['melee in the centre: + 0.45 × 20 + 3', { units: [sword('a', 'left', [0, 1])] }, 70.3],
  ['flags are ignored', { units: [sword('a', 'left', [0, 1], { fresh: true, attacked: true })] }, 70.3],
  ['half a bow: 8 + 18 × 0.8 + 13.75 + 9', { units: [bow('a', 'left', [2, 0], { health: 25 })] }, 45.15],
  ['a hybrid in the centre: 8 + 18 + 27.5 + 2.4 + 9 + 3', { units: [mage('a', 'left', [2, 1])] }, 67.9],
  ['an enemy counts against', { units: [sword('a', 'right', [0, 1])] }, -70.3],
  ['screened: 65.8, less the screen’s 65.5', { units: [sword('a', 'left', [1, 1]), tank('b', 'right', [1, 2])] }, 0.3],
  ['any ability: + 2', { units: [sword('a', 'left', [0, 0], { abilities: [{ id: 'mend' }] })] }, 60.3],
  [
    'two abilities: + 2 all the same',
    { units: [sword('a', 'left', [0, 0], { abilities: [{ id: 'mend' }, { id: 'guard' }] })] },
    60.3,
  ],
  ['high ground: + 5', { ground: 'ramparts', units: [sword('a', 'left', [1, 0])] }, 63.3],
  ['high ground and the castle: + 5 + 0.45 × 10', { ground: 'crown-hill', units: [sword('a', 'left', [1, 1])] }, 79.8],
  ['Siege: + 2 + 0.45 × 5', { units: [sword('a', 'left', [0, 1], { abilities: [{ id: 'siege' }] })] }, 74.55],
  [
    'past a Guard: 0.45 × 5 for the sword, + 2 for the Guard',
    {
      units: [sword('a', 'left', [1, 1]), tank('b', 'right', [1, 2], { abilities: [{ id: 'guard' }] })],
    },
    63.55 - 67.5,
  ],
  [
    'Inspire: 0.45 × 4 more for its neighbour',
    { units: [bow('a', 'left', [0, 0]), bow('b', 'left', [1, 0], { abilities: [{ id: 'inspire' }] })] },
    62.5 + 1.8 + 64.5,
  ],
  ['a bonus of this turn: 0.45 × 6', { units: [bow('a', 'left', [0, 0], { attackBonus: 6 })] }, 65.2],
  [
    'braced, revealed and strayed count nothing',
    { units: [sword('a', 'left', [0, 0], { braced: true, revealed: true, strayed: true })] },
    58.3,
  ],
  ['a won battle', { winner: 'left', ending: 'castle', castles: { left: 1, right: 0 } }, 100_000],
  ['a lost battle', { winner: 'right', ending: 'concession' }, -100_000],
  ['a drawn battle', { winner: 'draw', ending: 'attrition', castles: { left: -3, right: -3 } }, 0],
];

describe('the frozen evaluation', () => {
  it.each(CASES)('%s', (_what, sketch, value) => {
    expect(frozenEvaluate(plain.book, plain.compile(position(sketch)), 'left')).toBeCloseTo(value, 9);
  });

  it.each(CASES.filter(([, sketch]) => sketch?.hands === undefined))(
    '%s, from the other side',
    (_what, sketch, value) => {
      const state = plain.compile(position(sketch));
      expect(frozenEvaluate(plain.book, state, OPPONENT.left)).toBeCloseTo(-value, 9);
    },
  );
});
