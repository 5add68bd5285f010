import type { Observation } from '../../battle/observe';
import type { Order } from '../../battle/orders';
import { cardChosen } from './cardChosen';
import { idle } from './idle';
import { IDLE, type InputState, type Pressed, type Reaction, type Selection } from './selection';
import { unitChosen } from './unitChosen';

const STATES: { readonly [Mode in Selection['mode']]: InputState<Mode> } = { idle, cardChosen, unitChosen };

export function react(selection: Selection, pressed: Pressed, seen: Observation): Reaction {
  const state = STATES[selection.mode] as (selection: Selection, pressed: Pressed, seen: Observation) => Reaction;
  return state(selection, pressed, seen);
}

/** Lets go of what is gone: a unit that fell or has nothing left to do, a card that left the hand. */
export function settle(selection: Selection, seen: Observation, legal: readonly Order[]): Selection {
  if (selection.mode === 'cardChosen') return seen.hand[selection.index] === selection.card ? selection : IDLE;
  if (selection.mode === 'unitChosen') {
    return legal.some((order) => 'unit' in order && order.unit === selection.unit) ? selection : IDLE;
  }
  return selection;
}
