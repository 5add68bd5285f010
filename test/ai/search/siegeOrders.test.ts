import { describe, expect, it } from 'vitest';
import { exactWin } from '../../../src/ai/search/exactWin';
import { keepSiegeOrders } from '../../../src/ai/search/siegeOrders';
import { siegeUpperBound } from '../../../src/ai/search/siegeUpperBound';
import { type BattleEngine, createBattleEngine } from '../../../src/battle/BattleEngine';
import { openOrderList } from '../../../src/battle/legality/orderList';
import type { BattleState } from '../../../src/battle/model/state';
import { cardsOf, type Deck } from '../../../src/content/catalog';
import { OPPONENT } from '../../../src/kernel/sides';
import { bruteWin } from '../../support/bruteWin';
import { plain } from '../../support/engine';
import { playGame } from '../../support/gameRunner';
import { keywordBook, keywordCatalog, PROVING } from '../../support/keywordSet';
import { bow, position, sword } from '../../support/position';
import { positionsOf, shipped } from '../support/positions';

const MOST = 4000;

function besieged(state: BattleState, health: number): BattleState {
  return { ...state, castles: { ...state.castles, [OPPONENT[state.turn]]: health } };
}

const proving = createBattleEngine(keywordBook());

/** Of battles among cards that the game doesn't ship. */
function provingPositions(seeds: readonly number[]): BattleState[] {
  const deck = cardsOf(keywordCatalog().decks[PROVING] as Deck);
  const states: BattleState[] = [];
  for (const seed of seeds) {
    const players = { left: 'greedy', right: 'random' } as const;
    const decks = { left: deck, right: deck };
    playGame(proving, { seed, players, decks, battlefield: 'open-field' }, ({ before }) => {
      if (before.phase === 'battle') states.push(before);
    });
  }
  return states.filter((_, place) => place % 9 === 0);
}

function keptTypes(engine: BattleEngine, words: BattleState): string[] {
  const state = engine.compile(words);
  const offered = openOrderList();
  engine.offerOrders(state, offered);
  keepSiegeOrders(engine.book, state, offered);
  return [...offered.codes.slice(0, offered.count)].map((code) => {
    const order = engine.orderOf(state, code);
    return 'unit' in order ? `${order.type} ${order.unit}` : order.type;
  });
}

describe('the orders of a siege', () => {
  const units = [sword('a', 'left', [1, 1]), bow('b', 'left', [0, 1]), sword('c', 'right', [2, 2], { health: 5 })];

  it('are no blows at cards by somebody who can’t be done without', () => {
    const needsBoth = siegeUpperBound(plain.book, plain.compile(position({ units })));
    const kept = keptTypes(plain, position({ castles: { right: needsBoth }, units }));
    expect(kept).toContain('attackCastle a');
    expect(kept.filter((order) => order.startsWith('attack '))).toEqual([]);
  });

  it('are all of them where one of the two would do', () => {
    const kept = keptTypes(plain, position({ castles: { right: 5 }, units }));
    expect(kept).toEqual(expect.arrayContaining(['attackCastle a', 'attackCastle b', 'attack a', 'attack b']));
  });

  it.each([
    ['the shipped cards', shipped, positionsOf([41, 42, 43, 44, 45, 46, 47, 48], 13)],
    ['cards that the game doesn’t ship', proving, provingPositions([51, 52, 53, 54, 55, 56])],
  ])('lose no win that is there by %s', (_, engine, states) => {
    let wins = 0;
    for (const [index, state] of states.entries()) {
      const start = besieged(state, 12 + (index % 6) * 9);
      if (bruteWin(engine, start, MOST) !== 'won') continue;
      wins += 1;
      expect(exactWin(engine, engine.compile(start), 10 * MOST, { count: 0 })).toBeTruthy();
    }
    expect(wins).toBeGreaterThan(5);
  });
});
