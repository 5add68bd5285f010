import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../src/battle/model/events';
import type { Order } from '../../src/battle/model/orders';
import { type BattleState, cloneState, cloneUnit } from '../../src/battle/model/state';
import type { Unit } from '../../src/battle/model/unit';
import { apply } from '../../src/battle/resolve/apply';
import { plain } from '../support/engine';
import { at, bow, position, sword } from '../support/position';
import type { EventNamed } from './support/blows';

const A = sword('a', 'left', [0, 0]);
const B = bow('b', 'right', [1, 2], { attackBonus: 4, health: 30 });
const FIELD = position({
  supply: { left: 5, right: 2 },
  hands: { left: ['tank', 'bow'] },
  decks: { left: ['mage', 'sword'] },
  walls: [
    { row: 2, col: 2, health: 9 },
    { row: 0, col: 2, health: 40 },
  ],
  units: [A, B],
});

type Expected = Partial<{ [Key in keyof BattleState]: unknown }> & { a?: Partial<Unit>; b?: Partial<Unit> };

const blow = { unit: 'a', target: 'b', damage: 7, arithmetic: [], angle: 'front', angleReason: 'facing' } as const;
const by = { by: 'b', ability: 'x' };

/** Every event and all that it changes. */
const ROWS: { readonly [Type in BattleEvent['type']]: readonly [event: EventNamed<Type>, expected: Expected] } = {
  mulliganed: [
    { type: 'mulliganed', side: 'left', returned: ['bow'], hand: ['tank'], deck: ['bow', 'mage'], chance: [7] },
    { hands: { left: ['tank'], right: [] }, decks: { left: ['bow', 'mage'], right: [] }, chance: [7], turn: 'right' },
  ],
  turnBegan: [
    { type: 'turnBegan', side: 'right', round: 9, supply: 6 },
    { phase: 'battle', turn: 'right', round: 9, supply: { left: 5, right: 6 } },
  ],
  attrition: [
    { type: 'attrition', round: 14, loss: 10 },
    { round: 14, castles: { left: 130, right: 130 } },
  ],
  cardDrawn: [
    { type: 'cardDrawn', side: 'left', card: 'mage' },
    { hands: { left: ['tank', 'bow', 'mage'], right: [] }, decks: { left: ['sword'], right: [] } },
  ],
  cardOverdrawn: [
    { type: 'cardOverdrawn', side: 'left', card: 'mage' },
    { discards: { left: ['mage'], right: [] }, decks: { left: ['sword'], right: [] } },
  ],
  deployed: [
    { type: 'deployed', unit: bow('bow-2', 'left', [1, 1]) },
    {
      supply: { left: 3, right: 2 },
      hands: { left: ['tank'], right: [] },
      usedIds: ['a', 'sword', 'b', 'bow', 'bow-2'],
      units: [A, B, bow('bow-2', 'left', [1, 1])],
    },
  ],
  moved: [
    { type: 'moved', unit: 'a', from: at(0, 0), to: at(1, 1), facing: 'east', strayed: true },
    { a: { row: 1, col: 1, facing: 'east', moved: true, strayed: true } },
  ],
  struck: [
    { type: 'struck', facing: 'south', ...blow },
    { a: { facing: 'south', attacked: true, hasStruck: true, revealed: true } },
  ],
  countered: [{ type: 'countered', ability: null, ...blow }, {}],
  cellStruck: [
    {
      type: 'cellStruck',
      unit: 'a',
      at: at(0, 2),
      facing: 'north',
      damage: 9,
      health: 31,
      terrain: 'blocking',
      arithmetic: [],
    },
    {
      a: { facing: 'north', attacked: true, hasStruck: true, revealed: true },
      walls: [
        { row: 2, col: 2, health: 9, under: 'normal' },
        { row: 0, col: 2, health: 31, under: 'normal' },
      ],
    },
  ],
  wounded: [{ type: 'wounded', unit: 'b', health: 3 }, { b: { health: 3 } }],
  burned: [{ type: 'burned', unit: 'b', damage: 8, health: 22 }, { b: { health: 22 } }],
  hurt: [{ type: 'hurt', unit: 'b', damage: 8, health: 21, ...by }, { b: { health: 21 } }],
  healed: [{ type: 'healed', unit: 'b', amount: 5, health: 35, ...by }, { b: { health: 35 } }],
  emboldened: [{ type: 'emboldened', unit: 'b', amount: 6, ...by }, { b: { attackBonus: 10 } }],
  readied: [{ type: 'readied', unit: 'a', what: 'attack', ...by }, {}],
  played: [
    { type: 'played', side: 'left', card: 'tank', cost: 1, at: at(1, 2), to: null, target: 'b' },
    {
      supply: { left: 4, right: 2 },
      hands: { left: ['bow'], right: [] },
      discards: { left: ['tank'], right: [] },
      played: 1,
    },
  ],
  granted: [
    { type: 'granted', unit: 'b', grant: { id: 'guard', ends: 'left' }, ...by },
    { b: { grants: [{ id: 'guard', ends: 'left' }] } },
  ],
  turned: [{ type: 'turned', unit: 'b', facing: 'north', ...by }, { b: { facing: 'north' } }],
  swapped: [
    { type: 'swapped', unit: 'a', with: 'b', ...by },
    { a: { row: 1, col: 2 }, b: { row: 0, col: 0 } },
  ],
  recalled: [
    { type: 'recalled', unit: 'a', card: 'sword', side: 'left', ...by },
    { units: [B], hands: { left: ['tank', 'bow', 'sword'], right: [] } },
  ],
  shoved: [{ type: 'shoved', unit: 'b', kind: 'push', from: at(1, 2), to: at(1, 1), ...by }, { b: { row: 1, col: 1 } }],
  groundChanged: [
    { type: 'groundChanged', at: at(1, 0), from: 'normal', to: 'blocking', health: 40, ...by },
    {
      ground: FIELD.ground.with(3, 'blocking'),
      walls: [...FIELD.walls, { row: 1, col: 0, health: 40, under: 'normal' }],
    },
  ],
  concealed: [{ type: 'concealed', unit: 'b', ability: 'x' }, {}],
  braced: [{ type: 'braced', unit: 'a' }, { a: { braced: true, attacked: true } }],
  fell: [
    { type: 'fell', unit: 'b', card: 'bow', side: 'right' },
    { units: [A], discards: { left: [], right: ['bow'] } },
  ],
  castleStruck: [
    { type: 'castleStruck', unit: 'a', castle: 'right', facing: 'east', damage: 20, health: 120, arithmetic: [] },
    { castles: { left: 140, right: 120 }, a: { facing: 'east', attacked: true, hasStruck: true, revealed: true } },
  ],
  columnsHeld: [
    { type: 'columnsHeld', side: 'left', turns: [1, 0, 2] },
    { held: { left: [1, 0, 2], right: [0, 0, 0] } },
  ],
  effectsCut: [{ type: 'effectsCut', limit: 60 }, {}],
  turnEnded: [
    { type: 'turnEnded', side: 'left' },
    { turn: 'right', b: { attackBonus: 0 } },
  ],
  battleEnded: [
    { type: 'battleEnded', winner: 'draw', ending: 'attrition' },
    { winner: 'draw', ending: 'attrition' },
  ],
};

