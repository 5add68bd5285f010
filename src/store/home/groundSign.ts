import type { Terrain } from '../../core/ground/terrain';

/** What a terrain does first, for drawings of a few pixels. */
export const GROUND_SIGNS = ['rock', 'hill', 'fire', 'wood', 'ruin', 'mud', 'fog'] as const;
export type GroundSign = (typeof GROUND_SIGNS)[number];

const ROWS: readonly (readonly [GroundSign, (terrain: Terrain) => boolean])[] = [
  ['rock', ({ blocksMovement }) => blocksMovement === true],
  ['hill', ({ elevation = 0 }) => elevation > 0],
  ['fire', ({ damage = 0 }) => damage > 0],
  ['wood', ({ cover = 'none' }) => cover === 'partial'],
  ['ruin', ({ cover = 'none' }) => cover !== 'none'],
  ['mud', ({ cost = 1 }) => cost > 1],
  ['fog', ({ obscures }) => obscures === true],
];

/** Null for open ground. */
export function groundSign(terrain: Terrain | undefined): GroundSign | null {
  return terrain === undefined ? null : (ROWS.find(([, holds]) => holds(terrain))?.[0] ?? null);
}
