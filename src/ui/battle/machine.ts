import type { Order, PlayOrder } from '../../battle/model/orders';
import { samePosition } from '../../battle/model/position';
import type { Observation } from '../../battle/view/observe';
import { createMachine, type MachineParts } from '../input/machine';
import { cardChosen } from './cardChosen';
import { cellAsked } from './cellAsked';
import { idle } from './idle';
import { playKey } from './playMarks';
import { returning } from './returning';
import { secondAsked } from './secondAsked';
import { type BattleInput, IDLE, type Pressed } from './selection';
import { slideAsked } from './slideAsked';
import { stratagemChosen } from './stratagemChosen';
import { unitChosen } from './unitChosen';

/** What is gone is let go of: a unit that fell or has nothing left to do, a card that left the hand. */
const KEEPS: MachineParts<BattleInput>['keeps'] = {
  idle: () => true,
  cardChosen: ({ index, card }, seen) => seen.phase === 'battle' && seen.hand[index] === card,
  stratagemChosen: ({ index, card }, seen) => seen.phase === 'battle' && seen.hand[index] === card,
  secondAsked: ({ index, card, first }, seen, legal) =>
    seen.hand[index] === card && legal.some((order) => order.type === 'play' && beginsSo(order, first)),
  unitChosen: ({ unit }, seen, legal) =>
    legal.some((order) => order.type !== 'play' && 'unit' in order && order.unit === unit) ||
    isMarcher(unit, seen, legal),
  returning: ({ indices }, seen) => seen.phase === 'mulligan' && indices.every((index) => index < seen.hand.length),
  cellAsked: ({ index, card, at }, seen, legal) =>
    seen.hand[index] === card &&
    legal.some((order) => order.type === 'deploy' && order.card === card && samePosition(order.at, at)),
  slideAsked: ({ unit, target }, _seen, legal) =>
    legal.some((order) => order.type === 'attack' && order.unit === unit && order.target === target),
};

/** The same target, whichever second cell. */
function beginsSo({ to: _, ...order }: PlayOrder, first: PlayOrder): boolean {
  return playKey(order) === playKey(first);
}

function isMarcher(unit: string, seen: Observation, legal: readonly Order[]): boolean {
  const column = seen.units.find(({ id }) => id === unit)?.col;
  return legal.some((order) => order.type === 'march' && order.column === column);
}

function turnOf({ phase, round, turn }: Observation): string {
  return `${phase} ${round} ${turn}`;
}

function shownAt({ hand, units }: Observation, pressed: Pressed): string | undefined {
  if (pressed.type === 'handCard') return hand[pressed.index];
  return pressed.type === 'cell' ? units.find((unit) => samePosition(unit, pressed.at))?.id : undefined;
}

export const battleMachine = createMachine<BattleInput>({
  idle: IDLE,
  states: { idle, cardChosen, unitChosen, returning, cellAsked, slideAsked, stratagemChosen, secondAsked },
  keeps: KEEPS,
  turnOf,
  shownAt,
});
