import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { POSITIONS } from '../../src/battle/model/position';
import { SIDES } from '../../src/kernel/sides';
import { BOW, book, MAGE, SWORD, TANK } from '../support/book';
import { plain, play, refusalOf, standing } from '../support/engine';
import { at, bow, position, sword } from '../support/position';
import { has, told } from './support/blows';

const HOME = { left: [0, 1], right: [1, 2] } as const;

describe('R3, where a card may be deployed', () => {
  const cases = SIDES.flatMap((side) =>
    POSITIONS.map((cell) => ({ side, cell, allowed: HOME[side].includes(cell.col as never) })),
  );

  it.each(cases)('$side at $cell.row,$cell.col: $allowed', ({ side, cell, allowed }) => {
    const state = position({ turn: side, supply: { [side]: 7 }, hands: { [side]: ['sword'] } });
    const order = { type: 'deploy', card: 'sword', at: cell } as const;
    expect(refusalOf(plain, state, order)).toBe(allowed ? null : 'outside-zone');
    expect(plain.canDeployToPosition(cell, side, state)).toBe(allowed);
  });

  it.each(['left', 'right'] as const)('not on a cell that a card of %s holds', (holder) => {
    const state = position({ supply: { left: 7 }, hands: { left: ['sword'] }, units: [bow('b', holder, [1, 1])] });
    expect(refusalOf(plain, state, { type: 'deploy', card: 'sword', at: at(1, 1) })).toBe('cell-taken');
    expect(plain.canDeployToPosition(at(1, 1), 'left', state)).toBe(true);
    expect(plain.getValidDeploymentPositions('left', state)).not.toContainEqual(at(1, 1));
  });
});

describe('R3, what a deployment does', () => {
  it.each([
    ['left', at(2, 1), 'east'],
    ['right', at(0, 2), 'west'],
  ] as const)('%s: pays, leaves the hand, stands fresh and faces the enemy castle', (side, cell, facing) => {
    const state = position({ turn: side, supply: { [side]: 5 }, hands: { [side]: ['bow', 'tank', 'bow'] } });
    const { state: after, events } = play(plain, state, { type: 'deploy', card: 'tank', at: cell });
    expect(after.supply[side]).toBe(3);
    expect(after.hands[side]).toEqual(['bow', 'bow']);
    expect(after.units).toEqual([
      {
        id: 'tank',
        card: 'tank',
        side,
        ...cell,
        type: 'melee',
        cost: 2,
        attack: 20,
        defense: 10,
        fullHealth: 50,
        abilities: [],
        health: 50,
        facing,
        fresh: true,
        moved: false,
        movedAgain: false,
        attacked: false,
        hasStruck: false,
        revealed: false,
        braced: false,
        strayed: false,
        attackBonus: 0,
      },
    ]);
    expect(events).toEqual([{ type: 'deployed', unit: after.units[0] }]);
  });

  it('takes one copy of two', () => {
    const state = position({ supply: { left: 5 }, hands: { left: ['bow', 'bow', 'tank'] } });
    expect(play(plain, state, { type: 'deploy', card: 'bow', at: at(0, 0) }).state.hands.left).toEqual(['bow', 'tank']);
  });
});

const FLYER = { ...MAGE, id: 'flyer', ...has('flying') };
const WINGED = createBattleEngine(book({ cards: [FLYER] }));

describe('R3, Flying', () => {
  it.each(SIDES)('%s may deploy a flying card to any column, and helpers say so when told of it', (side) => {
    const state = position({ turn: side, supply: { [side]: 7 }, hands: { [side]: ['flyer'] } });
    for (const cell of POSITIONS) {
      expect(refusalOf(WINGED, state, { type: 'deploy', card: 'flyer', at: cell })).toBeNull();
      expect(WINGED.canDeployToPosition(cell, side, state, FLYER)).toBe(true);
      expect(WINGED.canDeployToPosition(cell, side, state, MAGE)).toBe(HOME[side].includes(cell.col as never));
    }
    expect(WINGED.getValidDeploymentPositions(side, state, FLYER)).toEqual(POSITIONS);
    expect(WINGED.legalOrders(state, side)).toHaveLength(10);
  });

  it('needs an empty cell that is no boulder all the same', () => {
    const state = position({
      ground: ['..#', '...', '...'],
      supply: { left: 7 },
      hands: { left: ['flyer'] },
      units: [sword('b', 'right', [1, 2])],
    });
    expect(refusalOf(WINGED, state, { type: 'deploy', card: 'flyer', at: at(0, 2) })).toBe('cell-blocked');
    expect(refusalOf(WINGED, state, { type: 'deploy', card: 'flyer', at: at(1, 2) })).toBe('cell-taken');
    expect(WINGED.legalOrders(state, 'left')).toHaveLength(8);
  });
});

