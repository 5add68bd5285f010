import { AnimatePresence, motion } from 'framer-motion';
import type { Side } from '../../battle/sides';
import { useSpeak } from '../common/hooks';
import { useEnemyName } from '../common/useEnemyName';
import type { StageEffect } from './effects';
import styles from './TurnRibbon.module.css';

/** A ribbon across the table when the turn changes hands; it lies over everything and stops nothing. */
export function TurnRibbon({ effect, viewer }: { readonly effect: StageEffect; readonly viewer: Side }) {
  const speak = useSpeak();
  const enemy = useEnemyName();
  return (
    <div className={styles.place} aria-hidden="true">
      <AnimatePresence>
        {effect.type === 'turn' ? (
          <motion.p
            key={effect.side}
            className={effect.side === viewer ? styles.own : styles.foe}
            initial={{ opacity: 0, scaleX: 0.6 }}
            animate={{ opacity: 1, scaleX: 1 }}
            exit={{ opacity: 0 }}
            transition={{ duration: 0.18 }}
          >
            {effect.side === viewer ? speak('battle.yourTurn') : speak('battle.enemyTurn', { player: enemy })}
          </motion.p>
        ) : null}
      </AnimatePresence>
    </div>
  );
}
