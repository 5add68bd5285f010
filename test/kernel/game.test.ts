import { describe, expect, it } from 'vitest';
import { playOn, submit } from '../../src/kernel/game';
import { PILE, type Pile, type PileEvent } from './support/counter';

describe('playing on a state', () => {
  it('applies an event at once and records it', () => {
    const state: Pile = { height: 1 };
    const record: PileEvent[] = [];
    const { emit } = playOn<null, Pile, PileEvent>(PILE, state, record);
    emit({ type: 'raised', by: 4 });
    expect(state.height).toBe(5);
    expect(record).toEqual([{ type: 'raised', by: 4 }]);
  });

  it('leaves the record to a game that writes its state by itself', () => {
    const state: Pile = { height: 1 };
    const record: PileEvent[] = [];
    const { events } = playOn<null, Pile, PileEvent>(PILE, state, record);
    events.push({ type: 'raised', by: 4 });
    expect(state.height).toBe(1);
    expect(record).toEqual([{ type: 'raised', by: 4 }]);
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
        events: [{ type: 'raised', by: 1 }, { type: 'raised', by: 1 }, { type: 'noted' }],
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

function never(): never {
  throw new Error('a refused order did something');
}
