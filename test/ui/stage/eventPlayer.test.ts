import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BattleEvent } from '../../../src/battle/model/events';
import type { BattleState } from '../../../src/battle/model/state';
import { observe } from '../../../src/battle/view/observe';
import { battleBegun, orderTakenBack, playbackSkipped } from '../../../src/store/battle/battleSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import type { AppStore } from '../../../src/store/createStore';
import { NO_EFFECTS } from '../../../src/ui/playback/effects';
import { type EventPlayerOptions, type Performance, startEventPlayer } from '../../../src/ui/playback/eventPlayer';
import { nextStep, type Step } from '../../../src/ui/playback/steps';
import type { SoundName } from '../../../src/ui/sound/sounds';
import type { StageEffect } from '../../../src/ui/stage/effects';
import { BATTLE_SCORE, battleSource } from '../../../src/ui/stage/score';
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

function start(
  store: AppStore,
  options: EventPlayerOptions,
  performance: Performance<StageEffect, SoundName>,
): () => void {
  return startEventPlayer(battleSource(store), BATTLE_SCORE, options, performance);
}

function watch(options: { length?: number; still?: boolean } = {}) {
  const store = openTable({}, { type: 'position', state: DUEL }, book());
  const shown: (readonly StageEffect[])[] = [];
  const heard: SoundName[] = [];
  const stop = start(
    store,
    { length: options.length ?? 1, still: options.still ?? false },
    { show: (effects) => shown.push(effects), sound: (name) => heard.push(name) },
  );
  return { store, shown, heard, stop, last: () => shown.at(-1) };
}

const SILENT = { show: () => undefined, sound: () => undefined };

/** A timer of no length still takes a millisecond. */
const A_MOMENT = 5;

const STRIKE = { type: 'attack', unit: 'a', target: 'b' } as const;

/** The steps that the events will be played in. */
function stepsOf(state: BattleState, events: readonly BattleEvent[]): Step<StageEffect, SoundName>[] {
  const [first, ...rest] = events;
  if (first === undefined) return [];
  const step = nextStep(BATTLE_SCORE, observe(state, 'left'), [first, ...rest]);
  return [step, ...stepsOf(state, events.slice(step.events))];
}

const lengthOf = (state: BattleState, events: readonly BattleEvent[]): number =>
  stepsOf(state, events).reduce((sum, step) => sum + step.milliseconds, 0);
const allEvents = (store: AppStore) => [...battleOf(store).history, ...battleOf(store).unplayed];
const healthOf = (store: AppStore, id: string) => battleOf(store).shown.units.find((unit) => unit.id === id)?.health;
const types = (store: AppStore) => battleOf(store).history.map(({ type }) => type);

