import { openProduct, times } from '../../core/arithmetic/product';
import { type Dice, NO_DICE } from '../model/dice';
import type { AttackModifier, ModifierSort, Outcome } from '../model/odds';
import { statOf } from '../model/profile';
import type { AttackKind, AttackRules, AverageAttack, CheckAttack, FixedAttack, TotalAttack } from '../model/rules';
import type { AttackContext } from './attackContext';

/** How an attack is decided: which dice, and what their sum means. */
export interface Resolution {
  readonly attackDice: Dice;
  outcomeOf(sum: number): Outcome;
  /** What the dice come to with everything that counts for the attacker, and what it takes to hit; null where nothing is rolled. */
  totalOf(sum: number): number | null;
  readonly needed: number | null;
  readonly criticalPercent: number;
}

/** Points of accuracy and defence that the modifiers add up to. */
interface Points {
  readonly accuracy: number;
  readonly defense: number;
}

type Resolve<Rules extends AttackRules> = (rules: Rules, context: AttackContext, points: Points) => Resolution;

const RESOLUTIONS: {
  readonly [Kind in AttackKind]: Resolve<Extract<AttackRules, { readonly kind: Kind }>>;
} = { fixed, check, average, total };

export function resolutionOf(context: AttackContext, modifiers: readonly AttackModifier[]): Resolution {
  const points = { accuracy: sumOfSort(modifiers, 'accuracy'), defense: sumOfSort(modifiers, 'defense') };
  const rules = context.book.rules.attack;
  // The one place that matches a row with its rules: TypeScript can't see that both share one `kind`.
  const resolve = RESOLUTIONS[rules.kind] as Resolve<AttackRules>;
  return resolve(rules, context, points);
}

function sumOfSort(modifiers: readonly AttackModifier[], sort: ModifierSort): number {
  return modifiers.reduce((sum, modifier) => sum + (modifier.sort === sort ? modifier.value : 0), 0);
}

/** What a hit takes: one floor at the end of exact fractions, and at least 1. */
export function damageOf(
  baseHundredths: number,
  dice: number,
  modifiers: readonly AttackModifier[],
  criticalPercent = 100,
): number {
  const product = openProduct();
  times(product, criticalPercent);
  for (const { sort, value } of modifiers) if (sort === 'percent') times(product, value);
  const base = baseHundredths + 100 * (dice + sumOfSort(modifiers, 'base'));
  const whole = 100 * product.whole;
  return Math.max(1, Math.floor((base * product.parts + sumOfSort(modifiers, 'flat') * whole) / whole));
}

function fixed(_: FixedAttack): Resolution {
  return { attackDice: NO_DICE, outcomeOf: () => 'hit', totalOf: () => null, needed: null, criticalPercent: 100 };
}

function check(rules: CheckAttack, context: AttackContext, { accuracy, defense }: Points): Resolution {
  const { weapon, profile, targetProfile } = context;
  const [own, other] = weapon.isMelee ? rules.melee : rules.ranged;
  const stat = statOf(profile.kind, weapon.weapon.stat ?? own);
  const needed = rules.target + statOf(targetProfile.kind, other) + defense;
  const totalOf = (sum: number) => sum + stat + accuracy;
  return {
    attackDice: { count: 1, sides: rules.die, plus: 0 },
    outcomeOf: (sum) => {
      if (sum === rules.alwaysMiss) return 'miss';
      return sum === rules.alwaysHit || totalOf(sum) >= needed ? 'hit' : 'miss';
    },
    totalOf,
    needed,
    criticalPercent: 100,
  };
}

function average(rules: AverageAttack, context: AttackContext, { accuracy, defense }: Points): Resolution {
  const { weapon, profile, targetProfile } = context;
  const stat = statOf(profile.kind, weapon.weapon.stat ?? '');
  const trained = stat + statOf(profile.kind, rules.luck);
  const guarded = Math.max(0, statOf(targetProfile.kind, rules.defense) + defense);
  const points = statOf(profile.kind, rules.skill) + accuracy - Math.floor(guarded / rules.defensePerAccuracy);
  const totalOf = (sum: number) => Math.floor((trained + sum + 1) / 2) + points;
  return {
    attackDice: { count: 2, sides: rules.die, plus: 0 },
    totalOf,
    needed: rules.hit,
    outcomeOf: (sum) => {
      const value = totalOf(sum);
      if (value >= rules.critical) return 'critical';
      if (value >= rules.hit) return 'hit';
      return value <= rules.fumble ? 'fumble' : 'miss';
    },
    criticalPercent: rules.criticalPercent,
  };
}

function total(rules: TotalAttack, context: AttackContext, { accuracy, defense }: Points): Resolution {
  const { weapon, targetProfile } = context;
  const needed = statOf(targetProfile.kind, rules.defense) + defense;
  const totalOf = (sum: number) => sum + weapon.attackDice.plus + accuracy;
  return {
    attackDice: weapon.attackDice,
    totalOf,
    needed,
    outcomeOf: (sum) => (totalOf(sum) >= needed ? 'hit' : 'miss'),
    criticalPercent: 100,
  };
}
