import styles from './CastleDamage.module.css';

interface FlameProps {
  readonly across: number;
  readonly down: number;
  readonly size: number;
  readonly glow: string;
}

const OUTER =
  'M0 -28C3 -20 11 -16 10 -7C10 -2 6 1 0 1C-7 1 -11 -3 -10 -9C-9 -13 -7 -14 -6 -19C-4 -17 -3 -15 -3 -13C0 -17 1 -22 0 -28Z';
const INNER =
  'M0.5 -15C2 -11 6 -9 5.5 -4.5C5 -1.5 3 0 0 0C-4 0 -6 -2.5 -5.5 -5.5C-5 -8 -3 -9 -2.5 -11C-1.5 -10 -1 -9 -1 -8C0 -10 1 -12 0.5 -15Z';

export function Flame({ across, down, size, glow }: FlameProps) {
  return (
    <g transform={`translate(${across} ${down}) scale(${size / 28})`}>
      <circle r={24} cy={-10} fill={`url(#${glow})`} />
      <path d={OUTER} className={styles.flame} />
      <path d={INNER} className={styles.flameHeart} />
    </g>
  );
}
