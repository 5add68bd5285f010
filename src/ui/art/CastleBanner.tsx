import type { Arms } from '../../content/campaign/arms';
import styles from './CastleBanner.module.css';
import { CASTLE_WIDTH, GATE_CENTER, type RuinTier } from './castleShapes';
import { EmblemGlyph } from './EmblemGlyph';

const CLOTH: Record<RuinTier, string> = {
  whole: 'M-14 0H14Q12.5 54 14 112L0 99L-14 112Q-15.5 54 -14 0Z',
  cracked: 'M-14 0H14Q12.5 54 14 112L0 99L-14 112Q-15.5 54 -14 0Z',
  broken: 'M-14 0H14Q13 40 14 78L9 70L6 92L0 82L-5 98L-9 84L-14 90Q-15 44 -14 0Z',
  breached: 'M-14 0H14V58L8 50L5 70L-1 60L-6 66L-9 46L-14 52Z',
};
const BORDERS: Record<RuinTier, string> = {
  whole: 'M-11 2V103L0 93L11 103V2',
  cracked: 'M-11 2V103L0 93L11 103V2',
  broken: 'M-11 2V82M11 2V71',
  breached: 'M-11 2V46M11 2V52',
};
const TOP: Record<RuinTier, number> = { whole: 98, cracked: 98, broken: 128, breached: 268 };

/** Cuts of the cloth that are won. A tower that has begun to fall tears them all alike. */
const CUTS: Readonly<Record<NonNullable<Arms['banner']>, { readonly cloth: string; readonly border: string }>> = {
  swallowtail: {
    cloth: 'M-14 0H14Q12.5 54 15 118L0 82L-15 118Q-15.5 54 -14 0Z',
    border: 'M-11 2V106L0 76L11 106V2',
  },
  square: { cloth: 'M-16 0H16Q14.5 44 16 92H-16Q-17.5 44 -16 0Z', border: 'M-13 2V88H13V2' },
};

interface CastleBannerProps {
  readonly emblem: string;
  readonly side: 'left' | 'right';
  readonly tier: RuinTier;
  /** Of the person who holds the castle; nothing where it flies the faction's colours alone. */
  readonly arms?: Arms | undefined;
}

/** The faction's banner on the tower; it hangs lower and in tatters as the tower falls. */
export function CastleBanner({ emblem, side, tier, arms = {} }: CastleBannerProps) {
  const across = side === 'left' ? 40 : CASTLE_WIDTH - 40;
  const cut = arms.banner === undefined || TOP[tier] !== TOP.whole ? undefined : CUTS[arms.banner];
  const cloth = cut?.cloth ?? CLOTH[tier];
  return (
    <g className={styles.banner} transform={`translate(${across} ${TOP[tier]})`}>
      <path d={cloth} className={styles.clothShadow} transform="translate(3 4)" />
      <path d={cloth} className={styles.cloth} />
      <path d="M-14 0H-8Q-10 30 -8 62Q-9 76 -14 82ZM1 0H6Q3 24 5 50Q2 30 1 0Z" className={styles.foldLight} />
      <path d="M7 0H14V84Q8 60 9 40Q9 20 7 0ZM-6 0H-3Q-5 26 -4 60Q-7 30 -6 0Z" className={styles.foldDark} />
      <path d={cut?.border ?? BORDERS[tier]} className={`${styles.trim} ${trimOf(arms)}`} />
      <path d="M-18 -3H18V1H-18Z" className={styles.rod} />
      <EmblemGlyph name={arms.device ?? emblem} across={0} down={29} size={23} className={styles.emblem} />
    </g>
  );
}

/** Small pennons on the wall, for boxes too narrow to show the tower and its banner. */
export function CastlePennons({ emblem, side, tier, arms = {} }: CastleBannerProps) {
  const across = side === 'left' ? GATE_CENTER : CASTLE_WIDTH - GATE_CENTER;
  return (
    <g className={styles.pennons}>
      {(tier === 'breached' ? [316] : [149, 316]).map((down) => (
        <g key={down} transform={`translate(${across} ${down})`}>
          <path d="M-10 0H10V40L0 33L-10 40Z" className={styles.cloth} />
          <path d="M-12 -2H12V1H-12Z" className={styles.rod} />
          <EmblemGlyph name={arms.device ?? emblem} across={0} down={16} size={17} className={styles.emblem} />
        </g>
      ))}
    </g>
  );
}

function trimOf({ border }: Arms): string {
  return border === undefined ? '' : (styles[border] ?? '');
}
