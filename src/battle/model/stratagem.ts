import type { Target } from '../abilities/targets';
import type { Condition, Effect } from '../abilities/vocabulary';
import type { CardId } from './card';

/** A part of an ability without a trigger: it happens when the card is played. */
export interface StratagemPart {
  readonly condition?: Condition;
  readonly effect: Effect;
}

/** R12: the second kind of card. It is no unit: it is played once from the hand and gone. */
export interface Stratagem {
  readonly id: CardId;
  /** Null for a card of no faction. */
  readonly faction: string | null;
  readonly cost: number;
  readonly target: Target;
  /** They happen in this order. */
  readonly parts: readonly StratagemPart[];
}
