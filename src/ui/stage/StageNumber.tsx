import styles from './StageNumber.module.css';

interface StageNumberProps {
  readonly amount: number;
  readonly tone: 'damage' | 'heal';
}

/** The number that rises from whoever was struck, as the blow lands, or from whoever recovers. */
export function StageNumber({ amount, tone }: StageNumberProps) {
  return (
    <span className={`${styles.number} ${styles[tone]}`}>
      {tone === 'damage' ? '−' : '+'}
      {amount}
    </span>
  );
}
