import { expect, it } from 'vitest';
import { fingerprint } from '../../../src/ai/search/fingerprint';
import { describeState } from '../../../src/battle/model/engineState';
import { stableHash } from '../../../src/kernel/hash';
import { plain } from '../../support/engine';
import { position, sword } from '../../support/position';
import { positionsOf, shipped } from '../support/positions';

it('is the same whichever order came first', () => {
  const start = position({ units: [sword('a', 'left', [0, 0]), sword('b', 'left', [2, 0])] });
  const one = { type: 'move', unit: 'a', to: { row: 0, col: 1 } } as const;
  const other = { type: 'move', unit: 'b', to: { row: 2, col: 1 } } as const;
  const [first, second] = [plain.compile(start), plain.compile(start)];
  plain.carryOut(first, one);
  plain.carryOut(first, other);
  plain.carryOut(second, other);
  plain.carryOut(second, one);
  expect(fingerprint(first)).toBe(fingerprint(second));
});

it('tells apart what a turn can lead to', () => {
  for (const state of positionsOf([51, 52, 53], 13)) {
    const known = new Map<number, string>();
    for (const order of shipped.legalOrders(state, state.turn)) {
      if (order.type === 'endTurn') continue;
      const next = shipped.compile(state);
      shipped.carryOut(next, order);
      const { units, castles, supply, walls, ground } = describeState(next);
      const bare = stableHash({ castles, supply, walls, ground, units: units.map(({ id: _, ...unit }) => unit) });
      const key = fingerprint(next);
      if (known.has(key)) expect(known.get(key)).toBe(bare);
      known.set(key, bare);
    }
    expect(new Set(known.values()).size).toBe(known.size);
  }
});

it('tells apart where a stratagem changed the ground, and what it granted', () => {
  const start = position({
    supply: { left: 1 },
    hands: { left: ['scorch', 'overgrow', 'hold-the-gate'] },
    units: [sword('a', 'left', [1, 1]), sword('b', 'left', [2, 0])],
  });
  const keys = plain.legalOrders(start, 'left').flatMap((order) => {
    if (order.type !== 'play') return [];
    const next = plain.compile(start);
    plain.carryOut(next, order);
    return [fingerprint(next)];
  });
  expect(keys.length).toBeGreaterThan(8);
  expect(new Set(keys).size).toBe(keys.length);
});
