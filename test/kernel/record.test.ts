import { describe, expect, it } from 'vitest';
import { submit } from '../../src/kernel/game';
import { type GameRecord, replay, withOrder } from '../../src/kernel/record';
import { PILE, type Pile, type PileEvent, type PileOrder } from './support/counter';

const begun = { state: { height: 2 } as Pile, events: [{ type: 'noted' }] as PileEvent[] };

describe('a record', () => {
  it('grows by copies', () => {
    const empty: GameRecord<Pile, PileOrder> = Object.freeze({
      rules: 'r',
      start: { height: 2 },
      orders: Object.freeze([]),
    });
    const one = withOrder(empty, { type: 'halve' });
    const two = withOrder(one, { type: 'raise', by: 3 });
    expect(empty.orders).toEqual([]);
    expect(one.orders).toEqual([{ type: 'halve' }]);
    expect(two).toEqual({ rules: 'r', start: { height: 2 }, orders: [{ type: 'halve' }, { type: 'raise', by: 3 }] });
  });
});

describe('a replay', () => {
  it('of no orders is the first step', () => {
    expect(replay(PILE, begun, [])).toEqual({ ok: true, value: begun });
  });

  it('is the live game: same state, same events', () => {
    const orders: PileOrder[] = [
      { type: 'raise', by: 5 },
      { type: 'halve' },
      { type: 'raise', by: 6 },
      { type: 'halve' },
    ];
    const events = [...begun.events];
    let state = begun.state;
    for (const order of orders) {
      const step = submit(PILE, state, order);
      if (!step.ok) throw new Error(step.refusal);
      state = step.value.state;
      events.push(...step.value.events);
    }
    expect(replay(PILE, begun, orders)).toEqual({ ok: true, value: { state, events } });
  });

  it('leaves what it began with untouched', () => {
    const frozen = { state: Object.freeze({ height: 2 }), events: Object.freeze([...begun.events]) };
    expect(replay(PILE, frozen, [{ type: 'raise', by: 1 }]).ok).toBe(true);
    expect(frozen.state.height).toBe(2);
    expect(frozen.events).toHaveLength(1);
  });

  it.each([
    [0, [{ type: 'raise', by: 9 }]],
    [
      1,
      [
        { type: 'raise', by: 8 },
        { type: 'raise', by: 1 },
      ],
    ],
    [2, [{ type: 'halve' }, { type: 'halve' }, { type: 'raise', by: 11 }, { type: 'halve' }]],
  ] satisfies readonly (readonly [number, PileOrder[]])[])(
    'that leaves the path names the order: %i',
    (index, orders) => {
      expect(replay(PILE, begun, orders)).toEqual({ ok: false, refusal: { index, refusal: 'too high' } });
    },
  );
});
