import { positionOfCell } from '../../../../core/geometry/grid';
import { isCovered } from '../../../../skirmish/ground/fieldSurvey';
import type { FieldArea, FieldGround } from '../../../../skirmish/model/state';
import { cellsWhere, keyOf } from '../canvas/cells';
import { UNIT } from '../canvas/hand';
import { type Drawn, mark } from '../canvas/mark';
import { outlinePath } from '../canvas/outline';
import { difficultMarks, flameMarks, smokeMarks } from './dryMarks';

/** Smoke, fire and whatever else lies on the ground for some rounds. Obstacles stand out of it. */
export function areaMarks(ground: FieldGround, isDrawn: (cell: number) => boolean): Drawn[] {
  const taken = new Set(ground.obstacles.flatMap(({ positions }) => positions.map(({ x, y }) => keyOf(x, y))));
  return ground.areas.flatMap((area) => {
    const cells = cellsWhere(ground, (cell) => isDrawn(cell) && isCovered(area, positionOfCell(ground, cell)));
    if (cells.size === 0) return [];
    const edge = mark(outlinePath(cells, { inset: 3, seed: 40 + area.id }), 'dashed');
    const free = new Set([...cells].filter((cell) => !taken.has(cell)));
    return [...bodyOf(area, free), edge, ...roundsOf(ground, area, isDrawn)];
  });
}

function bodyOf({ damage = 0, obscures = false }: FieldArea, cells: ReadonlySet<number>): Drawn[] {
  if (obscures) return [...smokeMarks(cells), ...(damage > 0 ? flameMarks(cells) : [])];
  if (damage > 0) return [mark(outlinePath(cells, { inset: 4, seed: 43 }), 'burnt'), ...flameMarks(cells)];
  return difficultMarks(cells);
}

/** How many rounds it stays, in its middle. */
function roundsOf({ width }: FieldGround, { rounds, at }: FieldArea, isDrawn: (cell: number) => boolean): Drawn[] {
  if (rounds === null || !isDrawn(at.y * width + at.x)) return [];
  const [x, y] = [(at.x + 0.5) * UNIT, (at.y + 0.8) * UNIT];
  return [{ text: String(rounds), x, y, look: 'rounds', isFine: true }];
}
