import { type Dice, diceOf } from './dice';
import type { Band, FieldRuleSet } from './rules';
import type { Weapon, WeaponType } from './unitKind';

/** A weapon with its distances and dice worked out. */
export interface WeaponProfile {
  readonly weapon: Weapon;
  readonly isMelee: boolean;
  readonly minimum: number;
  /** Beyond it `extended` counts. */
  readonly optimal: number;
  readonly maximum: number;
  readonly extended: number;
  readonly attackDice: Dice;
  readonly damageDice: Dice;
}

/** Document 001: a shot beyond its best band. */
const EXTENDED = -2;

interface Distances {
  readonly optimal: number;
  readonly maximum: number;
}

type FromBands = (bands: readonly Band[]) => Distances;

const ANY = Number.POSITIVE_INFINITY;
const endOf = (bands: readonly Band[], index: number): number => bands[index]?.to ?? ANY;
const within = (distance: number): Distances => ({ optimal: distance, maximum: distance });

/** Document 001: adjacent, near, far, distant, and which of them a type of weapon reaches. */
const BY_BANDS: { readonly [Type in WeaponType]: FromBands } = {
  melee: () => within(1),
  reach: (bands) => within(bands.length > 3 ? endOf(bands, 1) : 2),
  thrown: (bands) => ({ optimal: endOf(bands, 1), maximum: endOf(bands, 2) }),
  ranged: (bands) => ({ optimal: endOf(bands, 2), maximum: ANY }),
  long_range: () => within(ANY),
};

const MELEE: readonly WeaponType[] = ['melee', 'reach'];

export function compileWeapon({ distance, attack }: FieldRuleSet, weapon: Weapon): WeaponProfile {
  const isMelee = MELEE.includes(weapon.type);
  const byBands = BY_BANDS[weapon.type](distance.bands ?? []);
  const maximum = weapon.length ?? weapon.maximum ?? byBands.maximum;
  const optimal = Math.min(weapon.optimal ?? (weapon.maximum === undefined ? byBands.optimal : maximum), maximum);
  const dice = weapon.attackDice ?? (attack.kind === 'total' ? attack.dice : undefined);
  return {
    weapon,
    isMelee,
    minimum: weapon.minimum ?? 1,
    optimal,
    maximum,
    extended: weapon.extended ?? EXTENDED,
    attackDice: diceOf(dice),
    damageDice: diceOf(weapon.damageDice),
  };
}
