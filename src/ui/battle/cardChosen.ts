import { samePosition } from '../../battle/model/position';
import { takenOrPutDown } from './idle';
import { IDLE, type InputState } from './selection';

/** A card of the hand was chosen: a press on a cell deploys it there; a card that changes a cell asks which. */
export const cardChosen: InputState<'cardChosen'> = (selection, pressed, seen, legal) => {
  const change = takenOrPutDown(selection, pressed, seen);
  if (change !== null) return change;
  if (pressed.type !== 'cell') return { selection: IDLE };
  const { card } = selection;
  const { at } = pressed;
  const asks = legal.some(
    (order) =>
      order.type === 'deploy' && order.card === card && order.palisadeAt !== undefined && samePosition(order.at, at),
  );
  if (asks) return { selection: { ...selection, mode: 'cellAsked', at } };
  return { selection: IDLE, order: { type: 'deploy', card, at } };
};
