import { positionOfCell } from '../../../core/geometry/grid';
import { obstacleKindOf } from '../../../core/ground/ground';
import type { Obstacle } from '../../../core/ground/obstacle';
import type { SkirmishState } from '../../../skirmish/model/state';
import { partId } from '../../identity/ids';
import type { FieldTelling } from './fieldTelling';

/** Whatever nobody looks over. */
const ABOVE_ALL = 99;
/** The scale of every battlefield: one square is 1.5 m. */
const CELL_SIZE = 1.5;

const gridId = (session: string): string => partId(session, 'grid', 1);

/** The board as the battle began. */
export function tellGround(telling: FieldTelling): void {
  const { session, rows, state } = telling;
  const { ground } = state;
  const named = (index: number): string => {
    const { x, y } = positionOfCell(ground, index);
    return `${x},${y}`;
  };
  rows.combat_grids.push({
    id: gridId(session),
    combat_session_id: session,
    width: ground.width,
    height: ground.height,
    cell_size: CELL_SIZE,
    terrain_data: Object.fromEntries(ground.terrain.map((terrain, index) => [named(index), terrain])),
    elevation_data: Object.fromEntries(
      ground.elevation.flatMap((level, index) => (level === 0 ? [] : [[named(index), level]])),
    ),
  });
  followObstacles(telling, state);
}

/** Obstacles that came, that lost hit points, and that are gone. */
export function followObstacles(telling: FieldTelling, { ground }: SkirmishState): void {
  const { obstacles } = telling;
  const standing = new Map(ground.obstacles.map((obstacle) => [obstacle.id, obstacle]));
  for (const obstacle of ground.obstacles) if (!obstacles.has(obstacle.id)) addObstacle(telling, obstacle);
  for (const [id, row] of obstacles) {
    const obstacle = standing.get(id);
    if (row.max_hp === null) continue;
    row.current_hp = obstacle === undefined ? 0 : Math.max(0, obstacle.hitPoints ?? 0);
  }
}

function addObstacle(telling: FieldTelling, { id, kind, positions, hitPoints }: Obstacle): void {
  const { session, rows, book, obstacles } = telling;
  const face = obstacleKindOf(book, kind);
  const row: FieldTelling['rows']['combat_obstacles'][number] = {
    id: partId(session, 'obstacle', id),
    grid_id: gridId(session),
    obstacle_type: kind,
    positions,
    height: face.height ?? ABOVE_ALL,
    provides_cover: face.cover !== 'none',
    blocks_movement: face.blocksMovement,
    blocks_line_of_sight: face.blocksSight,
    destructible: face.hitPoints !== undefined,
    current_hp: hitPoints ?? null,
    max_hp: face.hitPoints ?? null,
    name: face.name,
    description: null,
  };
  obstacles.set(id, row);
  rows.combat_obstacles.push(row);
}
