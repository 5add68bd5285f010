import { memo } from 'react';
import { positionOfCell } from '../../../core/geometry/grid';
import { groundOf } from '../../../skirmish/begin/begin';
import { fieldSurvey } from '../../../skirmish/ground/fieldSurvey';
import type { FieldBook, FieldMap } from '../../../skirmish/model/book';
import styles from './BattlefieldPicture.module.css';

interface BattlefieldPictureProps {
  readonly map: FieldMap;
  readonly book: FieldBook;
}

/** What a cell is drawn as, by what it does first. */
const LOOKS = ['wall', 'thing', 'fire', 'pit', 'slow', 'water', 'ice', 'cover', 'high'] as const;
type Look = (typeof LOOKS)[number];

/** A battlefield as a grid of washes: one path a look, so that a page of them stays light. */
export const BattlefieldPicture = memo(function BattlefieldPicture({ map, book }: BattlefieldPictureProps) {
  const { width, height } = map;
  const paths = pathsOf(book, map);
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {LOOKS.map((look) => {
        const path = paths.get(look);
        return path === undefined ? null : <path key={look} className={styles[look]} d={path} />;
      })}
      <path className={styles.grid} d={gridPath(map)} />
    </svg>
  );
});

function pathsOf(book: FieldBook, map: FieldMap): ReadonlyMap<Look, string> {
  const paths = new Map<Look, string>();
  fieldSurvey(book, groundOf(book, map)).cells.forEach((cell, index) => {
    const look = lookOf(cell);
    if (look === null) return;
    const { x, y } = positionOfCell(map, index);
    paths.set(look, `${paths.get(look) ?? ''}M${x} ${y}h1v1h-1z`);
  });
  return paths;
}

type Cell = ReturnType<typeof fieldSurvey>['cells'][number];

function lookOf(cell: Cell): Look | null {
  if (cell.blocksMovement) return 'wall';
  if (cell.obstacles.length > 0) return 'thing';
  if (cell.damage > 0) return 'fire';
  if (cell.fall > 0) return 'pit';
  if (cell.unskilledCost > cell.cost) return 'water';
  if (cell.slipPercent > 0) return 'ice';
  if (cell.cost > 1) return 'slow';
  if (cell.elevation > 0) return 'high';
  return cell.cover === 'none' && !cell.obscures ? null : 'cover';
}

function gridPath({ width, height }: FieldMap): string {
  const columns = Array.from({ length: width - 1 }, (_, index) => `M${index + 1} 0v${height}`);
  const rows = Array.from({ length: height - 1 }, (_, index) => `M0 ${index + 1}h${width}`);
  return [...columns, ...rows].join('');
}
