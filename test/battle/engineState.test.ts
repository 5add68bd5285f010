import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { STATUS, STATUS_OF_A_TURN } from '../../src/battle/model/body';
import { cloneEngineState, copyState } from '../../src/battle/model/copyState';
import {
  compileBoard,
  compileState,
  compileUnit,
  describeState,
  type EngineState,
} from '../../src/battle/model/engineState';
import { describeFighter } from '../../src/battle/model/fighter';
import { FACINGS } from '../../src/battle/model/position';
import type { BattleState } from '../../src/battle/model/state';
import type { Unit } from '../../src/battle/model/unit';
import { SIDES } from '../../src/kernel/sides';
import { book, SWORD } from '../support/book';
import { carriedOut, plain } from '../support/engine';
import { bow, mage, position, sword, tank } from '../support/position';
import { has } from './support/blows';

/** Nothing in it is as it is by default. */
const ODD: BattleState = position({
  phase: 'mulligan',
  round: 7,
  turn: 'right',
  winner: 'draw',
  ending: 'attrition',
  castles: { left: 3, right: 99 },
  supply: { left: 4, right: 6 },
  hands: { left: ['sword', 'lost'], right: ['bow'] },
  decks: { left: ['mage'], right: ['tank', 'tank'] },
  discards: { left: ['bow', 'bow'], right: ['sword'] },
  factions: { left: ['one'], right: ['two', 'three'] },
  ground: ['.~#', '^*.', 'c%.'],
  walls: [{ row: 1, col: 2, health: 5 }],
  secondSupplyRounds: 9,
  held: { left: [1, 2, 3], right: [4, 5, 6] },
  units: [
    sword('a', 'left', [0, 0], { health: 3, attackBonus: 7, facing: 'north', moved: true, strayed: true }),
    bow('b', 'right', [2, 2], { attack: 31, defense: 8, fullHealth: 77, cost: 9, ...has('mend'), revealed: true }),
  ],
  seed: 42,
  played: 1,
});
const PLAIN = position({ units: [mage('x', 'left', [1, 0]), tank('y', 'right', [1, 1]), bow('z', 'right', [0, 2])] });

const FLAGS = Object.keys(STATUS) as (keyof typeof STATUS)[];
const BARE = { hasStruck: false, attacked: false } as const;

describe('a unit compiled', () => {
  const units: readonly Unit[] = [
    ...FLAGS.map((flag) => sword('a', 'left', [1, 1], { ...BARE, [flag]: true })),
    ...FLAGS.map((flag) =>
      bow('b', 'right', [0, 2], { ...Object.fromEntries(FLAGS.map((each) => [each, each !== flag])) }),
    ),
    ...FACINGS.map((facing) => mage('c', 'left', [2, 0], { facing })),
    ...SIDES.map((side) => tank('d', side, [0, 0], { health: 1, attackBonus: -3 })),
    sword('g', 'left', [1, 1], { grants: [{ id: 'guard', ends: 'left' }] }),
    sword('h', 'right', [1, 1], { ...has('mend'), grants: [{ id: 'rush', value: 15, ends: 'turn' }] }),
    { ...sword('e', 'left', [2, 2]), card: 'lost', type: 'hybrid', cost: 0, attack: 0, defense: 1, fullHealth: 2 },
  ];

  it.each(units.map((unit) => [JSON.stringify(unit), unit] as const))('and described is itself: %s', (text, unit) => {
    expect(describeFighter(compileUnit(plain.book, unit))).toEqual(unit);
    const loaded: Unit = JSON.parse(text);
    expect(describeFighter(compileUnit(plain.book, loaded))).toEqual(loaded);
    expect(Object.keys(describeFighter(compileUnit(plain.book, unit)))).toEqual(Object.keys(unit));
  });

  it('has a bit for each flag', () => {
    const bits = FLAGS.map(
      (flag) => compileUnit(plain.book, sword('a', 'left', [0, 0], { ...BARE, [flag]: true })).status,
    );
    expect(bits).toEqual(FLAGS.map((flag) => STATUS[flag]));
    expect(FLAGS.filter((flag) => (STATUS[flag] & STATUS_OF_A_TURN) === 0)).toEqual(['revealed']);
  });
});

