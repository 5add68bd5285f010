import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../../src/battle/BattleEngine';
import { type Threats, threatsTo } from '../../../src/battle/foresight/threats';
import type { Side } from '../../../src/kernel/sides';
import { book } from '../../support/book';
import { plain } from '../../support/engine';
import { bow, mage, position, type Sketch, sword, tank } from '../../support/position';
import { has } from '../support/blows';

/** What `viewer` is told, in whose turn it may be. */
function threats(sketch: Sketch, viewer: Side = 'left', engine = plain): Threats {
  const state = position(sketch);
  return threatsTo(engine, engine.observe(state, viewer));
}

/** "by from-row,from-col damage arc" for each blow at a unit. */
function told({ units, castle }: Threats, target: string | null): string[] {
  const threat = target === null ? castle : units[target];
  return (threat?.blows ?? []).map(
    ({ by, from, damage, angle }) => `${by} ${from.row},${from.col} ${damage} ${angle?.arc ?? 'none'}`,
  );
}

describe('a threatened card', () => {
  it('is struck from where the enemy stands, unless a step makes it worse', () => {
    // From the front 20 × 0.8 right wing − 4; two steps on, behind it, 20 × 1.2 left wing × 1.5 rear − 4.
    const from = (...abilities: readonly string[]) =>
      threats({ units: [sword('a', 'left', [1, 1]), sword('e', 'right', [1, 2], has(...abilities))] });
    expect(told(from('sniper'), 'a')).toEqual(['e 1,2 12 front']);
    expect(from('sniper').units.a).toMatchObject({ total: 12, falls: false });
    expect(told(from(), 'a')).toEqual(['e 1,2 12 front']);
    expect(told(from('swift'), 'a')).toEqual(['e 1,0 32 rear']);
  });

  it('is struck from the cell that hurts most, with the orders that lead there', () => {
    // Facing north, a is open from its rear: south of it.
    const found = threats({
      units: [sword('a', 'left', [1, 1], { facing: 'north' }), bow('e', 'right', [1, 2])],
    });
    const [blow] = found.units.a?.blows ?? [];
    expect(blow?.angle).toEqual({ arc: 'rear', reason: 'facing' });
    expect(blow?.from.row).toBe(2);
    expect(blow?.orders).toEqual([
      { type: 'move', unit: 'e', to: blow?.from },
      { type: 'attack', unit: 'e', target: 'a' },
    ]);
  });

  it('adds up the most of every attacker, the hardest first, and falls when that is all its health', () => {
    const units = [
      sword('a', 'left', [1, 0]),
      bow('e', 'right', [0, 2]),
      mage('f', 'right', [2, 2]),
      sword('far', 'right', [1, 2], { abilities: [] }),
    ];
    const found = threats({ units });
    const blows = found.units.a?.blows ?? [];
    expect(blows.map(({ by }) => by).sort()).toEqual(['e', 'f', 'far']);
    expect(blows.map(({ damage }) => damage)).toEqual(
      blows.map(({ damage }) => damage).sort((one, other) => other - one),
    );
    const total = blows.reduce((sum, { damage }) => sum + damage, 0);
    expect(found.units.a).toMatchObject({ total, falls: true });
    const weak = (health: number) =>
      threats({ units: units.map((unit) => (unit.id === 'a' ? { ...unit, health } : unit)) }).units.a?.falls;
    expect([weak(total + 1), weak(total)]).toEqual([false, true]);
  });

  it('may be out of everybody’s reach', () => {
    const found = threats({ units: [sword('a', 'left', [0, 0]), sword('e', 'right', [2, 2], has('sniper'))] });
    expect(found.units).toEqual({});
  });

  it('is seen through enemies that are spent now: their next turn refreshes them', () => {
    const spent = { moved: true, attacked: true, fresh: true } as const;
    const found = threats({ units: [sword('a', 'left', [1, 1]), sword('e', 'right', [1, 2], spent)] });
    expect(told(found, 'a')).toHaveLength(1);
  });

  it('in the enemy’s turn only from those that can still strike', () => {
    const units = [
      sword('a', 'left', [1, 1]),
      sword('done', 'right', [0, 2], { attacked: true }),
      sword('still', 'right', [2, 2], { moved: true }),
    ];
    const found = threats({ turn: 'right', units });
    expect(told(found, 'a').map((blow) => blow.split(' ')[0])).toEqual(['still']);
    expect(found.units.a?.blows[0]?.orders).toEqual([{ type: 'attack', unit: 'still', target: 'a' }]);
    expect(found.cells[4]).toEqual(['still']);
  });

  it('is told of splashes from blows at its neighbours, without an angle', () => {
    const found = threats({
      units: [
        sword('a', 'left', [0, 0]),
        sword('b', 'left', [0, 1]),
        sword('e', 'right', [0, 2], { ...has('splash', 'sniper') }),
      ],
    });
    expect(told(found, 'a')).toEqual(['e 0,2 8 none']);
    expect(found.units.a?.blows[0]?.orders).toEqual([{ type: 'attack', unit: 'e', target: 'b' }]);
  });

  it('braces for it: what holds until its next turn counts', () => {
    const from = (braced: boolean) =>
      threats({
        units: [
          sword('a', 'left', [1, 1], { ...has('brace'), facing: 'north', braced }),
          sword('e', 'right', [2, 2], has('sniper')),
        ],
      }).units.a?.blows[0];
    expect(from(false)?.angle?.arc).toBe('rear');
    expect(from(true)?.angle).toEqual({ arc: 'front', reason: 'ability' });
    expect(from(true)?.damage).toBeLessThan(from(false)?.damage ?? 0);
  });

  it('is healed at the end of the turn before it is threatened', () => {
    const mended = createBattleEngine(
      book({
        abilities: [
          { id: 'rest', parts: [{ trigger: 'endTurn', effect: { heal: { amount: 30, to: { who: 'self' } } } }] },
        ],
      }),
    );
    const units = (ability: string) => [
      sword('a', 'left', [1, 1], { health: 5, abilities: [{ id: ability }] }),
      sword('e', 'right', [1, 2]),
    ];
    expect(threats({ units: units('swift') }, 'left', mended).units.a?.falls).toBe(true);
    expect(threats({ units: units('rest') }, 'left', mended).units.a?.falls).toBe(false);
  });

  it('falls without a blow when the turn itself fells it', () => {
    const cursed = createBattleEngine(
      book({
        abilities: [
          {
            id: 'plague',
            parts: [{ trigger: 'startTurn', effect: { dealDamage: { amount: 9, to: { who: 'enemies' } } } }],
          },
        ],
      }),
    );
    const found = threats(
      { units: [sword('a', 'left', [0, 0], { health: 9 }), sword('e', 'right', [0, 2], has('plague', 'sniper'))] },
      'left',
      cursed,
    );
    expect(found.units).toEqual({ a: { blows: [], total: 0, falls: true } });
  });

  it('is threatened by a column that marches', () => {
    const marching = (march: boolean) => {
      const rules = book().rules;
      const engine = createBattleEngine(book({ rules: { optional: { ...rules.optional, march } } }));
      const column = [0, 1, 2].map((row) => sword(`e${row}`, 'right', [row, 2]));
      return threats({ units: [sword('a', 'left', [1, 0]), ...column] }, 'left', engine);
    };
    // Whoever goes alone has left the column and may not strike any more.
    const together = marching(true);
    expect(together.units.a?.blows.map(({ by }) => by).sort()).toEqual(['e0', 'e1', 'e2']);
    expect(together.units.a?.blows[0]?.orders[0]).toEqual({ type: 'march', column: 2, to: 1 });
    expect(marching(false).units.a?.blows[0]?.orders[0]).toMatchObject({ type: 'move' });
  });
});

