import styles from './CastleArt.module.css';
import { CASTLE_WIDTH, type RuinTier } from './castleShapes';
import { EmblemGlyph } from './EmblemGlyph';

const CLOTH: Record<RuinTier, string> = {
  whole: 'M-14 0H14V112L0 98L-14 112Z',
  cracked: 'M-14 0H14V112L0 98L-14 112Z',
  broken: 'M-14 0H14V78L9 70L6 92L0 82L-5 98L-9 84L-14 90Z',
  breached: 'M-14 0H14V52L8 44L5 66L-1 54L-6 60L-9 40L-14 46Z',
};
const TOP: Record<RuinTier, number> = { whole: 98, cracked: 98, broken: 128, breached: 268 };

interface CastleBannerProps {
  readonly emblem: string;
  readonly side: 'left' | 'right';
  readonly tier: RuinTier;
}

/** The faction's banner on the tower; it hangs lower and in tatters as the tower falls. */
export function CastleBanner({ emblem, side, tier }: CastleBannerProps) {
  const across = side === 'left' ? 40 : CASTLE_WIDTH - 40;
  return (
    <g transform={`translate(${across} ${TOP[tier]})`}>
      <path d={CLOTH[tier]} className={styles.clothShadow} transform="translate(3 4)" />
      <path d={CLOTH[tier]} className={styles.cloth} />
      <path d="M-14 0H-9L-8 40H-14ZM3 0H7L6 40H4Z" className={styles.fold} />
      <path d="M-18 -3H18V1H-18Z" className={styles.rod} />
      <EmblemGlyph name={emblem} across={0} down={26} size={24} className={styles.emblem} />
    </g>
  );
}
