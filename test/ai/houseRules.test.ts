import { describe, expect, it } from 'vitest';
import { exactWin } from '../../src/ai/search/exactWin';
import { fingerprint } from '../../src/ai/search/fingerprint';
import { siegeUpperBound } from '../../src/ai/search/siegeUpperBound';
import { createBattleEngine } from '../../src/battle/BattleEngine';
import { openRecord } from '../../src/battle/model/record';
import type { BattleState } from '../../src/battle/model/state';
import { bookOf } from '../../src/content/catalog';
import { stableHash } from '../../src/kernel/hash';
import { OPPONENT } from '../../src/kernel/sides';
import { replayMatch } from '../../src/match/replayMatch';
import { playerMind } from '../../src/measure/contestants/contestants';
import { playKeptMatch } from '../../src/measure/series/playMatch';
import { battleRules } from '../../src/store/battle/battleRules';
import { shippedCatalog, starterDeck } from '../support/book';
import { bruteWin } from '../support/bruteWin';
import { forecastFault } from '../support/forecastCheck';
import { SOAK } from '../support/gameRunner';

const catalog = shippedCatalog();
const ALL = Object.keys(catalog.houseRules);
const SEEDS = SOAK ? Array.from({ length: 40 }, (_, index) => index + 1) : [7];
const DECKS = ['bastion', 'cinder', 'galecrest', 'thornveil'];
const MOST_POSITIONS = 2000;

function besieged(state: BattleState, health: number): BattleState {
  return { ...state, castles: { ...state.castles, [OPPONENT[state.turn]]: health } };
}

/** Each alone takes as long again: that is a soak's. */
const SETS = SOAK ? [...ALL.map((id) => [id]), ALL] : [ALL];

describe.each(SETS.map((ids) => [ids.join(), ids] as const))('opponents with %s', (_, ids) => {
  const book = bookOf(catalog, ids);
  const engine = createBattleEngine(book);

  it.each(SEEDS)('give legal orders that turn out as forecast, and the record replays: seed %i', (seed) => {
    const mind = playerMind(engine, SOAK ? 'soldier' : 'recruit');
    const decks = { left: starterDeck(DECKS[seed % 4]), right: starterDeck(DECKS[(seed + 1) % 4]) };
    const start = { type: 'match', seed, decks, battlefield: 'open-field' } as const;
    const seen: BattleState[] = [];
    const { end, orders } = playKeptMatch(engine, { left: mind, right: mind }, start, (before, order) => {
      const fault = forecastFault(engine, before, [order]);
      if (fault !== null) throw new Error(fault);
      if (before.phase === 'battle') seen.push(before);
    });
    const replayed = replayMatch(battleRules, book, { ...openRecord(book, start), orders }, null);
    expect(replayed.ok && stableHash(replayed.value.truth)).toBe(stableHash(end));
    boundIsNeverTooLow(seen);
    noWinIsRuledOut(seen.filter((_state, index) => index % 6 === 0));
  });

  function boundIsNeverTooLow(states: readonly BattleState[]): void {
    for (const state of states) {
      const enemy = OPPONENT[state.turn];
      const hope = siegeUpperBound(book, engine.compile(state));
      for (const order of engine.legalOrders(state, state.turn)) {
        if (order.type === 'endTurn') continue;
        const next = engine.compile(state);
        engine.carryOut(next, order);
        const done = state.castles[enemy] - next.castles[enemy];
        if (next.winner === null) expect(done + siegeUpperBound(book, next)).toBeLessThanOrEqual(hope);
      }
    }
  }

  /** The plainest search, which shares nothing with the players' but the rules. */
  function noWinIsRuledOut(states: readonly BattleState[]): void {
    for (const [index, state] of states.entries()) {
      const start = besieged(state, 10 + (index % 5) * 9);
      if (exactWin(engine, engine.compile(start), MOST_POSITIONS, { count: 0 }) !== false) continue;
      expect(bruteWin(engine, start, MOST_POSITIONS)).not.toBe('won');
    }
  }
});

it('who stepped into an owned column and out again is in another position', () => {
  const engine = createBattleEngine(bookOf(catalog, ['zone-ownership']));
  const decks = { left: starterDeck('bastion'), right: starterDeck('cinder') };
  const { state } = engine.begin({ type: 'match', seed: 1, decks, battlefield: 'open-field' });
  const owned = { ...state, held: { left: [0, 0, 2], right: [0, 0, 0] } };
  expect(fingerprint(engine.compile(owned))).not.toBe(fingerprint(engine.compile(state)));
});
