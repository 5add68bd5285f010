export const COMBAT_TYPES = ['melee', 'ranged', 'hybrid'] as const;
export type CombatType = (typeof COMBAT_TYPES)[number];
export type ByType<Value> = Readonly<Record<CombatType, Value>>;
