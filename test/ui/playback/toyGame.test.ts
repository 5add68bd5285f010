import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayedEffect } from '../../../src/ui/playback/effects';
import { startEventPlayer } from '../../../src/ui/playback/eventPlayer';
import type { EventSource, Score } from '../../../src/ui/playback/score';
import { createStage } from '../../../src/ui/playback/stage';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Frogs hop along a row of sixteen cells; two that hop at once splash together. */
type Hop = { readonly type: 'hop'; readonly frog: string; readonly by: number } | { readonly type: 'croak' };
type Pond = Readonly<Record<string, number>>;
type PondEffect = PlayedEffect & { readonly type: 'leap' | 'ripple' };

const SCORE: Score<Pond, Hop, PondEffect, 'splash' | 'plop'> = {
  animationOf: (pond, event) => {
    if (event.type === 'croak') {
      return {
        effects: [{ type: 'ripple', spots: ['shore'], delay: 0 }],
        milliseconds: 50,
        changesAt: 0,
        landsAt: 0,
        sound: null,
      };
    }
    const at = { x: (pond[event.frog] ?? 0) + event.by, y: 0 };
    return {
      effects: [{ type: 'leap', unit: event.frog, at, delay: 10 }],
      milliseconds: 100,
      changesAt: 40,
      landsAt: 40,
      sound: 'splash',
    };
  },
  beginsIn: ({ events }, event) => (event.type === 'hop' && events.every(({ type }) => type === 'hop') ? 5 : null),
  isRead: ({ type }) => type === 'ripple',
  atOnce: 'plop',
};

/** A match in twenty lines: what is shown, and what waits. */
function openPond() {
  const listeners = new Set<() => void>();
  let match = 1;
  let played = 0;
  let waiting: readonly Hop[] = [];
  let pond: Pond = { green: 0, brown: 3 };
  const change = (act: () => void): void => {
    act();
    for (const listener of [...listeners]) listener();
  };
  const show = (events: readonly Hop[]): void => {
    for (const event of events)
      if (event.type === 'hop') pond = { ...pond, [event.frog]: (pond[event.frog] ?? 0) + event.by };
    played += events.length;
    waiting = waiting.slice(events.length);
  };
  const source: EventSource<Pond, Hop> = {
    progress: () => ({ match, played, waiting }),
    board: () => pond,
    advance: (count) => change(() => show(waiting.slice(0, count))),
    skip: () => change(() => show(waiting)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    source,
    tell: (...events: Hop[]) =>
      change(() => {
        waiting = [...waiting, ...events];
      }),
    anew: () =>
      change(() => {
        match++;
        waiting = [];
      }),
    pond: () => pond,
  };
}

function watch(options = { length: 1, still: false }) {
  const match = openPond();
  const stage = createStage<PondEffect>();
  const heard: string[] = [];
  const stop = startEventPlayer(match.source, SCORE, options, { show: stage.show, sound: (name) => heard.push(name) });
  return { ...match, stage, heard, stop };
}

const hop = (frog: string, by: number): Hop => ({ type: 'hop', frog, by });

describe('another game is played back by its own tables', () => {
  it('in steps, each cell and unit knowing what concerns it', () => {
    const { tell, stage, pond, heard } = watch();
    tell(hop('green', 2), hop('brown', 12), { type: 'croak' });
    expect(stage.of('green').map(({ delay }) => delay)).toEqual([10]);
    expect(stage.at({ x: 15, y: 0 })).toMatchObject([{ type: 'leap', unit: 'brown', delay: 15 }]);
    expect(stage.at({ x: 14, y: 0 })).toEqual([]);
    expect(pond()).toEqual({ green: 0, brown: 3 });
    vi.advanceTimersByTime(45);
    expect(pond()).toEqual({ green: 2, brown: 15 });
    expect(heard).toEqual(['splash']);
    vi.advanceTimersByTime(60);
    expect(stage.spot('shore')).toMatchObject([{ type: 'ripple' }]);
    vi.advanceTimersByTime(50);
    expect(stage.effects()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('skipped, at once, still, or dropped for another match', () => {
    const skipped = watch();
    skipped.tell(hop('green', 1));
    skipped.source.skip();
    expect(skipped.pond().green).toBe(1);
    expect(skipped.stage.effects()).toEqual([]);

    const atOnce = watch({ length: 0, still: false });
    atOnce.tell(hop('green', 1), hop('green', 1));
    expect(atOnce.pond().green).toBe(2);
    expect(atOnce.heard).toEqual(['plop']);

    const still = watch({ length: 1, still: true });
    still.tell({ type: 'croak' });
    expect(still.stage.effects()).toMatchObject([{ type: 'ripple' }]);
    vi.advanceTimersByTime(1000);
    expect(still.stage.effects()).toEqual([]);

    const other = watch();
    other.tell(hop('green', 1));
    other.anew();
    expect(other.stage.effects()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('where a unit on its way comes from', () => {
  const MIDDLE = { x: 5, y: 6, width: 10, height: 20 };
  const fly = (leaves: boolean): PlayedEffect => ({
    type: 'fly',
    unit: 'green',
    at: { x: 1, y: 0 },
    delay: 0,
    ...{ from: 'bank', leaves },
  });
  const stageWith = (found: Readonly<Record<string, boolean>>) =>
    createStage((spot) => (spot in found ? { ...MIDDLE, isChosen: found[spot] === true } : null));

  it.each([
    ['a chosen thing shares its layout', { bank: true }, true, 'bank'],
    ['nobody chose it', { bank: false }, true, null],
    ['it comes out of what stays', { bank: true }, false, null],
    ['it was carried', { bank: true, carried: false }, true, null],
  ] as const)('%s', (_, found, leaves, flight) => {
    const stage = stageWith(found);
    stage.show([fly(leaves)]);
    expect(stage.flightOf('green')).toBe(flight);
    expect(stage.originOf('green')).toMatchObject(MIDDLE);
  });
});
