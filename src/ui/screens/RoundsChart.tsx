import { type BySide, SIDES, type Side } from '../../kernel/sides';
import styles from './RoundsChart.module.css';

/** What each side had at the end of a round. */
export interface RoundMark {
  readonly round: number;
  readonly values: BySide<number>;
}

interface RoundsChartProps {
  readonly title: string;
  readonly marks: readonly RoundMark[];
  readonly names: BySide<string>;
  /** The same in words, for who can't see it. */
  readonly words: BySide<string>;
  /** Whose line is drawn as one's own. */
  readonly viewer: Side;
}

const WIDTH = 300;
const HEIGHT = 116;
const EDGE = { left: 34, right: 8, top: 8, bottom: 22 } as const;
/** More numbers than this along the rounds would run into each other. */
const MOST_LABELS = 8;

/** One figure of both sides at the end of every round: two lines that differ by dash and mark too. */
export function RoundsChart({ title, marks, names, words, viewer }: RoundsChartProps) {
  const highest = Math.max(1, ...marks.flatMap(({ values }) => [values.left, values.right]));
  const across = (index: number) =>
    EDGE.left + (index * (WIDTH - EDGE.left - EDGE.right)) / Math.max(1, marks.length - 1);
  const down = (value: number) => EDGE.top + (1 - value / highest) * (HEIGHT - EDGE.top - EDGE.bottom);
  const every = Math.ceil(marks.length / MOST_LABELS);
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {[highest, Math.round(highest / 2), 0].map((value) => (
          <g key={value}>
            <line className={styles.grid} x1={EDGE.left} x2={WIDTH - EDGE.right} y1={down(value)} y2={down(value)} />
            <text className={styles.label} x={EDGE.left - 5} y={down(value) + 4} textAnchor="end">
              {value}
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
            <polyline points={marks.map(({ values }, index) => `${across(index)},${down(values[side])}`).join(' ')} />
            {marks.map(({ round, values }, index) => (
              <Mark key={round} isOwn={side === viewer} x={across(index)} y={down(values[side])} />
            ))}
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
              <Mark isOwn={side === viewer} x={14} y={5} />
            </svg>
            <span>{names[side]}</span>
            <span className={styles.words}>{words[side]}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Mark({ isOwn, x, y }: { readonly isOwn: boolean; readonly x: number; readonly y: number }) {
  return isOwn ? <circle cx={x} cy={y} r={3.5} /> : <rect x={x - 3} y={y - 3} width={6} height={6} />;
}
