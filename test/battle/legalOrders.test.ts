import { describe, expect, it } from 'vitest';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { POSITIONS } from '../../src/battle/model/position';
import { stableHash } from '../../src/kernel/hash';
import { OPPONENT } from '../../src/kernel/sides';
import { book, MAGE, SWORD } from '../support/book';
import { plain } from '../support/engine';
import { at, bow, mage, position, type Sketch, sword, tank } from '../support/position';
import { END, has } from './support/blows';
import { everyOrder } from './support/everyOrder';

describe('the orders on offer', () => {
  it('come deployments first, then unit by unit (blows, castle, moves), the end of the turn last', () => {
    const state = position({
      supply: { left: 2 },
      hands: { left: ['bow', 'bow'] },
      units: [
        sword('s', 'left', [0, 1]),
        bow('e', 'right', [1, 1]),
        bow('b', 'left', [1, 0], { moved: true }),
        sword('f', 'left', [2, 1], { fresh: true }),
      ],
    });
    expect(plain.legalOrders(state, 'left')).toEqual([
      { type: 'deploy', card: 'bow', at: at(0, 0) },
      { type: 'deploy', card: 'bow', at: at(2, 0) },
      { type: 'attack', unit: 's', target: 'e' },
      { type: 'attackCastle', unit: 's' },
      { type: 'move', unit: 's', to: at(0, 0) },
      { type: 'move', unit: 's', to: at(0, 2) },
      { type: 'attack', unit: 'b', target: 'e' },
      { type: 'attackCastle', unit: 'b' },
      { type: 'attack', unit: 'f', target: 'e' },
      END,
    ]);
  });

  it('with all that a card can do: blows, slides, castle, walls, brace, moves; marches before the end', () => {
    const optional = { ...plain.book.rules.optional, march: true };
    const engine = createBattleEngine(book({ rules: { optional } }));
    const state = position({
      ground: ['..#', '..#', '#..'],
      walls: [{ row: 0, col: 1, health: 3 }],
      units: [
        sword('x', 'left', [0, 0], has('slide', 'brace')),
        bow('y', 'left', [1, 0], { attacked: true }),
        sword('e', 'right', [1, 1]),
      ],
    });
    expect(engine.legalOrders(state, 'left')).toEqual([
      { type: 'attack', unit: 'x', target: 'e' },
      { type: 'attack', unit: 'x', target: 'e', slideTo: at(2, 1) },
      { type: 'attackCell', unit: 'x', at: at(0, 1) },
      { type: 'brace', unit: 'x' },
      { type: 'move', unit: 'y', to: at(2, 1) },
      END,
    ]);
    const column = position({ units: [0, 1, 2].map((row) => tank(`t${row}`, 'left', [row, 2], { attacked: true })) });
    expect(engine.legalOrders(column, 'left').slice(-2)).toEqual([{ type: 'march', column: 2, to: 1 }, END]);
  });

  it('name a card once, however many copies are in hand, in the order of the hand', () => {
    const state = position({ supply: { left: 2 }, hands: { left: ['tank', 'bow', 'tank'] } });
    const cards = plain.legalOrders(state, 'left').flatMap((order) => (order.type === 'deploy' ? [order.card] : []));
    expect(cards).toEqual([...Array.from({ length: 6 }, () => 'tank'), ...Array.from({ length: 6 }, () => 'bow')]);
  });

  it('are none for the side that waits, and none when the battle is over', () => {
    const units = [sword('a', 'left', [0, 1]), sword('b', 'right', [1, 1])];
    expect(plain.legalOrders(position({ turn: 'left', units }), 'right')).toEqual([]);
    expect(plain.legalOrders(position({ winner: 'draw', ending: 'attrition', units }), 'left')).toEqual([]);
  });

  it('always hold the end of the turn, never conceding', () => {
    const full = position({
      units: POSITIONS.map(({ row, col }) => bow(`b${row}${col}`, 'left', [row, col], { attacked: true })),
    });
    expect(plain.legalOrders(full, 'left')).toEqual([END]);
    expect(plain.legalOrders(position(), 'left')).toEqual([END]);
    expect(plain.whyIllegal(position(), { type: 'concede' })).toBeNull();
  });
});

