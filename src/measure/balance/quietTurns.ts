import type { Order } from '../../battle/model/orders';
import type { BattleState } from '../../battle/model/state';

/** Turns of a span of rounds, and those in which no card left the hand: nothing deployed, no stratagem played. */
export interface QuietTurns {
  turns: number;
  quiet: number;
}

export type QuietTurnsBySpan = Record<string, QuietTurns>;

/** The rounds that are counted together, by their last one: the opening, the middle, the end, attrition. */
const SPANS = [
  { until: 4, name: 'rounds 1-4' },
  { until: 7, name: 'rounds 5-7' },
  { until: 11, name: 'rounds 8-11' },
  { until: Number.POSITIVE_INFINITY, name: 'rounds 12-' },
] as const;

/** Follows the turns of one battle. The turn that ends the battle has no end of its own, and isn't counted. */
export function watchQuietTurns(spans: QuietTurnsBySpan): (before: BattleState, order: Order) => void {
  let isQuiet = true;
  return (before, order) => {
    if (before.phase !== 'battle') return;
    if (order.type === 'deploy' || order.type === 'play') isQuiet = false;
    if (order.type !== 'endTurn') return;
    const name = SPANS.find(({ until }) => before.round <= until)?.name ?? '';
    spans[name] ??= { turns: 0, quiet: 0 };
    spans[name].turns += 1;
    if (isQuiet) spans[name].quiet += 1;
    isQuiet = true;
  };
}
