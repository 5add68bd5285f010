import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import type { Unit } from '../../src/battle/model/unit';
import { book, MAGE } from '../support/book';
import { plain, play, refusalOf } from '../support/engine';
import { at, bow, mage, position, type Sketch, sword, tank } from '../support/position';
import { blow, has, SIEGE, STRIKE, sourcesOf, told } from './support/blows';

/** Each line is done by hand: N − D, its percentages, what is added. Hybrids strike at 100 % in every zone. */
type Line = readonly [sum: string, attacker: Unit, target: Unit, sketch: Sketch, damage: number];

const shield = has('frontal-shield');
const behind = mage('v', 'left', [1, 0]);

describe('each factor alone', () => {
  it.each<Line>([
    ['20 − 4.4', mage('a', 'left', [1, 1]), sword('b', 'right', [1, 2]), {}, 15],
    ['zone: 16 − 4', sword('a', 'right', [1, 2]), sword('b', 'left', [1, 1]), {}, 12],
    ['rear: 30 − 4.4', mage('a', 'left', [1, 1]), sword('b', 'right', [1, 2], { facing: 'east' }), {}, 25],
    ['Vanguard: 24 − 4.4', mage('a', 'left', [1, 1]), sword('b', 'right', [1, 2]), { units: [behind] }, 19],
    [
      'Inspire: 24 − 4.4',
      mage('a', 'left', [1, 1]),
      sword('b', 'right', [1, 2]),
      { units: [bow('i', 'left', [0, 1], has('inspire'))] },
      19,
    ],
    ['Battle Cry: 26 − 4.4', mage('a', 'left', [1, 1], { attackBonus: 6 }), sword('b', 'right', [1, 2]), {}, 21],
    ['Sunder: 20 − 2.2', mage('a', 'left', [1, 1], has('sunder')), sword('b', 'right', [1, 2]), {}, 17],
    ['shield: 15.6 × 0.8', mage('a', 'left', [1, 1]), sword('b', 'right', [1, 2], shield), {}, 12],
    ['cover: 15.6 × 0.5', mage('a', 'left', [1, 1]), sword('b', 'right', [1, 2]), { ground: ['...', '..C', '...'] }, 7],
    ['high ground: 15.6 + 10', mage('a', 'left', [1, 1]), sword('b', 'right', [1, 2]), { ground: 'crown-hill' }, 25],
    [
      'Charge: 15.6 + 10',
      mage('a', 'left', [1, 1], { ...has('charge'), moved: true }),
      sword('b', 'right', [1, 2]),
      {},
      25,
    ],
  ])('%s', (_sum, attacker, target, sketch, damage) => {
    const struck = blow({ ...sketch, units: [attacker, target, ...(sketch.units ?? [])] });
    expect(struck.damage).toBe(damage);
  });
});

