import { useState } from 'react';
import type { Direction } from '../../../../core/geometry/direction';
import styles from './FieldToken.module.css';
import { degreesOf, nearestTurn, smallProw, TOKEN_SHAPES } from './tokenShapes';

interface TokenProwProps {
  readonly owner: 'own' | 'foe';
  readonly facing: Direction;
  readonly isSmall: boolean;
}

/** Where a unit looks. It lies wholly outside the plate, and turns the short way. */
export function TokenProw({ owner, facing, isSmall }: TokenProwProps) {
  const [turn, setTurn] = useState(degreesOf(facing));
  const next = nearestTurn(turn, facing);
  if (next !== turn) setTurn(next);
  const shape = isSmall ? smallProw(facing) : TOKEN_SHAPES[owner].prow;
  return (
    <g className={styles.turning} style={{ rotate: `${next}deg` }}>
      <path d={shape} className={styles.prowEdge} />
      <path d={shape} className={styles.prow} />
    </g>
  );
}
