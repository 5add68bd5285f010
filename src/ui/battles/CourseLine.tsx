import styles from './BattleRow.module.css';

const [WIDTH, HEIGHT] = [112, 30];
/** A lead of less is drawn as if the top stood for so much: a calm battle looks calm. */
const LEAST_TOP = 20;

/** How a battle went, round by round: above the dots one was ahead. The margin and the replay say it in numbers. */
export function CourseLine({ course }: { readonly course: readonly number[] }) {
  const top = Math.max(LEAST_TOP, ...course.map(Math.abs));
  const last = Math.max(1, course.length - 1);
  const points = course.map(
    (lead, round) => `${((round / last) * WIDTH).toFixed(1)},${(HEIGHT * (0.5 - lead / top / 2)).toFixed(1)}`,
  );
  return (
    <svg className={styles.course} viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} aria-hidden="true" focusable="false">
      <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      <polyline points={points.join(' ')} />
    </svg>
  );
}
