/** Ruling 32: cover is an ordinal; what a level is worth stands in a rule set's cover table. */
export const COVER_QUALITIES = ['none', 'partial', 'good', 'excellent'] as const;
export type CoverQuality = (typeof COVER_QUALITIES)[number];
export type ByCoverQuality<Value> = { readonly [Quality in CoverQuality]: Value };

const RANKS: ByCoverQuality<number> = { none: 0, partial: 1, good: 2, excellent: 3 };

const LOWERED: ByCoverQuality<CoverQuality> = { none: 'none', partial: 'none', good: 'partial', excellent: 'good' };

const RAISED: ByCoverQuality<CoverQuality> = {
  none: 'partial',
  partial: 'good',
  good: 'excellent',
  excellent: 'excellent',
};

export function betterCover(a: CoverQuality, b: CoverQuality): CoverQuality {
  return RANKS[a] >= RANKS[b] ? a : b;
}

export function lesserCover(a: CoverQuality, b: CoverQuality): CoverQuality {
  return RANKS[a] <= RANKS[b] ? a : b;
}

/** Ruling 33: one level less, and nothing where there is no cover. */
export function lowerCover(quality: CoverQuality): CoverQuality {
  return LOWERED[quality];
}

export function raiseCover(quality: CoverQuality): CoverQuality {
  return RAISED[quality];
}

/** Sorts the better cover first. */
export function byBetterCover(a: CoverQuality, b: CoverQuality): number {
  return RANKS[b] - RANKS[a];
}
