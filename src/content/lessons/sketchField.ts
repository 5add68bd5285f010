import { cellNumber } from '../../core/geometry/grid';
import { terrainOf } from '../../core/ground/ground';
import type { FieldBook } from '../../skirmish/model/book';
import { isStandingUnit, type SkirmishState } from '../../skirmish/model/state';
import type { FieldSketch, SketchedCell } from './fieldLesson';

/** A position as the primer draws it: what stands in the way, and who stands where. */
export function sketchField(book: FieldBook, { ground, units }: SkirmishState): FieldSketch {
  const { width, height } = ground;
  const things = new Set(
    ground.obstacles.flatMap(({ positions }) => positions.map(({ x, y }) => cellNumber(ground, x, y))),
  );
  const cells = ground.terrain.map((id, cell): SketchedCell => {
    if (things.has(cell)) return 'thing';
    const { blocksMovement, obscures, cover, cost = 1, elevation = 0 } = terrainOf(book, id);
    if (blocksMovement === true) return 'closed';
    if (obscures === true) return 'veiled';
    if (elevation + (ground.elevation[cell] ?? 0) > 0) return 'high';
    if (cost > 1) return 'slow';
    return cover === undefined || cover === 'none' ? 'open' : 'cover';
  });
  return {
    width,
    height,
    cells,
    units: units.filter(isStandingUnit).map(({ position, side }) => ({ at: position, side })),
  };
}
