import type { CardId } from '../../battle/model/card';
import type { SiegeRules } from '../../battle/model/rules';
import { openStream, shuffled } from '../../kernel/chance';
import type { DeckCards } from './deckFaults';

export interface SampleHand {
  readonly opening: readonly CardId[];
  /** What the first turns bring. */
  readonly draws: readonly CardId[];
}

const TURNS = 3;

/** The hand that Left would be dealt, and its first draws: the same for one seed. */
export function sampleHand(deck: DeckCards, rules: SiegeRules, seed: number): SampleHand {
  const pile = Object.entries(deck).flatMap(([id, copies]) => Array.from({ length: copies }, () => id));
  const [order] = shuffled(openStream(seed, 'cosmetics'), pile);
  const dealt = rules.openingHand.left;
  return { opening: order.slice(0, dealt), draws: order.slice(dealt, dealt + TURNS * rules.drawPerTurn) };
}