describe('a threatened castle', () => {
  it('is struck from where the least stands in between', () => {
    const found = threats({ units: [tank('screen', 'left', [0, 0]), bow('e', 'right', [0, 2])] });
    expect(told(found, null)).toEqual(['e 1,1 20 none']);
    expect(found.castle).toMatchObject({ total: 20, falls: false });
  });

  it('falls by what is left of it', () => {
    const units = [bow('e', 'right', [0, 2]), bow('f', 'right', [2, 2])];
    expect(threats({ castles: { left: 41 }, units }).castle).toMatchObject({ total: 40, falls: false });
    expect(threats({ castles: { left: 40 }, units }).castle?.falls).toBe(true);
  });

  it('counts what attrition takes on the way to the enemy’s turn', () => {
    const units = [bow('e', 'left', [0, 0])];
    const { fromRound, step } = plain.book.rules.attrition;
    const sketch = { turn: 'right', round: fromRound - 1, castles: { right: 20 + step }, units } as const;
    expect(threats(sketch, 'right').castle).toMatchObject({ total: 20, falls: true });
    expect(threats({ ...sketch, round: fromRound - 2 }, 'right').castle?.falls).toBe(false);
  });

  it('is safe from whoever can’t reach it', () => {
    const found = threats({ units: [sword('e', 'right', [1, 2], has('sniper'))] });
    expect(found.castle).toBeNull();
  });

  it('is safe when attrition ends the battle first, and when it is over', () => {
    const { fromRound } = plain.book.rules.attrition;
    const over = { turn: 'right', round: fromRound, castles: { left: 1 }, units: [bow('e', 'left', [0, 0])] } as const;
    const nothing = { units: {}, castle: null, goals: [], cells: Array.from({ length: 9 }, () => []) };
    expect(threats(over, 'right')).toEqual(nothing);
    expect(threats({ winner: 'left', ending: 'castle', units: [bow('e', 'right', [0, 2])] })).toEqual(nothing);
    expect(threats({ phase: 'mulligan' })).toEqual(nothing);
  });
});

describe('a covered cell', () => {
  it('tells who could strike a card there, by its own reach and after a step', () => {
    const found = threats({ units: [sword('e', 'right', [0, 2]), bow('f', 'right', [2, 2], has('sniper'))] });
    // The sword reaches one column, and the left wing after a step into the center.
    expect(found.cells[0]).toEqual(['e', 'f']);
    // Cells of the enemy's own are none that the viewer could stand on.
    expect([found.cells[2], found.cells[8]]).toEqual([[], []]);
  });

  it('is none behind what blocks sight, or on a rock', () => {
    const found = threats({
      ground: ['...', '.#.', '...'],
      units: [bow('f', 'right', [1, 2], has('sniper'))],
    });
    expect(found.cells[3]).toEqual([]);
    expect(found.cells[4]).toEqual([]);
    expect(found.cells[1]).toEqual(['f']);
  });

  it('is covered by nobody without an attack', () => {
    const found = threats({ units: [sword('e', 'right', [0, 2], { attack: 0 })] });
    expect(found.cells.flat()).toEqual([]);
  });
});

it('a card that the enemy holds is never foreseen', () => {
  const sketch = (hand: readonly string[]): Sketch => ({
    supply: { right: 7 },
    hands: { right: hand },
    decks: { right: ['tank', 'bow'] },
    units: [sword('a', 'left', [1, 1]), sword('e', 'right', [1, 2])],
  });
  expect(threats(sketch(['bow', 'bow']))).toEqual(threats(sketch(['sword', 'tank'])));
});
