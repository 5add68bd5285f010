import type { Observation } from '../../battle/view/observe';
import type { WordId } from '../../words/en';

/** How a finished battle ended for the viewer. */
export function resultWord({ winner, side }: Observation): WordId {
  if (winner === 'draw') return 'result.draw';
  return winner === side ? 'result.won' : 'result.lost';
}
