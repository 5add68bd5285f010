import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../src/battle/orders';
import { REFUSAL_SENTENCES, type RefusalCode } from '../../src/battle/refusals';
import type { BattleState } from '../../src/battle/state';
import { stableHash } from '../../src/kernel/hash';
import { plain, refusalOf } from '../support/engine';
import { at, bow, position, sword } from '../support/position';

/** Left to move: a sword and a bow that may do everything, one that has done everything, a fresh one; and enemies. */
const FIELD = position({
  supply: { left: 2 },
  hands: { left: ['sword', 'lost'], right: ['tank'] },
  units: [
    sword('ready', 'left', [0, 0]),
    sword('spent', 'left', [0, 1], { moved: true, attacked: true }),
    bow('fresh', 'left', [2, 1], { fresh: true }),
    bow('unarmed', 'left', [2, 0], { attack: 0 }),
    sword('enemy', 'right', [1, 1]),
    bow('far', 'right', [0, 2]),
  ],
});
const POOR: BattleState = { ...FIELD, supply: { left: 1, right: 0 } };
const FULL: BattleState = { ...FIELD, units: [...FIELD.units, sword('fifth', 'left', [1, 2])] };
const OVER: BattleState = { ...FIELD, winner: 'left', ending: 'castle' };

const CASES: Readonly<Record<RefusalCode, readonly [state: BattleState, order: Order]>> = {
  'battle-over': [OVER, { type: 'endTurn' }],
  'unknown-order': [FIELD, { type: 'mulligan' } as unknown as Order],
  'not-in-hand': [FIELD, { type: 'deploy', card: 'tank', at: at(1, 0) }],
  'unknown-card': [FIELD, { type: 'deploy', card: 'lost', at: at(1, 0) }],
  'not-enough-supply': [POOR, { type: 'deploy', card: 'sword', at: at(1, 0) }],
  'too-many-units': [FULL, { type: 'deploy', card: 'sword', at: at(1, 0) }],
  'off-board': [FIELD, { type: 'deploy', card: 'sword', at: at(0, 3) }],
  'outside-zone': [FIELD, { type: 'deploy', card: 'sword', at: at(2, 2) }],
  'cell-taken': [FIELD, { type: 'deploy', card: 'sword', at: at(1, 1) }],
  'no-such-unit': [FIELD, { type: 'move', unit: 'ghost', to: at(1, 0) }],
  'not-your-unit': [FIELD, { type: 'move', unit: 'enemy', to: at(1, 0) }],
  'fresh-cannot-move': [FIELD, { type: 'move', unit: 'fresh', to: at(2, 2) }],
  'already-moved': [FIELD, { type: 'move', unit: 'spent', to: at(1, 0) }],
  'too-far': [FIELD, { type: 'move', unit: 'ready', to: at(2, 2) }],
  'no-attack': [FIELD, { type: 'attack', unit: 'unarmed', target: 'enemy' }],
  'already-attacked': [FIELD, { type: 'attack', unit: 'spent', target: 'enemy' }],
  'no-such-target': [FIELD, { type: 'attack', unit: 'ready', target: 'ghost' }],
  'own-target': [FIELD, { type: 'attack', unit: 'ready', target: 'fresh' }],
  'out-of-reach': [FIELD, { type: 'attack', unit: 'ready', target: 'far' }],
  'fresh-cannot-siege': [FIELD, { type: 'attackCastle', unit: 'fresh' }],
  'castle-out-of-reach': [FIELD, { type: 'attackCastle', unit: 'ready' }],
};

const codes = Object.keys(REFUSAL_SENTENCES) as RefusalCode[];

describe('every refusal', () => {
  it.each(codes)('%s is reached', (code) => {
    const [state, order] = CASES[code];
    expect(plain.whyIllegal(state, order)).toEqual({ code, sentence: REFUSAL_SENTENCES[code] });
  });

  it.each(codes)('%s changes nothing and is forecast alike', (code) => {
    const [state, order] = CASES[code];
    const before = stableHash(state);
    const expected = { ok: false, refusal: { code, sentence: REFUSAL_SENTENCES[code] } };
    expect(plain.submit(state, order)).toEqual(expected);
    expect(plain.forecast(state, order)).toEqual(expected);
    expect(stableHash(state)).toBe(before);
  });

  it.each(codes)('%s is a whole sentence', (code) => {
    expect(REFUSAL_SENTENCES[code]).toMatch(/^[A-Z].*\.$/);
  });
});