describe('R3, the ground', () => {
  const deploy = { type: 'deploy', card: 'sword', at: at(1, 1) } as const;

  it('a boulder takes nobody', () => {
    const state = position({ ground: 'the-boulder', supply: { left: 7 }, hands: { left: ['sword'] } });
    expect(refusalOf(plain, state, deploy)).toBe('cell-blocked');
    expect(plain.canDeployToPosition(at(1, 1), 'left', state)).toBe(true);
    expect(plain.getValidDeploymentPositions('left', state)).not.toContainEqual(at(1, 1));
  });

  it.each(['.', '^', 'c', 'C', 'x', '~', '%'])('%s takes anybody unhurt', (glyph) => {
    const state = position({ ground: ['...', `.${glyph}.`, '...'], supply: { left: 7 }, hands: { left: ['sword'] } });
    expect(told(play(plain, state, deploy).events)).toEqual(['deployed']);
  });

  it('a hazard hurts at once, by 8', () => {
    const state = position({ ground: 'burning-yard', supply: { left: 7 }, hands: { left: ['sword'] } });
    const { state: after, events } = play(plain, state, deploy);
    expect(events.slice(1)).toEqual([{ type: 'burned', unit: 'sword', damage: 8, health: 42 }]);
    expect(standing(after, 'sword').health).toBe(42);
  });

  it('a card that falls there does nothing more', () => {
    const cards = [{ ...SWORD, id: 'crier', health: 8, ...has('battle-cry') }];
    const state = position({
      ground: 'burning-yard',
      supply: { left: 7 },
      hands: { left: ['crier'] },
      units: [sword('a', 'left', [1, 0])],
    });
    const step = play(createBattleEngine(book({ cards })), state, { type: 'deploy', card: 'crier', at: at(1, 1) });
    expect(told(step.events)).toEqual(['deployed', 'burned', 'fell']);
    expect(step.state.discards.left).toEqual(['crier']);
  });

  it('Flying is not hurt', () => {
    const state = position({ ground: 'burning-yard', supply: { left: 7 }, hands: { left: ['flyer'] } });
    expect(told(play(WINGED, state, { type: 'deploy', card: 'flyer', at: at(1, 1) }).events)).toEqual(['deployed']);
  });

  it('the damage is the rules’', () => {
    const state = position({ ground: 'burning-yard', supply: { left: 7 }, hands: { left: ['sword'] } });
    const engine = createBattleEngine(book({ rules: { hazardDamage: 11 } }));
    expect(standing(play(engine, state, deploy).state, 'sword').health).toBe(39);
  });
});

describe('R3, what stands in the way', () => {
  it.each([
    [2, null],
    [1, 'not-enough-supply'],
    [0, 'not-enough-supply'],
  ])('a card of cost 2 with %i supply: %s', (supply, expected) => {
    const state = position({ supply: { left: supply }, hands: { left: ['sword'] } });
    expect(refusalOf(plain, state, { type: 'deploy', card: 'sword', at: at(0, 0) })).toBe(expected);
  });

  it('a free card needs no supply', () => {
    const engine = createBattleEngine(book({ cards: [{ ...SWORD, id: 'peasant', cost: 0 }] }));
    const state = position({ hands: { left: ['peasant'] } });
    expect(play(engine, state, { type: 'deploy', card: 'peasant', at: at(0, 0) }).state.supply.left).toBe(0);
  });

  it.each([
    [4, null],
    [5, 'too-many-units'],
  ])('%i own cards on the board: %s', (count, expected) => {
    const own = [at(0, 0), at(1, 0), at(2, 0), at(0, 2), at(1, 2)].slice(0, count);
    const enemies = [sword('x', 'right', [0, 1]), sword('y', 'right', [2, 2])];
    const units = own.map(({ row, col }, index) => bow(`b${index}`, 'left', [row, col]));
    const state = position({ supply: { left: 7 }, hands: { left: ['sword'] }, units: [...units, ...enemies] });
    expect(refusalOf(plain, state, { type: 'deploy', card: 'sword', at: at(1, 1) })).toBe(expected);
    expect(plain.legalOrders(state, 'left').some(({ type }) => type === 'deploy')).toBe(expected === null);
  });

  it('a card that is not in hand, or in the other hand', () => {
    const state = position({ supply: { left: 7 }, hands: { left: ['bow'], right: ['sword'] } });
    expect(refusalOf(plain, state, { type: 'deploy', card: 'sword', at: at(0, 0) })).toBe('not-in-hand');
  });

  it('a card that is no longer in the set', () => {
    const state = position({ supply: { left: 7 }, hands: { left: ['lost'] } });
    expect(refusalOf(plain, state, { type: 'deploy', card: 'lost', at: at(0, 0) })).toBe('unknown-card');
    expect(plain.legalOrders(state, 'left')).toEqual([{ type: 'endTurn' }]);
  });
});

