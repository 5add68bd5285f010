import styles from './CastleArt.module.css';
import type { Paints } from './CastlePaints';
import { BREACH, BREACH_DEPTH, CRACKS, FIRES, RUBBLE } from './castleDamage';
import type { RuinTier } from './castleShapes';
import { Flame } from './Flame';

/** What the siege has done so far: cracks, a breach, fire and fallen stone. */
export function CastleDamage({ paints, tier }: { readonly paints: Paints; readonly tier: RuinTier }) {
  if (tier === 'whole') return null;
  return (
    <g>
      {tier === 'breached' && <path d={BREACH} className={styles.breach} />}
      {tier === 'breached' && <path d={BREACH_DEPTH} className={styles.breachDepth} />}
      <path d={CRACKS[tier]} className={styles.crackLight} transform="translate(0.9 0.6)" />
      <path d={CRACKS[tier]} className={styles.crack} />
      {FIRES[tier].map((fire) => (
        <Flame key={`${fire.across} ${fire.down}`} {...fire} glow={paints.glow} />
      ))}
      <path d={RUBBLE[tier]} className={styles.rubble} />
    </g>
  );
}
