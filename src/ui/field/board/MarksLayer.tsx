import { memo } from 'react';
import type { Grid } from '../../../core/geometry/grid';
import type { Position } from '../../../core/geometry/position';
import { FormationGround } from './FormationMarks';
import type { FormationOutline } from './formationOutlines';
import styles from './Layers.module.css';
import type { CellMark } from './marks';
import { regionPath, UNIT } from './region';

interface MarksLayerProps {
  readonly grid: Grid;
  readonly marks: readonly CellMark[];
  /** Own ground, while squads are deployed. */
  readonly spawns: readonly Position[];
  /** Cells that enemies in sight could strike. */
  readonly threatened: readonly { readonly at: Position; readonly count: number }[];
  /** Where formations stand, and how whole they are. */
  readonly formations: readonly FormationOutline[];
}

/** What can be done where: reach with its price, own ground, threats, formations. One drawing, redrawn with the selection. */
export const MarksLayer = memo(function MarksLayer(props: MarksLayerProps) {
  const { grid, marks, spawns, threatened, formations } = props;
  const reach = marks.filter(({ kind }) => kind === 'reach' || kind === 'pick');
  const struck = reach.filter(({ isStruckOnTheWay }) => isStruckOnTheWay).map(({ at }) => at);
  return (
    <svg className={styles.layer} viewBox={`0 0 ${grid.width * UNIT} ${grid.height * UNIT}`} aria-hidden="true">
      <defs>
        <pattern id="field-red" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V8" className={styles.redLine} />
        </pattern>
        <pattern id="field-eye" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <path d="M0 0V10" className={styles.inkLine} />
        </pattern>
      </defs>
      {spawns.length === 0 ? null : <path d={regionPath(spawns, 2)} className={styles.spawn} />}
      {threatened.length === 0 ? null : (
        <>
          {threatened.map(({ at, count }) => (
            <rect
              key={`${at.x} ${at.y}`}
              x={at.x * UNIT}
              y={at.y * UNIT}
              width={UNIT}
              height={UNIT}
              className={styles.threatWash}
              opacity={Math.min(1, 0.3 + 0.25 * (count - 1))}
            />
          ))}
          <path
            d={regionPath(
              threatened.map(({ at }) => at),
              1,
            )}
            className={styles.threat}
          />
        </>
      )}
      {formations.map((formation) => (
        <FormationGround key={formation.id} formation={formation} />
      ))}
      {reach.length === 0 ? null : (
        <>
          {reach.map(({ at }) => (
            <rect
              key={`${at.x} ${at.y}`}
              x={at.x * UNIT + 2}
              y={at.y * UNIT + 2}
              width={UNIT - 4}
              height={UNIT - 4}
              rx="3"
              className={styles.reach}
            />
          ))}
          {struck.length === 0 ? null : (
            <>
              <path d={regionPath(struck, 2)} className={styles.struckWash} />
              <path d={regionPath(struck, 2)} className={styles.struck} />
            </>
          )}
          <path
            d={regionPath(
              reach.map(({ at }) => at),
              1,
            )}
            className={styles.edgeUnder}
          />
          <path
            d={regionPath(
              reach.map(({ at }) => at),
              1,
            )}
            className={styles.edge}
          />
          {reach.map(({ at, cost }) =>
            cost === null ? null : (
              <text key={`${at.x} ${at.y}`} x={at.x * UNIT + 11} y={at.y * UNIT + 17} className={styles.cost}>
                {cost}
              </text>
            ),
          )}
        </>
      )}
    </svg>
  );
});
