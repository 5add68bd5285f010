import type { Paints } from './CastlePaints';
import styles from './CastleWindows.module.css';
import { type RuinTier, WINDOWS } from './castleShapes';

type Place = readonly [across: number, down: number];

const LOST: Record<RuinTier, number> = { whole: 0, cracked: 0, broken: 1, breached: 6 };
const frame = ([across, down]: Place) => `M${across - 4.5} ${down + 8}v-11a4.5 4.5 0 0 1 9 0v11l1 1.5h-11Z`;
const pane = ([across, down]: Place) => `M${across - 3} ${down + 7}v-10a3 3 0 0 1 6 0v10Z`;
const bars = ([across, down]: Place) => `M${across} ${down - 6}v13M${across - 3} ${down}h6`;

interface CastleWindowsProps {
  readonly paints: Paints;
  readonly tier: RuinTier;
  readonly health: number;
  readonly fullHealth: number;
  readonly part: 'tower' | 'wall';
}

/** Windows that go dark one by one: with a full health of 140 each stands for ten. */
export function CastleWindows({ paints, tier, health, fullHealth, part }: CastleWindowsProps) {
  const share = fullHealth > 0 ? Math.min(1, Math.max(0, health / fullHealth)) : 0;
  const firstLit = WINDOWS.length - Math.ceil(share * WINDOWS.length);
  const here = (from: number, to: number) =>
    WINDOWS.slice(from, Math.max(from, to)).filter(([across]) => across > 62 === (part === 'wall'));
  const dark = here(LOST[tier], firstLit);
  const lit = here(Math.max(LOST[tier], firstLit), WINDOWS.length);
  return (
    <g>
      {lit.map(([across, down]) => (
        <circle key={`${across} ${down}`} cx={across} cy={down} r={13} fill={`url(#${paints.glow})`} />
      ))}
      <path d={[...dark, ...lit].map(frame).join('')} className={styles.windowFrame} />
      <path d={dark.map(pane).join('')} className={styles.windowDark} />
      <path d={lit.map(pane).join('')} className={styles.windowLit} />
      <path d={lit.map(bars).join('')} className={styles.mullion} />
    </g>
  );
}
