import { type Divergence, replay } from '../kernel/record';
import type { Result } from '../kernel/result';
import type { BattleEngine, BattleStep } from './BattleEngine';
import type { BattleEvent } from './events';
import type { Order } from './orders';
import type { Refusal } from './refusals';
import type { BattleState } from './state';

/** How far back orders can be taken back: the state after the last order that revealed something, and how many came before. */
export interface Checkpoint {
  readonly state: BattleState;
  readonly orders: number;
}

/** What can't be unseen: cards drawn, hands settled, the turn given away, a battle decided. */
const REVEALING: ReadonlySet<BattleEvent['type']> = new Set<BattleEvent['type']>([
  'mulliganed',
  'cardDrawn',
  'cardOverdrawn',
  'turnEnded',
  'turnBegan',
  'battleEnded',
]);

export function reveals(events: readonly BattleEvent[]): boolean {
  return events.some(({ type }) => REVEALING.has(type));
}

/** The checkpoint after one more order, the `orders`-th of the record. */
export function nextCheckpoint(checkpoint: Checkpoint, step: BattleStep, orders: number): Checkpoint {
  return reveals(step.events) ? { state: step.state, orders } : checkpoint;
}

/** The battle without its last orders: replayed from the checkpoint, so that nothing of them is left. */
export function rewind(
  engine: BattleEngine,
  checkpoint: Checkpoint,
  orders: readonly Order[],
): Result<BattleStep, Divergence<Refusal>> {
  const begun = { state: engine.game.clone(checkpoint.state), events: [] };
  return replay(engine.game, begun, orders.slice(checkpoint.orders));
}
