import { lowestTerms } from '../../core/arithmetic/fraction';
import { memoizePerKey } from '../../kernel/memoize';
import type { FieldBook } from '../model/book';
import { type Distribution, distributionOf } from '../model/dice';
import type { AttackModifier, AttackOdds, Outcome } from '../model/odds';
import type { UnitKind } from '../model/unitKind';
import type { WeaponProfile } from '../model/weaponProfile';
import type { AttackContext } from './attackContext';
import { baseOf } from './base';
import { extraCritical, modifiersOf } from './modifiers';
import { damageOf, type Resolution, resolutionOf } from './resolution';

/** Everything that can be known of an attack: exact chances, counted over its dice. */
export function attackOdds(context: AttackContext): AttackOdds {
  const modifiers = modifiersOf(context);
  const resolution = resolutionOf(context, modifiers);
  const { weapon, target } = context;
  const outcomes = countOutcomes(resolution, extraCritical(context));
  const dice = knownDistribution(weapon.damageDice);
  const base = baseOf(context.book, context.profile.kind, weapon);
  const plain = damages(base, dice, modifiers, 100);
  const critical = outcomes.critical > 0 ? damages(base, dice, modifiers, resolution.criticalPercent) : plain;
  const hits = outcomes.hit + outcomes.critical;
  const kills = outcomes.hit * plain.atLeast(target.health) + outcomes.critical * critical.atLeast(target.health);
  const mean = outcomes.hit * plain.mean(target.health) + outcomes.critical * critical.mean(target.health);
  return {
    weapon: weapon.weapon.id,
    dice: diceText(resolution.attackDice),
    modifiers,
    chance: lowestTerms(hits, outcomes.all),
    critical: lowestTerms(outcomes.critical, outcomes.all),
    fumble: lowestTerms(outcomes.fumble, outcomes.all),
    kill: lowestTerms(kills, outcomes.all * dice.throws),
    damage: plain.span,
    criticalDamage: critical.span,
    expected: mean / outcomes.all,
  };
}

/** An obstacle is always hit, and loses the blow's base. */
export function obstacleOdds(book: FieldBook, unit: UnitKind, weapon: WeaponProfile, hitPoints: number): AttackOdds {
  const dice = knownDistribution(weapon.damageDice);
  const { span, atLeast, mean } = damages(baseOf(book, unit, weapon), dice, [], 100);
  return {
    weapon: weapon.weapon.id,
    dice: null,
    modifiers: [],
    chance: lowestTerms(1, 1),
    critical: lowestTerms(0, 1),
    fumble: lowestTerms(0, 1),
    kill: lowestTerms(atLeast(hitPoints), dice.throws),
    damage: span,
    criticalDamage: span,
    expected: mean(hitPoints),
  };
}

const knownDistribution = memoizePerKey(
  ({ count, sides }: { readonly count: number; readonly sides: number }) => 1000 * count + sides,
  ({ count, sides }) => distributionOf({ count, sides, plus: 0 }),
);

function diceText({ count, sides }: Resolution['attackDice']): string | null {
  return count === 0 ? null : `${count}d${sides}`;
}

type Counted = Record<Outcome, number> & { all: number };

/** In hundredths of throws, because an extra chance of a critical is a percentage of plain hits. */
function countOutcomes(resolution: Resolution, extra: number): Counted {
  const { ways, throws } = knownDistribution(resolution.attackDice);
  const counted: Counted = { miss: 0, hit: 0, critical: 0, fumble: 0, all: 100 * throws };
  for (let sum = 0; sum < ways.length; sum++) {
    const count = ways[sum] as number;
    if (count > 0) counted[resolution.outcomeOf(sum)] += 100 * count;
  }
  const raised = (counted.hit / 100) * extra;
  return { ...counted, hit: counted.hit - raised, critical: counted.critical + raised };
}

interface Damages {
  readonly span: readonly [number, number];
  /** How many throws of the damage dice do at least so much. */
  atLeast(health: number): number;
  /** The mean of what is taken of so much health. */
  mean(health: number): number;
}

function damages(
  base: number,
  { ways, throws }: Distribution,
  modifiers: readonly AttackModifier[],
  percent: number,
): Damages {
  const each = ways.flatMap((count, sum) =>
    count === 0 ? [] : [{ count, damage: damageOf(base, sum, modifiers, percent) }],
  );
  const amounts = each.map(({ damage }) => damage);
  return {
    span: [Math.min(...amounts), Math.max(...amounts)],
    atLeast: (health) => each.reduce((sum, { count, damage }) => sum + (damage >= health ? count : 0), 0),
    mean: (health) => each.reduce((sum, { count, damage }) => sum + count * Math.min(damage, health), 0) / throws,
  };
}
