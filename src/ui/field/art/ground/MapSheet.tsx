import { useLayoutEffect, useRef } from 'react';
import { useInks } from '../canvas/inks';
import type { Drawn } from '../canvas/mark';
import { cleanSheet, paint } from '../canvas/paint';
import { useFigures, usePixelRatio } from '../canvas/useScreen';
import '../fieldColours.css';
import styles from './MapSheet.module.css';

interface MapSheetProps {
  readonly drawn: readonly Drawn[];
  readonly columns: number;
  readonly rows: number;
  /** In CSS pixels. */
  readonly cell: number;
  /** The cell at the sheet's corner. */
  readonly left?: number;
  readonly top?: number;
}

/** Vellum with marks on it, at the device's resolution. */
export function MapSheet({ drawn, columns, rows, cell, left = 0, top = 0 }: MapSheetProps) {
  const sheet = useRef<HTMLCanvasElement>(null);
  const ratio = usePixelRatio();
  const inks = useInks(sheet);
  const figures = useFigures();
  const isBlank = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: figures come late.
  useLayoutEffect(() => {
    const draw = (): void => {
      const canvas = sheet.current;
      if (canvas === null) return;
      const paper = { canvas, columns, rows, cell, ratio, inks, from: { x: left, y: top } };
      const context = cleanSheet(paper);
      if (context !== null) paint(context, paper, drawn);
    };
    if (isBlank.current) {
      isBlank.current = false;
      draw();
      return;
    }
    // What changes in the middle of a walk is drawn a frame later: fog, tokens and ground in one frame would be a stutter.
    const frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [drawn, columns, rows, cell, left, top, ratio, inks, figures]);
  return <canvas ref={sheet} className={styles.sheet} style={{ width: columns * cell, height: rows * cell }} />;
}
