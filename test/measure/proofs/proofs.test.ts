import { describe, expect, it } from 'vitest';
import { ORDERS_PER_TURN } from '../../../src/ai/players/player';
import { exactWin } from '../../../src/ai/search/exactWin';
import { createBattleEngine } from '../../../src/battle/BattleEngine';
import type { Order } from '../../../src/battle/model/orders';
import { openStream } from '../../../src/kernel/chance';
import { OPPONENT } from '../../../src/kernel/sides';
import { playerMind } from '../../../src/measure/contestants/contestants';
import type { Mind } from '../../../src/measure/contestants/mind';
import { redealt } from '../../../src/measure/proofs/fairness';
import { emptyProof, faultsIn, type Proof } from '../../../src/measure/proofs/proof';
import { stuck } from '../../../src/measure/proofs/stuck';
import { playMatch } from '../../../src/measure/series/playMatch';
import { openSeries } from '../../../src/measure/series/playSeries';
import { fixtureOf, type Series } from '../../../src/measure/series/series';
import { shippedBook, starterDeck } from '../../support/book';
import { bruteWin } from '../../support/bruteWin';
import { carriedOut } from '../../support/engine';

const book = shippedBook();
const engine = createBattleEngine(book);
const series: Series = {
  book,
  contestants: { first: { player: 'greedy', ignores: null }, second: { player: 'greedy', ignores: null } },
  pairings: [[starterDeck('galecrest'), starterDeck('cinder')]],
  battlefields: ['open-field'],
  games: 4,
  seed: 3,
};

/** What a proof says of a planted mind that plays both seats. */
function proofOf(counting: 'fairness' | 'wins' | 'stuck', mind: Mind, parts = 1): Proof[] {
  const play = openSeries(
    { series, counting },
    () => 0,
    () => ({ first: mind, second: mind }),
  );
  return Array.from({ length: parts }, (_, part) => play(part));
}

const honest = playerMind(engine, 'greedy');
const END_TURN: Order = { type: 'endTurn' };

describe('fairness', () => {
  it('has nothing to say of a player that sees what its side may see', () => {
    const [proof] = proofOf('fairness', honest);
    expect(proof?.turns).toBeGreaterThan(20);
    expect(proof?.faults).toEqual({});
  });

  it.each<[string, (truth: Parameters<Mind>[0]) => boolean]>([
    ["looks into the enemy's hand", ({ hands, turn }) => (hands[OPPONENT[turn]][0] ?? '') < 'm'],
    ['looks at its next card', ({ decks, turn }) => (decks[turn][0] ?? '') < 'm'],
    ["knows the rules' chance", ({ chance }) => (chance[0] ?? 0) > 0],
  ])('finds a player that %s', (_, peeks) => {
    const peeking: Mind = (truth, stream) =>
      truth.phase === 'battle' && peeks(truth) ? { orders: [END_TURN], stream } : honest(truth, stream);
    const [proof] = proofOf('fairness', peeking);
    expect(proof?.faults.changed).toBeGreaterThan(0);
    expect(Object.keys(proof?.places ?? {})[0]).toMatch(
      /^changed: seed 3, open-field, \w+ on the left, round \d+, \w+$/,
    );
  });

  it('finds a player whose decisions depend on what it thought before', () => {
    let thoughts = 0;
    const moody: Mind = (truth, stream) => {
      thoughts += 1;
      return truth.phase === 'battle' && thoughts % 3 === 0 ? { orders: [END_TURN], stream } : honest(truth, stream);
    };
    expect(proofOf('fairness', moody)[0]?.faults.changed).toBeGreaterThan(0);
  });

  it('deals other cards that look the same to the viewer', () => {
    const { state } = engine.begin({
      type: 'match',
      seed: 4,
      battlefield: null,
      decks: { left: starterDeck('galecrest'), right: starterDeck('cinder') },
    });
    const [other] = redealt(book, state, 'left', openStream(9, 'cosmetics'));
    expect(engine.observe(other, 'left')).toEqual(engine.observe(state, 'left'));
    expect(other.hands.right).not.toEqual(state.hands.right);
    expect(other.decks.right).not.toEqual(state.decks.right);
    expect(other.decks.left).not.toEqual(state.decks.left);
    expect(other.chance).not.toEqual(state.chance);
  });
});

