import { lookUp } from '../../kernel/dispatch';
import { memoizePerObject } from '../../kernel/memoize';
import type { FieldBook } from './book';
import type { FieldRuleSet, HealthRules, Stat } from './rules';
import type { UnitAbility, UnitKind, Weapon } from './unitKind';
import { compileWeapon, type WeaponProfile } from './weaponProfile';

/** A unit's class as the rules of one book use it, worked out once. */
export interface UnitProfile {
  readonly kind: UnitKind;
  readonly weapon: WeaponProfile;
  readonly sidearm: WeaponProfile | null;
  readonly fullHealth: number;
  readonly traits: ReadonlySet<string>;
  readonly initiative: number;
  /** How far it strikes in melee, and so threatens; 0 for nowhere. */
  readonly threat: number;
  readonly vision: number;
  readonly isStationary: boolean;
}

const profilesOf = memoizePerObject((book: FieldBook): ReadonlyMap<string, UnitProfile> => {
  return new Map(Object.values(book.units).map((kind) => [kind.id, compileProfile(book, kind)]));
});

export function profileOf(book: FieldBook, kind: string): UnitProfile {
  const profile = profilesOf(book).get(kind);
  if (profile === undefined) throw new Error(`no unit is called ${kind}`);
  return profile;
}

export function statOf(kind: UnitKind, stat: Stat): number {
  return lookUp(kind.stats, stat) ?? 0;
}

type AbilityOf<Kind extends UnitAbility['kind']> = Extract<UnitAbility, { readonly kind: Kind }>;

export function abilityOf<Kind extends UnitAbility['kind']>(unit: UnitKind, kind: Kind): AbilityOf<Kind> | null {
  const isOfKind = (ability: UnitAbility): ability is AbilityOf<Kind> => ability.kind === kind;
  return unit.abilities.find(isOfKind) ?? null;
}

export function hasAbility(unit: UnitKind, kind: UnitAbility['kind']): boolean {
  return unit.abilities.some((ability) => ability.kind === kind);
}

function compileProfile(book: FieldBook, kind: UnitKind): UnitProfile {
  const { rules } = book;
  const weapon = compileWeapon(rules, weaponOf(book, kind.weapon));
  const sidearm = kind.sidearm === undefined ? null : compileWeapon(rules, weaponOf(book, kind.sidearm));
  const blade = [weapon, sidearm].find((carried) => carried?.isMelee);
  return {
    kind,
    weapon,
    sidearm,
    fullHealth: fullHealthOf(rules.health, kind),
    traits: traitsOf(rules, kind, weapon),
    initiative: rules.initiative === undefined ? 0 : statOf(kind, rules.initiative),
    threat: blade?.maximum ?? 0,
    vision: lookUp(kind.stats, 'VIS') ?? rules.fog?.vision ?? 0,
    isStationary: weapon.weapon.stationary ?? false,
  };
}

function weaponOf(book: FieldBook, id: string): Weapon {
  const weapon = lookUp(book.weapons, id);
  if (weapon === undefined) throw new Error(`no weapon is called ${id}`);
  return weapon;
}

/** Hundredths per point are summed, halves rounded up. */
function fullHealthOf(health: HealthRules, kind: UnitKind): number {
  if (typeof health.stat === 'string') return statOf(kind, health.stat);
  let hundredths = 0;
  for (const [stat, share] of Object.entries(health)) {
    hundredths += Number(share) * (stat === 'constant' ? 1 : statOf(kind, stat));
  }
  return Math.floor((hundredths + 50) / 100);
}

/** What the file states, and what follows from weapon, ability and charisma. */
function traitsOf({ formations }: FieldRuleSet, kind: UnitKind, weapon: WeaponProfile): ReadonlySet<string> {
  const traits = new Set(kind.traits);
  traits.add(weapon.isMelee ? 'melee' : 'ranged');
  if (hasAbility(kind, 'heal')) traits.add('healer');
  if (formations !== undefined && statOf(kind, formations.leads.stat) >= formations.leads.least) traits.add('leads');
  return traits;
}
