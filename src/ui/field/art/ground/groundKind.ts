import type { Terrain } from '../../../../core/ground/terrain';

/** The ways in which ground is drawn. */
export const GROUND_KINDS = [
  'water',
  'ice',
  'pit',
  'lava',
  'hazard',
  'swamp',
  'rough',
  'difficult',
  'boulder',
  'smoke',
  'bulwark',
  'lowWall',
  'scrub',
  'other',
] as const;
export type GroundKind = (typeof GROUND_KINDS)[number];

/** Damage from which ground burns right through. */
const LAVA = 10;
const ROUGH = 3;

type Row = readonly [GroundKind, (terrain: Terrain) => boolean];

/** The first that holds. It is asked what the ground does, so that new terrain has a picture too. */
const ROWS: readonly Row[] = [
  ['boulder', ({ blocksMovement }) => blocksMovement === true],
  ['pit', ({ fall = 0 }) => fall > 0],
  ['lava', ({ damage = 0 }) => damage >= LAVA],
  ['hazard', ({ damage = 0 }) => damage > 0],
  ['ice', ({ slipPercent = 0 }) => slipPercent > 0],
  ['water', ({ skill, unskilledCost }) => skill !== undefined || unskilledCost !== undefined],
  ['smoke', ({ obscures, blocksSight }) => obscures === true || blocksSight === true],
  ['bulwark', ({ cover }) => cover === 'excellent'],
  ['lowWall', ({ cover }) => cover === 'good'],
  ['scrub', ({ cover }) => cover === 'partial'],
  // Nothing but its name tells it from other ground that is slow.
  ['swamp', ({ id, cost = 1 }) => cost > 1 && /swamp|marsh|bog/.test(id)],
  ['rough', ({ cost = 1 }) => cost >= ROUGH],
  ['difficult', ({ cost = 1 }) => cost > 1],
];

/** On what everybody stands if nothing is said. */
const OPEN_GROUND = 'normal';

/** Null for bare vellum: open ground, and ground whose height is all there is to it. */
export function groundKindOf(terrain: Terrain): GroundKind | null {
  const row = ROWS.find(([, holds]) => holds(terrain));
  if (row !== undefined) return row[0];
  return terrain.id === OPEN_GROUND || (terrain.elevation ?? 0) !== 0 ? null : 'other';
}
