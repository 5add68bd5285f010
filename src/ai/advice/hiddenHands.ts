import type { BattleEngine } from '../../battle/BattleEngine';
import type { Observation } from '../../battle/view/observe';
import { openStream, type Stream } from '../../kernel/chance';
import { OPPONENT } from '../../kernel/sides';
import { guessWorld } from '../search/worlds';

/** Another seed than that of the enemy's guessed hands, or both sides would hold the same cards. */
const SEED = 42;

/** The table as whoever watches sees it: nobody's hand. */
export function withoutHand(seen: Observation): Observation {
  return { ...seen, hand: [], ownDeckSorted: [] };
}

/** What a side may hold for all that a watcher can tell: its view with a guessed hand, so many times. */
export function withGuessedHands(engine: BattleEngine, seen: Observation, count: number): Observation[] {
  const { side } = seen;
  const views: Observation[] = [];
  let stream: Stream = openStream(SEED, 'ai');
  for (let guess = 0; guess < count; guess++) {
    const [world, after] = guessWorld(engine.book, { ...seen, side: OPPONENT[side] }, stream);
    stream = after;
    views.push({ ...seen, hand: world.hands[side] });
  }
  return views;
}
