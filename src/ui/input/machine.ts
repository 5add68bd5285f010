import type { Observation } from '../../battle/observe';
import type { Order } from '../../battle/orders';
import { samePosition } from '../../battle/position';
import { cardChosen } from './cardChosen';
import { cellAsked } from './cellAsked';
import { idle } from './idle';
import { returning } from './returning';
import { IDLE, type InputState, type Pressed, type Reaction, type Selection } from './selection';
import { slideAsked } from './slideAsked';
import { unitChosen } from './unitChosen';

const STATES: { readonly [Mode in Selection['mode']]: InputState<Mode> } = {
  idle,
  cardChosen,
  unitChosen,
  returning,
  cellAsked,
  slideAsked,
};

export function react(selection: Selection, pressed: Pressed, seen: Observation, legal: readonly Order[]): Reaction {
  const state = STATES[selection.mode] as InputState<Selection['mode']>;
  return state(selection, pressed, seen, legal);
}

type Keeps<Mode extends Selection['mode']> = (
  selection: Extract<Selection, { mode: Mode }>,
  seen: Observation,
  legal: readonly Order[],
) => boolean;

const KEEPS: { readonly [Mode in Selection['mode']]: Keeps<Mode> } = {
  idle: () => true,
  cardChosen: ({ index, card }, seen) => seen.phase === 'battle' && seen.hand[index] === card,
  unitChosen: ({ unit }, seen, legal) =>
    legal.some((order) => 'unit' in order && order.unit === unit) || isMarcher(unit, seen, legal),
  returning: ({ indices }, seen) => seen.phase === 'mulligan' && indices.every((index) => index < seen.hand.length),
  cellAsked: ({ index, card, at }, seen, legal) =>
    seen.hand[index] === card &&
    legal.some((order) => order.type === 'deploy' && order.card === card && samePosition(order.at, at)),
  slideAsked: ({ unit, target }, _seen, legal) =>
    legal.some((order) => order.type === 'attack' && order.unit === unit && order.target === target),
};

function isMarcher(unit: string, seen: Observation, legal: readonly Order[]): boolean {
  const column = seen.units.find(({ id }) => id === unit)?.col;
  return legal.some((order) => order.type === 'march' && order.column === column);
}

/** Lets go of what is gone: a unit that fell or has nothing left to do, a card that left the hand. */
export function settle(selection: Selection, seen: Observation, legal: readonly Order[]): Selection {
  const keeps = KEEPS[selection.mode] as Keeps<Selection['mode']>;
  return keeps(selection, seen, legal) ? selection : IDLE;
}
