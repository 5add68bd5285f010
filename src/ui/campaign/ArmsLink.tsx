import * as m from 'framer-motion/m';
import { Link } from 'wouter';
import type { Arms } from '../../content/campaign/arms';
import { armsWords } from '../../words/arms';
import { ArmsShield } from '../art/arms/ArmsShield';
import { VisuallyHidden } from '../common/controls/VisuallyHidden';
import { useSpeak } from '../common/hooks/storeHooks';
import { PATHS } from '../routes/address';
import styles from './ArmsLink.module.css';
import { ROAD_SECONDS } from './roadSeconds';

interface ArmsLinkProps {
  readonly arms: Arms;
  /** A battle has been won: its piece is set into the shield. */
  readonly isFresh: boolean;
}

/** The arms that somebody bears, and the way to the place where they are chosen. */
export function ArmsLink({ arms, isFresh }: ArmsLinkProps) {
  const speak = useSpeak();
  const pieces = armsWords(speak, arms);
  return (
    <Link href={PATHS.arms} className={styles.link} title={speak('heraldry.see')}>
      <m.span
        className={styles.shield}
        initial={{ scale: isFresh ? 1.5 : 1 }}
        animate={{ scale: 1 }}
        transition={{ delay: ROAD_SECONDS.seal, type: 'spring', stiffness: 260, damping: 14 }}
      >
        <ArmsShield arms={arms} />
      </m.span>
      <VisuallyHidden>
        {pieces === '' ? speak('campaign.noArms') : speak('campaign.yourArms', { pieces })}
      </VisuallyHidden>
    </Link>
  );
}
