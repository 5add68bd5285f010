import type { CoverQuality } from '../cover/quality';

/** What a kind of ground can do, as JSON states it. A capability that isn't named is absent. */
export interface Terrain {
  readonly id: string;
  readonly name: string;
  /** The letter of this terrain in a battlefield's map. */
  readonly glyph: string;
  /** Movement for entering a cell; 1 if not stated. */
  readonly cost?: number;
  /** Movement for those who lack `skill`. */
  readonly unskilledCost?: number;
  readonly skill?: string;
  readonly blocksMovement?: boolean;
  readonly blocksSight?: boolean;
  /** Fog and smoke: nobody sees through, and who stands within is seen from the ring only. */
  readonly obscures?: boolean;
  /** Cover for whoever stands here, from any angle. */
  readonly cover?: CoverQuality;
  /** The best cover that it can give to a unit next to it, by angle. */
  readonly shelter?: CoverQuality;
  /** Levels above the ground. */
  readonly elevation?: number;
  /** Damage on entry and at the start of a turn. */
  readonly damage?: number;
  /** The chance in percent to slip when entering. */
  readonly slipPercent?: number;
  /** How many squares deep one falls when entering. */
  readonly fall?: number;
}
