import { samePosition } from '../../battle/model/position';
import { takenOrPutDown } from './idle';
import { playKey } from './playMarks';
import { IDLE, type InputState } from './selection';
import { aimAt, aimedAt } from './stratagemChosen';

/** A stratagem has its target and asks for a second cell: a press names it, one on another target aims anew. */
export const secondAsked: InputState<'secondAsked'> = (selection, pressed, seen) => {
  const { index, card, first } = selection;
  const chosen = { mode: 'stratagemChosen', index, card } as const;
  if (pressed.type === 'confirm') return { selection };
  if (pressed.type !== 'cell') return takenOrPutDown(chosen, pressed, seen) ?? { selection: chosen };
  const { at } = pressed;
  const aims = seen.aimsOf?.(card) ?? [];
  const current = aims.find(({ order }) => playKey(order) === playKey(first));
  if (current?.to.some((cell) => samePosition(cell, at)) === true) {
    return { selection: IDLE, order: { ...first, to: at } };
  }
  const aim = aimAt(aims, at);
  if (aim !== undefined && aim === current) return { selection: chosen };
  if (aim?.refusal === null) return aimedAt(selection, aim);
  return { selection: IDLE, order: { ...first, to: at } };
};