const optional = { ...plain.book.rules.optional, march: true, zoneOwnership: true };
const cards = [
  { ...SWORD, id: 'builder', ...has('raise-palisade') },
  { ...MAGE, id: 'flyer', cost: 3, ...has('flying') },
];
const whole = createBattleEngine(book({ rules: { optional }, cards }));
const RICH: Sketch = {
  supply: { left: 7, right: 7 },
  hands: { left: ['builder', 'flyer', 'lost', 'bow'], right: ['tank', 'flyer'] },
};

/** Positions with a bit of everything. */
const POSITIONS_TO_ASK: readonly (readonly [string, Sketch])[] = [
  ['an empty board', RICH],
  ['poor', { ...RICH, supply: { left: 2, right: 2 } }],
  ['hands to be settled', { ...RICH, phase: 'mulligan' }],
  ['the end', { ...RICH, winner: 'left', ending: 'castle' }],
  [
    'a crowd',
    {
      ...RICH,
      units: [
        sword('a', 'left', [0, 0], has('slide', 'brace')),
        mage('b', 'left', [1, 1], has('hit-and-run')),
        bow('c', 'left', [2, 0], { ...has('sniper'), moved: true }),
        sword('d', 'right', [0, 1], has('brace')),
        bow('e', 'right', [2, 2], has('stealth')),
        mage('f', 'right', [1, 2], { fresh: true }),
      ],
    },
  ],
  [
    'rough ground and walls',
    {
      ...RICH,
      ground: ['.~#', '^*.', 'c%.'],
      walls: [
        { row: 1, col: 1, health: 9 },
        { row: 2, col: 2, health: 4 },
      ],
      units: [
        sword('a', 'left', [1, 0], has('reach')),
        mage('b', 'left', [0, 0], has('swift')),
        bow('c', 'left', [2, 0], { attacked: true }),
        sword('d', 'right', [2, 1], has('flying', 'charge')),
        bow('e', 'right', [1, 2]),
      ],
    },
  ],
  [
    'columns that march and are owned',
    {
      ...RICH,
      held: { left: [0, 0, 2], right: [3, 0, 0] },
      units: [
        ...[0, 1, 2].map((row) => sword(`l${row}`, 'left', [row, 1])),
        ...[0, 1].map((row) => mage(`r${row}`, 'right', [row, 2])),
      ],
    },
  ],
  [
    'five of ours, spent',
    {
      ...RICH,
      units: [
        ...[0, 1, 2].map((row) => sword(`l${row}`, 'left', [row, 0], { attacked: true, moved: true })),
        sword('l3', 'left', [0, 1], { ...has('charge'), fresh: true }),
        mage('l4', 'left', [2, 1], { attack: 0 }),
        bow('e', 'right', [1, 2]),
      ],
    },
  ],
];

describe('what is offered is what is accepted, and nothing else', () => {
  it.each(POSITIONS_TO_ASK)('%s', (_what, sketch) => {
    for (const turn of ['left', 'right'] as const) {
      const state = position({ ...sketch, turn });
      const offered = whole.legalOrders(state, turn).map(stableHash);
      const accepted = everyOrder(whole, state).filter((order) => whole.whyIllegal(state, order) === null);
      expect(new Set(offered)).toEqual(new Set(accepted.map(stableHash)));
      expect(new Set(offered).size).toBe(offered.length);
      expect(whole.legalOrders(state, OPPONENT[turn])).toEqual([]);
    }
  });

  it('are so many, by hand', () => {
    // A builder on six cells with 17 neighbours, a flyer on nine, a bow on six, the end; 2⁴ choices; nothing.
    const counts = POSITIONS_TO_ASK.slice(0, 4).map(([, sketch]) => whole.legalOrders(position(sketch), 'left').length);
    expect(counts).toEqual([23 + 9 + 6 + 1, 23 + 6 + 1, 16, 0]);
  });
});
