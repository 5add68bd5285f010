import type { Rate } from '../../kernel/wilson';
import type { KeptBattle } from '../../store/archive/keptBattle';
import { useSpeak } from '../common/hooks/storeHooks';
import { seatName } from './battleWords';
import styles from './Ledger.module.css';
import { ledgerOf } from './ledger';

/** What all these battles come to: shares with their intervals, drawn and in words. */
export function LedgerSheet({ battles }: { readonly battles: readonly KeptBattle[] }) {
  const speak = useSpeak();
  const { won, meanRounds, longestRun, byOpponent } = ledgerOf(battles);
  if (won.games === 0) return null;
  return (
    <aside className={styles.ledger}>
      <dl className={styles.totals}>
        <div>
          <dd>{speak('battles.percent', { percent: Math.round(won.percent) })}</dd>
          <dt>{speak('battles.share', { count: won.games })}</dt>
        </div>
        <div>
          <dd>{meanRounds.toFixed(1)}</dd>
          <dt>{speak('battles.rounds')}</dt>
        </div>
        <div>
          <dd>{longestRun}</dd>
          <dt>{speak('battles.run')}</dt>
        </div>
      </dl>
      <section className={styles.plot}>
        <h2>{speak('battles.byOpponent')}</h2>
        <p>{speak('battles.byOpponentHelp')}</p>
        <ul>
          {byOpponent.map(({ opponent, rate }) => (
            <li key={opponent}>
              <span>{seatName(speak, opponent)}</span>
              <Whiskers rate={rate} />
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

/** A share as a dot, and its interval as a line from 0 to 100 %. */
function Whiskers({ rate }: { readonly rate: Rate }) {
  const speak = useSpeak();
  const [percent, low, high] = [rate.percent, rate.low, rate.high].map(Math.round) as [number, number, number];
  const words = speak('battles.wonOf', { won: rate.wins, games: rate.games, percent, low, high });
  return (
    <svg className={styles.whiskers} viewBox="0 0 104 16" role="img" aria-label={words}>
      <title>{words}</title>
      <path d="M52 0V16" className={styles.middle} />
      <path d={`M${2 + low} 4V12M${2 + low} 8H${2 + high}M${2 + high} 4V12`} className={styles.whisker} />
      <circle cx={2 + percent} cy={8} r={4} className={styles.dot} />
    </svg>
  );
}
