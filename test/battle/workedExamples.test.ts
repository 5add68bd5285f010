import { describe, expect, it } from 'vitest';
import type { Unit } from '../../src/battle/model/unit';
import { plainCard } from '../support/book';
import { bow, mage, type Sketch, sword, tank, unit } from '../support/position';
import { blow, has, siege } from './support/blows';

const KNIGHT = plainCard('knight', 'melee', 0, has('frontal-shield'));

function knight(changes: Partial<Unit> = {}): Unit {
  return unit(KNIGHT, 'b', 'right', [0, 2], changes);
}

function phalanx(of: typeof sword): Unit[] {
  return [of('b', 'right', [1, 1]), of('p', 'right', [0, 1]), of('q', 'right', [2, 1])];
}

const HILL: Sketch = { ground: ['.^.', '...', '...'] };

/** Section 2 of the rule book, number by number. */
const AT_CARDS: readonly (readonly [example: string, units: readonly Unit[], sketch: Sketch, damage: number])[] = [
  ['1: Bow hits Knight in front', [bow('a', 'left', [0, 1]), knight()], {}, 16],
  ['2: Bow on high ground, from behind', [bow('a', 'left', [0, 1]), knight({ facing: 'east' })], HILL, 40],
  ['3: ATK 15 flanks Knight', [mage('a', 'left', [0, 1], { attack: 15 }), knight({ facing: 'north' })], {}, 18],
  ['4: Left Sword (1,0) → Sword (1,1)', [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1])], {}, 20],
  ['5: Right Sword (1,2) → Sword (1,1)', [sword('a', 'right', [1, 2]), sword('b', 'left', [1, 1])], {}, 12],
  ['6: Right Bow (1,2) → Sword (1,0)', [bow('a', 'right', [1, 2]), sword('b', 'left', [1, 0])], {}, 19],
  ['7: Left Bow (1,0) → Sword (1,2)', [bow('a', 'left', [1, 0]), sword('b', 'right', [1, 2])], {}, 11],
  ['8: Sword (0,1) → Tank (1,1) facing west', [sword('a', 'left', [0, 1]), tank('b', 'right', [1, 1])], {}, 15],
  ['9: Right Sword (1,0) → Sword (1,1), rear', [sword('a', 'right', [1, 0]), sword('b', 'left', [1, 1])], {}, 32],
  ['10: pincer', [sword('a', 'right', [1, 2]), sword('b', 'left', [1, 1]), sword('c', 'right', [1, 0])], {}, 16],
  [
    '11: surrounded',
    [sword('a', 'right', [1, 2]), sword('b', 'left', [1, 1]), bow('c', 'right', [0, 0]), bow('d', 'right', [2, 0])],
    {},
    16,
  ],
  ['12: Phalanx', [sword('a', 'left', [1, 0]), ...phalanx(sword)], {}, 12],
  ['13: Phalanx of Tanks', [sword('a', 'left', [1, 0]), ...phalanx(tank)], {}, 6],
  ['14: Skirmish Line', [bow('a', 'left', [0, 1]), bow('c', 'left', [2, 1]), sword('b', 'right', [1, 2])], {}, 19],
  ['15: Vanguard', [sword('a', 'left', [1, 1]), sword('c', 'left', [1, 0]), sword('b', 'right', [1, 2])], {}, 19],
  ['16: good cover', [bow('a', 'left', [1, 1]), sword('b', 'right', [1, 2])], { ground: ['...', '..C', '...'] }, 7],
  [
    '17: … from high ground',
    [bow('a', 'left', [1, 1]), sword('b', 'right', [1, 2])],
    { ground: ['...', '.^C', '...'] },
    21,
  ],
  ['18: … melee', [sword('a', 'left', [1, 1]), sword('b', 'right', [1, 2])], { ground: ['...', '..C', '...'] }, 15],
  ['19: Backstab, rear', [sword('a', 'right', [1, 0], has('backstab')), sword('b', 'left', [1, 1])], {}, 38],
  ['20: Sunder', [sword('a', 'left', [1, 1], has('sunder')), tank('b', 'right', [1, 2])], {}, 14],
];

const AT_CASTLES: readonly (readonly [example: string, units: readonly Unit[], sketch: Sketch, damage: number])[] = [
  ['21: Sword, open', [sword('a', 'left', [1, 1])], {}, 20],
  ['21: Sword, screened', [sword('a', 'left', [1, 1]), sword('b', 'right', [1, 2])], {}, 10],
  ['22: Bow from column 0', [bow('a', 'left', [1, 0])], {}, 20],
  [
    '23: Bow on high ground, screened',
    [bow('a', 'left', [1, 0]), sword('b', 'right', [1, 2])],
    { ground: 'ramparts' },
    20,
  ],
];

describe('the worked examples of the rule book', () => {
  it.each(AT_CARDS)('#%s', (_example, units, sketch, damage) => {
    expect(blow({ ...sketch, units }).damage).toBe(damage);
  });

  it.each(AT_CASTLES)('#%s', (_example, units, sketch, damage) => {
    expect(siege({ ...sketch, units }).damage).toBe(damage);
  });
});
