import { memo, useLayoutEffect, useRef } from 'react';
import { isDeepEqual } from '../../../common/hooks/memoByValue';
import { useInks } from '../canvas/inks';
import { usePixelRatio } from '../canvas/useScreen';
import '../fieldColours.css';
import styles from './FogCanvas.module.css';
import { paintFog } from './paintFog';

export interface FogCanvasProps {
  readonly width: number;
  readonly height: number;
  /** In CSS pixels. */
  readonly cell: number;
  /** Cells that are seen now, row by row; null where there is no fog. */
  readonly lit: readonly boolean[] | null;
  /** Cells that were ever seen. */
  readonly known: readonly boolean[] | null;
}

/** What a side doesn't see. When it changes, the new sheet comes up while the old one goes. */
export const FogCanvas = memo(function FogCanvas({ width, height, cell, lit, known }: FogCanvasProps) {
  const first = useRef<HTMLCanvasElement>(null);
  const second = useRef<HTMLCanvasElement>(null);
  const isSecondShown = useRef(false);
  const ratio = usePixelRatio();
  const inks = useInks(first);
  useLayoutEffect(() => {
    const [old, fresh] = isSecondShown.current ? [second.current, first.current] : [first.current, second.current];
    if (lit === null || old === null || fresh === null) return;
    paintFog({ canvas: fresh, columns: width, rows: height, cell, ratio, inks }, { width, height, lit, known });
    fresh.dataset.shown = 'true';
    old.dataset.shown = 'false';
    isSecondShown.current = !isSecondShown.current;
  }, [width, height, cell, lit, known, ratio, inks]);
  if (lit === null) return null;
  return (
    <span className={styles.fog} style={{ width: width * cell, height: height * cell }} aria-hidden="true">
      <canvas ref={first} className={styles.sheet} />
      <canvas ref={second} className={styles.sheet} />
    </span>
  );
}, isDeepEqual);
