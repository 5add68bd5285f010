import type { FieldBook } from '../model/book';
import { statOf } from '../model/profile';
import type { AttackKind, AttackRules } from '../model/rules';
import type { UnitKind } from '../model/unitKind';
import type { WeaponProfile } from '../model/weaponProfile';

type Base<Rules extends AttackRules> = (rules: Rules, unit: UnitKind, weapon: WeaponProfile) => number;

/** In hundredths, without the dice. */
const BASES: { readonly [Kind in AttackKind]: Base<Extract<AttackRules, { readonly kind: Kind }>> } = {
  fixed: ({ stat }, unit) => 100 * statOf(unit, stat),
  check: ({ melee, ranged }, unit, { weapon, isMelee }) => {
    const [own] = isMelee ? melee : ranged;
    return 100 * (statOf(unit, weapon.stat ?? own) + (weapon.bonus ?? 0));
  },
  average: ({ statPercent }, unit, { weapon }) =>
    100 * (weapon.base ?? 0) + statPercent * statOf(unit, weapon.stat ?? ''),
  total: (_, _unit, { weapon }) => 100 * (weapon.damage ?? 0),
};

/** What a blow does before anything but the weapon counts, in hundredths and without its damage dice. */
export function baseOf({ rules }: FieldBook, unit: UnitKind, weapon: WeaponProfile): number {
  // The one place that matches a row with its rules: TypeScript can't see that both share one `kind`.
  const base = BASES[rules.attack.kind] as Base<AttackRules>;
  return base(rules.attack, unit, weapon) + 100 * weapon.damageDice.plus;
}
