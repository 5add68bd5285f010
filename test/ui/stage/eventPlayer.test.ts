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

const DOING = { by: 'c', ability: 'mend' } as const;
const BLOW = { unit: 'c', target: 'a', damage: 7, arithmetic: [], angle: 'front', angleReason: 'facing' } as const;

/** Every event, and what is to be seen of it. */
const PICTURES: {
  readonly [Type in BattleEvent['type']]: readonly [Extract<BattleEvent, { type: Type }>, StageEffect];
} = {
  mulliganed: [{ type: 'mulliganed', side: 'left', returned: [], hand: [], deck: [], chance: [] }, NO_EFFECT],
  turnBegan: [
    { type: 'turnBegan', side: 'left', round: 2, supply: 4 },
    { type: 'turn', side: 'left' },
  ],
  attrition: [
    { type: 'attrition', round: 13, loss: 5 },
    { type: 'erosion', damage: 5 },
  ],
  cardDrawn: [{ type: 'cardDrawn', side: 'left', card: 'bow' }, NO_EFFECT],
  cardOverdrawn: [{ type: 'cardOverdrawn', side: 'left', card: 'bow' }, NO_EFFECT],
  deployed: [{ type: 'deployed', unit: bow('c', 'left', [0, 0]), number: 1 }, NO_EFFECT],
  moved: [{ type: 'moved', unit: 'c', from: at(0, 0), to: at(0, 1), facing: 'east', strayed: false }, NO_EFFECT],
  struck: [
    { type: 'struck', facing: 'west', ...BLOW },
    { type: 'lunge', unit: 'c', facing: 'west', target: 'a', damage: 7 },
  ],
  countered: [
    { type: 'countered', ability: null, ...BLOW },
    { type: 'hit', unit: 'a', damage: 7, by: 'c' },
  ],
  cellStruck: [
    {
      type: 'cellStruck',
      unit: 'c',
      at: at(1, 1),
      facing: 'east',
      damage: 7,
      health: 3,
      terrain: 'blocking',
      arithmetic: [],
    },
    { type: 'breach', unit: 'c', facing: 'east', at: at(1, 1), damage: 7 },
  ],
  castleStruck: [
    { type: 'castleStruck', unit: 'c', castle: 'left', facing: 'west', damage: 7, health: 3, arithmetic: [] },
    { type: 'siege', unit: 'c', facing: 'west', castle: 'left', damage: 7 },
  ],
  wounded: [{ type: 'wounded', unit: 'c', health: 1 }, NO_EFFECT],
  burned: [
    { type: 'burned', unit: 'c', damage: 8, health: 1 },
    { type: 'hit', unit: 'c', damage: 8, by: null },
  ],
  hurt: [
    { type: 'hurt', unit: 'a', damage: 8, health: 1, ...DOING },
    { type: 'hit', unit: 'a', damage: 8, by: null },
  ],
  healed: [
    { type: 'healed', unit: 'a', amount: 8, health: 9, ...DOING },
    { type: 'heal', unit: 'a', amount: 8 },
  ],
  emboldened: [
    { type: 'emboldened', unit: 'a', amount: 6, ...DOING },
    { type: 'flare', unit: 'a' },
  ],
  readied: [
    { type: 'readied', unit: 'a', ...DOING },
    { type: 'flare', unit: 'a' },
  ],
  shoved: [{ type: 'shoved', unit: 'a', kind: 'push', from: at(0, 0), to: at(0, 1), ...DOING }, NO_EFFECT],
  groundChanged: [
    { type: 'groundChanged', at: at(0, 0), from: 'normal', to: 'blocking', health: 40, ...DOING },
    { type: 'ground', at: at(0, 0) },
  ],
  concealed: [{ type: 'concealed', unit: 'c', ability: 'stealth' }, NO_EFFECT],
  braced: [
    { type: 'braced', unit: 'c' },
    { type: 'flare', unit: 'c' },
  ],
  fell: [{ type: 'fell', unit: 'c', card: 'bow', side: 'left' }, NO_EFFECT],
  columnsHeld: [{ type: 'columnsHeld', side: 'left', turns: [1, 0, 0] }, NO_EFFECT],
  effectsCut: [{ type: 'effectsCut', limit: 60 }, NO_EFFECT],
  turnEnded: [{ type: 'turnEnded', side: 'left' }, NO_EFFECT],
  battleEnded: [{ type: 'battleEnded', winner: 'draw', ending: 'attrition' }, NO_EFFECT],
};

describe('every animation', () => {
  it.each(Object.values(PICTURES))(
    '$0.type lasts no longer than a second and shows what it concerns',
    (event, effect) => {
      const animation = animationOf(event);
      expect(animation.effect).toEqual(effect);
      expect(animation.milliseconds).toBeLessThanOrEqual(1000);
      const isBlow = effect.type === 'lunge' || effect.type === 'siege' || effect.type === 'breach';
      expect(animation.boardChanges).toBe(isBlow ? 'last' : 'first');
    },
  );
});