describe('the search for a win', () => {
  it('denies none that trying everything finds', { timeout: 60_000 }, () => {
    const counts = { won: 0, none: 0, cut: 0 };
    for (const seed of [5, 6]) {
      const start = { ...fixtureOf(series, engine, 0).start, seed };
      playMatch(engine, { left: honest, right: honest }, start, (before, order) => {
        // Towards the end of a turn there is little left to try.
        if (before.phase !== 'battle' || order.type !== 'attack') return;
        const brute = bruteWin(engine, before, 150);
        counts[brute] += 1;
        if (brute === 'cut') return;
        const found = exactWin(engine, engine.compile(before), 5000, { count: 0 });
        if (brute === 'won') expect(found).not.toBe(false);
        if (brute === 'none') expect(found).toBe(false);
      });
    }
    expect(Math.min(counts.won, counts.none)).toBeGreaterThan(0);
  });
});

describe('missed wins', () => {
  it('are counted of a player that never strikes the castle', { timeout: 60_000 }, () => {
    const peaceful: Mind = (truth, stream) => {
      const plan = honest(truth, stream);
      const orders = plan.orders.filter(({ type }) => type !== 'attackCastle').slice(0, 1);
      return { ...plan, orders: orders.length === 0 ? [END_TURN] : orders };
    };
    const nearlyFallen: Mind = (truth, stream) => {
      if (truth.round > 2) truth.castles[OPPONENT[truth.turn]] = 1;
      return peaceful(truth, stream);
    };
    const [proof] = proofOf('wins', nearlyFallen);
    expect(proof?.seen.won).toBeGreaterThan(0);
    expect(proof?.faults.missed).toBeGreaterThan(0);
  });
});

describe('being stuck', () => {
  it('is not said of a player that plays by the rules', () => {
    const [proof] = proofOf('stuck', honest);
    expect([proof?.turns, faultsIn(proof as Proof)]).toEqual([expect.any(Number), 0]);
    expect(proof?.turns).toBeGreaterThan(10);
  });

  const inRound3 =
    (orders: (truth: Parameters<Mind>[0]) => readonly Order[]): Mind =>
    (truth, stream) =>
      truth.phase === 'battle' && truth.round === 3 ? { orders: orders(truth), stream } : honest(truth, stream);

  it.each<[string, Mind]>([
    ['illegal', inRound3(() => [{ type: 'move', unit: 'nobody', to: { row: 0, col: 0 } }])],
    ['illegal', inRound3(() => [END_TURN, END_TURN])],
    ['without a plan', inRound3(() => [])],
    [
      'crashed',
      inRound3(() => {
        throw new Error('planted');
      }),
    ],
  ])('is counted as "%s", and the battle goes on', (kind, mind) => {
    const [proof] = proofOf('stuck', mind);
    expect(Object.keys(proof?.faults ?? {})).toEqual([kind]);
    expect(proof?.turns).toBeGreaterThan(10);
  });

  it('is counted where the orders of a turn become too many', () => {
    const proof = emptyProof();
    const table = { engine, minds: { first: honest, second: honest }, clock: () => 0 };
    const fixture = fixtureOf(series, engine, 0);
    const { minds, watch } = stuck.open(table)(proof)(fixture);
    const settle: Order = { type: 'mulligan', cards: [] };
    const state = carriedOut(engine, engine.begin(fixture.start).state, settle, settle);
    minds.left(state, openStream(1, 'ai'));
    expect(proof.faults).toEqual({});
    const order: Order = { type: 'brace', unit: 'a' };
    for (let given = 0; given < ORDERS_PER_TURN; given++) watch(state, order, { state, events: [] });
    minds.left(state, openStream(1, 'ai'));
    expect(proof.faults).toEqual({ 'too many orders': 1 });
  });
});
