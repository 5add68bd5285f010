import type { SiegeRules } from '../../battle/model/rules';
import type { Observation } from '../../battle/view/observe';
import { selectSecondCards } from '../../store/view/tableSelectors';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import { useEnemyName } from '../common/words/useEnemyName';
import styles from './MulliganPanel.module.css';
import { Sheet } from './Sheet';

/** Before the first round: what the cards of the hand are pressed for, and why the sides don't begin alike. */
export function MulliganPanel({ seen, rules }: { readonly seen: Observation; readonly rules: SiegeRules }) {
  const speak = useSpeak();
  const player = useEnemyName();
  const cards = useAppSelector(selectSecondCards);
  const isOwn = seen.turn === seen.side;
  const { left: full, right: health } = seen.castles;
  return (
    <Sheet className={styles.sheet} label={speak('mulligan.title')}>
      <h2 className={styles.title}>{speak('mulligan.title')}</h2>
      <p>{isOwn ? speak('mulligan.rule') : speak('mulligan.waits', { player })}</p>
      <p className={styles.second}>
        {speak('mulligan.second', {
          cards,
          bonus: rules.supply.secondBonus,
          rounds: seen.secondSupplyRounds,
          castle: health === full ? 'same' : 'other',
          health,
          full,
        })}
      </p>
    </Sheet>
  );
}
