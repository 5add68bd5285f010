import type { BattleEngine } from '../BattleEngine';
import type { Order } from '../model/orders';
import type { Observation } from '../view/observe';
import { boardDeeds } from './boardDeeds';
import type { Deed } from './deed';
import { eventDeeds } from './eventDeeds';
import { storyOf } from './story';
import { threatDeeds } from './threatDeeds';

/** All that a turn does and costs, in words of the board. Each of them is true by the rules; which are worth telling, others decide. */
export function deedsOf(engine: BattleEngine, seen: Observation, orders: readonly Order[]): Deed[] {
  const story = storyOf(engine, seen, orders);
  if (story.turnAfter.winner === seen.side) return [{ kind: 'wins' }];
  if (story.events.length === 0) return [{ kind: 'waits' }];
  return [...eventDeeds(story), ...boardDeeds(story), ...threatDeeds(story)];
}
