import { takenOrPutDown } from './idle';
import { IDLE, type InputState } from './selection';

/** A card of the hand was chosen: a press on a cell deploys it there. */
export const cardChosen: InputState<'cardChosen'> = (selection, pressed, seen) => {
  const change = takenOrPutDown(selection, pressed, seen);
  if (change !== null) return change;
  if (pressed.type !== 'cell') return { selection: IDLE };
  return { selection, order: { type: 'deploy', card: selection.card, at: pressed.at } };
};