describe('every event writes this and nothing else', () => {
  it.each(Object.entries(ROWS))('%s', (_type, [event, { a, b, ...expected }]) => {
    const state = cloneState(FIELD);
    apply(plain.book, state, event);
    expect(state).toEqual({
      ...FIELD,
      units: [
        { ...A, ...a },
        { ...B, ...b },
      ],
      ...expected,
    });
  });

  it.each([
    ['turnBegan clears the flags of its side', 'turnBegan', 'b', {}],
    ['readied gives the attack back', 'readied', 'a', { attacked: false, moved: true }],
    ['concealed hides', 'concealed', 'b', { revealed: false }],
    ['moved after a blow is the second move', 'moved', 'a', { movedAgain: true, moved: true }],
  ] as const)('%s', (_what, type, id, expected) => {
    const spent = { fresh: true, moved: true, attacked: true, hasStruck: true, revealed: true, braced: true };
    const state = cloneState({
      ...FIELD,
      units: [sword('a', 'left', [0, 0], spent), bow('b', 'right', [1, 2], spent)],
    });
    const [event] = ROWS[type];
    apply(plain.book, state, event);
    const unit = state.units.find((each) => each.id === id);
    if (type === 'turnBegan') expect(unit).toEqual(bow('b', 'right', [1, 2], { revealed: true }));
    else expect(unit).toMatchObject(expected);
  });

  it('moved that strays from nothing leaves an earlier straying as it is', () => {
    const state = cloneState({ ...FIELD, units: [sword('a', 'left', [0, 0], { strayed: true })] });
    apply(plain.book, state, {
      type: 'moved',
      unit: 'a',
      from: at(0, 0),
      to: at(0, 1),
      facing: 'east',
      strayed: false,
    });
    expect(state.units[0]).toMatchObject({ strayed: true, movedAgain: false });
  });

  it('a wall at 0 is gone, and what lay there comes back', () => {
    const state = cloneState(FIELD);
    const [event] = ROWS.cellStruck;
    apply(plain.book, state, { ...event, health: 0, terrain: 'difficult' });
    expect(state.walls).toEqual([{ row: 2, col: 2, health: 9, under: 'normal' }]);
    expect(state.ground[2]).toBe('difficult');
    expect(state.ground[8]).toBe('blocking');
  });

  it('a change of ground for good raises no wall', () => {
    const state = cloneState(FIELD);
    const [event] = ROWS.groundChanged;
    apply(plain.book, state, { ...event, to: 'partial-cover', health: null });
    expect(state.walls).toEqual(FIELD.walls);
    expect(state.ground[3]).toBe('partial-cover');
  });

  it('a deployed unit is a copy: the event stays as it was', () => {
    const state = cloneState(FIELD);
    const [event] = ROWS.deployed;
    apply(plain.book, state, event);
    apply(plain.book, state, { type: 'wounded', unit: 'bow-2', health: 1 });
    expect(event.unit.health).toBe(50);
  });
});

