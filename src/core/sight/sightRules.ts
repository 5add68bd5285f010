/** Ruling 18: whether one cell of a pair that a line crosses side by side is enough to block it, or both must. */
export const GRAZINGS = ['strict', 'permissive'] as const;
export type Grazing = (typeof GRAZINGS)[number];

/** The `sight` section of a rule set. */
export interface SightRules {
  readonly grazing: Grazing;
  /** How many levels above the ground of its cell a unit's eye is. */
  readonly eyeHeight: number;
  /** Whether fog between two cells hides them from one another. Fog around a target is asked of `isShrouded`. */
  readonly fogBlocks: boolean;
}
