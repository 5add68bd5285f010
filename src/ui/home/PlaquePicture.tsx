import { OPPONENT } from '../../kernel/sides';
import { type BattleSummary, peopleIn } from '../../store/home/battleSummary';
import { Medallion } from '../art/Medallion';
import { Bust } from './art/Bust';
import type { Plaque } from './plaque';
import styles from './Starts.module.css';

/** Whom one fights, or the first card that one leads. */
export function PlaquePicture({ plaque, battle }: { readonly plaque: Plaque; readonly battle: BattleSummary | null }) {
  const isTold = plaque.name === 'battle' || plaque.name === 'again';
  if (isTold && battle !== null && peopleIn(battle) === 1) {
    return (
      <span className={styles.picture}>
        <Bust player={battle.seats[OPPONENT[battle.viewer]]} />
      </span>
    );
  }
  return (
    <span className={styles.picture}>
      <Medallion faction="bastion" emblem="templar-shield" />
    </span>
  );
}