describe('together, in the order of section 2', () => {
  const phalanx = [tank('p', 'right', [0, 2]), tank('q', 'right', [2, 2])];

  it.each<Line>([
    [
      '(20 + 6 + 4) × 1.5 × 1.2 − 4.4 = 49.6',
      mage('a', 'left', [1, 1], { attackBonus: 6 }),
      sword('b', 'right', [1, 2], { facing: 'east' }),
      { units: [behind, bow('i', 'left', [0, 1], has('inspire'))] },
      49,
    ],
    [
      '(20 − (11 + 8) / 2) = 10.5',
      mage('a', 'left', [1, 1], has('sunder')),
      tank('b', 'right', [1, 2]),
      { units: phalanx },
      10,
    ],
    [
      '20 × 1.5 − 19 = 11',
      mage('a', 'left', [1, 1]),
      tank('b', 'right', [1, 2], { facing: 'east' }),
      { units: phalanx },
      11,
    ],
    ['max(20 − 19, 5) × 0.8 = 4', mage('a', 'left', [1, 1]), tank('b', 'right', [1, 2], shield), { units: phalanx }, 4],
    [
      'max(20 − 19, 5) × 0.8 × 0.5 = 2',
      mage('a', 'left', [1, 1]),
      tank('b', 'right', [1, 2], shield),
      { ground: ['...', '..C', '...'], units: phalanx },
      2,
    ],
    [
      'max(20 − 19, 5) × 0.8 × 0.75 + 10 + 10 = 23',
      mage('a', 'left', [1, 1], { ...has('charge'), moved: true }),
      tank('b', 'right', [1, 2], shield),
      { ground: ['...', '.^C', '...'], units: phalanx },
      23,
    ],
    [
      '20 × 1.75 × 1.2 − 11 / 2 = 36.5',
      mage('a', 'left', [1, 1], has('backstab', 'sunder')),
      tank('b', 'right', [1, 2], { facing: 'east' }),
      { units: [behind] },
      36,
    ],
    [
      '15.6 × 0.8 × 0.8 = 9.98…: two shields are two factors',
      mage('a', 'left', [1, 1]),
      sword('b', 'right', [1, 2], has('frontal-shield', 'frontal-shield')),
      {},
      9,
    ],
    [
      '20 − 4.4 / 4 = 18.9: two Sunders halve twice',
      mage('a', 'left', [1, 1], has('sunder', 'sunder')),
      sword('b', 'right', [1, 2]),
      {},
      18,
    ],
    [
      '1 × 0.8 × 0.25 = 0.2, but at least 1',
      mage('a', 'left', [1, 1], { attack: 1 }),
      bow('b', 'right', [1, 2], shield),
      { ground: ['...', '..x', '...'] },
      1,
    ],
  ])('%s', (_sum, attacker, target, sketch, damage) => {
    expect(blow({ ...sketch, units: [attacker, target, ...(sketch.units ?? [])] }).damage).toBe(damage);
  });

  it('every step is told, in this order', () => {
    const units = [
      mage('a', 'left', [1, 1], { ...has('charge', 'sunder', 'backstab'), moved: true, attackBonus: 6 }),
      tank('b', 'right', [1, 2], { ...has('brace'), braced: true }),
      ...phalanx,
      behind,
      bow('i', 'left', [0, 1], has('inspire')),
    ];
    expect(sourcesOf(blow({ ground: ['...', '.^C', '...'], units }))).toEqual([
      'attack',
      'ability:inspire',
      'turn-bonus',
      'center',
      'front',
      'formation:siege-vanguard',
      'defense',
      'defense',
      'right-wing',
      'formation:siege-phalanx',
      'ability:brace',
      'ability:sunder',
      'cover-partial',
      'high-ground',
      'ability:charge',
      'rounding',
    ]);
  });
});

describe('Frontal Shield', () => {
  it.each([
    ['west', 16],
    ['north', 25],
    ['south', 25],
    ['east', 30],
  ] as const)('a card that faces %s: %i', (facing, damage) => {
    const units = [mage('a', 'left', [1, 0]), bow('b', 'right', [1, 1], { ...shield, facing })];
    expect(blow({ units }).damage).toBe(damage);
  });

  it('not after a pincer, which leaves no front', () => {
    const units = [mage('a', 'left', [1, 0]), bow('b', 'right', [1, 1], shield), mage('c', 'left', [1, 2])];
    expect(blow({ units }).damage).toBe(25);
  });

  it('protects its bearer only', () => {
    const units = [mage('a', 'left', [1, 0], shield), bow('b', 'right', [1, 1]), bow('c', 'right', [0, 1], shield)];
    expect(blow({ units }).damage).toBe(20);
  });

  it('by the card’s own number', () => {
    const half = { abilities: [{ id: 'frontal-shield', value: 50 }] };
    expect(blow({ units: [mage('a', 'left', [1, 0]), bow('b', 'right', [1, 1], half)] }).damage).toBe(10);
  });
});

