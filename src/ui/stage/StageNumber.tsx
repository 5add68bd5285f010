import { motion } from 'framer-motion';
import styles from './StageNumber.module.css';
import { useStageLength } from './useStageLength';

interface StageNumberProps {
  readonly amount: number;
  readonly tone: 'damage' | 'heal';
}

/** The number that rises from whoever was struck, as the blow lands, or from whoever recovers. */
export function StageNumber({ amount, tone }: StageNumberProps) {
  const length = useStageLength();
  return (
    <motion.span
      className={`${styles.number} ${styles[tone]}`}
      initial={{ opacity: 0, y: 14, scale: 0.7 }}
      animate={{ opacity: [0, 0, 1, 1], y: [14, 14, -6, -16], scale: [0.7, 0.7, 1.15, 1] }}
      transition={{ duration: 0.48 * length, times: [0, tone === 'heal' ? 0 : 0.3, 0.5, 1] }}
    >
      {tone === 'damage' ? '−' : '+'}
      {amount}
    </motion.span>
  );
}
