import type { Position } from '../../../../core/geometry/position';
import { fieldSurvey } from '../../../../skirmish/ground/fieldSurvey';
import type { FieldBook } from '../../../../skirmish/model/book';
import type { FieldGround } from '../../../../skirmish/model/state';
import { type Cells, cellsWhere, strewn } from '../canvas/cells';
import { UNIT } from '../canvas/hand';
import { type Drawn, fineGlyphs, type Mark } from '../canvas/mark';
import { areaMarks } from './areaMarks';
import { crownMarks } from './crownMarks';
import { hillFigures, hillMarks } from './hillMarks';
import { obstacleMarks } from './obstacleMarks';
import { bareCells, hazeMarks, regionMarks } from './regionMarks';

/** What a map of the ground shows. Cells that aren't known are left out of everything: what isn't drawn can't shine through. */
export function groundMarks(
  book: FieldBook,
  ground: FieldGround,
  control: readonly Position[],
  known: readonly boolean[] | null,
): Drawn[] {
  const isKnown = (cell: number): boolean => known === null || known[cell] === true;
  const { cells } = fieldSurvey(book, ground);
  const levels = cells.map(({ elevation }, cell) => (isKnown(cell) ? elevation : 0));
  const heights = { width: ground.width, height: ground.height, levels };
  const isHigh = (cell: number): boolean => (levels[cell] ?? 0) > 0;
  const busy = new Set(ground.obstacles.flatMap(({ positions }) => positions.map(({ x, y }) => y * ground.width + x)));
  const isBare = bareCells(book, ground);
  const open = cellsWhere(ground, (cell) => isKnown(cell) && !isHigh(cell) && !busy.has(cell) && isBare(cell));
  return [
    ...swardMarks(open),
    ...regionMarks(book, ground, (cell) => isKnown(cell) && !isHigh(cell)),
    ...hillMarks(heights),
    ...regionMarks(book, ground, (cell) => isKnown(cell) && isHigh(cell)),
    // Everybody knows where the control point lies; it is drawn as soon as somebody has been near.
    ...crownMarks(control.some(({ x, y }) => isKnown(y * ground.width + x)) ? control : []),
    ...gridMarks(ground),
    ...hazeMarks(book, ground, isKnown),
    ...areaMarks(ground, isKnown),
    ...obstacleMarks(book, ground, isKnown),
    ...hillFigures(heights),
  ];
}

/** A few strokes of grass, so that the vellum reads as land. */
function swardMarks(cells: Cells): Mark[] {
  const spots = strewn(cells, 3, 77, 8).filter(({ chance = 0 }) => chance > 0.45);
  const isGrass = ({ chance = 0 }: { readonly chance?: number }): boolean => chance > 0.66;
  return [
    fineGlyphs('M0 0q-.5-3-2-4.500M2 0q0-3 .5-5.500M4 0q.5-2.500 2.500-4', 'sward', spots.filter(isGrass)),
    fineGlyphs(
      'M0 0h.1M4 2h.1M1 4h.1',
      'sward',
      spots.filter((spot) => !isGrass(spot)),
    ),
  ];
}

function gridMarks({ width, height }: FieldGround): Mark[] {
  const [right, bottom] = [width * UNIT, height * UNIT];
  const columns = Array.from({ length: width - 1 }, (_, index) => (index + 1) * UNIT);
  const rows = Array.from({ length: height - 1 }, (_, index) => (index + 1) * UNIT);
  const ticks = columns.flatMap((x) => rows.map((y) => `M${x - 3} ${y}h6M${x} ${y - 3}v6`));
  const lines = [...columns.map((x) => `M${x} 0V${bottom}`), ...rows.map((y) => `M0 ${y}H${right}`)];
  return [
    { shape: lines.join(''), look: 'grid' },
    { shape: ticks.join(''), look: 'tick', isFine: true },
  ];
}
