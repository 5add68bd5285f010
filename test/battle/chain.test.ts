import { describe, expect, it } from 'vitest';
import type { Ability } from '../../src/battle/abilities/vocabulary';
import { type BattleEngine, createBattleEngine } from '../../src/battle/BattleEngine';
import type { EffectLimits } from '../../src/battle/model/rules';
import { book } from '../support/book';
import { eventOf, play } from '../support/engine';
import { bow, mage, position, sword } from '../support/position';
import { END, has, STRIKE, told } from './support/blows';

/** Whoever falls takes the ally directly behind it along. */
const DOMINO: Ability = {
  id: 'domino',
  parts: [{ trigger: 'onFall', effect: { dealDamage: { amount: 99, to: { who: 'allies', area: 'behind' } } } }],
};
/** Whoever falls hurts everybody around it. */
const BURST: Ability = {
  id: 'burst',
  parts: [
    { trigger: 'onFall', effect: { dealDamage: { amount: 99, to: { who: 'allies', area: 'ring' } } } },
    { trigger: 'onFall', effect: { dealDamage: { amount: 99, to: { who: 'enemies', area: 'ring' } } } },
  ],
};

function limited(effects: EffectLimits): BattleEngine {
  return createBattleEngine(book({ abilities: [DOMINO, BURST], rules: { effects } }));
}
const GENEROUS: EffectLimits = { depth: 4, number: 60 };

/** Three in a row, the foremost in front of `a`. */
const ROW = [
  bow('a', 'left', [0, 0]),
  sword('b', 'right', [1, 0], { ...has('domino'), health: 1 }),
  sword('c', 'right', [1, 1], has('domino')),
  sword('d', 'right', [1, 2], has('domino')),
];