describe('unit ids', () => {
  const hand = ['sword', 'sword', 'sword', 'sword'];

  it('are the card’s, then -2, -3, over both sides', () => {
    const state = position({ supply: { left: 7, right: 7 }, hands: { left: hand, right: hand } });
    const { state: after } = play(
      plain,
      state,
      { type: 'deploy', card: 'sword', at: at(0, 0) },
      { type: 'deploy', card: 'sword', at: at(1, 0) },
      { type: 'endTurn' },
      { type: 'deploy', card: 'sword', at: at(0, 2) },
    );
    expect(after.units.map(({ id }) => id)).toEqual(['sword', 'sword-2', 'sword-3']);
    expect(after.usedIds).toEqual(['sword', 'sword-2', 'sword-3']);
  });

  it('count every unit ever present: the fallen’s id is not used again', () => {
    const state = position({
      turn: 'right',
      supply: { right: 7 },
      hands: { left: hand, right: hand },
      units: [sword('sword', 'left', [0, 1], { health: 1 }), bow('bow', 'right', [1, 1])],
    });
    const { state: after } = play(
      plain,
      state,
      { type: 'attack', unit: 'bow', target: 'sword' },
      { type: 'deploy', card: 'sword', at: at(0, 2) },
    );
    expect(after.units.map(({ id }) => id)).toEqual(['bow', 'sword-2']);
  });

  it('never meet the id of another card that ends in a number', () => {
    const cards = [
      { ...SWORD, id: 'sword-2' },
      { ...BOW, id: 'sword-2-2' },
    ];
    const engine = createBattleEngine(book({ cards, rules: { unitsPerSide: 9 } }));
    const idsOf = (...deck: readonly string[]): string[] => {
      const begun = position({ supply: { left: 99 }, hands: { left: deck } });
      const cells = POSITIONS.filter(({ col }) => col < 2);
      const orders = deck.map((card, index) => ({ type: 'deploy', card, at: cells[index] ?? at(0, 0) }) as const);
      return play(engine, begun, ...orders).state.units.map(({ id }) => id);
    };
    expect(idsOf('sword', 'sword', 'sword-2')).toEqual(['sword', 'sword-2', 'sword-2-2']);
    expect(idsOf('sword-2', 'sword', 'sword')).toEqual(['sword-2', 'sword', 'sword-3']);
    expect(idsOf('sword-2', 'sword-2', 'sword-2-2')).toEqual(['sword-2', 'sword-2-2', 'sword-2-2-2']);
  });

  it('never meet the name of a unit that the position brought', () => {
    const state = position({ supply: { left: 7 }, hands: { left: ['bow'] }, units: [sword('bow', 'right', [0, 2])] });
    const { state: after } = play(plain, state, { type: 'deploy', card: 'bow', at: at(0, 0) });
    expect(after.units.map(({ id }) => id)).toEqual(['bow', 'bow-2']);
    expect(after.usedIds).toEqual(['bow', 'sword', 'bow-2']);
  });

  it('never meet the name of a fallen unit of another card', () => {
    const cards = [{ ...SWORD, id: 'bow-2' }];
    const engine = createBattleEngine(book({ cards }));
    const state = position({
      turn: 'right',
      supply: { right: 7 },
      hands: { right: ['bow-2', 'bow', 'bow'] },
      units: [sword('a', 'left', [1, 1])],
    });
    const { state: after } = play(
      engine,
      state,
      { type: 'deploy', card: 'bow-2', at: at(0, 2) },
      { type: 'deploy', card: 'bow', at: at(1, 2) },
    );
    const fallen = { ...after, units: after.units.filter(({ id }) => id !== 'bow-2') };
    const { state: last } = play(engine, fallen, { type: 'deploy', card: 'bow', at: at(2, 2) });
    expect(last.units.map(({ id }) => id)).toEqual(['a', 'bow', 'bow-3']);
  });

  it('are fine for a card named like an inherited property', () => {
    const engine = createBattleEngine(
      book({
        cards: [
          { ...MAGE, id: 'constructor' },
          { ...TANK, id: 'valueOf' },
        ],
      }),
    );
    const state = position({ supply: { left: 7 }, hands: { left: ['constructor', 'valueOf', 'constructor'] } });
    const { state: after } = play(
      engine,
      state,
      { type: 'deploy', card: 'constructor', at: at(0, 0) },
      { type: 'deploy', card: 'valueOf', at: at(1, 0) },
      { type: 'deploy', card: 'constructor', at: at(2, 0) },
    );
    expect(after.units.map(({ id }) => id)).toEqual(['constructor', 'valueOf', 'constructor-2']);
    expect(standing(after, 'valueOf').defense).toBe(10);
  });
});
