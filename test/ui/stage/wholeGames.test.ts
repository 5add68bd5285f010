import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { engineFor } from '../../../src/battle/engineFor';
import type { BattleEvent } from '../../../src/battle/model/events';
import type { Start } from '../../../src/battle/resolve/begin';
import { battleResumed, orderTakenBack, playbackSkipped } from '../../../src/store/battle/battleSlice';
import { giveOrder } from '../../../src/store/battle/giveOrder';
import type { AppStore } from '../../../src/store/createStore';
import { type EventPlayerOptions, startEventPlayer } from '../../../src/ui/playback/eventPlayer';
import { BATTLE_SCORE, battleSource } from '../../../src/ui/stage/score';
import { battleFile, battleOf, begunTable, MATCH, openBattleFile, openStore } from '../../store/support/table';
import { type Dice, openDice } from '../../support/dice';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const GAMES = 6;
const MOST_ORDERS = 160;
const matchWith = (seed: number): Start => (MATCH.type === 'match' ? { ...MATCH, seed } : MATCH);
const SILENT = { show: () => undefined, sound: () => undefined };
const LENGTHS = [0, 0.5, 1, 2] as const;

/** Everything that became part of what is shown, read off the store by somebody who watches every change. */
function observer(store: AppStore) {
  const told: BattleEvent[] = [];
  let known = battleOf(store).history.length;
  store.subscribe(() => {
    const { history } = battleOf(store);
    if (history.length < known) told.length -= known - history.length;
    told.push(...history.slice(known));
    known = history.length;
  });
  return told;
}

function giveRandomOrder(store: AppStore, dice: Dice): void {
  const { book, truth } = battleOf(store);
  const orders = engineFor(book)
    .legalOrders(truth, truth.turn)
    .filter(({ type }) => type !== 'concede');
  const deeds = orders.filter(({ type }) => type !== 'endTurn');
  store.dispatch(giveOrder(deeds.length > 0 && dice.chance(85) ? dice.pick(deeds) : dice.pick(orders)));
}

/** What a person may do at any moment. */
const MEDDLING: readonly ((store: AppStore, dice: Dice) => void)[] = [
  (store) => store.dispatch(playbackSkipped()),
  (store) => store.dispatch(orderTakenBack()),
  (store, dice) => giveRandomOrder(store, dice),
];

function playGame(seed: number, meddling: boolean): void {
  const dice = openDice(seed);
  const store = begunTable({}, matchWith(seed));
  const engine = engineFor(battleOf(store).book);
  const told = observer(store);
  const before = battleOf(store).history.length;
  const options = (): EventPlayerOptions => ({ length: meddling ? dice.pick(LENGTHS) : 1, still: false });
  let stop = startEventPlayer(battleSource(store), BATTLE_SCORE, options(), SILENT);
  for (let orders = 0; orders < MOST_ORDERS && battleOf(store).truth.winner === null; orders++) {
    giveRandomOrder(store, dice);
    if (meddling) {
      vi.advanceTimersByTime(dice.below(900));
      if (dice.chance(30) && battleOf(store).truth.winner === null) dice.pick(MEDDLING)(store, dice);
      if (dice.chance(20)) {
        stop();
        stop = startEventPlayer(battleSource(store), BATTLE_SCORE, options(), SILENT);
      }
    }
    if (dice.chance(60)) settleDown(store);
  }
  settleDown(store);
  stop();
  const { record, history } = battleOf(store);
  const replayed = engine.begin(record.start);
  const events = [...replayed.events];
  let { state } = replayed;
  for (const order of record.orders) {
    const step = engine.submit(state, order);
    if (!step.ok) throw new Error(step.refusal.sentence);
    events.push(...step.value.events);
    state = step.value.state;
  }
  expect(history).toEqual(events);
  expect(told).toEqual(events.slice(before));
  expect(battleOf(store).shown).toEqual(state);
}

/** Lets everything play out: what is shown is the truth, and nothing is left to do. */
function settleDown(store: AppStore): void {
  vi.advanceTimersByTime(60_000);
  const { shown, truth, unplayed } = battleOf(store);
  expect(unplayed).toEqual([]);
  expect(shown).toBe(truth);
  expect(vi.getTimerCount()).toBe(0);
}

const SEEDS = Array.from({ length: GAMES }, (_, index) => 1000 + index);

describe('over whole games', () => {
  it.each(SEEDS)('seed %i: every event is played exactly once, in order', (seed) => {
    playGame(seed, false);
  });

  it.each(SEEDS)('seed %i: so it is with skips, changes of speed, new orders and undo at any moment', (seed) => {
    playGame(seed, true);
  });

  it('a resumed battle is settled: nothing is played again', () => {
    const store = begunTable();
    const dice = openDice(5);
    for (let orders = 0; orders < 20; orders++) giveRandomOrder(store, dice);
    const { record, book } = battleOf(store);
    const { seats, stream } = store.getState().seats;
    const opened = openBattleFile(JSON.parse(JSON.stringify(battleFile({ record, book, seats, stream }))));
    if (!opened.ok) throw new Error(opened.refusal);
    const shown = vi.fn();
    const sound = vi.fn();
    const later = openStore();
    later.dispatch(battleResumed(opened.value.match));
    const stop = startEventPlayer(
      battleSource(later),
      BATTLE_SCORE,
      { length: 1, still: false },
      { show: shown, sound },
    );
    expect(battleOf(later).shown).toBe(battleOf(later).truth);
    expect(battleOf(later).truth).toEqual(battleOf(store).truth);
    expect(vi.getTimerCount()).toBe(0);
    expect(shown.mock.calls.flat(2)).toEqual([]);
    expect(sound).not.toHaveBeenCalled();
    stop();
  });
});
