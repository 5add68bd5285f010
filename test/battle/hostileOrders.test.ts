import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../src/battle/model/orders';
import { REFUSAL_SENTENCES, type RefusalCode } from '../../src/battle/model/refusals';
import { stableHash } from '../../src/kernel/hash';
import { at } from '../support/position';
import { FIELD, OPENING, whole } from './support/field';

const codes = Object.keys(REFUSAL_SENTENCES) as RefusalCode[];

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
  ...CELLS.slice(1).map((cell) => ({ type: 'attack', unit: 'ready', target: 'enemy', slideTo: cell })),
  ...CELLS.slice(1).map((cell) => ({ type: 'deploy', card: 'builder', at: at(1, 0), palisadeAt: cell })),
  ...CELLS.map((cell) => ({ type: 'attackCell', unit: 'ready', at: cell })),
  ...NAMES.map((name) => ({ type: 'attackCell', unit: name, at: at(0, 0) })),
  ...NAMES.map((name) => ({ type: 'brace', unit: name })),
  ...[...NAMES, ...CELLS].map((column) => ({ type: 'march', column, to: 1 })),
  ...[...NAMES, ...CELLS].map((to) => ({ type: 'march', column: 1, to })),
  ...[...NAMES, ...CELLS].map((list) => ({ type: 'mulligan', cards: list })),
];

describe('a hostile order', () => {
  it.each(HOSTILE.map((order, index) => [index, JSON.stringify(order), order] as const))(
    '%i: %s is refused, not thrown at',
    (_index, _text, order) => {
      const refusal = whole.whyIllegal(FIELD, order as Order);
      expect(codes).toContain(refusal?.code);
      expect(whole.submit(FIELD, order as Order)).toEqual({ ok: false, refusal });
    },
  );

  it.each([...NAMES, ...CELLS].map((list) => [JSON.stringify(list), list] as const))(
    'mulligan of %s',
    (_text, list) => {
      const refusal = whole.whyIllegal(OPENING, { type: 'mulligan', cards: list } as unknown as Order);
      if (Array.isArray(list) && list.length === 0) expect(refusal).toBeNull();
      else expect(refusal?.code).toBe('not-in-hand');
    },
  );

  it('of any kind at all is refused, unless it is one of those offered', () => {
    const word = fc.constantFrom(
      ...['deploy', 'move', 'attack', 'attackCastle', 'attackCell', 'brace', 'march', 'mulligan'],
      ...['sword', 'builder', 'ready', 'enemy', 'far', '__proto__', 'x'],
    );
    const wild = fc.oneof(word, fc.integer({ min: -1, max: 3 }), fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined));
    const place = fc.record({ row: fc.integer({ min: -1, max: 3 }), col: fc.integer({ min: -1, max: 3 }) });
    const cell = fc.oneof(place, wild);
    const order = fc.record(
      { type: word, card: wild, unit: wild, target: wild, at: cell, to: cell, slideTo: cell, palisadeAt: cell },
      { requiredKeys: [] },
    );
    const offered = new Set(whole.legalOrders(FIELD, 'left').map(stableHash));
    fc.assert(
      fc.property(order, (given) => {
        const verdict = whole.whyIllegal(FIELD, given as unknown as Order);
        if (verdict === null) expect(offered).toContain(stableHash(bare(given as unknown as Order)));
        else expect(codes).toContain(verdict.code);
      }),
      { seed: 41, numRuns: 3000 },
    );
  });
});

const MEMBERS: Readonly<Record<Order['type'], readonly string[]>> = {
  mulligan: ['cards'],
  deploy: ['card', 'at', 'palisadeAt'],
  move: ['unit', 'to'],
  attack: ['unit', 'target', 'slideTo'],
  attackCastle: ['unit'],
  attackCell: ['unit', 'at'],
  brace: ['unit'],
  march: ['column', 'to'],
  play: ['card', 'unit', 'at', 'column', 'row', 'to'],
  endTurn: [],
  concede: [],
};

/** An order without the members that its type doesn't have. */
function bare(order: Order): Order {
  const own = Object.entries(order).filter(
    ([key, value]) => key === 'type' || (MEMBERS[order.type].includes(key) && value !== undefined),
  );
  return Object.fromEntries(own) as unknown as Order;
}
