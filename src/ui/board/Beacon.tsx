import * as m from 'framer-motion/m';
import type { Position } from '../../battle/model/position';
import type { BeaconPlace } from '../battle/guide';
import { useSpeak } from '../common/hooks/storeHooks';
import { Icon } from '../common/icons/Icon';
import type { IconName } from '../common/icons/iconNames';
import styles from './Beacon.module.css';

type Word = 'deploy' | 'move' | 'attack';

const DEEDS: Readonly<Partial<Record<BeaconPlace['deed'], { readonly icon: IconName; readonly word: Word }>>> = {
  deploy: { icon: 'card-pickup', word: 'deploy' },
  move: { icon: 'boots', word: 'move' },
  attack: { icon: 'broadsword', word: 'attack' },
};

/** Breathes twice, then stays. */
const BREATH = { opacity: [0.35, 1, 0.35, 1], scale: [1, 1.03, 1, 1.03, 1] };
const SECONDS = 2.4;

/** The cell that a lesson points at. What stands on it stays in sight. */
export function Beacon({ at, deed, isTaken, step }: BeaconPlace) {
  const speak = useSpeak();
  const { icon, word } = DEEDS[deed] ?? { icon: 'crosshair', word: 'other' };
  return (
    <div className={styles.places} aria-hidden="true">
      <m.span
        key={step}
        className={isTaken ? styles.ring : styles.cell}
        style={gridPlace(at)}
        initial={{ opacity: 0.35 }}
        animate={BREATH}
        transition={{ duration: SECONDS, ease: 'easeInOut' }}
      >
        {isTaken ? null : (
          <span className={styles.label}>
            <Icon name={icon} className={styles.icon ?? ''} />
            {speak(`lesson.here.${word}`)}
          </span>
        )}
      </m.span>
    </div>
  );
}

function gridPlace({ row, col }: Position) {
  return { gridArea: `${row + 1} / ${col + 1}` };
}
