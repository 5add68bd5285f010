import { z } from 'zod';
import type {
  AttackRules,
  AverageAttack,
  CheckAttack,
  FixedAttack,
  HealthRules,
  TotalAttack,
} from '../../../skirmish/model/rules';
import { wholeNumber } from '../../schema/leaves';
import { type ShapeOf, strictObject } from '../../schema/strictObject';
import { diceText, factor, statWord } from './leaves';
import { MOST_STATS } from './limits';

const points = wholeNumber(-999, 999);
const sides = wholeNumber(2, 100);
const HEALTH = 'one stat, such as { "stat": "HP" }, or hundredths for each point of stats, such as { "CON": 500 }';
const PAIR = 'a list of two stats, such as ["STR", "REF"]';

function kind<const Kind extends AttackRules['kind']>(name: Kind) {
  return z.literal(name).describe('How blows are resolved: fixed, check, average or total.');
}

function pair() {
  return z.tuple([statWord(), statWord()], { error: PAIR });
}

const fixed = {
  kind: kind('fixed'),
  stat: statWord().describe('The stat that every blow strikes with.'),
} satisfies ShapeOf<FixedAttack>;

const check = {
  kind: kind('check'),
  die: sides.describe('Sides of the one die.'),
  target: points.describe('What die and stats together must reach.'),
  melee: pair().describe("In melee: the attacker's stat, and the target's that is taken off."),
  ranged: pair().describe("From afar: the attacker's stat, and the target's that is taken off."),
  alwaysMiss: wholeNumber(0, 100).describe('The face that always misses.'),
  alwaysHit: wholeNumber(1, 101).describe('The face that always hits.'),
} satisfies ShapeOf<CheckAttack>;

const average = {
  kind: kind('average'),
  die: sides.describe('Sides of each of the two dice.'),
  hit: points.describe('From this value on a blow hits.'),
  critical: points.describe('From this value on it is critical.'),
  criticalPercent: factor().describe('Percent of the damage of a critical blow.'),
  fumble: points.describe('Up to this value the attacker is exposed.'),
  statPercent: factor().describe("Percent of the weapon's stat that go into the damage."),
  luck: statWord().describe('The stat that stands beside the one of the weapon.'),
  skill: statWord().describe('The stat that is added to the value.'),
  defense: statWord().describe('The stat of the target that is taken off.'),
  defensePerAccuracy: wholeNumber(1, 20).describe('So many points of defence take off one point.'),
  exposed: wholeNumber(0, 999).describe('Defence that a fumble costs until the own next turn.'),
} satisfies ShapeOf<AverageAttack>;

const total = {
  kind: kind('total'),
  dice: diceText().describe('The dice of a weapon that names none.'),
  defense: statWord().describe('The stat of the target that must be reached.'),
} satisfies ShapeOf<TotalAttack>;

export const attackSchema: z.ZodType<AttackRules> = z.discriminatedUnion(
  'kind',
  [strictObject(fixed), strictObject(check), strictObject(average), strictObject(total)],
  {
    error: ({ code }) => (code === 'invalid_union' ? 'one of fixed, check, average, total' : 'an object { … }'),
  },
);

const CONSTANT = 'constant';
const share = wholeNumber(0, 99_999);

export const healthSchema: z.ZodType<HealthRules> = z.union(
  [
    strictObject({ stat: statWord().describe('The stat that is the full health.') }),
    z
      .record(
        z.union([statWord(), z.literal(CONSTANT)], { error: 'a stat such as "CON", or "constant"' }),
        share.describe('Hundredths of health for each point; "constant" is added once.'),
        { error: HEALTH },
      )
      .refine((shares) => Object.keys(shares).length > 0 && Object.keys(shares).length <= MOST_STATS, {
        error: HEALTH,
      }),
  ],
  { error: HEALTH },
);
