import type { Position } from '../../core/geometry/position';
import type { ObstacleKind } from '../../core/ground/obstacle';
import type { Terrain } from '../../core/ground/terrain';
import type { FieldBattlefieldFace } from './catalog';

/** What the glyphs of a map are. */
export interface GlyphTables<Ground extends Terrain, Kind extends ObstacleKind> {
  readonly terrain: ReadonlyMap<string, Ground>;
  readonly obstacles: ReadonlyMap<string, Kind>;
}

export function glyphTables<Ground extends Terrain, Kind extends ObstacleKind & { readonly glyph: string }>(
  terrain: Iterable<Ground>,
  obstacles: Iterable<Kind>,
): GlyphTables<Ground, Kind> {
  return {
    terrain: new Map([...terrain].map((ground) => [ground.glyph, ground])),
    obstacles: new Map([...obstacles].map((kind) => [kind.glyph, kind])),
  };
}

/** On what an obstacle of the map stands. */
export const OPEN_GROUND = 'normal';

export interface PlacedObstacle {
  readonly kind: string;
  readonly positions: readonly Position[];
}

/** The obstacles of the map in reading order, then those that the file lists. */
export function obstaclesOn(
  { rows, obstacles: listed = [] }: FieldBattlefieldFace,
  { obstacles }: Pick<GlyphTables<Terrain, ObstacleKind>, 'obstacles'>,
): PlacedObstacle[] {
  const drawn = rows.flatMap((row, y) =>
    [...row].flatMap((glyph, x) => {
      const kind = obstacles.get(glyph);
      return kind === undefined ? [] : [{ kind: kind.id, positions: [{ x, y }] }];
    }),
  );
  return [...drawn, ...listed];
}

export function sizeOf({ rows }: FieldBattlefieldFace): { readonly width: number; readonly height: number } {
  return { width: rows[0]?.length ?? 0, height: rows.length };
}
