import { samePosition } from '../../battle/model/position';
import { takenOrPutDown } from './idle';
import { IDLE, type InputState } from './selection';

/** A card is to be deployed and changes a cell: a press names it, one on the card's own place names none. */
export const cellAsked: InputState<'cellAsked'> = ({ index, card, at }, pressed, seen) => {
  const chosen = { mode: 'cardChosen', index, card } as const;
  const plain = { type: 'deploy', card, at } as const;
  if (pressed.type === 'confirm') return { selection: IDLE, order: plain };
  if (pressed.type !== 'cell') return takenOrPutDown(chosen, pressed, seen) ?? { selection: chosen };
  const order = samePosition(pressed.at, at) ? plain : { ...plain, palisadeAt: pressed.at };
  return { selection: IDLE, order };
};
