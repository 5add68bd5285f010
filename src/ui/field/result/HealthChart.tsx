import { type BySide, SIDES, type Side } from '../../../kernel/sides';
import type { FieldStatistics } from '../../../store/field/statistics';
import { useFieldSpeak } from '../common/fieldHooks';
import styles from './HealthChart.module.css';

interface HealthChartProps {
  readonly marks: FieldStatistics['health'];
  readonly names: BySide<string>;
  /** Whose line is drawn as one's own. */
  readonly viewer: Side;
}

const WIDTH = 300;
const HEIGHT = 116;
const EDGE = { left: 34, right: 8, top: 8, bottom: 22 } as const;
/** More numbers than this along the rounds would run into each other. */
const MOST_LABELS = 8;

/** Both squads' health at the end of every round: two lines that differ by dash and mark too; the same in words. */
export function HealthChart({ marks, names, viewer }: HealthChartProps) {
  const speak = useFieldSpeak();
  const highest = Math.max(1, ...marks.flatMap(({ health }) => [health.left, health.right]));
  const across = (index: number) =>
    EDGE.left + (index * (WIDTH - EDGE.left - EDGE.right)) / Math.max(1, marks.length - 1);
  const down = (health: number) => EDGE.top + (1 - health / highest) * (HEIGHT - EDGE.top - EDGE.bottom);
  const every = Math.ceil(marks.length / MOST_LABELS);
  return (
    <figure className={styles.chart}>
      <figcaption>{speak('stage.chart')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {[highest, Math.round(highest / 2), 0].map((health) => (
          <g key={health}>
            <line className={styles.grid} x1={EDGE.left} x2={WIDTH - EDGE.right} y1={down(health)} y2={down(health)} />
            <text className={styles.label} x={EDGE.left - 5} y={down(health) + 4} textAnchor="end">
              {health}
            </text>
          </g>
        ))}
        {marks.map(({ round }, index) =>
          index % every === 0 ? (
            <text key={round} className={styles.label} x={across(index)} y={HEIGHT - 4} textAnchor="middle">
              {round}
            </text>
          ) : null,
        )}
        {SIDES.map((side) => (
          <g key={side} className={side === viewer ? styles.own : styles.foe}>
            <polyline points={marks.map(({ health }, index) => `${across(index)},${down(health[side])}`).join(' ')} />
            {marks.map(({ round, health }, index) =>
              side === viewer ? (
                <circle key={round} cx={across(index)} cy={down(health[side])} r={3} />
              ) : (
                <rect key={round} x={across(index) - 2.5} y={down(health[side]) - 2.5} width={5} height={5} />
              ),
            )}
          </g>
        ))}
      </svg>
      <ul className={styles.legend}>
        {SIDES.map((side) => (
          <li key={side}>
            <svg
              className={side === viewer ? styles.own : styles.foe}
              viewBox="0 0 28 10"
              aria-hidden="true"
              focusable="false"
            >
              <polyline points="1,5 27,5" />
              {side === viewer ? <circle cx={14} cy={5} r={3} /> : <rect x={11.5} y={2.5} width={5} height={5} />}
            </svg>
            <span>{names[side]}</span>
            <span className={styles.words}>
              {marks.map(({ round, health }) => speak('stage.mark', { round, health: health[side] })).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
