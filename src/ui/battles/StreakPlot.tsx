import type { Speak } from '../../words/speak';
import styles from './Ledger.module.css';
import { type CountedOutcome, type Ledger, runsOf } from './ledger';
import { PlotTable } from './PlotTable';

/** More would be thinner than a line. */
const MOST = 60;
const [WIDTH, HEIGHT] = [320, 44];
/** Where a result stands: won above the line, lost below it, a draw on it. */
const STANDS: Readonly<Record<CountedOutcome, readonly [top: number, bottom: number]>> = {
  won: [4, 21],
  lost: [23, 40],
  drawn: [19, 25],
};

/** The last battles one after the other, and the runs that they make. */
export function StreakPlot({ ledger, speak }: { readonly ledger: Ledger; readonly speak: Speak }) {
  const { results, streak, longestRun, longestDefeats } = ledger;
  if (streak === null || results.length < 2) return null;
  const last = results.slice(-MOST);
  const width = Math.min(WIDTH / last.length, 14);
  return (
    <section className={styles.plot}>
      <h2>{speak('ledger.streaks')}</h2>
      <p>
        {speak('ledger.streakNow', { ...streak })} {speak('ledger.longestWon', { count: longestRun })}.{' '}
        {speak('ledger.longestLost', { count: longestDefeats })}.
      </p>
      <svg className={styles.bars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path d={`M0 22H${WIDTH}`} className={styles.ground} />
        {last.map((outcome, index) => {
          const [top, bottom] = STANDS[outcome];
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: results have no other name, and never move
              key={index}
              x={WIDTH - (last.length - index) * width + width * 0.12}
              y={top}
              width={width * 0.76}
              height={bottom - top}
              className={styles[`${outcome}Bar`]}
            />
          );
        })}
      </svg>
      <p>{speak('ledger.streaksHelp')}</p>
      <PlotTable
        title={speak('ledger.table')}
        heads={[speak('battles.outcome'), speak('ledger.streakColumn')]}
        rows={runsOf(last)
          .toReversed()
          .map(({ outcome, count }) => [speak(`battles.outcome.${outcome}`), count])}
      />
    </section>
  );
}
