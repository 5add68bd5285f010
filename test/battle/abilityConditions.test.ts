import { describe, expect, it } from 'vitest';
import { atRest, type Circumstances } from '../../src/battle/abilities/circumstances';
import { testOf } from '../../src/battle/abilities/conditions';
import type { Condition } from '../../src/battle/abilities/vocabulary';
import type { Unit } from '../../src/battle/model/unit';
import { plain, standing } from '../support/engine';
import { bow, position, type Sketch, sword } from '../support/position';

interface Moment {
  readonly bearer?: Partial<Unit>;
  readonly other?: Partial<Unit> | null;
  readonly around?: readonly Unit[];
  readonly sketch?: Sketch;
  readonly blow?: Partial<Pick<Circumstances, 'aim' | 'angle' | 'counter'>>;
}

/** The bearer is a sword of Left at (1,1), the other a bow of Right at (1,2), unless told otherwise. */
function holds(condition: Condition, { bearer, other, around = [], sketch, blow }: Moment): boolean {
  const who = sword('a', 'left', [1, 1], bearer);
  const whom = other === null ? null : bow('b', 'right', [1, 2], other);
  const state = position({ ...sketch, units: [who, ...(whom === null ? [] : [whom]), ...around] });
  const board = plain.compile(state);
  const test = testOf(condition);
  if (test === null) throw new Error('nothing is asked');
  return test({
    ...atRest(board, standing(board, 'a')),
    other: whom === null ? null : standing(board, 'b'),
    ...blow,
  });
}

type Row = readonly [what: string, condition: Condition, moment: Moment, expected: boolean];