describe('a state compiled', () => {
  it.each([
    ['odd', ODD],
    ['plain', PLAIN],
  ])('and described is itself: %s', (_what, state) => {
    const described = describeState(plain.compile(state));
    expect(described).toEqual(state);
    expect(Object.keys(described).sort()).toEqual(Object.keys(state).sort());
    expect(JSON.parse(JSON.stringify(described))).toEqual(JSON.parse(JSON.stringify(state)));
  });

  it('is odd in every field', () => {
    const fields = Object.keys(PLAIN) as (keyof BattleState)[];
    expect(fields.filter((field) => JSON.stringify(ODD[field]) === JSON.stringify(PLAIN[field]))).toEqual([]);
  });

  it('has the board that observations have', () => {
    const { turn, units, ground, walls, held } = plain.compile(ODD);
    expect(compileBoard(plain.book, ODD)).toEqual({ turn, units, ground, walls, held });
  });

  it('shares nothing with the words that an order could write', () => {
    const before = JSON.stringify(PLAIN);
    const state = plain.compile(PLAIN);
    spoil(state);
    expect(JSON.stringify(PLAIN)).toBe(before);
    const words = describeState(state);
    spoil(state);
    expect(words.units[0]?.health).toBe(-1);
    expect(words.castles.left).toBe(-1);
  });

  it('has one ground for all states of equal terrain, and others by other books', () => {
    const anew = { ...ODD, ground: [...ODD.ground] };
    expect(plain.compile(anew).ground).toBe(plain.compile(ODD).ground);
    expect(compileState(book(), ODD).ground).not.toBe(plain.compile(ODD).ground);
    expect(plain.compile(PLAIN).ground).not.toBe(plain.compile(ODD).ground);
  });
});

/** Writes all that is written in place. */
function spoil(state: EngineState): void {
  const [unit] = state.units;
  if (unit === undefined) throw new Error('nobody to spoil');
  unit.health -= 51;
  unit.status = 255;
  state.units.pop();
  for (const side of SIDES) {
    state.castles[side] = -1;
    state.supply[side] = -1;
    state.hands[side] = [];
    state.held[side] = [];
  }
  state.round = -1;
}

describe('a copy', () => {
  it.each([
    ['odd', ODD],
    ['plain', PLAIN],
  ])('is equal and separate: %s', (_what, words) => {
    const state = plain.compile(words);
    const copy = cloneEngineState(state);
    expect(copy).toEqual(state);
    spoil(copy);
    expect(describeState(state)).toEqual(words);
  });

  it('written over another state is equal to its source, whatever stood there', () => {
    const empty = position();
    for (const from of [ODD, PLAIN, empty]) {
      for (const over of [ODD, PLAIN, empty]) {
        const [source, into] = [plain.compile(from), plain.compile(over)];
        copyState(into, source);
        expect(describeState(into)).toEqual(from);
        if (into.units.length > 0) spoil(into);
        expect(describeState(source)).toEqual(from);
      }
    }
  });
});

describe('an order that nobody is told of', () => {
  it('brings the state that its events bring', () => {
    const engine = createBattleEngine(book({ cards: [{ ...SWORD, id: 'pusher', ...has('push') }] }));
    const state = position({
      hands: { left: ['sword', 'pusher', 'sword'] },
      supply: { left: 9 },
      decks: { right: ['bow', 'sword'] },
      units: [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1], { health: 3 })],
    });
    for (const order of engine.legalOrders(state, 'left')) {
      const told = engine.submit(state, order);
      const untold = carriedOut(engine, state, order);
      expect(told).toEqual({ ok: true, value: { state: untold, events: expect.any(Array) } });
    }
  });
});
