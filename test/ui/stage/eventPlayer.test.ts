import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BattleEvent } from '../../../src/battle/events';
import { battleBegun, orderGiven, playbackSkipped } from '../../../src/store/battleSlice';
import type { AppStore } from '../../../src/store/createStore';
import { animationOf } from '../../../src/ui/stage/animations/table';
import { NO_EFFECT, type StageEffect } from '../../../src/ui/stage/effects';
import { startEventPlayer } from '../../../src/ui/stage/eventPlayer';
import { battleOf, END, MATCH, openStore, openTable } from '../../store/support/table';
import { book, shippedBook } from '../../support/book';
import { at, bow, position, sword } from '../../support/position';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const DUEL = position({
  decks: { right: ['bow', 'tank', 'mage'] },
  units: [sword('a', 'left', [1, 0]), sword('b', 'right', [1, 1], { health: 20 }), bow('c', 'left', [0, 0])],
});

function watch(options: { length?: number; still?: boolean } = {}) {
  const store = openTable({}, { type: 'position', state: DUEL }, book());
  const shown: StageEffect[] = [];
  const stop = startEventPlayer(store, { length: options.length ?? 1, still: options.still ?? false }, (effect) =>
    shown.push(effect),
  );
  return { store, shown, stop, last: () => shown.at(-1) };
}

/** A timer of no length still takes a millisecond. */
const A_MOMENT = 5;

const STRIKE = { type: 'attack', unit: 'a', target: 'b' } as const;

/** Lengths at normal speed, summed. */
const lengthOf = (events: readonly BattleEvent[]): number =>
  events.reduce((sum, event) => sum + animationOf(event).milliseconds, 0);
const types = (store: AppStore) => battleOf(store).history.map(({ type }) => type);

