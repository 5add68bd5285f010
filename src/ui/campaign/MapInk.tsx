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

/** What a cartographer put on the sheet: sea, mountains, woods, a river, two castles. Nothing of it means anything in the fight. */
export function MapInk() {
  return (
    <g className={styles.ink}>
      <path d={SEA} className={styles.sea} />
      <path d={BAY} className={styles.sea} />
      {[12, 24].map((offset) => (
        <path key={offset} d={SEA} className={styles.shore} transform={`translate(0 ${-offset})`} />
      ))}
      {[12, 24].map((offset) => (
        <path key={offset} d={BAY} className={styles.shore} transform={`translate(${offset} ${offset})`} />
      ))}
      <path d={RIVER} className={styles.river} />
      <circle cx="560" cy="560" r="120" className={styles.ember} />
      <circle cx="850" cy="150" r="150" className={styles.ember} />
      <circle cx="300" cy="400" r="130" className={styles.wood} />
      <circle cx="640" cy="370" r="120" className={styles.wood} />
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
      <Keep x={46} y={718} className={styles.home} />
      <Keep x={896} y={84} className={styles.enemy} />
      <g transform="translate(870 690)" className={styles.compass}>
        <circle r="46" />
        <path d="M0 -58L9 0L0 58L-9 0ZM-58 0L0 -9L58 0L0 9Z" />
      </g>
    </g>
  );
}

function Keep({ x, y, className }: { readonly x: number; readonly y: number; readonly className: string | undefined }) {
  return (
    <g transform={`translate(${x} ${y})`} className={className}>
      <path
        d="M-36 40V-6h8v6h8v-6h8V40ZM36 40V-6h-8v6h-8v-6h-8V40ZM-16 40V-26h8v6h6v-6h4v6h6v-6h8V40Z"
        className={styles.stone}
      />
      <path d="M-28 -6V-26l14 5l-14 5M28 -6V-26l14 5l-14 5M0 -26V-52l18 6l-18 6" className={styles.flag} />
    </g>
  );
}
