import styles from './CastleArt.module.css';
import { type RuinTier, TOWER_OUTLINE, TURRET_OUTLINE, WALL_OUTLINE } from './castleShapes';

export interface Paints {
  readonly tower: string;
  readonly wall: string;
  readonly turret: string;
  readonly roof: string;
  readonly glow: string;
  readonly towerClip: string;
  readonly wallClip: string;
  readonly turretClip: string;
}

export function castlePaints(id: string): Paints {
  const name = (part: string) => `${id}-${part}`;
  return {
    tower: name('tower'),
    wall: name('wall'),
    turret: name('turret'),
    roof: name('roof'),
    glow: name('glow'),
    towerClip: name('tower-clip'),
    wallClip: name('wall-clip'),
    turretClip: name('turret-clip'),
  };
}

interface CastlePaintsProps {
  readonly paints: Paints;
  readonly side: 'left' | 'right';
  readonly tier: RuinTier;
}

/** The right castle is drawn mirrored, so its gradients run backwards to keep the light at the top left. */
export function CastlePaints({ paints, side, tier }: CastlePaintsProps) {
  const [lit, dark] = side === 'left' ? [0, 1] : [1, 0];
  const from = (low: number, high: number) => ({
    x1: low + (high - low) * lit,
    x2: low + (high - low) * dark,
  });
  return (
    <defs>
      <linearGradient id={paints.tower} gradientUnits="userSpaceOnUse" {...from(13, 67)} y1={0} y2={0}>
        <stop offset="0" className={styles.stoneMiddle} />
        <stop offset="0.26" className={styles.stoneLight} />
        <stop offset="0.58" className={styles.stoneMiddle} />
        <stop offset="1" className={styles.stoneDeep} />
      </linearGradient>
      <linearGradient id={paints.wall} gradientUnits="userSpaceOnUse" {...from(50, 122)} y1={40} y2={500}>
        <stop offset="0" className={styles.stoneLight} />
        <stop offset="0.4" className={styles.stoneMiddle} />
        <stop offset="1" className={styles.stoneDark} />
      </linearGradient>
      <linearGradient id={paints.turret} gradientUnits="userSpaceOnUse" {...from(-8, 22)} y1={0} y2={0}>
        <stop offset="0" className={styles.stoneDark} />
        <stop offset="0.4" className={styles.stoneMiddle} />
        <stop offset="1" className={styles.stoneDeep} />
      </linearGradient>
      <linearGradient id={paints.roof} gradientUnits="userSpaceOnUse" {...from(20, 60)} y1={0} y2={6}>
        <stop offset="0" className={styles.roofLight} />
        <stop offset="0.45" className={styles.roofMiddle} />
        <stop offset="1" className={styles.roofDark} />
      </linearGradient>
      <radialGradient id={paints.glow}>
        <stop offset="0" className={styles.glowHeart} />
        <stop offset="1" className={styles.glowEdge} />
      </radialGradient>
      <clipPath id={paints.towerClip}>
        <path d={TOWER_OUTLINE[tier]} />
      </clipPath>
      <clipPath id={paints.wallClip}>
        <path d={WALL_OUTLINE[tier]} />
      </clipPath>
      <clipPath id={paints.turretClip}>
        <path d={TURRET_OUTLINE[tier]} />
      </clipPath>
    </defs>
  );
}
