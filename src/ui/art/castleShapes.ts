/** Outlines of the left castle in a field of 112 by 500; the board lies to its right. */
export type RuinTier = 'whole' | 'cracked' | 'broken' | 'breached';

export const CASTLE_WIDTH = 112;
export const CASTLE_HEIGHT = 500;
export const GATE_CENTER = 87;
export const GATE_ROWS = [CASTLE_HEIGHT / 6, CASTLE_HEIGHT / 2, (CASTLE_HEIGHT * 5) / 6] as const;

export function ruinTier(health: number, fullHealth: number): RuinTier {
  const share = fullHealth > 0 ? health / fullHealth : 0;
  if (share > 0.8) return 'whole';
  if (share > 0.55) return 'cracked';
  return share > 0.25 ? 'broken' : 'breached';
}

/** The right castle is drawn mirrored, but its shadow still falls away from a light at the top left. */
export function shadowOf(side: 'left' | 'right'): string {
  return `translate(${side === 'left' ? 7 : -7} 0)`;
}

const TOWER_FOOT = 'V460L68 500H12L18 460';
const PARAPET_FOOT = `V54L62 65${TOWER_FOOT}V65L13 54Z`;
export const TOWER_OUTLINE: Record<RuinTier, string> = {
  whole: `M13 30h9v9h4.7v-9h11v9h4.6v-9h11v9h4.7v-9h9${PARAPET_FOOT}`,
  cracked: `M13 30h9v9h4.7v-9h11v9h4.6l2 4 3-3 3 5 3-1V39h4.7l3-5 3 3 3-2${PARAPET_FOOT}`,
  broken: `M18 98l4-12 5 5 4-17 6 4 3 13 5-4 4 12 5 3 4 13 4 5${TOWER_FOOT}Z`,
  breached: `M18 236l5-9 4 5 5-13 5 7 4-4 5 15 5 2 4 12 7 6${TOWER_FOOT}Z`,
};

/** The far side of the hollow tower, seen over the broken edge of the near one. */
export const TOWER_HOLLOW: Partial<Record<RuinTier, string>> = {
  broken: 'M20 120V92l4-9 5 3 6-10 4 9 7-3 5 9 6 1 4 9V130Z',
  breached: 'M20 250V226l5-8 5 4 6-12 5 8 6-2 4 9 7 3 3 11V262Z',
};

const WALL_FOOT = 'V61L110 67V462L114 500H56V';
export const WALL_OUTLINE: Record<RuinTier, string> = {
  whole: `M58 42h9v9h6v-9h9v9h6v-9h9v9h6v-9h9${WALL_FOOT}42Z`,
  cracked: `M58 42h9v9h6l2-4 4 2 3 3h6v-10h9v9h6v-9h9${WALL_FOOT}42Z`,
  broken: `M58 50l5-5 4 7h6l3 3 6-4 6 4 4-3 5 2V51h6l2-6 4 3 3-4${WALL_FOOT}50Z`,
  breached: 'M56 122l6-12 3-20 4-16 6-11 8-4 8 1 8 3 4 8 4-3 3 14V462L114 500H56Z',
};

export const ROOF: Partial<Record<RuinTier, string>> = {
  whole: 'M17 36L40 1L63 36Q40 43 17 36Z',
  cracked: 'M17 36L40 1L51 18l-4 3 4 5-5 2 4 6-4 4Q30 41 17 36Z',
};

export const TURRET_OUTLINE: Record<RuinTier, string> = {
  whole: 'M0 152h4v6h4v-6h6v6h4v-6h4V168l-3 5V470l3 30H0Z',
  cracked: 'M0 152h4v6h4l2-3 4 3h4v-6h4V168l-3 5V470l3 30H0Z',
  broken: 'M1 192l4-8 3 5 4-9 4 7 6-4V500H0Z',
  breached: 'M1 330l4-9 4 6 4-8 4 9 5-2V500H0Z',
};

export const TURRET_ROOF = 'M1 158L11 118L22 158Q11 163 1 158Z';

/** Lit windows from the first to go dark to the last: each stands for a fourteenth of the full health. */
export const WINDOWS: readonly (readonly [across: number, down: number])[] = [
  [40, 78],
  [72, 166],
  [102, 166],
  [87, 206],
  [31, 252],
  [49, 252],
  [72, 333],
  [40, 300],
  [102, 333],
  [31, 348],
  [49, 348],
  [87, 372],
  [40, 396],
  [40, 440],
];
