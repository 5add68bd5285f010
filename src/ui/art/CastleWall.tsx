import styles from './CastleArt.module.css';
import type { Paints } from './CastlePaints';
import { GATE_ROWS, type RuinTier, shadowOf, WALL_OUTLINE } from './castleShapes';
import type { GateState } from './GateBadge';
import { Gateway } from './Gateway';
import { masonry } from './masonry';
import { StoneFace } from './StoneFace';

const STONES = masonry({ left: 50, right: 118, top: 40, bottom: 500, course: 12, stone: 17 });

interface CastleWallProps {
  readonly paints: Paints;
  readonly tier: RuinTier;
  readonly gates: readonly [GateState, GateState, GateState];
  readonly side: 'left' | 'right';
}

/** The curtain wall towards the board, with one gateway for each row. */
export function CastleWall({ paints, tier, gates, side }: CastleWallProps) {
  return (
    <g>
      <path d={WALL_OUTLINE[tier]} className={styles.castShadow} transform={shadowOf(side)} />
      <g clipPath={`url(#${paints.wallClip})`}>
        <rect x={50} y={30} width={64} height={470} fill={`url(#${paints.wall})`} />
        <StoneFace stones={STONES} />
        {tier !== 'breached' && <path d="M56 55H114V59H56Z" className={styles.ledge} />}
        <path d="M56 59H114V62H56Z" className={styles.castShadow} />
        {[142, 309].map((down) => (
          <g key={down}>
            <path d={`M56 ${down - 3}H114V${down + 2}H56Z`} className={styles.ledge} />
            <path d={`M56 ${down + 2}H114V${down + 5}H56Z`} className={styles.castShadow} />
            <path d={`M85.5 ${down + 16}h3v10h5v3h-5v16h-3v-16h-5v-3h5Z`} className={styles.slit} />
          </g>
        ))}
        <path d="M56 462H114V468H56Z" className={styles.ledge} />
        <path d="M106 40H114V500H106Z" className={side === 'left' ? styles.castShadow : styles.litEdge} />
      </g>
      <path d={WALL_OUTLINE[tier]} className={styles.outline} />
      {GATE_ROWS.map((down, row) => (
        <Gateway key={down} down={down} state={gates[row] ?? null} />
      ))}
    </g>
  );
}
