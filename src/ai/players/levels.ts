import type { Feature } from '../evaluation/features';
import type { Effort } from '../search/decide';

/** From the first opponent to the last one, each stronger than the one before. */
export const LEVELS = ['recruit', 'soldier', 'sergeant', 'captain', 'marshal', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** The search limits of a level. Weaker levels search less and overlook orders; none of them plays random moves. */
export interface SearchLimits {
  readonly effort: Effort;
  /** The share of legal orders that it considers, in percent; which ones follows from the seed. */
  readonly notices: number;
  /** Features whose weight is 0 for it. */
  readonly blindTo: readonly Feature[];
  /** By how much its plan may be worse than the best one known, in chance of winning. */
  readonly regret: number;
  /** Positions in a turn after which it doesn't plan again but carries out what it has planned. */
  readonly positions: number;
}

const PLACING: readonly Feature[] = [
  'underFire',
  'flankExposed',
  'rearExposed',
  'doomed',
  'doomedNext',
  'screens',
  'zoneAttack',
  'zoneDefense',
  'formationAttack',
  'formationDefense',
  'firstColumn',
  'lastColumn',
];

/** Positions followed from order to order for a win this turn, by those who look for one. */
const WIN = 1024;

export const SEARCH_LIMITS: Readonly<Record<Level, SearchLimits>> = {
  recruit: {
    effort: effort(0, 1, 1, 0, 0),
    notices: 71,
    blindTo: [...PLACING, 'siegeNext', 'castleInReach'],
    regret: 0.25,
    positions: 2_000,
  },
  soldier: { effort: effort(0, 1, 1, 0, 0), notices: 80, blindTo: PLACING, regret: 0.15, positions: 2_000 },
  sergeant: { effort: effort(0, 2, 1, 0, 0), notices: 87, blindTo: [], regret: 0.08, positions: 2_000 },
  captain: { effort: effort(WIN, 4, 3, 1, 0), notices: 100, blindTo: [], regret: 0.04, positions: 10_000 },
  marshal: { effort: effort(WIN, 8, 12, 3, 0), notices: 100, blindTo: [], regret: 0.02, positions: 10_000 },
  master: { effort: effort(WIN, 16, 40, 5, 1), notices: 100, blindTo: [], regret: 0, positions: 20_000 },
};

/** A Master on a small fixed budget, who carries its plans out: the game's balance is measured with it, in thousands of battles. */
export const SWIFT_LIMITS: SearchLimits = { ...SEARCH_LIMITS.master, effort: effort(16, 4, 5, 2, 0), positions: 0 };

function effort(win: number, width: number, plans: number, replyWidth: number, hands: number): Effort {
  return { win, width, plans, replyWidth, hands };
}
