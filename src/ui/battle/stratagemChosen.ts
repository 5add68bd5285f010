import type { StratagemAim } from '../../battle/legality/aimsInWords';
import { type Position, samePosition } from '../../battle/model/position';
import { takenOrPutDown } from './idle';
import { IDLE, type InputState, type Reaction, type Selection } from './selection';

type Chosen = Extract<Selection, { mode: 'stratagemChosen' }>;

/** A stratagem was chosen: a press on what it can be aimed at plays it, or asks for the second cell. */
export const stratagemChosen: InputState<'stratagemChosen'> = (selection, pressed, seen) => {
  const { card } = selection;
  const aims = seen.aimsOf?.(card) ?? [];
  if (pressed.type === 'confirm') return atNothing(selection, aims);
  const aim = pressed.type === 'cell' ? aimAt(aims, pressed.at) : undefined;
  if (aim !== undefined) return aimedAt(selection, aim);
  const change = takenOrPutDown(selection, pressed, seen);
  if (change !== null) return change;
  if (pressed.type !== 'cell') return { selection: IDLE };
  // Nothing of the right kind is there: the rules say why.
  return { selection: IDLE, order: { type: 'play', card, at: pressed.at } };
};

/** A button plays what is aimed at nothing; any other stratagem waits for its target. */
function atNothing(selection: Chosen, [only, ...more]: readonly StratagemAim[]): Reaction {
  const isAimless = only !== undefined && more.length === 0 && !namesTarget(only);
  return isAimless ? { selection: IDLE, order: only.order } : { selection };
}

export function namesTarget({ order: { unit, at, column, row } }: StratagemAim): boolean {
  return [unit, at, column, row].some((named) => named !== undefined);
}

export function aimAt(aims: readonly StratagemAim[], at: Position): StratagemAim | undefined {
  return aims.find(({ cells }) => cells.some((cell) => samePosition(cell, at)));
}

/** One that may not be aimed there is ordered all the same: the refusal says why, and the card stays in hand. */
export function aimedAt({ index, card }: Pick<Chosen, 'index' | 'card'>, { order, to }: StratagemAim): Reaction {
  if (to.length > 0) return { selection: { mode: 'secondAsked', index, card, first: order } };
  return { selection: IDLE, order };
}
