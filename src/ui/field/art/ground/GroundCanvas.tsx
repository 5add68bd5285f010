import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import type { Position } from '../../../../core/geometry/position';
import type { FieldBook } from '../../../../skirmish/model/book';
import type { FieldGround } from '../../../../skirmish/model/state';
import { isDeepEqual } from '../../../common/hooks/memoByValue';
import { cleanSheet, paint } from '../canvas/paint';
import { useFigures, usePixelRatio, useWornTheme } from '../canvas/useScreen';
import '../fieldColours.css';
import styles from './GroundCanvas.module.css';
import { groundMarks } from './groundMarks';

export interface GroundCanvasProps {
  readonly book: FieldBook;
  readonly ground: FieldGround;
  readonly control: readonly Position[];
  /** Cells that were ever seen, row by row; null where there is no fog. */
  readonly known: readonly boolean[] | null;
  /** In CSS pixels. */
  readonly cell: number;
}

/** The map: vellum, ground, heights, the control point, obstacles. It is drawn anew only when one of these changes. */
export const GroundCanvas = memo(function GroundCanvas({ book, ground, control, known, cell }: GroundCanvasProps) {
  const { width: columns, height: rows } = ground;
  const sheet = useRef<HTMLCanvasElement>(null);
  const ratio = usePixelRatio();
  const theme = useWornTheme();
  const figures = useFigures();
  const drawn = useMemo(() => groundMarks(book, ground, control, known), [book, ground, control, known]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours, and figures come late.
  useLayoutEffect(() => {
    const canvas = sheet.current;
    if (canvas === null) return;
    const paper = { canvas, columns, rows, cell, ratio };
    const context = cleanSheet(paper);
    if (context !== null) paint(context, paper, drawn);
  }, [drawn, columns, rows, cell, ratio, theme, figures]);
  return <canvas ref={sheet} className={styles.ground} style={{ width: columns * cell, height: rows * cell }} />;
}, isSameMap);

/** A ground that has changed is another object; looking into it would take longer than drawing it. */
function isSameMap(one: GroundCanvasProps, other: GroundCanvasProps): boolean {
  return (
    one.ground === other.ground &&
    one.book === other.book &&
    one.cell === other.cell &&
    isDeepEqual(one.control, other.control) &&
    isDeepEqual(one.known, other.known)
  );
}
