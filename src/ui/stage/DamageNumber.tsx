import { motion } from 'framer-motion';
import styles from './DamageNumber.module.css';
import { useStageLength } from './useStageLength';

/** The number that rises from whoever was struck, as the blow lands. */
export function DamageNumber({ damage }: { readonly damage: number }) {
  const length = useStageLength();
  return (
    <motion.span
      className={styles.number}
      initial={{ opacity: 0, y: 14, scale: 0.7 }}
      animate={{ opacity: [0, 0, 1, 1], y: [14, 14, -6, -16], scale: [0.7, 0.7, 1.15, 1] }}
      transition={{ duration: 0.48 * length, times: [0, 0.3, 0.5, 1] }}
    >
      −{damage}
    </motion.span>
  );
}
