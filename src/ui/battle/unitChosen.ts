import type { Order } from '../../battle/model/orders';
import { type Position, samePosition } from '../../battle/model/position';
import type { UnitId } from '../../battle/model/unit';
import type { Observation } from '../../battle/view/observe';
import { takenOrPutDown } from './idle';
import { IDLE, type InputState, type Pressed, type Reaction } from './selection';

/** A unit was chosen: an enemy is struck, a free cell moved to, a wall torn down, the enemy castle besieged. */
export const unitChosen: InputState<'unitChosen'> = (selection, pressed, seen, legal) => {
  const { unit } = selection;
  const change = takenOrPutDown(selection, pressed, seen);
  if (change !== null) return change;
  if (pressed.type === 'cell') return onCell(unit, pressed.at, seen, legal);
  const order = orderOf(unit, pressed, seen);
  return order === null ? { selection: IDLE } : { selection, order };
};

function orderOf(unit: UnitId, pressed: Pressed, seen: Observation): Order | null {
  if (pressed.type === 'brace') return { type: 'brace', unit };
  if (pressed.type === 'castle' && pressed.side !== seen.side) return { type: 'attackCastle', unit };
  const column = seen.units.find(({ id }) => id === unit)?.col;
  return pressed.type === 'march' && column !== undefined ? { type: 'march', column, to: pressed.to } : null;
}

function onCell(unit: UnitId, at: Position, seen: Observation, legal: readonly Order[]): Reaction {
  const selection = { mode: 'unitChosen', unit } as const;
  const target = seen.units.find((candidate) => samePosition(candidate, at))?.id;
  if (target === undefined) {
    const isWall = seen.walls.some((wall) => samePosition(wall, at));
    return { selection, order: isWall ? { type: 'attackCell', unit, at } : { type: 'move', unit, to: at } };
  }
  const asks = legal.some(
    (order) => order.type === 'attack' && order.unit === unit && order.target === target && order.slideTo !== undefined,
  );
  if (asks) return { selection: { mode: 'slideAsked', unit, target } };
  return { selection, order: { type: 'attack', unit, target } };
}
