import { useId } from 'react';
import type { Arms } from '../../content/campaign/arms';
import styles from './CastleArt.module.css';
import { CastleBanner, CastlePennons } from './CastleBanner';
import { CastleCracks, CastleFires } from './CastleDamage';
import { CastlePaints, castlePaints } from './CastlePaints';
import { CastleTower } from './CastleTower';
import { CastleWall } from './CastleWall';
import { CastleWindows } from './CastleWindows';
import { CASTLE_HEIGHT, CASTLE_WIDTH, GATE_CENTER, GATE_ROWS, ruinTier } from './castleShapes';
import { GateBadge, type GateState } from './GateBadge';

interface CastleArtProps {
  readonly side: 'left' | 'right';
  readonly health: number;
  readonly fullHealth: number;
  readonly faction: string;
  readonly emblem: string;
  /** Of the person who holds it. */
  readonly arms?: Arms | undefined;
  readonly gates: readonly [GateState, GateState, GateState];
  /** Rows whose open gate can be struck now: only these turn gold. */
  readonly actionable?: readonly [boolean, boolean, boolean];
}

/** A keep beside the board. It takes its scale from the height and loses its far side where the box is narrow. */
export function CastleArt({ side, health, fullHealth, faction, emblem, arms, gates, actionable }: CastleArtProps) {
  const paints = castlePaints(useId());
  const tier = ruinTier(health, fullHealth);
  const windows = { paints, tier, health, fullHealth };
  const gateCenter = side === 'left' ? GATE_CENTER : CASTLE_WIDTH - GATE_CENTER;
  return (
    <div className={`${styles.castle} f-${faction}`} data-side={side} data-tier={tier} data-colour={arms?.field}>
      <svg className={styles.drawing} viewBox={`0 0 ${CASTLE_WIDTH} ${CASTLE_HEIGHT}`} aria-hidden="true">
        <CastlePaints paints={paints} side={side} tier={tier} />
        <g transform={side === 'left' ? undefined : `matrix(-1 0 0 1 ${CASTLE_WIDTH} 0)`}>
          <path d="M4 500H112V504H8Z" className={styles.castShadow} />
          <CastleWall paints={paints} tier={tier} gates={gates} side={side} />
          <CastleWindows {...windows} part="wall" />
          <CastleTower paints={paints} tier={tier} side={side} windows={<CastleWindows {...windows} part="tower" />} />
          <CastleCracks tier={tier} />
        </g>
        <CastlePennons emblem={emblem} side={side} tier={tier} arms={arms} />
        <CastleBanner emblem={emblem} side={side} tier={tier} arms={arms} />
        <g transform={side === 'left' ? undefined : `matrix(-1 0 0 1 ${CASTLE_WIDTH} 0)`}>
          <CastleFires paints={paints} tier={tier} />
        </g>
        {GATE_ROWS.map((down, row) => (
          <GateBadge
            key={down}
            state={gates[row] ?? null}
            actionable={actionable?.[row] ?? false}
            across={gateCenter}
            down={down}
          />
        ))}
      </svg>
    </div>
  );
}
