import type { BattleEngine } from '../../../src/battle/BattleEngine';
import type { Start } from '../../../src/battle/begin';
import type { BattleEvent } from '../../../src/battle/events';
import type { Order } from '../../../src/battle/orders';
import type { BattleState } from '../../../src/battle/state';
import type { UnitId } from '../../../src/battle/unit';

/** What the runner knows besides the states. */
export interface Context {
  readonly start: Extract<Start, { type: 'match' }>;
  /** Every order so far, this one last. */
  readonly orders: readonly Order[];
  /** Every unit that ever stood on the board before this order. */
  readonly everFielded: ReadonlySet<UnitId>;
  /** The states in JSON, the first as it was before the order was given. */
  readonly textBefore: string;
  readonly textAfter: string;
}

/** One accepted order and all that came of it. */
export interface Moment {
  readonly engine: BattleEngine;
  readonly before: BattleState;
  readonly order: Order;
  readonly events: readonly BattleEvent[];
  readonly after: BattleState;
  readonly context: Context;
}

/** What is wrong, in a few words; null when all is well. */
export type Invariant = (moment: Moment) => string | null;

/** A complaint when the condition doesn't hold. */
export function unless(holds: boolean, complaint: string): string | null {
  return holds ? null : complaint;
}
