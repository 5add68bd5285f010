import { useFieldSpeak } from '../common/fieldHooks';
import styles from './Purse.module.css';

interface PurseProps {
  readonly spent: number;
  readonly credits: number;
}

/** So many coins lie on the table, whatever they are worth. */
const COINS = 20;

/** The credits of a squad as coins: spent ones are gold. */
export function Purse({ spent, credits }: PurseProps) {
  const speak = useFieldSpeak();
  const isOver = spent > credits;
  const spentCoins = credits === 0 ? 0 : (COINS * spent) / credits;
  return (
    <div className={`${styles.purse} ${isOver ? styles.over : ''}`}>
      <p className={styles.figure}>
        <b>{spent}</b> / {credits}
      </p>
      <svg className={styles.coins} viewBox={`0 0 ${COINS * 10} 12`} aria-hidden="true" focusable="false">
        <clipPath id="muster-purse">
          <rect width={Math.min(COINS, spentCoins) * 10} height={12} />
        </clipPath>
        <path className={styles.coin} d={coinsPath()} />
        <path className={styles.spent} d={coinsPath()} clipPath="url(#muster-purse)" />
      </svg>
      <p className={styles.left} role="status">
        {isOver
          ? speak('muster.purse.over', { over: spent - credits })
          : speak('muster.purse.left', { left: credits - spent })}
      </p>
    </div>
  );
}

function coinsPath(): string {
  return Array.from({ length: COINS }, (_, coin) => `M${coin * 10 + 5} 1.5l4 4.5l-4 4.5l-4 -4.5z`).join('');
}
