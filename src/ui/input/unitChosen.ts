import { samePosition } from '../../battle/position';
import { takenOrPutDown } from './idle';
import { IDLE, type InputState } from './selection';

/** A unit was chosen: an enemy is struck, a free cell moved to, the enemy castle besieged. */
export const unitChosen: InputState<'unitChosen'> = (selection, pressed, seen) => {
  const change = takenOrPutDown(selection, pressed, seen);
  if (change !== null) return change;
  const { unit } = selection;
  if (pressed.type === 'castle' && pressed.side !== seen.side)
    return { selection, order: { type: 'attackCastle', unit } };
  if (pressed.type !== 'cell') return { selection: IDLE };
  const target = seen.units.find((candidate) => samePosition(candidate, pressed.at));
  if (target !== undefined) return { selection, order: { type: 'attack', unit, target: target.id } };
  return { selection, order: { type: 'move', unit, to: pressed.at } };
};
