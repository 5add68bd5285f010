import { type ByCoverQuality, COVER_QUALITIES, type CoverQuality } from './quality';

/** What one level of cover is worth. */
export interface CoverEffect {
  /** The rule set's own name for the level: "half", "full", … */
  readonly name: string;
  /** From how many percent obscured on a target has this level. */
  readonly obscuredFrom: number;
  readonly damageReductionPercent: number;
  readonly accuracy: number;
  readonly defense: number;
  readonly isUntargetable: boolean;
}

/** The `cover` section of a rule set. */
export type CoverTable = ByCoverQuality<CoverEffect>;

/** Ruling 25: bands are half-open, so a share on a border belongs to the better level. */
export function coverFromObscured(table: CoverTable, percentObscured: number): CoverQuality {
  let reached: CoverQuality = 'none';
  for (const quality of COVER_QUALITIES) if (percentObscured >= table[quality].obscuredFrom) reached = quality;
  return reached;
}

/** The least share obscured that gives a level. */
export function obscuredFromCover(table: CoverTable, quality: CoverQuality): number {
  return table[quality].obscuredFrom;
}

/** What comes through: the factor of an attack in percent. */
export function damagePercentThrough(table: CoverTable, quality: CoverQuality): number {
  return 100 - table[quality].damageReductionPercent;
}
