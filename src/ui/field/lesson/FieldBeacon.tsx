import * as m from 'framer-motion/m';
import type { Grid } from '../../../core/geometry/grid';
import type { Position } from '../../../core/geometry/position';
import layers from '../board/Layers.module.css';
import { middleOf, UNIT } from '../board/region';
import type { FieldBeaconPlace } from '../guide';
import styles from './FieldBeacon.module.css';

/** Breathes twice, then stays. */
const BREATH = { opacity: [0.35, 1, 0.35, 1] };
const SECONDS = 2.4;
const INSET = 3;

/** What a lesson points at: who acts, where, and the way from one to the other. */
export function FieldBeacon({ beacon, grid }: { readonly beacon: FieldBeaconPlace; readonly grid: Grid }) {
  const { from, at, step } = beacon;
  return (
    <svg className={layers.layer} viewBox={`0 0 ${grid.width * UNIT} ${grid.height * UNIT}`} aria-hidden="true">
      <m.g
        key={step}
        initial={{ opacity: 0.35 }}
        animate={BREATH}
        transition={{ duration: SECONDS, ease: 'easeInOut' }}
      >
        {at === null ? null : (
          <rect
            x={at.x * UNIT + INSET}
            y={at.y * UNIT + INSET}
            width={UNIT - 2 * INSET}
            height={UNIT - 2 * INSET}
            rx="8"
            className={styles.cell}
          />
        )}
        {from === null ? null : (
          <>
            <circle cx={middleOf(from).x} cy={middleOf(from).y} r={UNIT / 2 - 1} className={styles.under} />
            <circle cx={middleOf(from).x} cy={middleOf(from).y} r={UNIT / 2 - 1} className={styles.ring} />
          </>
        )}
        {from === null || at === null ? null : <Way from={from} at={at} />}
      </m.g>
    </svg>
  );
}

/** From the edge of the ring to the edge of the cell. */
function Way({ from, at }: { readonly from: Position; readonly at: Position }) {
  const [start, end] = [middleOf(from), middleOf(at)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length === 0) return null;
  const [x, y] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const first = { x: start.x + x * (UNIT / 2 + 2), y: start.y + y * (UNIT / 2 + 2) };
  const last = { x: end.x - x * (UNIT / 3), y: end.y - y * (UNIT / 3) };
  const turn = (Math.atan2(y, x) * 180) / Math.PI;
  return (
    <>
      <path d={`M${first.x} ${first.y}L${last.x} ${last.y}`} className={styles.wayUnder} />
      <path d={`M${first.x} ${first.y}L${last.x} ${last.y}`} className={styles.way} />
      <path
        d="M-6-10L12 0L-6 10Z"
        transform={`translate(${last.x} ${last.y}) rotate(${turn})`}
        className={styles.head}
      />
    </>
  );
}
