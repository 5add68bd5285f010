import type { GroundSign } from '../../../store/home/groundSign';
import { BLAZE, BOULDER, BRICKS, FIR, TUFT } from '../../art/terrainShapes';
import { spotAt } from './perspective';
import styles from './WarTable.module.css';

type Strewn = readonly [across: number, down: number];

const RIM: readonly Strewn[] = [
  [0.08, 0.2],
  [0.12, 0.84],
  [0.26, 0.94],
  [0.74, 0.14],
  [0.88, 0.3],
  [0.86, 0.86],
];
const CORNERS: readonly Strewn[] = [
  [0.12, 0.24],
  [0.84, 0.2],
  [0.16, 0.84],
  [0.86, 0.82],
];
const MIDDLE: readonly Strewn[] = [[0.5, 0.56]];

interface Ink {
  readonly glyph: string;
  readonly look: string | undefined;
  readonly size: number;
  readonly at: readonly Strewn[];
}

const INKS: Readonly<Record<Exclude<GroundSign, 'hill' | 'fog'>, Ink>> = {
  wood: { glyph: FIR, look: styles.firs, size: 1, at: RIM },
  mud: { glyph: TUFT, look: styles.tufts, size: 0.9, at: CORNERS },
  ruin: { glyph: BRICKS, look: styles.bricks, size: 0.8, at: CORNERS },
  fire: { glyph: BLAZE, look: styles.blaze, size: 1.4, at: CORNERS },
  rock: { glyph: BOULDER, look: styles.bricks, size: 0.6, at: MIDDLE },
};

/** What grows, stands or burns on one cell, in ink. */
export function GroundInk({
  sign,
  row,
  col,
}: {
  readonly sign: GroundSign;
  readonly row: number;
  readonly col: number;
}) {
  if (sign === 'hill') return <Hill row={row} col={col} />;
  if (sign === 'fog') return null;
  const { glyph, look, size, at } = INKS[sign];
  // The boulder alone is drawn in a field of a hundred, not around its middle.
  const shift = sign === 'rock' ? 'translate(-50 -55)' : '';
  return at.map(([across, down]) => {
    const spot = spotAt((col + across) / 3, (row + down) / 3);
    return (
      <path
        key={`${across} ${down}`}
        d={glyph}
        className={look}
        transform={`translate(${spot.across} ${spot.down}) scale(${(spot.scale * size).toFixed(2)})${shift}`}
      />
    );
  });
}

const RINGS = [1, 0.7, 0.38] as const;

function Hill({ row, col }: { readonly row: number; readonly col: number }) {
  const { across, down, scale } = spotAt((col + 0.5) / 3, (row + 0.54) / 3);
  return RINGS.map((ring) => (
    <ellipse
      key={ring}
      cx={across}
      cy={down}
      rx={84 * scale * ring}
      ry={27 * scale * ring}
      className={ring === 1 ? styles.hillFoot : styles.hill}
    />
  ));
}
