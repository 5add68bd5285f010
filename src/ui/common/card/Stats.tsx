import { Icon } from '../icons/Icon';
import styles from './Stats.module.css';

interface StatsProps {
  readonly attack: number;
  readonly defense: number;
  readonly health: number;
  readonly fullHealth?: number;
  /** What attack and defense are worth now, where something adds to them or takes from them. */
  readonly now?: { readonly attack: number; readonly defense: number };
}

/** Attack, defense and health, always in this order. The words stand in the name of what they belong to. */
export function Stats({ attack, defense, health, fullHealth, now }: StatsProps) {
  return (
    <span className={styles.stats} aria-hidden="true">
      <span className={styles.stat}>
        <Icon name="broadsword" className={styles.attack ?? ''} />
        <Figure printed={attack} now={now?.attack ?? attack} />
      </span>
      <span className={styles.stat}>
        <Icon name="shield" className={styles.defense ?? ''} />
        <Figure printed={defense} now={now?.defense ?? defense} />
      </span>
      <span className={styles.stat}>
        <Icon name="hearts" className={styles.health ?? ''} />
        {health}
        {fullHealth === undefined ? null : <span className={styles.full}>/{fullHealth}</span>}
      </span>
    </span>
  );
}

/** A raised figure is green and has a caret, a lowered one is red and has it upside down. */
function Figure({ printed, now }: { readonly printed: number; readonly now: number }) {
  if (now === printed) return printed;
  return (
    <b className={now > printed ? styles.raised : styles.lowered}>
      {now}
      <i className={styles.caret} />
    </b>
  );
}
