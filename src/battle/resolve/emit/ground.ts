import type { TerrainId } from '../../model/book';
import { groundOf } from '../../model/ground';
import { cellOf, type Position, samePosition } from '../../model/position';
import type { BattlePlay } from '../play';

/** Ground and walls are replaced, never changed in place: copies of a state share them. `health` makes the cell a wall. */
export function emitGroundChanged(
  play: BattlePlay,
  at: Position,
  from: TerrainId,
  to: TerrainId,
  health: number | null,
  by: string,
  ability: string,
): void {
  const { state, events } = play;
  events?.push({ type: 'groundChanged', at, from, to, health, by, ability });
  changeCell(play, at, to);
  if (health !== null) state.walls = [...state.walls, { row: at.row, col: at.col, health, under: from }];
}

/** What a blow leaves of a wall; at 0 it is gone. */
export function strikeWall(play: BattlePlay, at: Position, health: number, terrain: TerrainId): void {
  const { state } = play;
  const others = state.walls.filter((wall) => !samePosition(wall, at));
  const struck = state.walls.filter((wall) => samePosition(wall, at)).map((wall) => ({ ...wall, health }));
  state.walls = health > 0 ? [...others, ...struck] : others;
  if (health <= 0) changeCell(play, at, terrain);
}

function changeCell({ book, state }: BattlePlay, at: Position, terrain: TerrainId): void {
  const changed = cellOf(at);
  const cells = state.ground.terrain.map((known, cell) => (cell === changed ? terrain : known));
  state.ground = groundOf(book, cells);
}
