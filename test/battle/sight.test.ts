import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { shoots } from '../../src/battle/model/combatType';
import { book, shippedBook } from '../support/book';
import { plain, refusalOf } from '../support/engine';
import { bow, groundOf, mage, position, type Sketch, sword, tank } from '../support/position';
import { fresh, has, STRIKE } from './support/blows';
import { name, PAIRS, place } from './support/cells';

type Ground = NonNullable<Sketch['ground']>;

/** The pairs of cells between which no shot finds its way; each counts both ways. */
function unseen(ground: Ground): string[] {
  const engine = fresh();
  return PAIRS.filter(({ from, to }) => {
    const refused = (['bow', 'mage', 'sword'] as const).map((card) => {
      const attacker = { bow, mage, sword }[card]('a', 'left', place(from), card === 'sword' ? has('reach') : {});
      return refusalOf(engine, position({ ground, units: [attacker, tank('b', 'right', place(to))] }), STRIKE);
    });
    expect(refused[1]).toBe(refused[0]);
    // Melee needs no line.
    expect(refused[2]).toBeNull();
    return refused[0] === 'no-line-of-sight';
  }).map(({ from, to }) => `${name(from)}-${name(to)}`);
}

function bothWays(...pairs: readonly string[]): string[] {
  return pairs.flatMap((pair) => [pair, pair.split('-').reverse().join('-')]).toSorted();
}

/** Through a boulder in the centre: straight and diagonal. A knight's move grazes it and goes past. */
const THROUGH_CENTRE = bothWays('10-12', '01-21', '00-22', '02-20');

/** Fog hides whoever stands in it from all but its ring: who stands beyond a corner's ring doesn't see into it. */
const INTO_CORNER_FOG = {
  'misty-ford': ['02-00', '12-00', '20-00', '21-00', '22-00', '00-22', '01-22', '02-22', '10-22', '20-22'],
  'twilight-moor': ['02-00', '12-00', '20-00', '21-00', '22-00', '00-22', '01-22', '02-22', '10-22', '20-22'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const UNSEEN: Readonly<Record<string, readonly string[]>> = { 'the-boulder': THROUGH_CENTRE, ...INTO_CORNER_FOG };

describe('R9, on the shipped battlefields', () => {
  const battlefields = Object.keys(shippedBook().battlefields);

  it.each(battlefields)('%s: who sees whom, all 72 pairs', (id) => {
    expect(unseen(id).toSorted()).toEqual((UNSEEN[id] ?? []).toSorted());
  });
});

describe('R9, by hand', () => {
  it.each<readonly [string, readonly [string, string, string], readonly string[]]>([
    ['a boulder at an edge hides its row’s ends', ['.#.', '...', '...'], bothWays('00-02')],
    ['a boulder in a corner hides nobody', ['#..', '...', '...'], []],
    ['one of two grazed cells lets a shot pass', ['...', '.#.', '...'], THROUGH_CENTRE],
    [
      'two side by side close what grazes both',
      ['.#.', '.#.', '...'],
      bothWays('00-02', '10-12', '01-21', '00-22', '02-20', '00-12', '02-10'),
    ],
    [
      'a wall of three parts left from right',
      ['.#.', '.#.', '.#.'],
      bothWays('00-02', '00-12', '00-22', '10-02', '10-12', '10-22', '20-02', '20-12', '20-22', '01-21'),
    ],
    [
      'two at a corner close the line between them (ruling 18), but neighbours in the ring see each other',
      ['.#.', '#..', '...'],
      bothWays('00-02', '00-20', '00-22'),
    ],
    ['cover, hills, marsh and fire hide nobody', ['c^C', '~x*', '*^~'], []],
  ])('%s', (_what, ground, expected) => {
    expect(unseen(ground).toSorted()).toEqual(expected);
  });

  it('nobody looks over a boulder from high ground', () => {
    expect(unseen(['...', '^#^', '...']).toSorted()).toEqual(THROUGH_CENTRE);
  });

  it('high ground between hides nobody', () => {
    expect(unseen(['.^.', '^^^', '.^.'])).toEqual([]);
  });

  it('cards never block', () => {
    const units = [bow('a', 'left', [1, 0]), tank('x', 'right', [1, 1]), sword('b', 'right', [1, 2])];
    expect(refusalOf(plain, position({ units }), STRIKE)).toBeNull();
  });

  it('a wall that was raised blocks like a boulder', () => {
    const units = [bow('a', 'left', [1, 0]), sword('b', 'right', [1, 2])];
    const walled = position({ units, walls: [{ row: 1, col: 1, health: 40 }] });
    expect(refusalOf(plain, walled, STRIKE)).toBe('no-line-of-sight');
  });
});

describe('R9, fog', () => {
  it('in the centre: everybody around is near enough', () => {
    expect(unseen(['...', '.%.', '...'])).toEqual([]);
  });

  it('on the right: from the centre column, not from the left; who stands in it shoots out', () => {
    expect(unseen(['..%', '..%', '..%']).toSorted()).toEqual(
      [
        ...['00-02', '00-12', '00-22', '10-02', '10-12', '10-22', '20-02', '20-12', '20-22'],
        ...['01-22', '21-02'],
        ...['02-22', '22-02'],
      ].toSorted(),
    );
  });

  it('between two cards hides neither', () => {
    expect(unseen(['.%.', '%%%', '.%.']).filter((pair) => pair.startsWith('00-02'))).toEqual([]);
    expect(unseen(['.%.', '...', '...']).toSorted()).toEqual(['20-01', '21-01', '22-01']);
  });

  it('blocks where the rules say so', () => {
    const engine = createBattleEngine(
      book({ rules: { sight: { grazing: 'permissive', eyeHeight: 2, fogBlocks: true } } }),
    );
    const units = [bow('a', 'left', [1, 0]), sword('b', 'right', [1, 2])];
    const foggy = position({ ground: ['...', '.%.', '...'], units });
    expect(refusalOf(engine, foggy, STRIKE)).toBe('no-line-of-sight');
    expect(refusalOf(plain, foggy, STRIKE)).toBeNull();
  });
});

describe('a terrain that is gone from the book', () => {
  it('counts as open ground', () => {
    const ground = groundOf(['...', '.#.', '...']);
    const units = [bow('a', 'left', [1, 0]), sword('b', 'right', [1, 2])];
    const whole = book();
    const engine = createBattleEngine({ ...whole, terrains: whole.terrains.filter(({ id }) => id !== 'blocking') });
    expect(refusalOf(plain, { ...position({ units }), ground }, STRIKE)).toBe('no-line-of-sight');
    expect(refusalOf(engine, { ...position({ units }), ground }, STRIKE)).toBeNull();
  });
});

describe('who needs a line', () => {
  it('ranged and hybrid cards, not melee', () => {
    expect((['melee', 'ranged', 'hybrid'] as const).map(shoots)).toEqual([false, true, true]);
  });

  it('out of reach is named before out of sight', () => {
    const rules = { attackColumns: { melee: 1, ranged: 1, hybrid: 1 } };
    const units = [bow('a', 'left', [1, 0]), sword('b', 'right', [1, 2])];
    const state = position({ ground: 'the-boulder', units });
    expect(refusalOf(createBattleEngine(book({ rules })), state, STRIKE)).toBe('out-of-reach');
  });
});
