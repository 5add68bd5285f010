import styles from './CastleDamage.module.css';
import type { Paints } from './CastlePaints';
import { BREACH, BREACH_DEPTH, CRACKS, FIRES, RUBBLE } from './castleDamage';
import type { RuinTier } from './castleShapes';
import { Flame } from './Flame';

/** Cracks and the breach: they lie in the stone, so the banner hangs before them. */
export function CastleCracks({ tier }: { readonly tier: RuinTier }) {
  if (tier === 'whole') return null;
  return (
    <g>
      {tier === 'breached' && <path d={BREACH} className={styles.breach} />}
      {tier === 'breached' && <path d={BREACH_DEPTH} className={styles.breachDepth} />}
      <path d={CRACKS[tier]} className={styles.crackLight} transform="translate(0.9 0.6)" />
      <path d={CRACKS[tier]} className={styles.crack} />
    </g>
  );
}

/** Fire and fallen stone, in front of everything but the gate badges. */
export function CastleFires({ paints, tier }: { readonly paints: Paints; readonly tier: RuinTier }) {
  if (tier === 'whole') return null;
  return (
    <g>
      {FIRES[tier].map((fire) => (
        <Flame key={`${fire.across} ${fire.down}`} {...fire} glow={paints.glow} />
      ))}
      <path d={RUBBLE[tier]} className={styles.rubble} />
    </g>
  );
}
