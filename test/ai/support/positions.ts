import { createBattleEngine } from '../../../src/battle/BattleEngine';
import type { BattleState } from '../../../src/battle/model/state';
import { shippedBook, shippedCatalog, starterDeck } from '../../support/book';
import { playGame } from '../../support/gameRunner';

export const shipped = createBattleEngine(shippedBook());

const DECKS = ['bastion', 'cinder', 'galecrest', 'thornveil'];

/** The positions before every order of a few battles on all kinds of ground, every `step`-th of them. */
export function positionsOf(seeds: readonly number[], step: number): BattleState[] {
  const battlefields = Object.keys(shippedCatalog().battlefields);
  const states: BattleState[] = [];
  for (const seed of seeds) {
    const decks = {
      left: starterDeck(DECKS[seed % DECKS.length]),
      right: starterDeck(DECKS[(seed >> 2) % DECKS.length]),
    };
    const battlefield = battlefields[seed % battlefields.length] ?? 'open-field';
    let orders = 0;
    playGame(shipped, { seed, players: { left: 'greedy', right: 'random' }, decks, battlefield }, ({ before }) => {
      if (before.phase === 'battle' && orders++ % step === 0) states.push(before);
    });
  }
  return states;
}
