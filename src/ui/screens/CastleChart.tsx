import type { CastleMark } from '../../battle/view/statistics';
import { type BySide, SIDES, type Side } from '../../kernel/sides';
import { useSpeak } from '../common/hooks/storeHooks';
import styles from './CastleChart.module.css';

interface CastleChartProps {
  readonly marks: readonly CastleMark[];
  readonly fighters: BySide<{ readonly name: string }>;
  /** Whose line is drawn as one's own. */
  readonly viewer: Side;
}

const WIDTH = 300;
const HEIGHT = 116;
const EDGE = { left: 30, right: 8, top: 8, bottom: 22 } as const;
/** More numbers than this along the rounds would run into each other. */
const MOST_LABELS = 8;

/** Both castles' health at the end of every round: two lines that differ by dash and mark too; the same in words. */
export function CastleChart({ marks, fighters, viewer }: CastleChartProps) {
  const speak = useSpeak();
  const highest = Math.max(1, ...marks.flatMap(({ castles }) => [castles.left, castles.right]));
  const across = (index: number) =>
    EDGE.left + (index * (WIDTH - EDGE.left - EDGE.right)) / Math.max(1, marks.length - 1);
  const down = (health: number) => EDGE.top + (1 - Math.max(0, health) / highest) * (HEIGHT - EDGE.top - EDGE.bottom);
  const every = Math.ceil(marks.length / MOST_LABELS);
  const roundName = (round: number) => (round === 0 ? speak('chart.start') : String(round));
  return (
    <figure className={styles.chart}>
      <figcaption>{speak('chart.title')}</figcaption>
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
            <polyline points={marks.map(({ castles }, index) => `${across(index)},${down(castles[side])}`).join(' ')} />
            {marks.map(({ round, castles }, index) =>
              side === viewer ? (
                <circle key={round} cx={across(index)} cy={down(castles[side])} r={3.5} />
              ) : (
                <rect key={round} x={across(index) - 3} y={down(castles[side]) - 3} width={6} height={6} />
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
              {side === viewer ? <circle cx={14} cy={5} r={3.5} /> : <rect x={11} y={2} width={6} height={6} />}
            </svg>
            <span>{fighters[side].name}</span>
            <span className={styles.words}>
              {speak('chart.text', {
                name: '',
                values: marks
                  .map(({ round, castles }) => `${roundName(round)} ${Math.max(0, castles[side])}`)
                  .join(', '),
              })}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
