import { useId } from 'react';
import { useSpeak } from '../common/hooks/storeHooks';
import styles from './MapInk.module.css';

const SEA = 'M0 0H782C700 60 640 70 560 118S430 190 340 220S120 260 0 228Z';
const BAY = 'M1000 470C940 490 900 540 840 580S720 640 660 690S600 740 596 780H1000Z';
const RIVER = 'M452 322C430 380 392 410 400 470S470 540 520 570S600 640 660 690';
const MOUNTAINS: readonly (readonly [number, number, number])[] = [
  [320, 300, 0.8],
  [366, 272, 1],
  [416, 290, 0.9],
  [462, 250, 1.15],
  [520, 290, 0.85],
  [560, 232, 1.15],
  [616, 214, 1],
  [676, 190, 1.3],
  [772, 216, 0.7],
  [944, 232, 0.7],
  [856, 490, 0.8],
  [900, 500, 0.6],
];
const TREES: readonly (readonly [number, number])[] = [
  [240, 330],
  [262, 318],
  [284, 340],
  [306, 330],
  [328, 348],
  [270, 356],
  [300, 366],
  [60, 540],
  [42, 560],
  [74, 566],
  [50, 590],
  [30, 610],
  [66, 612],
  [250, 640],
  [272, 628],
  [294, 646],
  [262, 664],
  [390, 688],
  [412, 676],
  [434, 692],
  [480, 690],
  [502, 706],
  [640, 440],
  [662, 428],
  [684, 446],
  [706, 432],
  [690, 466],
  [664, 470],
  [908, 360],
  [930, 350],
  [952, 366],
  [920, 388],
  [944, 396],
  [916, 416],
];
const HOUSES: readonly (readonly [number, number])[] = [
  [584, 400],
  [606, 390],
  [628, 404],
  [150, 640],
];

const WAVES: readonly (readonly [number, number])[] = [
  [60, 138],
  [150, 122],
  [252, 150],
  [470, 60],
  [690, 722],
  [760, 690],
  [940, 560],
  [706, 640],
];
const HILLS: readonly (readonly [number, number])[] = [
  [150, 722],
  [196, 736],
  [905, 470],
  [700, 560],
  [60, 440],
  [330, 720],
];
/** The ground's own shades: across, down, size, and which. */
const WASHES = [
  [560, 560, 170, 'ember'],
  [860, 150, 210, 'ember'],
  [300, 400, 190, 'wood'],
  [650, 370, 170, 'wood'],
  [130, 620, 150, 'dusk'],
] as const;

/** What a cartographer put on the sheet: sea, mountains, woods, a river, two castles. Nothing of it means anything in the fight. */
export function MapInk() {
  const speak = useSpeak();
  const id = useId();
  return (
    <g className={styles.ink}>
      <defs>
        {(['ember', 'wood', 'dusk'] as const).map((wash) => (
          <radialGradient key={wash} id={`${id}-${wash}`} className={styles[wash]}>
            <stop offset="0" className={styles.dense} />
            <stop offset="1" className={styles.thin} />
          </radialGradient>
        ))}
      </defs>
      <path d={SEA} className={styles.sea} />
      <path d={BAY} className={styles.sea} />
      {[12, 24].map((offset) => (
        <path key={offset} d={SEA} className={styles.shore} transform={`translate(0 ${-offset})`} />
      ))}
      {[12, 24].map((offset) => (
        <path key={offset} d={BAY} className={styles.shore} transform={`translate(${offset} ${offset})`} />
      ))}
      <path d={RIVER} className={styles.river} />
      {WASHES.map(([x, y, size, wash]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={size} fill={`url(#${id}-${wash})`} />
      ))}
      {WAVES.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}q8 -8 16 0t16 0M${x + 22} ${y + 11}q7 -7 14 0`} className={styles.wave} />
      ))}
      {HILLS.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x - 20} ${y}q20 -22 40 0M${x} ${y + 4}q12 -12 24 2`} className={styles.hill} />
      ))}
      <Bridge />
      {TREES.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y - 20}l10 16h-5l8 12h-26l8 -12h-5zM${x - 2} ${y + 8}v6h4v-6`}
          className={styles.tree}
        />
      ))}
      {MOUNTAINS.map(([x, y, size]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M-44 36L-6 -32L2 -38L44 36Z" className={styles.rock} />
          <path d="M2 -38L44 36H8L-2 6L8 -4Z" className={styles.shade} />
          <path d="M-16 -14L-6 -32L2 -38L14 -16L4 -20L-2 -12L-8 -18Z" className={styles.snow} />
        </g>
      ))}
      {HOUSES.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x - 9} ${y}l9 -8l9 8v10h-18z`} className={styles.house} />
      ))}
      <Volcano x={722} y={640} size={1} />
      <Volcano x={790} y={598} size={0.86} />
      <Ship x={400} y={86} />
      <Ship x={948} y={640} />
      <text x="180" y="205" transform="rotate(-4 180 205)" className={styles.water}>
        {speak('campaign.map.sound')}
      </text>
      <text x="520" y="178" transform="rotate(-14 520 178)" className={styles.range}>
        {speak('campaign.map.range')}
      </text>
      <text x="806" y="654" transform="rotate(-36 806 654)" className={styles.water}>
        {speak('campaign.map.bay')}
      </text>
      <Keep x={46} y={718} className={styles.home} />
      <Keep x={896} y={84} className={styles.enemy} />
      <g transform="translate(870 690)" className={styles.compass}>
        <circle r="46" />
        <circle r="38" />
        <path d="M-32 -32L-6 -8M32 -32L6 -8M-32 32L-6 8M32 32L6 8" />
        <path d="M0 -58L9 0L0 58L-9 0ZM-58 0L0 -9L58 0L0 9Z" />
        <path d="M0 -58L9 0L0 58ZM58 0L0 9L0 -9ZM-58 0L0 -9L0 9Z" className={styles.needle} />
        <text y="-66">N</text>
      </g>
    </g>
  );
}

