import type { Direction } from '../../../src/core/geometry/direction';
import type { Position } from '../../../src/core/geometry/position';
import type { Ground } from '../../../src/core/ground/ground';
import type { Obstacle } from '../../../src/core/ground/obstacle';
import { type Survey, surveyGround } from '../../../src/core/ground/survey';
import type { Unit } from '../../../src/core/units/unit';
import { CATALOG } from './cards';

export function at(x: number, y: number): Position {
  return { x, y };
}

/** A unit of the left side is written "left", one of the right side "right". */
export function unit(id: string, side: string, x: number, y: number, facing: Direction = 'north'): Unit {
  return { id, side, position: at(x, y), facing };
}

export function obstacle(kind: string, ...positions: Position[]): Obstacle {
  return { id: `the ${kind}`, kind, positions };
}

/** A board drawn with the terrains' glyphs, one string for a row; a digit is open ground of that many levels. */
export function ground(rows: readonly string[], obstacles: readonly Obstacle[] = []): Ground {
  const glyphs = rows.flatMap((row) => [...row]);
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    terrain: glyphs.map((glyph) => CATALOG.terrains.find((terrain) => terrain.glyph === glyph)?.id ?? 'normal'),
    elevation: glyphs.map((glyph) => (/\d/.test(glyph) ? Number(glyph) : 0)),
    obstacles,
  };
}

export function board(rows: readonly string[], obstacles: readonly Obstacle[] = []): Survey {
  return surveyGround(ground(rows, obstacles), CATALOG);
}

export function open(width: number, height: number): Survey {
  return board(Array.from({ length: height }, () => '.'.repeat(width)));
}