/** Every condition: where it holds, where it doesn't, and where there is nobody to ask about. */
const ROWS: readonly Row[] = [
  ['one of the angles', { angle: ['side', 'rear'] }, { blow: { angle: 'rear' } }, true],
  ['another angle', { angle: ['side', 'rear'] }, { blow: { angle: 'front' } }, false],
  ['no blow has no angle', { angle: ['front', 'side', 'rear'] }, {}, false],
  ['the aim', { aim: 'castle' }, { blow: { aim: 'castle' } }, true],
  ['another aim', { aim: 'castle' }, { blow: { aim: 'card' } }, false],
  ['no blow has no aim', { aim: 'card' }, {}, false],
  ['a counter-blow', { counter: true }, { blow: { counter: true } }, true],
  ['a plain blow', { counter: true }, {}, false],
  ['not a counter-blow', { counter: false }, {}, true],
  ['a counter-blow after all', { counter: false }, { blow: { counter: true } }, false],
  ['alive', { alive: true }, { bearer: { health: 1 } }, true],
  ['not alive', { alive: true }, { bearer: { health: 0 } }, false],
  ['fallen', { alive: false }, { bearer: { health: 0 } }, true],
  ['the other alive', { otherAlive: true }, { other: { health: 1 } }, true],
  ['the other not alive', { otherAlive: true }, { other: { health: 0 } }, false],
  ['the other fallen', { otherAlive: false }, { other: { health: 0 } }, true],
  ['no other to be alive', { otherAlive: true }, { other: null }, false],
  ['no other to have fallen', { otherAlive: false }, { other: null }, false],
  ['moved', { moved: true }, { bearer: { moved: true } }, true],
  ['not moved', { moved: true }, {}, false],
  ['moved, but it is the other’s turn', { moved: true }, { bearer: { moved: true }, sketch: { turn: 'right' } }, false],
  ['stood still', { moved: false }, {}, true],
  ['stood still, but moved', { moved: false }, { bearer: { moved: true } }, false],
  ['stands still in the other’s turn', { moved: false }, { bearer: { moved: true }, sketch: { turn: 'right' } }, true],
  ['fresh', { fresh: true }, { bearer: { fresh: true } }, true],
  ['not fresh', { fresh: true }, {}, false],
  ['no longer fresh', { fresh: false }, {}, true],
  ['revealed', { revealed: true }, { bearer: { revealed: true } }, true],
  ['hidden', { revealed: false }, {}, true],
  ['hidden, but revealed', { revealed: false }, { bearer: { revealed: true } }, false],
  ['braced', { braced: true }, { bearer: { braced: true } }, true],
  ['not braced', { braced: true }, {}, false],
  ['unbraced', { braced: false }, {}, true],
  ['an enemy in the ring', { enemyInRing: true }, {}, true],
  ['an enemy at the corner of the ring', { enemyInRing: true }, { other: { row: 0 } }, true],
  ['only an ally in the ring', { enemyInRing: true }, { other: null, around: [bow('c', 'left', [0, 1])] }, false],
  ['an enemy beyond the ring', { enemyInRing: true }, { bearer: { col: 0 } }, false],
  ['no enemy in the ring', { enemyInRing: false }, { bearer: { col: 0 } }, true],
  ['an enemy after all', { enemyInRing: false }, {}, false],
  ['within one column', { withinColumns: 1 }, {}, true],
  ['in the same column', { withinColumns: 1 }, { other: { col: 1, row: 0 } }, true],
  ['one column to the other side', { withinColumns: 1 }, { other: { col: 0 } }, true],
  ['two columns away', { withinColumns: 1 }, { bearer: { col: 0 } }, false],
  ['within two columns', { withinColumns: 2 }, { bearer: { col: 0 } }, true],
  ['within no column', { withinColumns: 0 }, {}, false],
  ['nobody within any column', { withinColumns: 2 }, { other: null }, false],
  ['in the centre', { zone: ['center'] }, {}, true],
  ['in one of two zones', { zone: ['left-wing', 'right-wing'] }, { bearer: { col: 2 } }, true],
  ['in another zone', { zone: ['left-wing', 'right-wing'] }, {}, false],
  ['on high ground', { ground: ['elevated'] }, { sketch: { ground: 'crown-hill' } }, true],
  ['on one of two terrains', { ground: ['difficult', 'normal'] }, {}, true],
  ['on other ground', { ground: ['difficult', 'normal'] }, { sketch: { ground: 'crown-hill' } }, false],
  ['below half', { healthBelow: 50 }, { bearer: { health: 24 } }, true],
  ['exactly half', { healthBelow: 50 }, { bearer: { health: 25 } }, false],
  ['unhurt', { healthBelow: 100 }, {}, false],
  ['hurt at all', { healthBelow: 100 }, { bearer: { health: 49 } }, true],
  ['the other below half', { otherHealthBelow: 50 }, { other: { health: 24 } }, true],
  ['the other at half', { otherHealthBelow: 50 }, { other: { health: 25 }, bearer: { health: 1 } }, false],
  ['no other to be hurt', { otherHealthBelow: 50 }, { other: null }, false],
  ['the other’s type', { otherType: ['ranged', 'hybrid'] }, {}, true],
  ['another type', { otherType: ['melee'] }, {}, false],
  ['no other to have a type', { otherType: ['melee', 'ranged', 'hybrid'] }, { other: null }, false],
  ['all that is named', { zone: ['center'], fresh: true }, { bearer: { fresh: true } }, true],
  ['only one of two', { zone: ['center'], fresh: true }, {}, false],
  ['only the other of two', { zone: ['left-wing'], fresh: true }, { bearer: { fresh: true } }, false],
];

describe('a condition', () => {
  it.each(ROWS)('%s', (_what, condition, moment, expected) => {
    expect(holds(condition, moment)).toBe(expected);
  });

  it('that asks nothing is no test at all', () => {
    expect(testOf(undefined)).toBeNull();
    expect(testOf({})).toBeNull();
    expect(testOf({ fresh: undefined } as unknown as Condition)).toBeNull();
  });

  it('knows of no blow and nobody else at rest', () => {
    const board = plain.compile(position({ units: [sword('a', 'left', [1, 1])] }));
    const bearer = standing(board, 'a');
    expect(atRest(board, bearer)).toEqual({ board, bearer, other: null, aim: null, angle: null, counter: false });
  });
});
