import { inBoardOrder } from '../../battle/model/board';
import type { EngineState } from '../../battle/model/engineState';
import { ofSide, SIDES } from '../../kernel/sides';

/**
 * Puts a position into one form, however it came about: cards in board order, hands by name. A search breaks ties by the order in
 * which it finds things; the value of a position must not hang on who was deployed first.
 */
export function toCanonical(state: EngineState): EngineState {
  state.units.sort(inBoardOrder);
  for (const side of SIDES) {
    state.hands[side] = ofSide(state.hands, side).toSorted((one, other) => byName(one.card, other.card));
  }
  return state;
}

function byName(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
