import { samePosition } from '../../battle/model/position';
import { takenOrPutDown } from './idle';
import type { InputState } from './selection';

/** A blow is to move its target: a press names the cell, one on the target lets it stand. */
export const slideAsked: InputState<'slideAsked'> = ({ unit, target }, pressed, seen) => {
  const selection = { mode: 'unitChosen', unit } as const;
  const plain = { type: 'attack', unit, target } as const;
  if (pressed.type === 'confirm') return { selection, order: plain };
  const change = takenOrPutDown({ mode: 'idle' }, pressed, seen);
  if (change !== null) return change;
  if (pressed.type !== 'cell') return { selection };
  const standing = seen.units.find(({ id }) => id === target);
  const stays = standing !== undefined && samePosition(standing, pressed.at);
  return { selection, order: stays ? plain : { ...plain, slideTo: pressed.at } };
};