/** A rule runs after the judge: what is missing now is a bug, and a bug throws. */
describe('a bug throws', () => {
  const ofUnits = Object.values(ROWS)
    .map(([event]): BattleEvent => event)
    .filter((event) => 'unit' in event && typeof event.unit === 'string');

  it.each(ofUnits)('$type of a unit that is not there', (event) => {
    expect(() => apply(plain.book, cloneState(FIELD), { ...event, unit: 'ghost' } as BattleEvent)).toThrow('ghost');
  });

  it.each<Order>([
    { type: 'move', unit: 'ghost', to: at(0, 1) },
    { type: 'attack', unit: 'a', target: 'ghost' },
    { type: 'attackCastle', unit: 'ghost' },
    { type: 'deploy', card: 'lost', at: at(0, 1) },
    { type: 'attackCell', unit: 'a', at: at(1, 1) },
    { type: 'march', column: 1, to: 2 },
  ])('carrying out an unjudged $type', (order) => {
    expect(() => plain.carryOut(plain.compile(FIELD), order)).toThrow(/ghost|lost|wall|column/);
  });
});

describe('a clone', () => {
  it('is equal and separate: writing to it leaves the first as it was', () => {
    const before = JSON.stringify(FIELD);
    for (const [event] of Object.values(ROWS)) {
      const clone = cloneState(FIELD);
      expect(clone).toEqual(FIELD);
      apply(plain.book, clone, event);
      expect(JSON.stringify(FIELD)).toBe(before);
    }
  });

  it('of a unit has every field', () => {
    const odd = bow('b', 'right', [1, 2], {
      health: 3,
      facing: 'north',
      fresh: true,
      moved: true,
      movedAgain: true,
      attacked: true,
      revealed: true,
      braced: true,
      strayed: true,
      attackBonus: 9,
      abilities: [{ id: 'mend', value: 3 }],
    });
    expect(cloneUnit(odd)).toEqual(odd);
    expect(cloneUnit(odd)).not.toBe(odd);
  });
});