describe('Charge', () => {
  it.each<readonly [string, Partial<Unit>, number]>([
    ['moved', { moved: true }, 30],
    ['not moved', {}, 20],
    ['fresh and moved', { fresh: true, moved: true }, 30],
    ['fresh', { fresh: true }, 20],
  ])('%s: %i', (_what, flags, damage) => {
    const units = [mage('a', 'left', [1, 0], { ...has('charge'), ...flags }), bow('b', 'right', [1, 1])];
    expect(blow({ units }).damage).toBe(damage);
  });

  it('in one turn: deployed, moved, struck, and the castle in the next', () => {
    const engine = createBattleEngine(book({ cards: [{ ...MAGE, id: 'rider', ...has('charge') }] }));
    const state = position({ supply: { left: 5 }, hands: { left: ['rider'] }, units: [bow('b', 'right', [1, 2])] });
    const step = play(
      engine,
      state,
      { type: 'deploy', card: 'rider', at: at(1, 0) },
      { type: 'move', unit: 'rider', to: at(1, 1) },
      { type: 'attack', unit: 'rider', target: 'b' },
    );
    expect(told(step.events)).toEqual(['deployed', 'moved', 'struck', 'wounded']);
    expect(step.state.units[0]?.health).toBe(20);
  });

  it('fresh at the castle', () => {
    const fresh = { ...has('charge'), fresh: true };
    expect(refusalOf(plain, position({ units: [mage('a', 'left', [1, 0], fresh)] }), SIEGE)).toBeNull();
  });

  it('not for a move of the turn before: it is over', () => {
    const units = [mage('a', 'left', [1, 0], { ...has('charge'), moved: true }), bow('b', 'right', [1, 1])];
    const later = play(plain, position({ units }), { type: 'endTurn' }, { type: 'endTurn' }).state;
    expect(blow({ units: later.units }).damage).toBe(20);
  });
});

describe('Splash', () => {
  const splash = sword('a', 'left', [1, 0], has('splash'));

  it('8 to the enemies orthogonal to the target, row by row, whatever protects them', () => {
    const units = [
      splash,
      sword('b', 'right', [1, 1]),
      sword('low', 'right', [2, 1], has('stealth')),
      tank('up', 'right', [0, 1], shield),
      tank('corner', 'right', [0, 2]),
    ];
    const { state, events } = play(plain, position({ units }), STRIKE);
    expect(told(events)).toEqual(['struck', 'wounded', 'hurt', 'hurt']);
    expect(events.slice(2)).toEqual([
      { type: 'hurt', unit: 'up', damage: 8, health: 42, by: 'a', ability: 'splash' },
      { type: 'hurt', unit: 'low', damage: 8, health: 42, by: 'a', ability: 'splash' },
    ]);
    expect(state.units.map(({ health }) => health)).toEqual([50, 38, 42, 42, 50]);
  });

  it('not the own side, not the target itself', () => {
    const units = [splash, sword('b', 'right', [1, 1]), sword('own', 'left', [2, 1])];
    expect(told(play(plain, position({ units }), STRIKE).events)).toEqual(['struck', 'wounded']);
  });

  it('whether or not the target fell, around its cell', () => {
    const units = [splash, sword('b', 'right', [1, 1], { health: 1 }), sword('c', 'right', [1, 2], { health: 8 })];
    const { state, events } = play(plain, position({ units }), STRIKE);
    expect(told(events)).toEqual(['struck', 'wounded', 'fell', 'hurt', 'fell']);
    expect(state.discards.right).toEqual(['sword', 'sword']);
  });

  it('before Push: around the cell where the target was struck', () => {
    const units = [
      sword('a', 'left', [1, 0], has('push', 'splash')),
      sword('b', 'right', [1, 1]),
      sword('c', 'right', [0, 1]),
      sword('d', 'right', [0, 2]),
    ];
    const { events } = play(plain, position({ units }), STRIKE);
    expect(told(events)).toEqual(['struck', 'wounded', 'hurt', 'shoved']);
    expect(events[2]).toMatchObject({ unit: 'c' });
  });

  it('not at the castle', () => {
    const units = [sword('a', 'left', [1, 1], has('splash')), sword('b', 'right', [1, 2]), sword('c', 'right', [0, 1])];
    expect(told(play(plain, position({ units }), SIEGE).events)).toEqual(['castleStruck']);
  });
});
