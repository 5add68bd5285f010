import { obstacleKindOf } from '../../../../core/ground/ground';
import { isStanding, type Obstacle, type ObstacleKind } from '../../../../core/ground/obstacle';
import type { FieldBook } from '../../../../skirmish/model/book';
import type { FieldGround } from '../../../../skirmish/model/state';
import { type Cells, cellOf, keyOf } from '../canvas/cells';
import { UNIT } from '../canvas/hand';
import { type Drawn, type Mark, mark } from '../canvas/mark';
import { barrierMarks, heapMarks, trapMarks } from './oddMarks';
import { boulderMarks, pillarMarks } from './stoneMarks';
import { wallMarks } from './wallMarks';
import { crateMarks, palisadeMarks, treeMarks } from './woodMarks';

/** The ways in which obstacles are drawn, those behind first. */
const SHAPES = {
  trap: trapMarks,
  heap: heapMarks,
  wall: wallMarks,
  pillar: pillarMarks,
  boulder: boulderMarks,
  crate: crateMarks,
  palisade: palisadeMarks,
  barrier: barrierMarks,
  tree: treeMarks,
} satisfies Readonly<Record<string, (cells: Cells) => Mark[]>>;

export type ObstacleShape = keyof typeof SHAPES;

/** It is asked what the obstacle does, so that a new one has a picture too. */
export function obstacleShapeOf(kind: ObstacleKind): ObstacleShape {
  const isBreakable = kind.hitPoints !== undefined;
  if (!kind.blocksMovement) return (kind.damage ?? 0) > 0 ? 'trap' : 'heap';
  if (!kind.blocksSight) return isBreakable ? 'palisade' : 'barrier';
  if (kind.cover === 'excellent') return kind.height === null ? 'wall' : 'boulder';
  if (kind.cover === 'good') return isBreakable ? 'crate' : 'pillar';
  return 'tree';
}

/** What stands on the cells that are to be drawn. */
export function obstacleMarks(book: FieldBook, ground: FieldGround, isDrawn: (cell: number) => boolean): Drawn[] {
  const standing = ground.obstacles.filter(isStanding).map((obstacle) => ({
    obstacle,
    kind: obstacleKindOf(book, obstacle.kind),
    cells: obstacle.positions.flatMap(({ x, y }) => (isDrawn(y * ground.width + x) ? keyOf(x, y) : [])),
  }));
  const shapes = Object.entries(SHAPES).flatMap(([shape, draw]) => {
    const cells = new Set(standing.flatMap((each) => (obstacleShapeOf(each.kind) === shape ? each.cells : [])));
    return cells.size === 0 ? [] : draw(cells);
  });
  return [...shapes, ...standing.flatMap(({ obstacle, kind, cells }) => damageMarks(obstacle, kind, cells[0]))];
}

/** Whatever was struck shows cracks and what is left of it. */
function damageMarks({ hitPoints }: Obstacle, kind: ObstacleKind, cell: number | undefined): Drawn[] {
  const isWhole = hitPoints === undefined || hitPoints >= (kind.hitPoints ?? 0);
  if (isWhole || cell === undefined) return [];
  const [column, row] = cellOf(cell);
  const [x, y] = [(column + 0.5) * UNIT, (row + 0.5) * UNIT];
  const text = String(hitPoints);
  const half = 4.5 + text.length * 3;
  return [
    mark(`M${x - 8} ${y - 16}l6 9-5 6 8 8M${x + 12} ${y - 8}l-7 6 3 6-6 6`, 'crack'),
    { ...mark(`M${x - half} ${y + 14}h${2 * half}v13h${-2 * half}Z`, 'plaque'), isFine: true },
    { text, x, y: y + 21, look: 'hits', isFine: true },
  ];
}