describe('the event player', () => {
  it('plays events in order, one at a time, until what is shown is the truth', () => {
    const { store } = watch();
    store.dispatch(orderGiven(STRIKE));
    store.dispatch(orderGiven(END));
    const told = battleOf(store).unplayed.map(({ type }) => type);
    vi.advanceTimersByTime(10_000);
    expect(types(store)).toEqual(told);
    expect(battleOf(store).unplayed).toEqual([]);
    expect(battleOf(store).shown).toBe(battleOf(store).truth);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows the blow first and its wound when it has landed', () => {
    const { store, last } = watch();
    store.dispatch(orderGiven(STRIKE));
    expect(last()).toEqual({ type: 'lunge', unit: 'a', facing: 'east', target: 'b', damage: 20 });
    vi.advanceTimersByTime(479);
    expect(battleOf(store).shown.units.find(({ id }) => id === 'b')?.health).toBe(20);
    expect(types(store)).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(types(store)).toEqual(['struck', 'wounded']);
    expect(battleOf(store).shown.units.find(({ id }) => id === 'b')?.health).toBe(0);
    vi.advanceTimersByTime(200);
    expect(types(store)).toEqual(['struck', 'wounded', 'fell']);
  });

  it('takes as long as the animations together, at normal, half and double speed', () => {
    for (const length of [1, 2, 0.5]) {
      const { store, stop } = watch({ length });
      store.dispatch(orderGiven(STRIKE));
      store.dispatch(orderGiven(END));
      const whole = lengthOf(battleOf(store).unplayed) * length;
      vi.advanceTimersByTime(whole - 1);
      expect(vi.getTimerCount()).toBe(1);
      vi.advanceTimersByTime(1 + A_MOMENT);
      expect(vi.getTimerCount()).toBe(0);
      expect(battleOf(store).shown).toBe(battleOf(store).truth);
      stop();
    }
  });

  it('at length 0 shows the result at once and plays nothing', () => {
    const { store, shown } = watch({ length: 0 });
    store.dispatch(orderGiven(STRIKE));
    store.dispatch(orderGiven(END));
    expect(battleOf(store).shown).toBe(battleOf(store).truth);
    expect(shown.every((effect) => effect === NO_EFFECT)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('with reduced motion waits for the numbers only', () => {
    const { store } = watch({ still: true });
    store.dispatch(orderGiven({ type: 'move', unit: 'c', to: at(0, 1) }));
    vi.advanceTimersByTime(0);
    expect(vi.getTimerCount()).toBe(0);
    store.dispatch(orderGiven(STRIKE));
    vi.advanceTimersByTime(899);
    expect(types(store)).toEqual(['moved']);
    vi.advanceTimersByTime(1 + A_MOMENT);
    expect(types(store)).toEqual(['moved', 'struck', 'wounded', 'fell']);
  });

  it('gives up what it waits for when somebody skips, and plays the next order from its beginning', () => {
    const { store, last } = watch();
    store.dispatch(orderGiven(STRIKE));
    vi.advanceTimersByTime(100);
    store.dispatch(playbackSkipped());
    expect(battleOf(store).shown).toBe(battleOf(store).truth);
    expect(last()).toEqual(NO_EFFECT);
    expect(vi.getTimerCount()).toBe(0);
    store.dispatch(orderGiven({ type: 'attackCastle', unit: 'c' }));
    expect(last()).toEqual({ type: 'siege', unit: 'c', facing: 'east', castle: 'right', damage: 20 });
    vi.advanceTimersByTime(599);
    expect(battleOf(store).shown.castles.right).toBe(140);
    vi.advanceTimersByTime(1);
    expect(battleOf(store).shown.castles.right).toBe(120);
  });

  it('skipped in the middle of a plain event loses and repeats nothing', () => {
    const { store } = watch();
    store.dispatch(orderGiven(END));
    vi.advanceTimersByTime(100);
    store.dispatch(playbackSkipped());
    store.dispatch(orderGiven(END));
    const expected = [...types(store), ...battleOf(store).unplayed.map(({ type }) => type)];
    vi.advanceTimersByTime(10_000);
    expect(types(store)).toEqual(expected);
    expect(battleOf(store).shown).toBe(battleOf(store).truth);
  });

  it('skipped in the middle of a plain event starts the next blow at once', () => {
    const { store, last } = watch();
    store.dispatch(orderGiven({ type: 'move', unit: 'c', to: at(0, 1) }));
    vi.advanceTimersByTime(50);
    store.dispatch(playbackSkipped());
    store.dispatch(orderGiven(STRIKE));
    expect(last()).toMatchObject({ type: 'lunge', unit: 'a' });
  });

  it('picks up what was waiting before it started', () => {
    const store = openTable({}, { type: 'position', state: DUEL }, book());
    store.dispatch(orderGiven(STRIKE));
    startEventPlayer(store, { length: 1, still: false }, () => undefined);
    vi.advanceTimersByTime(10_000);
    expect(battleOf(store).shown).toBe(battleOf(store).truth);
  });

  it('stopped, plays no more and clears the stage', () => {
    const { store, stop, last } = watch();
    store.dispatch(orderGiven(STRIKE));
    stop();
    expect(last()).toEqual(NO_EFFECT);
    vi.advanceTimersByTime(10_000);
    expect(types(store)).toEqual([]);
    store.dispatch(orderGiven(END));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('forgets a battle that another one replaces', () => {
    const { store, last } = watch();
    store.dispatch(orderGiven(STRIKE));
    store.dispatch(battleBegun({ book: shippedBook(), start: MATCH }));
    expect(last()).toEqual(NO_EFFECT);
    vi.advanceTimersByTime(10_000);
    expect(battleOf(store).shown).toBe(battleOf(store).truth);
  });

  it('waits quietly while there is no battle', () => {
    const shown: StageEffect[] = [];
    startEventPlayer(openStore(), { length: 1, still: false }, (effect) => shown.push(effect));
    expect(shown).toEqual([NO_EFFECT]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('every animation', () => {
  it('lasts no longer than a second and names what it concerns', () => {
    expect(animationOf({ type: 'turnBegan', side: 'left', round: 2, supply: 4 }).effect).toEqual({
      type: 'turn',
      side: 'left',
    });
    expect(animationOf({ type: 'attrition', round: 13, loss: 5 }).effect).toEqual({ type: 'erosion', damage: 5 });
    const quiet: readonly BattleEvent[] = [
      { type: 'cardDrawn', side: 'left', card: 'bow' },
      { type: 'cardOverdrawn', side: 'left', card: 'bow' },
      { type: 'deployed', unit: bow('c', 'left', [0, 0]) },
      { type: 'moved', unit: 'c', from: at(0, 0), to: at(0, 1), facing: 'east' },
      { type: 'wounded', unit: 'c', health: 1 },
      { type: 'fell', unit: 'c', card: 'bow', side: 'left' },
      { type: 'turnEnded', side: 'left' },
      { type: 'battleEnded', winner: 'draw', ending: 'attrition' },
    ];
    for (const event of quiet) {
      expect(animationOf(event)).toMatchObject({ effect: NO_EFFECT, boardChanges: 'first' });
      expect(animationOf(event).milliseconds).toBeLessThanOrEqual(1000);
    }
  });
});