/** Orders with several faults: the one that is named must not wander. */
const SEVERAL: readonly (readonly [faults: string, state: BattleState, order: Order, named: RefusalCode])[] = [
  ['over, unknown', OVER, { type: 'nonsense' } as unknown as Order, 'battle-over'],
  ['not in hand, off the board', FIELD, { type: 'deploy', card: 'tank', at: at(9, 9) }, 'not-in-hand'],
  ['not in hand, unknown', FIELD, { type: 'deploy', card: 'nothing', at: at(0, 0) }, 'not-in-hand'],
  ['unknown card, off the board', FIELD, { type: 'deploy', card: 'lost', at: at(9, 9) }, 'unknown-card'],
  ['outside the zone, taken', FIELD, { type: 'deploy', card: 'sword', at: at(0, 2) }, 'outside-zone'],
  ['taken, too many', FULL, { type: 'deploy', card: 'sword', at: at(1, 1) }, 'cell-taken'],
  [
    'too many, too dear',
    { ...FULL, supply: { left: 0, right: 0 } },
    { type: 'deploy', card: 'sword', at: at(1, 0) },
    'too-many-units',
  ],
  ['not yours, off the board', FIELD, { type: 'move', unit: 'enemy', to: at(9, 9) }, 'not-your-unit'],
  ['off the board, spent', FIELD, { type: 'move', unit: 'spent', to: at(9, 9) }, 'off-board'],
  ['spent, too far, taken', FIELD, { type: 'move', unit: 'spent', to: at(2, 0) }, 'already-moved'],
  ['too far, taken', FIELD, { type: 'move', unit: 'ready', to: at(1, 1) }, 'too-far'],
  ['no such unit, no such target', FIELD, { type: 'attack', unit: 'ghost', target: 'ghost' }, 'no-such-unit'],
  ['no such target, not yours', FIELD, { type: 'attack', unit: 'enemy', target: 'ghost' }, 'no-such-target'],
  ['not yours, own target', FIELD, { type: 'attack', unit: 'enemy', target: 'far' }, 'not-your-unit'],
  ['spent, own target', FIELD, { type: 'attack', unit: 'spent', target: 'ready' }, 'already-attacked'],
  ['no attack, own target', FIELD, { type: 'attack', unit: 'unarmed', target: 'unarmed' }, 'no-attack'],
  ['own target, itself', FIELD, { type: 'attack', unit: 'ready', target: 'ready' }, 'own-target'],
  [
    'spent, castle out of reach',
    { ...FIELD, units: [sword('spent', 'left', [0, 0], { attacked: true })] },
    { type: 'attackCastle', unit: 'spent' },
    'already-attacked',
  ],
  [
    'fresh, castle out of reach',
    { ...FIELD, units: [sword('s', 'left', [0, 0], { fresh: true })] },
    { type: 'attackCastle', unit: 's' },
    'fresh-cannot-siege',
  ],
];

describe('of several faults', () => {
  it.each(SEVERAL)('%s: one is named, always the same', (_faults, state, order, named) => {
    expect(refusalOf(plain, state, order)).toBe(named);
  });
});

const CELLS: readonly unknown[] = [
  undefined,
  null,
  7,
  'x',
  [],
  [0, 0],
  {},
  { row: 0 },
  { row: '0', col: '0' },
  { row: Number.NaN, col: 0 },
  { row: 0, col: -1 },
  { row: 0.5, col: 0 },
  { row: -0, col: 0 },
  { row: 1e99, col: 0 },
  { row: [0], col: [0] },
];
const NAMES: readonly unknown[] = [
  undefined,
  null,
  0,
  '',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'ghost',
  [],
  ['ready'],
  {},
  Number.NaN,
  '?',
];

const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  0,
  'endTurn',
  true,
  [],
  ['endTurn'],
  {},
  ...[
    undefined,
    null,
    1,
    '',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'EndTurn',
    ['endTurn'],
    { toString: () => 'endTurn' },
  ].map((type) => ({ type })),
  ...CELLS.map((cell) => ({ type: 'deploy', card: 'sword', at: cell })),
  ...NAMES.map((card) => ({ type: 'deploy', card, at: at(1, 0) })),
  ...CELLS.map((cell) => ({ type: 'move', unit: 'ready', to: cell })),
  ...NAMES.map((name) => ({ type: 'move', unit: name, to: at(1, 0) })),
  ...NAMES.map((name) => ({ type: 'attack', unit: name, target: 'enemy' })),
  ...NAMES.map((name) => ({ type: 'attack', unit: 'ready', target: name })),
  ...NAMES.map((name) => ({ type: 'attackCastle', unit: name })),
];

describe('a hostile order', () => {
  it.each(HOSTILE.map((order, index) => [index, JSON.stringify(order), order] as const))(
    '%i: %s is refused, not thrown at',
    (_index, _text, order) => {
      const refusal = plain.whyIllegal(FIELD, order as Order);
      expect(codes).toContain(refusal?.code);
      expect(plain.submit(FIELD, order as Order)).toEqual({ ok: false, refusal });
    },
  );

  it('of any kind at all is refused, unless it is one of those offered', () => {
    const word = fc.constantFrom(
      'deploy',
      'move',
      'attack',
      'attackCastle',
      'sword',
      'ready',
      'enemy',
      'far',
      '__proto__',
      'x',
    );
    const wild = fc.oneof(word, fc.integer({ min: -1, max: 3 }), fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined));
    const cell = fc.oneof(
      fc.record({ row: fc.integer({ min: -1, max: 3 }), col: fc.integer({ min: -1, max: 3 }) }),
      wild,
    );
    const order = fc.record(
      { type: word, card: wild, unit: wild, target: wild, at: cell, to: cell },
      { requiredKeys: [] },
    );
    const offered = new Set(plain.legalOrders(FIELD, 'left').map(stableHash));
    fc.assert(
      fc.property(order, (given) => {
        const verdict = plain.whyIllegal(FIELD, given as unknown as Order);
        if (verdict === null) expect(offered).toContain(stableHash(bare(given as unknown as Order)));
        else expect(codes).toContain(verdict.code);
      }),
      { seed: 41, numRuns: 5000 },
    );
  });
});

/** An order without the members that its type doesn't have. */
function bare(order: Order): Order {
  if (order.type === 'deploy') return { type: order.type, card: order.card, at: order.at };
  if (order.type === 'move') return { type: order.type, unit: order.unit, to: order.to };
  if (order.type === 'attack') return { type: order.type, unit: order.unit, target: order.target };
  return order.type === 'attackCastle' ? { type: order.type, unit: order.unit } : order;
}
