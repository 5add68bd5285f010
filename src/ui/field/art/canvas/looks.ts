/** How a mark is inked. Colours that begin with `--` are custom properties and follow the theme. */
export interface Look {
  readonly fill?: string;
  readonly stroke?: string;
  /** In drawing units. */
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: readonly number[];
  /** For figures: size in drawing units, and the halo that keeps them legible. */
  readonly size?: number;
  readonly halo?: string;
}

const INK = '--ink-line';

export const LOOKS = {
  ink: { stroke: INK, width: 1.2, opacity: 0.78 },
  thin: { stroke: INK, width: 0.8, opacity: 0.6 },
  bold: { stroke: INK, width: 1.7, opacity: 0.95 },
  dashed: { stroke: INK, width: 1, opacity: 0.78, dash: [3, 3.4] },
  faint: { stroke: INK, width: 1, opacity: 0.28 },
  grid: { stroke: INK, width: 0.8, opacity: 0.2 },
  tick: { stroke: INK, width: 1, opacity: 0.5 },
  sward: { stroke: INK, width: 1, opacity: 0.3 },
  lit: { stroke: '#fff4d8', width: 1.4, opacity: 0.6 },
  cast: { fill: '#2a1806', opacity: 0.26 },

  water: { fill: '--g-water', opacity: 0.72 },
  shore: { stroke: '--g-shore', width: 1.6, opacity: 0.95 },
  waterlineNear: { stroke: '--g-shore', width: 0.9, opacity: 0.7 },
  waterlineMiddle: { stroke: '--g-shore', width: 0.8, opacity: 0.5 },
  waterlineFar: { stroke: '--g-shore', width: 0.7, opacity: 0.32 },
  wave: { stroke: '--g-shore', width: 1.2, opacity: 0.7 },
  swamp: { fill: '--g-swamp', opacity: 0.5 },
  reed: { stroke: '#5a4420', width: 2.8, opacity: 0.95 },
  mud: { fill: '--g-mud', opacity: 0.42 },
  deepMud: { fill: '--g-mud', opacity: 0.66 },
  stone: { fill: '--rock', stroke: INK, width: 0.9 },
  burnt: { fill: '--g-burnt', opacity: 0.45 },
  flame: { fill: '--flame', stroke: INK, width: 1 },
  flameHeart: { fill: '#ffd37a' },
  lava: { fill: '--g-lava', opacity: 0.66 },
  crust: { stroke: INK, width: 2.2, opacity: 0.85 },
  glow: { stroke: '#ffb24a', width: 2, opacity: 0.75 },
  crustPlate: { fill: '#3a1a10', stroke: '#ffb24a', width: 0.8, opacity: 0.88 },
  ice: { fill: '--g-ice', opacity: 0.66 },
  glint: { stroke: '#ffffff', width: 1.6, opacity: 0.95 },
  pitRim: { fill: '#5b4327' },
  pitSide: { fill: '#2a1b0e' },
  pitFloor: { fill: '#0e0804' },
  pitTick: { stroke: '#cbb083', width: 0.9, opacity: 0.6 },
  cloud: { fill: '--g-smoke', stroke: INK, width: 1.1 },
  veil: { fill: '--g-smoke', opacity: 0.4 },
  bush: { fill: '--tree', stroke: INK, width: 1.1 },
  bushShade: { fill: '--g-tree-dark', opacity: 0.8 },
  brick: { fill: '--st-mid', stroke: INK, width: 1.1 },

  hillCast: { fill: '#3b2409', opacity: 0.2 },
  hill: { fill: '--hill-2' },
  hillHigh: { fill: '--hill-3' },
  hillPeak: { fill: '--hill-lo', opacity: 0.3 },
  hillLight: { fill: '--hill-1', opacity: 0.3 },
  hachure: { stroke: INK, width: 0.9, opacity: 0.62 },
  hachureDark: { stroke: INK, width: 1.5, opacity: 0.8 },
  contour: { stroke: INK, width: 1.4, opacity: 0.78 },
  contourInner: { stroke: INK, width: 0.7, opacity: 0.5 },
  contourDeep: { stroke: INK, width: 0.6, opacity: 0.3, dash: [5, 3] },
  height: { fill: INK, size: 12.5, halo: '--hill-1' },

  wallTop: { fill: '--st-hi' },
  wallFace: { fill: '--st-lo' },
  drum: { fill: '--st-mid' },
  drumLight: { fill: '--st-hi', opacity: 0.8 },
  drumShade: { fill: '--st-lo', opacity: 0.8 },
  rock: { fill: '--st-hi', stroke: INK, width: 1.7 },
  rockShade: { fill: '--st-lo', opacity: 0.75 },
  fir: { fill: '--tree', stroke: INK, width: 1.3 },
  firShade: { fill: '--g-tree-dark' },
  woodTop: { fill: '#caa468' },
  woodFace: { fill: '#a57b42' },
  woodBrace: { fill: '#c19656' },
  stake: { fill: '#b58a4f', stroke: INK, width: 1.2 },
  trapPlate: { fill: '#8d8069', stroke: INK, width: 1, opacity: 0.55 },
  trapJaw: { fill: '#3b2917' },
  rune: { stroke: '--rune', width: 1.3, opacity: 0.9 },
  runeVeil: { fill: '#6aa6c4', opacity: 0.34 },
  runeMark: { fill: '--rune' },
  crack: { stroke: '#1d1208', width: 1.6, opacity: 0.9 },
  plaque: { fill: '#120c08', stroke: '#d9c59b', width: 0.8 },
  hits: { fill: '#fff8e8', size: 11 },
  rounds: { fill: INK, size: 12.5, halo: '--g-smoke' },

  crownWash: { fill: '#f7e7bb', opacity: 0.5 },
  crownRing: { stroke: INK, width: 1, opacity: 0.78 },
  crownTrack: { stroke: INK, width: 9, opacity: 0.16 },
  crownHalo: { stroke: '#fff1c8', width: 2 },
  crown: { fill: '--gold-lo' },
} satisfies Readonly<Record<string, Look>>;

export type LookName = keyof typeof LOOKS;
