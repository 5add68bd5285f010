import type { ReactNode } from 'react';
import type { StandingUnit } from '../../../skirmish/model/state';
import { useTokenMotion } from '../stage/useTokenMotion';
import styles from './FieldBoard.module.css';

interface MovingTokenProps {
  readonly unit: StandingUnit;
  readonly cell: number;
  readonly children: ReactNode;
}

/** A token where its unit stands; whatever moves it on the way transforms it. */
export function MovingToken({ unit, cell, children }: MovingTokenProps) {
  const token = useTokenMotion<HTMLDivElement>(unit.id, cell);
  const { x, y } = unit.position;
  return (
    <div ref={token} className={styles.token} data-unit={unit.id} style={{ left: x * cell, top: y * cell }}>
      {children}
    </div>
  );
}
