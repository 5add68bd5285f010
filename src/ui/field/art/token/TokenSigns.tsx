import { EmblemGlyph } from '../../../art/EmblemGlyph';
import styles from './FieldToken.module.css';
import type { Badge, Pip, PipShape } from './tokenState';

const PIPS: { readonly [Shape in PipShape]: string } = {
  action: 'M0-4.6L4.6 0L0 4.6L-4.6 0Z',
  movement: 'M-3.4-4.4L4.2 0L-3.4 4.4Z',
  step: 'M0-4.6L4.4 3.6L0 1.400L-4.4 3.6Z',
  reaction: 'M0-3.4A3.4 3.4 0 1 1 0 3.4A3.4 3.4 0 1 1 0-3.4Z',
};
/** Four and more stand closer: the corner beside them is a badge's. */
const pipWidth = (count: number): number => (count < 4 ? 9.4 : 7.8);
const PIP_ROW = -20.6;

/** What is left to do, over the plate's upper edge. */
export function TokenPips({ pips }: { readonly pips: readonly Pip[] }) {
  return pips.map(({ shape, isLeft }, place) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: the pips of a unit never change places
      key={place}
      d={PIPS[shape]}
      transform={`translate(${(place - (pips.length - 1) / 2) * pipWidth(pips.length)} ${PIP_ROW})`}
      className={`${styles.pip} ${isLeft ? styles.left : ''}`}
    />
  ));
}

interface PlaqueProps {
  readonly health: number;
  readonly isLow: boolean;
  /** Larger letters where the cell is smaller. */
  readonly isLarge: boolean;
}

export function TokenPlaque({ health, isLow, isLarge }: PlaqueProps) {
  const width = String(health).length * (isLarge ? 8.2 : 6.6) + (isLarge ? 9 : 8);
  return (
    <>
      <rect
        x={-width / 2}
        y={isLarge ? 8.5 : 10.8}
        width={width}
        height={isLarge ? 17 : 14}
        rx={3.5}
        className={`${styles.plaque} ${isLow ? styles.low : ''}`}
      />
      <text x={0} y={isLarge ? 22.1 : 21.9} className={`${styles.figure} ${isLarge ? styles.large : ''}`}>
        {health}
      </text>
    </>
  );
}

const BADGE_DOWN = -22.5;

interface BadgesProps {
  readonly badges: readonly Badge[];
  /** The prow lies at the upper right: the first badge goes to the left. */
  readonly isRightTaken: boolean;
}

export function TokenBadges({ badges, isRightTaken }: BadgesProps) {
  return badges.map(({ icon, tone }, place) => {
    const across = (place === 0) === isRightTaken ? -23 : 23;
    return (
      <g key={icon} className={styles[tone]}>
        <circle cx={across} cy={BADGE_DOWN} r={8} className={styles.badge} />
        <EmblemGlyph name={icon} across={across} down={BADGE_DOWN} size={11.5} className={styles.badgeGlyph} />
      </g>
    );
  });
}
