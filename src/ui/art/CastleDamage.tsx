import styles from './CastleDamage.module.css';
import type { Paints } from './CastlePaints';
import { BREACH, BREACH_DEPTH, CRACKS, FIRES, RUBBLE } from './castleDamage';
import type { RuinTier } from './castleShapes';

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

interface FlameProps {
  readonly across: number;
  readonly down: number;
  readonly size: number;
  readonly glow: string;
}

const OUTER =
  'M0 -28C3 -20 11 -16 10 -7C10 -2 6 1 0 1C-7 1 -11 -3 -10 -9C-9 -13 -7 -14 -6 -19C-4 -17 -3 -15 -3 -13C0 -17 1 -22 0 -28Z';
const INNER =
  'M0.5 -15C2 -11 6 -9 5.5 -4.5C5 -1.5 3 0 0 0C-4 0 -6 -2.5 -5.5 -5.5C-5 -8 -3 -9 -2.5 -11C-1.5 -10 -1 -9 -1 -8C0 -10 1 -12 0.5 -15Z';

function Flame({ across, down, size, glow }: FlameProps) {
  return (
    <g transform={`translate(${across} ${down}) scale(${size / 28})`}>
      <circle r={24} cy={-10} fill={`url(#${glow})`} />
      <path d={OUTER} className={styles.flame} />
      <path d={INNER} className={styles.flameHeart} />
    </g>
  );
}
