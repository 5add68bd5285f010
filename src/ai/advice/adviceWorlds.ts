import type { BattleEngine } from '../../battle/BattleEngine';
import type { EngineState } from '../../battle/model/engineState';
import type { Observation } from '../../battle/view/observe';
import { openStream, type Stream } from '../../kernel/chance';
import { OPPONENT } from '../../kernel/sides';
import { guessWorld } from '../search/worlds';

/** Every position is advised on with the same draws: two of them differ by what they are, never by chance. */
const SEED = 24;

/**
 * Guesses at what the enemy holds and draws next. They hang on public facts that one's own turn hardly changes, so all positions
 * of a turn are held against the same hands; and the card that the enemy draws at its beginning is the one that it holds then.
 */
export function adviceWorlds(engine: BattleEngine, seen: Observation, count: number): EngineState[] {
  const enemy = OPPONENT[seen.side];
  const draws = seen.turn === seen.side && seen.deckCounts[enemy] > 0 ? 1 : 0;
  const wider = { ...seen, handCounts: { ...seen.handCounts, [enemy]: seen.handCounts[enemy] + draws } };
  const worlds: EngineState[] = [];
  let stream: Stream = openStream(SEED, 'ai');
  for (let guess = 0; guess < count; guess++) {
    // Whoever has drawn already holds one card more, of as many unseen ones.
    const [world, after] = guessWorld(engine.book, withUnseen(wider, draws), stream);
    stream = after;
    const held = world.hands[enemy];
    const hands = { ...world.hands, [enemy]: held.slice(0, held.length - draws) };
    const decks = { ...world.decks, [enemy]: [...held.slice(held.length - draws), ...world.decks[enemy]] };
    worlds.push(engine.compile({ ...world, hands, decks }));
  }
  return worlds;
}

function withUnseen(seen: Observation, draws: number): Observation {
  const enemy = OPPONENT[seen.side];
  return { ...seen, deckCounts: { ...seen.deckCounts, [enemy]: seen.deckCounts[enemy] - draws } };
}