describe('effects that set each other off', () => {
  it('each fall is answered, one inside the other', () => {
    const { state, events } = play(limited(GENEROUS), position({ units: ROW }), STRIKE);
    expect(told(events)).toEqual(['struck', 'wounded', 'fell', 'hurt', 'fell', 'hurt', 'fell']);
    expect(events.flatMap((event) => (event.type === 'fell' ? [event.unit] : []))).toEqual(['b', 'c', 'd']);
    expect(state.units.map(({ id }) => id)).toEqual(['a']);
  });

  it.each([
    [3, ['b', 'c', 'd'], 0],
    [2, ['b', 'c', 'd'], 1],
    [1, ['b', 'c'], 1],
    [0, ['b'], 1],
  ])('no deeper than the rules’ %i', (depth, fallen, cuts) => {
    const { events } = play(limited({ depth, number: 60 }), position({ units: ROW }), STRIKE);
    expect(events.flatMap((event) => (event.type === 'fell' ? [event.unit] : []))).toEqual(fallen);
    expect(events.filter(({ type }) => type === 'effectsCut')).toHaveLength(cuts);
    if (cuts > 0) expect(events.at(-1)).toEqual({ type: 'effectsCut', limit: fallen.length - 1 });
  });

  it.each([
    [3, 3, 0],
    [2, 3, 1],
    [1, 2, 1],
    [0, 1, 1],
  ])('no more than the rules’ %i of one order', (number, fallen, cuts) => {
    const { events } = play(limited({ depth: 9, number }), position({ units: ROW }), STRIKE);
    expect(events.filter(({ type }) => type === 'fell')).toHaveLength(fallen);
    expect(events.filter(({ type }) => type === 'effectsCut')).toHaveLength(cuts);
  });

  it('side by side they don’t count as deeper', () => {
    const units = [
      sword('a', 'left', [1, 0], has('splash')),
      sword('b', 'right', [1, 1]),
      ...[0, 2].map((row) => sword(`d${row}`, 'right', [row, 1], { ...has('domino'), health: 1 })),
    ];
    const { events } = play(limited({ depth: 2, number: 60 }), position({ units }), STRIKE);
    expect(told(events)).not.toContain('effectsCut');
  });

  it('the cut is told once, and the next order starts anew', () => {
    const full = [
      ...[0, 1, 2].flatMap((row) => [1, 2].map((col) => sword(`r${row}${col}`, 'right', [row, col], has('burst')))),
      bow('a', 'left', [0, 0]),
      bow('e', 'left', [2, 0]),
      sword('b', 'right', [1, 0], { ...has('burst'), health: 1 }),
    ];
    const engine = limited({ depth: 1, number: 60 });
    const { state, events } = play(engine, position({ units: full }), STRIKE);
    expect(events.filter(({ type }) => type === 'effectsCut')).toHaveLength(1);
    expect(eventOf(events, 'effectsCut').limit).toBeGreaterThan(0);
    const again = position({ units: [...ROW] });
    expect(told(play(engine, again, STRIKE).events).filter((type) => type === 'effectsCut')).toHaveLength(1);
    expect(state.winner).toBeNull();
  });

  it('the first fallen answers first', () => {
    const sweep: Ability = {
      id: 'sweep',
      parts: [
        {
          trigger: 'afterAttack',
          effect: { dealDamage: { amount: 99, to: { who: 'enemies', area: 'column', around: 'other' } } },
        },
      ],
    };
    const cry: Ability = {
      id: 'cry',
      parts: [{ trigger: 'onFall', effect: { heal: { amount: 1, to: { who: 'allies' } } } }],
    };
    const engine = createBattleEngine(book({ abilities: [sweep, cry] }));
    const units = [
      sword('a', 'left', [1, 0], has('sweep')),
      sword('b', 'right', [1, 1]),
      sword('low', 'right', [2, 1], has('cry')),
      sword('top', 'right', [0, 1], has('cry')),
      mage('hurt', 'right', [1, 2], { health: 10 }),
    ];
    const { events } = play(engine, position({ units }), STRIKE);
    expect(events.flatMap((event) => (event.type === 'healed' && event.unit === 'hurt' ? [event.by] : []))).toEqual([
      'top',
      'low',
    ]);
  });

  it('an attacker that falls by its victim’s fall does nothing more, and isn’t struck back', () => {
    const engine = limited(GENEROUS);
    const units = [
      sword('a', 'left', [1, 0], { ...has('splash'), health: 9 }),
      sword('b', 'right', [1, 1], { ...has('burst', 'riposte'), health: 1 }),
    ];
    expect(told(play(engine, position({ units }), STRIKE).events)).toEqual([
      'struck',
      'wounded',
      'fell',
      'hurt',
      'fell',
    ]);
  });

  it('a fall in the fire is answered too', () => {
    const units = [
      sword('b', 'right', [1, 1], { ...has('domino'), health: 8 }),
      sword('c', 'right', [1, 2], { ...has('regenerate'), health: 20 }),
    ];
    const { state, events } = play(limited(GENEROUS), position({ ground: 'burning-yard', units }), END);
    expect(told(events).slice(2)).toEqual(['healed', 'burned', 'fell', 'hurt', 'fell']);
    expect(state.discards.right).toEqual(['sword', 'sword']);
  });

  it('who was taken along burns no more', () => {
    const units = [sword('b', 'right', [1, 1], { ...has('domino'), health: 8 }), sword('c', 'right', [1, 2])];
    const { events } = play(limited(GENEROUS), position({ ground: ['...', '.**', '...'], units }), END);
    expect(told(events).slice(2)).toEqual(['burned', 'fell', 'hurt', 'fell']);
  });

  it('who fell at the start of a turn does nothing more', () => {
    const storm: Ability = {
      id: 'storm',
      parts: [{ trigger: 'startTurn', effect: { dealDamage: { amount: 99, to: { who: 'allies' } } } }],
    };
    const engine = createBattleEngine(book({ abilities: [storm] }));
    const units = [0, 1, 2].map((row) => sword(`s${row}`, 'right', [row, 2], has('storm')));
    const { state } = play(engine, position({ units }), END);
    expect(state.units.map(({ id }) => id)).toEqual(['s0']);
  });

  it('who fell at the start of a turn heals and burns no more', () => {
    const quake: Ability = {
      id: 'quake',
      parts: [{ trigger: 'startTurn', order: -1, effect: { dealDamage: { amount: 9, to: { who: 'allies' } } } }],
    };
    const engine = createBattleEngine(book({ abilities: [quake] }));
    const units = [
      sword('q', 'right', [2, 2], has('quake')),
      sword('b', 'right', [1, 1], { ...has('regenerate'), health: 9 }),
    ];
    const { events } = play(engine, position({ ground: 'burning-yard', units }), END);
    expect(told(events).slice(2)).toEqual(['hurt', 'fell']);
  });
});