describe('the event player', () => {
  it('plays events in order, one at a time, until what is shown is the truth', () => {
    const { store } = watch();
    store.dispatch(giveOrder(STRIKE));
    store.dispatch(giveOrder(END));
    const told = allEvents(store).map(({ type }) => type);
    vi.advanceTimersByTime(10_000);
    expect(types(store)).toEqual(told);
    expect(battleOf(store).unplayed).toEqual([]);
    expect(battleOf(store).shown).toBe(battleOf(store).truth);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('turns the attacker at once, shows the wound as the blow lands and the fall after it', () => {
    const { store, last } = watch();
    store.dispatch(giveOrder(STRIKE));
    expect(last()?.map(({ type, delay }) => [type, delay])).toEqual([
      ['lunge', 0],
      ['turnAbout', 0],
      ['strike', 0],
      ['hit', 140],
      ['fall', 280],
    ]);
    expect(types(store)).toEqual(['struck']);
    vi.advanceTimersByTime(139);
    expect(healthOf(store, 'b')).toBe(20);
    vi.advanceTimersByTime(1);
    expect(types(store)).toEqual(['struck', 'wounded']);
    expect(healthOf(store, 'b')).toBe(0);
    vi.advanceTimersByTime(139);
    expect(healthOf(store, 'b')).toBe(0);
    vi.advanceTimersByTime(1);
    expect(types(store)).toEqual(['struck', 'wounded', 'fell']);
    expect(last()).not.toEqual(NO_EFFECTS);
    vi.advanceTimersByTime(440);
    expect(last()).toEqual(NO_EFFECTS);
  });

  it('sounds as the blow lands and as its target falls', () => {
    const { store, heard } = watch();
    store.dispatch(giveOrder(STRIKE));
    vi.advanceTimersByTime(139);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['blow']);
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual(['blow', 'fall']);
  });

  it('takes as long as the animations together, at normal, half and double speed', () => {
    for (const length of [1, 2, 0.5]) {
      const { store, stop } = watch({ length });
      store.dispatch(giveOrder(STRIKE));
      store.dispatch(giveOrder(END));
      const whole = lengthOf(DUEL, allEvents(store)) * length;
      vi.advanceTimersByTime(whole - 1);
      expect(vi.getTimerCount()).toBeGreaterThan(0);
      vi.advanceTimersByTime(1 + A_MOMENT);
      expect(vi.getTimerCount()).toBe(0);
      expect(battleOf(store).shown).toBe(battleOf(store).truth);
      stop();
    }
  });

  it('at length 0 shows the result at once and plays nothing', () => {
    const { store, shown, heard } = watch({ length: 0 });
    store.dispatch(giveOrder(STRIKE));
    store.dispatch(giveOrder(END));
    expect(battleOf(store).shown).toBe(battleOf(store).truth);
    expect(shown.every((effects) => effects === NO_EFFECTS)).toBe(true);
    expect(heard).toEqual(['tick', 'tick']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('with reduced motion shows results at once and lets the numbers stand', () => {
    const { store, last } = watch({ still: true });
    store.dispatch(giveOrder({ type: 'move', unit: 'c', to: at(0, 1) }));
    vi.advanceTimersByTime(A_MOMENT);
    expect(vi.getTimerCount()).toBe(0);
    store.dispatch(giveOrder(STRIKE));
    expect(types(store)).toEqual(['moved', 'struck', 'wounded', 'fell']);
    vi.advanceTimersByTime(899);
    expect(last()?.map(({ type }) => type)).toEqual(['strike', 'hit']);
    vi.advanceTimersByTime(1 + A_MOMENT);
    expect(last()).toEqual(NO_EFFECTS);
  });

  it('gives up what it waits for when somebody skips, and plays the next order from its beginning', () => {
    const { store, last } = watch();
    store.dispatch(giveOrder(STRIKE));
    vi.advanceTimersByTime(100);
    store.dispatch(playbackSkipped());
    expect(battleOf(store).shown).toBe(battleOf(store).truth);
    expect(last()).toEqual(NO_EFFECTS);
    expect(vi.getTimerCount()).toBe(0);
    store.dispatch(giveOrder({ type: 'attackCastle', unit: 'c' }));
    expect(last()?.map(({ type, delay }) => [type, delay])).toEqual([
      ['loose', 0],
      ['missile', 110],
      ['turnAbout', 0],
      ['strike', 0],
      ['siege', 330],
    ]);
    vi.advanceTimersByTime(329);
    expect(battleOf(store).shown.castles.right).toBe(140);
    vi.advanceTimersByTime(1);
    expect(battleOf(store).shown.castles.right).toBe(120);
  });

  it('skipped in the middle of a plain event loses and repeats nothing', () => {
    const { store } = watch();
    store.dispatch(giveOrder(END));
    vi.advanceTimersByTime(100);
    store.dispatch(playbackSkipped());
    store.dispatch(giveOrder(END));
    const expected = [...types(store), ...battleOf(store).unplayed.map(({ type }) => type)];
    vi.advanceTimersByTime(10_000);
    expect(types(store)).toEqual(expected);
    expect(battleOf(store).shown).toBe(battleOf(store).truth);
  });

  it('skipped in the middle of a plain event starts the next blow at once', () => {
    const { store, last } = watch();
    store.dispatch(giveOrder({ type: 'move', unit: 'c', to: at(0, 1) }));
    vi.advanceTimersByTime(50);
    store.dispatch(playbackSkipped());
    store.dispatch(giveOrder(STRIKE));
    expect(last()?.[0]).toMatchObject({ type: 'lunge', unit: 'a' });
  });

  it('picks up what was waiting before it started', () => {
    const store = openTable({}, { type: 'position', state: DUEL }, book());
    store.dispatch(giveOrder(STRIKE));
    start(store, { length: 1, still: false }, SILENT);
    vi.advanceTimersByTime(10_000);
    expect(battleOf(store).shown).toBe(battleOf(store).truth);
  });

  it('stopped, plays no more and clears the stage', () => {
    const { store, stop, last } = watch();
    store.dispatch(giveOrder(STRIKE));
    stop();
    expect(last()).toEqual(NO_EFFECTS);
    vi.advanceTimersByTime(10_000);
    expect(types(store)).toEqual(['struck']);
    store.dispatch(giveOrder(END));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('forgets a battle that another one replaces', () => {
    const { store, last } = watch();
    store.dispatch(giveOrder(STRIKE));
    store.dispatch(battleBegun({ book: shippedBook(), start: MATCH }));
    expect(last()).toEqual(NO_EFFECTS);
    vi.advanceTimersByTime(10_000);
    expect(battleOf(store).shown).toBe(battleOf(store).truth);
  });

  it('waits quietly while there is no battle', () => {
    const shown: (readonly StageEffect[])[] = [];
    const performance = { show: (effects: readonly StageEffect[]) => shown.push(effects), sound: () => undefined };
    start(openStore(), { length: 1, still: false }, performance);
    expect(shown).toEqual([NO_EFFECTS]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves nothing of an order that is taken back before it was seen', () => {
    const { store, last } = watch();
    store.dispatch(giveOrder({ type: 'attackCastle', unit: 'c' }));
    vi.advanceTimersByTime(100);
    store.dispatch(orderTakenBack());
    expect(last()).toEqual(NO_EFFECTS);
    expect(vi.getTimerCount()).toBe(0);
    expect(battleOf(store).shown.castles.right).toBe(140);
  });

  it('leaves nothing of an order that is taken back while it is seen', () => {
    const { store, last } = watch();
    store.dispatch(giveOrder({ type: 'move', unit: 'c', to: at(0, 1) }));
    vi.advanceTimersByTime(100);
    store.dispatch(orderTakenBack());
    expect(last()).toEqual(NO_EFFECTS);
    expect(vi.getTimerCount()).toBe(0);
    store.dispatch(giveOrder(STRIKE));
    expect(last()?.[0]).toMatchObject({ type: 'lunge', unit: 'a' });
  });
});
