export const COMBAT_TYPES = ['melee', 'ranged', 'hybrid'] as const;
export type CombatType = (typeof COMBAT_TYPES)[number];
export type ByType<Value> = Readonly<Record<CombatType, Value>>;

/** What a type has of something. Written out for the same reason as `ofSide`. */
export function ofType<Value>(table: ByType<Value>, type: CombatType): Value {
  if (type === 'melee') return table.melee;
  return type === 'ranged' ? table.ranged : table.hybrid;
}

const OWN_WORDS: ByType<CombatType> = { melee: 'melee', ranged: 'ranged', hybrid: 'hybrid' };

/**
 * The type by this module's own words. A word read from a file is another text with the same letters, and search, which
 * compares types by the million, would compare them letter by letter.
 */
export function combatTypeOf(type: CombatType): CombatType {
  return ofType(OWN_WORDS, type);
}

/** R5, section 2: ranged and hybrid cards need a line of sight, and cover helps against them. */
export function shoots(type: CombatType): boolean {
  return type !== 'melee';
}
