export const COMBAT_TYPES = ['melee', 'ranged', 'hybrid'] as const;
export type CombatType = (typeof COMBAT_TYPES)[number];
export type ByType<Value> = Readonly<Record<CombatType, Value>>;

/** R5, section 2: ranged and hybrid cards need a line of sight, and cover helps against them. */
export function shoots(type: CombatType): boolean {
  return type !== 'melee';
}
