import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import styles from './AimMark.module.css';
import type { CellPlay } from './cellPlay';

interface AimMarkProps {
  readonly play: CellPlay;
  /** It is what is aimed at right now: every cell of a line lights up with it. */
  readonly lit: boolean;
}

const WORDS = { play: 'aim.play', target: 'aim.target', second: 'aim.second', aimed: 'aim.target' } as const;

/** A stitched frame around what a stratagem can be aimed at, with what it would do to whoever stands there. */
export function AimMark({ play, lit }: AimMarkProps) {
  const speak = useSpeak();
  const { step, change } = play;
  const classes = [styles.aim, lit ? styles.lit : '', step === 'aimed' ? styles.aimed : ''];
  return (
    <span className={classes.join(' ')}>
      <span className={styles.tag}>
        <Icon name={change?.falls === true ? 'death-skull' : 'scroll-unfurled'} />
        {change === null ? (
          <span>{speak(WORDS[step])}</span>
        ) : (
          <b className={change.amount > 0 ? styles.gain : styles.loss}>
            {change.amount > 0 ? '+' : '−'}
            {Math.abs(change.amount)}
          </b>
        )}
      </span>
    </span>
  );
}
