import { masonry } from './masonry';
import { StoneFace } from './StoneFace';
import styles from './TitleArt.module.css';
import { TitleTower } from './TitleTower';

const CURTAIN = masonry({ left: 62, right: 208, top: 150, bottom: 226, course: 9, stone: 14 });
const CURTAIN_OUTLINE = 'M62 142h9v8h7v-8h10v8h7v-8h10v8h7v-8h10v8h7v-8h10v8h7v-8h10v8h7v-8h10v8h7v-8h10v8h9V226H62Z';
const KEEP = masonry({ left: 80, right: 150, top: 102, bottom: 150, course: 9, stone: 14 });
const KEEP_OUTLINE = 'M78 94h10v8h7v-8h10v8h7v-8h10v8h7v-8h10v8h4v-8h9V152H78Z';
const WINDOWS = 'M92 132v-8a3 3 0 0 1 6 0v8ZM112 132v-8a3 3 0 0 1 6 0v8ZM132 132v-8a3 3 0 0 1 6 0v8Z';

interface TitleCastleProps {
  readonly side: 'left' | 'right';
  readonly faction: string;
  readonly id: string;
}

/** Drawn for the left; the right one is mirrored, its gradients reversed so that the light stays at the top left. */
export function TitleCastle({ side, faction, id }: TitleCastleProps) {
  const [from, to] = side === 'left' ? [0, 1] : [1, 0];
  const stone = `url(#${id}-stone)`;
  const roof = `url(#${id}-roof)`;
  return (
    <g className={`f-${faction}`} transform={side === 'left' ? undefined : 'matrix(-1 0 0 1 720 0)'}>
      <defs>
        <linearGradient id={`${id}-stone`} x1={from} x2={to}>
          <stop offset="0" className={styles.stoneMiddle} />
          <stop offset="0.28" className={styles.stoneLight} />
          <stop offset="0.6" className={styles.stoneMiddle} />
          <stop offset="1" className={styles.stoneDeep} />
        </linearGradient>
        <linearGradient id={`${id}-roof`} x1={from} x2={to}>
          <stop offset="0" className={styles.roofLight} />
          <stop offset="0.45" className={styles.roofMiddle} />
          <stop offset="1" className={styles.roofDark} />
        </linearGradient>
      </defs>
      <path d="M28 232Q130 218 250 232Q140 246 28 232Z" className={styles.groundShadow} />
      <TitleTower name="far" stone={stone} roof={roof} />
      <path d={KEEP_OUTLINE} fill={stone} className={styles.edge} />
      <StoneFace stones={KEEP} />
      <path d={WINDOWS} className={styles.windowLit} />
      <TitleTower name="great" stone={stone} roof={roof} />
      <path d={CURTAIN_OUTLINE} fill={stone} className={styles.edge} />
      <StoneFace stones={CURTAIN} />
      <path d="M62 156H208V160H62Z" className={styles.ledge} />
      <Gatehouse />
      <TitleTower name="outer" stone={stone} roof={roof} />
      <TitleTower name="near" stone={stone} roof={roof} />
      <Banner across={91} />
      <Banner across={179} />
    </g>
  );
}

function Gatehouse() {
  return (
    <g transform="translate(135 226)">
      <path d="M-22 0V-28A22 22 0 0 1 22 -28V0Z" className={styles.ledge} />
      <path d="M-16 0V-28A16 16 0 0 1 16 -28V0Z" className={styles.opening} />
      <path
        d="M-11 -40V0M-5.5 -43V0M0 -44V0M5.5 -43V0M11 -40V0M-16 -30H16M-16 -18H16M-16 -7H16"
        className={styles.grate}
      />
      <path
        d="M-16 -28H-22M16 -28H22M-11 -39L-15 -44M11 -39L15 -44M-16 -14H-22M16 -14H22M0 -44V-50"
        className={styles.seams}
      />
    </g>
  );
}

function Banner({ across }: { readonly across: number }) {
  return (
    <g transform={`translate(${across} 166)`}>
      <path d="M-9 0H9V40L0 33L-9 40Z" className={styles.cloth} />
      <path d="M-9 13L0 5L9 13V20L0 12L-9 20Z" className={styles.charge} />
      <path d="M-12 -2H12V1H-12Z" className={styles.rod} />
    </g>
  );
}
