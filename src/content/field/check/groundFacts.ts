import type { Position } from '../../../core/geometry/position';
import type { ObstacleFace, TerrainFace } from '../../catalog';
import type { Ids } from '../../check/references';
import type { FieldBattlefieldFace } from '../catalog';
import { type GlyphTables, OPEN_GROUND, obstaclesOn } from '../fieldGround';

/** The ground and obstacles that maps may use. */
export interface KnownGround {
  readonly glyphs: GlyphTables<TerrainFace, ObstacleFace>;
  readonly terrainById: ReadonlyMap<string, TerrainFace>;
  readonly obstacleById: ReadonlyMap<string, ObstacleFace>;
  /** All that a file claims to be, right or wrong. */
  readonly obstacleIds: Ids;
  /** Whether every file of ground is right. */
  readonly isComplete: boolean;
}

export interface KnownToBattlefields extends KnownGround {
  readonly rules: Ids;
  /** Units of the largest squad of any rule set. */
  readonly largestSquad: number;
}

/** Whether some of its ground is unknown because a file is broken. */
export function standsOnNothing(face: FieldBattlefieldFace, { glyphs, obstacleById }: KnownGround): boolean {
  const drawn = [...face.rows.join('')].every((glyph) => glyphs.terrain.has(glyph) || glyphs.obstacles.has(glyph));
  return !drawn || (face.obstacles ?? []).some(({ kind }) => !obstacleById.has(kind));
}

export interface CellFacts {
  readonly blocks: boolean;
  readonly hurts: boolean;
}

/** What a unit would meet on a cell. */
export function cellFacts(face: FieldBattlefieldFace, known: KnownGround): (cell: Position) => CellFacts {
  const { glyphs, terrainById, obstacleById } = known;
  const standing = obstaclesOn(face, glyphs);
  return ({ x, y }) => {
    const terrain = glyphs.terrain.get(face.rows[y]?.[x] ?? '') ?? terrainById.get(OPEN_GROUND);
    const here = standing.filter(({ positions }) => positions.some((at) => at.x === x && at.y === y));
    const kinds = here.flatMap(({ kind }) => obstacleById.get(kind) ?? []);
    return {
      blocks: terrain?.blocksMovement === true || kinds.some(({ blocksMovement }) => blocksMovement),
      hurts: (terrain?.damage ?? 0) > 0 || (terrain?.fall ?? 0) > 0 || kinds.some(({ damage = 0 }) => damage > 0),
    };
  };
}
