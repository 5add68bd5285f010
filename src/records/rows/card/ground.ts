import type { BattleEvent } from '../../../battle/model/events';
import type { BattleState } from '../../../battle/model/state';
import { partId } from '../../identity/ids';
import type { Row } from '../../schema/tables';
import { type CardTelling, cardSurvey, terrainIn, WIDTH } from './cardTelling';

/** Whatever nobody looks over. */
const ABOVE_ALL = 99;

const gridId = (session: string): string => partId(session, 'grid', 1);

/** The nine cells as the battle began, and the walls that stood there already. */
export function tellGround(telling: CardTelling, state: BattleState): void {
  const { session, rows, book } = telling;
  const { cells } = cardSurvey(book, state.ground);
  const named = (index: number): string => `${index % WIDTH},${Math.floor(index / WIDTH)}`;
  rows.combat_grids.push({
    id: gridId(session),
    combat_session_id: session,
    width: WIDTH,
    height: WIDTH,
    cell_size: 1.5,
    terrain_data: Object.fromEntries(state.ground.map((terrain, index) => [named(index), terrain])),
    elevation_data: Object.fromEntries(
      cells.flatMap(({ elevation }, index) => (elevation === 0 ? [] : [[named(index), elevation]])),
    ),
  });
  for (const wall of state.walls)
    raiseWall(telling, wall, state.ground[wall.row * WIDTH + wall.col] ?? '', wall.health);
}

/** A cell that an ability closed: the card battle's obstacle. */
function raiseWall(
  { session, rows, book }: CardTelling,
  { row, col }: { readonly row: number; readonly col: number },
  type: string,
  health: number,
): void {
  const terrain = terrainIn(book, type);
  rows.combat_obstacles.push({
    id: partId(session, 'obstacle', rows.combat_obstacles.length + 1),
    grid_id: gridId(session),
    obstacle_type: type,
    positions: [{ x: col, y: row }],
    height: terrain.blocksSight === true ? ABOVE_ALL : (terrain.elevation ?? 0),
    provides_cover: (terrain.shelter ?? 'none') !== 'none',
    blocks_movement: terrain.blocksMovement ?? false,
    blocks_line_of_sight: terrain.blocksSight ?? false,
    destructible: true,
    current_hp: health,
    max_hp: health,
    name: terrain.name,
    description: null,
  });
}

/** Keeps the ground as it is in the middle of an order, and the walls as they are at the end. */
export function followGround(telling: CardTelling, event: BattleEvent): void {
  if (event.type === 'groundChanged') {
    setTerrain(telling, event.at, event.to);
    if (event.health !== null) raiseWall(telling, event.at, event.to, event.health);
  }
  if (event.type !== 'cellStruck') return;
  setTerrain(telling, event.at, event.terrain);
  const wall = lastWallAt(telling, event.at.col, event.at.row);
  if (wall !== undefined) wall.current_hp = Math.max(0, event.health);
}

function setTerrain(telling: CardTelling, at: { readonly row: number; readonly col: number }, terrain: string): void {
  telling.ground = telling.ground.with(at.row * WIDTH + at.col, terrain);
}

function lastWallAt({ rows }: CardTelling, x: number, y: number): Row<'combat_obstacles'> | undefined {
  return rows.combat_obstacles.findLast(({ positions }) => {
    const [first] = positions as { readonly x: number; readonly y: number }[];
    return first?.x === x && first.y === y;
  });
}
