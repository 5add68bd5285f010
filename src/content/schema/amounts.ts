import type { JSONPath } from 'jsonc-parser';
import type { AbilityPart, Effect, EffectName } from '../../battle/abilities/vocabulary';

/** How far the number of an effect may go, and under which key of its argument it stands. */
interface Limits {
  readonly least: number;
  readonly most: number;
  readonly key?: string;
}

/** Effects that are told a number. Below 0 weakens; a blow does its least damage at least. */
export const AMOUNTS = {
  addMove: { least: -4, most: 4 },
  leastMove: { least: 1, most: 4 },
  reachColumns: { least: 1, most: 2 },
  mulDamage: { least: 0, most: 500 },
  addDamage: { least: -999, most: 999 },
  mulDef: { least: 0, most: 500 },
  addDef: { least: -999, most: 999, key: 'amount' },
  addAtk: { least: -999, most: 999, key: 'amount' },
  angleBonus: { least: 0, most: 500 },
  setScreen: { least: 0, most: 100 },
  move: { least: 1, most: 2, key: 'squares' },
  heal: { least: 1, most: 999, key: 'amount' },
  dealDamage: { least: 1, most: 999, key: 'amount' },
  setTerrain: { least: 1, most: 999, key: 'health' },
  counterAttack: { least: 1, most: 500 },
  grant: { least: -999, most: 999, key: 'value' },
} as const satisfies Readonly<Partial<Record<EffectName, Limits>>>;
export type AmountEffect = keyof typeof AMOUNTS;

export const LEAST_AMOUNT = Math.min(...Object.values(AMOUNTS).map(({ least }) => least));
export const MOST_AMOUNT = Math.max(...Object.values(AMOUNTS).map(({ most }) => most));

export function effectName(effect: Effect): EffectName {
  const [name] = Object.keys(effect);
  return name as EffectName;
}

/** Where an effect says "value", or null: then the number on the card means nothing to it. */
export function valuePlace(effect: Effect): { readonly name: AmountEffect; readonly path: JSONPath } | null {
  const name = effectName(effect);
  if (!Object.hasOwn(AMOUNTS, name)) return null;
  const { key }: Limits = AMOUNTS[name as AmountEffect];
  const told: unknown = Reflect.get(effect, name);
  const amount: unknown = key === undefined ? told : Reflect.get(told as object, key);
  if (amount !== 'value') return null;
  return { name: name as AmountEffect, path: key === undefined ? [name] : [name, key] };
}

/** Why a number is none for these parts, or null. */
export function outsideLimits(parts: readonly AbilityPart[], value: number): string | null {
  for (const { effect } of parts) {
    const place = valuePlace(effect);
    if (place === null) continue;
    const { least, most } = AMOUNTS[place.name];
    if (value < least || value > most) return `value must be a whole number from ${least} to ${most} for ${place.name}`;
  }
  return null;
}
