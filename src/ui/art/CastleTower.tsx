import type { ReactNode } from 'react';
import styles from './CastleArt.module.css';
import type { Paints } from './CastlePaints';
import {
  ROOF,
  type RuinTier,
  shadowOf,
  TOWER_HOLLOW,
  TOWER_OUTLINE,
  TURRET_OUTLINE,
  TURRET_ROOF,
} from './castleShapes';
import { masonry } from './masonry';
import { StoneFace } from './StoneFace';

const SHAFT = masonry({ left: 12, right: 68, top: 58, bottom: 500, course: 11, stone: 15, sag: 4 });
const PARAPET = masonry({ left: 12, right: 68, top: 25, bottom: 52, course: 9, stone: 13, sag: 1.5 });
const TURRET = masonry({ left: -14, right: 22, top: 150, bottom: 500, course: 11, stone: 14, sag: 3 });
const CORBELS = 'M17 54v8M23 54v10M29 54v11M35 54v12M40 54v12M45 54v12M51 54v11M57 54v10M63 54v8';

interface CastleTowerProps {
  readonly paints: Paints;
  readonly tier: RuinTier;
  readonly side: 'left' | 'right';
  readonly windows: ReactNode;
}

/** The round tower with its turret behind it; a ruined one shows the hollow of its far side. */
export function CastleTower({ paints, tier, side, windows }: CastleTowerProps) {
  const stands = tier === 'whole' || tier === 'cracked';
  return (
    <g className={styles.outworks}>
      <path d={TURRET_OUTLINE[tier]} className={styles.castShadow} transform={shadowOf(side)} />
      {stands && <path d={TURRET_ROOF} className={styles.turretRoof} />}
      <path d={TURRET_OUTLINE[tier]} fill={`url(#${paints.turret})`} className={styles.edge} />
      <path d={TURRET.joints} className={styles.turretJoints} clipPath={`url(#${paints.turretClip})`} />
      <path d={TOWER_OUTLINE[tier]} className={styles.castShadow} transform={shadowOf(side)} />
      {ROOF[tier] && <path d={ROOF[tier]} fill={`url(#${paints.roof})`} className={styles.edge} />}
      {ROOF[tier] && (
        <path
          d="M40 3Q31 20 25 37M40 3Q36 20 34 39M40 3Q42 20 44 39M40 3Q48 20 54 37M33 13Q40 16 47 13M27 22Q40 27 53 22"
          className={styles.tiles}
        />
      )}
      {TOWER_HOLLOW[tier] && <path d={TOWER_HOLLOW[tier]} className={styles.hollow} />}
      <g clipPath={`url(#${paints.towerClip})`}>
        <rect x={10} y={0} width={60} height={500} fill={`url(#${paints.tower})`} />
        <StoneFace stones={SHAFT} />
        {stands && <ParapetBand paint={paints.tower} />}
        <path d="M12 460Q40 467 68 460V466Q40 473 12 466Z" className={styles.ledge} />
        <path d="M12 228Q40 235 68 228V233Q40 240 12 233Z" className={styles.ledge} />
        <path d="M12 240Q40 247 68 240V246Q40 250 12 243Z" className={styles.castShadow} />
      </g>
      <path d={TOWER_OUTLINE[tier]} className={styles.outline} />
      {windows}
    </g>
  );
}

function ParapetBand({ paint }: { readonly paint: string }) {
  return (
    <g>
      <path d="M12 60Q40 72 68 60V74Q40 86 12 74Z" className={styles.castShadow} />
      <path d="M10 24H70V54L62 64Q40 71 18 64L10 54Z" fill={`url(#${paint})`} />
      <StoneFace stones={PARAPET} />
      <path d={CORBELS} className={styles.corbels} />
      <path d="M12 51Q40 55 68 51V54Q40 58 12 54Z" className={styles.ledge} />
    </g>
  );
}
