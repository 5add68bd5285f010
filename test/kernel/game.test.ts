import { describe, expect, it } from 'vitest';
import { carryOut, playOn, submit } from '../../src/kernel/game';
import { PILE, type Pile, type PileEvent } from './support/counter';

describe('playing on a state', () => {
  it('applies an event at once and keeps it for whoever watches', () => {
    const state: Pile = { height: 1 };
    const record: PileEvent[] = [];
    const { emit, told, watched } = playOn<null, Pile, PileEvent>(PILE, state, record);
    emit({ type: 'raised', by: 4 });
    expect([told, watched]).toEqual([true, true]);
    expect(state.height).toBe(5);
    expect(record).toEqual([{ type: 'raised', by: 4 }]);
  });

  it('keeps nothing when nobody watches, and says so', () => {
    const state: Pile = { height: 1 };
    const { emit, told, watched } = playOn<null, Pile, PileEvent>(PILE, state, null);
    emit({ type: 'raised', by: 4 });
    expect([told, watched]).toEqual([false, false]);
    expect(state.height).toBe(5);
  });
});

describe('submitting an order', () => {
  it('gives a new state and every event, and leaves the given state untouched', () => {
    const state = Object.freeze({ height: 1 });
    const step = submit(PILE, state, { type: 'raise', by: 2 });
    expect(step).toEqual({
      ok: true,
      value: {
        state: { height: 3 },
        events: [{ type: 'raised', by: 1 }, { type: 'raised', by: 1 }, { type: 'watched' }],
      },
    });
    expect(state).toEqual({ height: 1 });
  });

  it('refuses without running or cloning anything', () => {
    const untouchable = { ...PILE, run: never, apply: never, clone: never };
    const state = Object.freeze({ height: 9 });
    expect(submit(untouchable, state, { type: 'raise', by: 2 })).toEqual({ ok: false, refusal: 'too high' });
    expect(state).toEqual({ height: 9 });
  });

  it('leaves the given state untouched even when a rule throws half-way', () => {
    const broken = {
      ...PILE,
      run: (play: Parameters<typeof PILE.run>[0]) => {
        play.emit({ type: 'raised', by: 1 });
        throw new Error('a bug');
      },
    };
    const state: Pile = { height: 1 };
    expect(() => submit(broken, state, { type: 'halve' })).toThrow('a bug');
    expect(state).toEqual({ height: 1 });
  });
});

describe('carrying out an order', () => {
  it('is submitting it, in place and without the record', () => {
    const state: Pile = { height: 8 };
    const submitted = submit(PILE, state, { type: 'halve' });
    carryOut(PILE, state, { type: 'halve' });
    expect(submitted.ok && submitted.value.state).toEqual(state);
  });

  it('judges nothing: it takes what legalOrders offered', () => {
    const state: Pile = { height: 9 };
    carryOut(PILE, state, { type: 'raise', by: 2 });
    expect(state.height).toBe(11);
  });
});

function never(): never {
  throw new Error('a refused order did something');
}
