import { useFieldSpeak } from '../common/fieldHooks';
import { DiceFaces } from './DiceFaces';
import styles from './DiceTray.module.css';
import type { DiceEffect } from './effects';

interface DiceTrayProps {
  readonly dice: DiceEffect;
  /** Of the board: at its edges the dice lie inwards. */
  readonly columns: number;
}

/** The dice of an attack roll beside its target, lie still, and say what they came to. */
export function DiceTray({ dice, columns }: DiceTrayProps) {
  const speak = useFieldSpeak();
  const { at, faces, outcome, total, needed } = dice;
  return (
    <div className={styles.tray} data-edge={edgeOf(at.x, columns)} data-below={at.y === 0}>
      <span className={styles.dice}>
        <DiceFaces faces={faces} outcome={outcome} />
      </span>
      {total === null || needed === null ? null : (
        <span className={styles.sum}>{speak('stage.sum', { total, needed })}</span>
      )}
    </div>
  );
}

function edgeOf(x: number, columns: number): 'left' | 'right' | 'none' {
  if (x < 1) return 'left';
  return x > columns - 2 ? 'right' : 'none';
}
