import { betterCover, type CoverQuality } from '../cover/quality';
import { cellNumber, type Grid, isInside, positionOfCell } from '../geometry/grid';
import { isSamePosition, type Position } from '../geometry/position';
import { type Ground, type GroundCatalog, obstacleKindOf, terrainOf } from './ground';
import { isStanding, type Obstacle } from './obstacle';

/** All that terrain and obstacles of one cell amount to. */
export interface SurveyedCell {
  readonly terrain: string;
  /** Ids of the obstacles that still stand here. */
  readonly obstacles: readonly string[];
  readonly cost: number;
  readonly unskilledCost: number;
  readonly skill: string | null;
  readonly blocksMovement: boolean;
  readonly obscures: boolean;
  readonly elevation: number;
  /** How high something that blocks sight reaches: −∞ for nothing, ∞ for what nobody looks over. */
  readonly sightTop: number;
  /** What gives `sightTop` its height: an obstacle's or a terrain's id. */
  readonly sightBlocker: string | null;
  /** Cover for whoever stands here. */
  readonly cover: CoverQuality;
  /** Cover that what is here can give to its neighbours, and the id of what gives it. */
  readonly shelter: CoverQuality;
  readonly shelterFrom: string | null;
  readonly damage: number;
  readonly slipPercent: number;
  readonly fall: number;
}

/** A ground looked up in its catalog, cell by cell. Frozen: a changed ground needs a new survey, so nothing derived from one is stale. */
export interface Survey extends Grid {
  readonly cells: readonly SurveyedCell[];
}

export function surveyGround(ground: Ground, catalog: GroundCatalog): Survey {
  if (ground.terrain.length !== ground.width * ground.height) throw new Error('every cell needs a terrain');
  const cells = ground.terrain.map((terrain, cell) => Object.freeze(surveyCell(ground, catalog, terrain, cell)));
  return Object.freeze({ width: ground.width, height: ground.height, cells: Object.freeze(cells) });
}

export function cellAt(survey: Survey, x: number, y: number): SurveyedCell {
  const cell = isInside(survey, x, y) ? survey.cells[cellNumber(survey, x, y)] : undefined;
  if (!cell) throw new RangeError(`no cell (${x}, ${y}) on a board of ${survey.width}x${survey.height}`);
  return cell;
}

function surveyCell(ground: Ground, catalog: GroundCatalog, terrainId: string, cell: number): SurveyedCell {
  const terrain = terrainOf(catalog, terrainId);
  const cost = terrain.cost ?? 1;
  const bare: SurveyedCell = {
    terrain: terrainId,
    obstacles: [],
    cost,
    unskilledCost: terrain.unskilledCost ?? cost,
    skill: terrain.skill ?? null,
    blocksMovement: terrain.blocksMovement ?? false,
    obscures: terrain.obscures ?? false,
    elevation: (terrain.elevation ?? 0) + (ground.elevation?.[cell] ?? 0),
    sightTop: terrain.blocksSight ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
    sightBlocker: terrain.blocksSight ? terrainId : null,
    cover: terrain.cover ?? 'none',
    shelter: terrain.shelter ?? 'none',
    shelterFrom: terrain.shelter ? terrainId : null,
    damage: terrain.damage ?? 0,
    slipPercent: terrain.slipPercent ?? 0,
    fall: terrain.fall ?? 0,
  };
  return obstaclesOn(ground, positionOfCell(ground, cell)).reduce(
    (surveyed, obstacle) => withObstacle(surveyed, catalog, obstacle),
    bare,
  );
}

/** In the order of their ids, so that the list's order decides nothing. */
function obstaclesOn(ground: Ground, position: Position): Obstacle[] {
  return ground.obstacles
    .filter((obstacle) => isStanding(obstacle) && obstacle.positions.some((place) => isSamePosition(place, position)))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function withObstacle(cell: SurveyedCell, catalog: GroundCatalog, obstacle: Obstacle): SurveyedCell {
  const kind = obstacleKindOf(catalog, obstacle.kind);
  const top = kind.height === null ? Number.POSITIVE_INFINITY : cell.elevation + kind.height;
  const higher = kind.blocksSight && top > cell.sightTop;
  const shelter = betterCover(cell.shelter, kind.cover);
  return {
    ...cell,
    obstacles: [...cell.obstacles, obstacle.id],
    blocksMovement: cell.blocksMovement || kind.blocksMovement,
    sightTop: higher ? top : cell.sightTop,
    sightBlocker: higher ? obstacle.id : cell.sightBlocker,
    shelter,
    shelterFrom: shelter === cell.shelter ? cell.shelterFrom : obstacle.id,
    damage: cell.damage + (kind.damage ?? 0),
  };
}
