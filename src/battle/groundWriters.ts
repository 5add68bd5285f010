import type { TerrainId } from './book';
import type { BattleEvent } from './events';
import { cellOf, type Position, samePosition } from './position';
import type { BattleState } from './state';

/** Parts of `apply`: the ground and its walls are replaced, never changed in place, because copies of a state share them. */

export function changeCell(state: BattleState, at: Position, terrain: TerrainId): void {
  const changed = cellOf(at);
  state.ground = state.ground.map((known, cell) => (cell === changed ? terrain : known));
}

export function raiseWall(state: BattleState, { row, col }: Position, health: number, under: TerrainId): void {
  state.walls = [...state.walls, { row, col, health, under }];
}

export function strikeWall(
  state: BattleState,
  { at, health, terrain }: Extract<BattleEvent, { type: 'cellStruck' }>,
): void {
  const others = state.walls.filter((wall) => !samePosition(wall, at));
  const struck = state.walls.filter((wall) => samePosition(wall, at)).map((wall) => ({ ...wall, health }));
  state.walls = health > 0 ? [...others, ...struck] : others;
  if (health <= 0) changeCell(state, at, terrain);
}
