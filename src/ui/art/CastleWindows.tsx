import styles from './CastleArt.module.css';
import type { Paints } from './CastlePaints';
import { type RuinTier, WINDOWS } from './castleShapes';

interface CastleWindowsProps {
  readonly paints: Paints;
  readonly tier: RuinTier;
  readonly health: number;
  readonly fullHealth: number;
}

/** Windows that go dark one by one: with a full health of 140 each stands for ten. */
export function CastleWindows({ paints, tier, health, fullHealth }: CastleWindowsProps) {
  const share = fullHealth > 0 ? Math.min(1, Math.max(0, health / fullHealth)) : 0;
  const dark = WINDOWS.length - Math.ceil(share * WINDOWS.length);
  const lost = tier === 'breached' ? 6 : tier === 'broken' ? 1 : 0;
  return (
    <g>
      {WINDOWS.map(([across, down], order) => {
        if (order < lost) return null;
        const lit = order >= dark;
        return (
          <g key={`${across} ${down}`} transform={`translate(${across} ${down})`}>
            {lit && <circle r={12} fill={`url(#${paints.glow})`} />}
            <path d="M-4.500 8V-3A4.500 4.500 0 0 1 4.500 -3V8Z" className={styles.windowFrame} />
            <path d="M-3 7V-3A3 3 0 0 1 3 -3V7Z" className={lit ? styles.windowLit : styles.windowDark} />
            {lit && <path d="M0 -6V7M-3 0H3" className={styles.mullion} />}
          </g>
        );
      })}
    </g>
  );
}