/** Over the river, where the road crosses it. */
function Bridge() {
  return (
    <g transform="translate(516 562) rotate(-22)">
      <path d="M-22 -9H22V9H-22Z" className={styles.plank} />
      <path d="M-14 -9V9M-6 -9V9M2 -9V9M10 -9V9M-24 -9H24M-24 9H24" className={styles.rail} />
    </g>
  );
}

function Volcano({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-50 34L-14 -32Q0 -26 14 -32L50 34Z" className={styles.rock} />
      <path d="M14 -32L50 34H12Z" className={styles.shade} />
      <path d="M-14 -32Q0 -26 14 -32L10 -8L4 -14L0 16L-5 -10L-10 -4Z" className={styles.lava} />
      <path d="M-6 -40q-10 -12 0 -24t0 -24M8 -42q10 -12 2 -26" className={styles.smoke} />
    </g>
  );
}

function Ship({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-26 12H26Q20 26 0 26T-26 12Z" className={styles.hull} />
      <path d="M0 12V-34" className={styles.rail} />
      <path d="M-18 -26H18V6H-18Z" className={styles.sail} />
      <path d="M-5 -22H5V0L0 -5L-5 0Z" className={styles.crest} />
    </g>
  );
}

/** Two outer towers, a great one between them, and a wall with a gate. */
function Keep({ x, y, className }: { readonly x: number; readonly y: number; readonly className: string | undefined }) {
  return (
    <g transform={`translate(${x} ${y})`} className={className}>
      <path d="M-13 -6V-34H13V-6Z" className={styles.stone} />
      <path d="M-14 -34v-7h6v4h5v-4h6v4h5v-4h6v7Z" className={styles.stone} />
      <path d="M-15 -41L0 -68L15 -41Z" className={styles.roof} />
      <path d="M-32 40V-4h5v4h5v-4h6v4h5v-4h6v4h5v-4h5v4h6v-4h5v4h5v-4h5v4h6V40Z" className={styles.stone} />
      <path d="M-44 42V-10H-26V42ZM26 42V-10H44V42Z" className={styles.stone} />
      <path d="M-48 -10L-35 -36L-22 -10ZM22 -10L35 -36L48 -10Z" className={styles.roof} />
      <path d="M-9 42V24A9 9 0 0 1 9 24V42Z" className={styles.gate} />
      <path d="M-38 4v8h5v-8ZM33 4v8h5v-8ZM-3 -26v9h6v-9Z" className={styles.gate} />
      <path d="M0 -68V-84l14 5l-14 5M-35 -36V-50l12 4l-12 4M35 -36V-50l12 4l-12 4" className={styles.flag} />
    </g>
  );
}
