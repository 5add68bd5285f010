import fc from 'fast-check';
import {
  AIMS,
  AREAS,
  CENTRES,
  DURATIONS,
  EFFECTS_OF,
  type EffectName,
  FILTERS,
  FLAGS,
  FORCED_MOVES,
  PICKS,
  READYINGS,
  TERRAIN_PLACES,
  TRIGGERS,
  type Trigger,
  TURNS,
  WHO,
} from '../../../src/battle/abilities/vocabulary';
import { COMBAT_TYPES } from '../../../src/battle/model/combatType';
import { ZONE_IDS } from '../../../src/battle/model/rules';
import { ARCS } from '../../../src/core/flanking/arcs';
import { shippedCatalog } from '../../support/book';

const TERRAIN = shippedCatalog().rules.terrain;

function optional(shape: Readonly<Record<string, fc.Arbitrary<unknown>>>, required: readonly string[]) {
  return fc.record({ ...shape }, { requiredKeys: [...required] });
}

function amount(...numbers: readonly number[]) {
  return fc.constantFrom<number | string>(...numbers, 'value');
}

const anyAudience = optional(
  {
    who: fc.constantFrom(...WHO),
    area: fc.constantFrom(...AREAS),
    around: fc.constantFrom(...CENTRES),
    only: fc.constantFrom(...FILTERS),
    pick: fc.constantFrom(...PICKS),
  },
  ['who'],
);
const audience = fc.oneof(
  fc.record({ who: fc.constantFrom(...WHO) }),
  fc.record({ who: fc.constantFrom('allies', 'enemies'), area: fc.constantFrom(...AREAS) }),
  anyAudience,
);

const some = (words: readonly string[]) => fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 3 });

const QUESTIONS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  angle: some(ARCS),
  aim: fc.constantFrom(...AIMS),
  counter: fc.boolean(),
  alive: fc.boolean(),
  otherAlive: fc.boolean(),
  moved: fc.boolean(),
  fresh: fc.boolean(),
  revealed: fc.boolean(),
  braced: fc.boolean(),
  enemyInRing: fc.boolean(),
  withinColumns: fc.nat(2),
  zone: some(ZONE_IDS),
  ground: some(TERRAIN),
  healthBelow: fc.constantFrom(1, 50, 100),
  otherHealthBelow: fc.constantFrom(1, 50, 100),
  otherType: some(COMBAT_TYPES),
};

const condition = fc
  .uniqueArray(fc.constantFrom(...Object.keys(QUESTIONS)), { minLength: 1, maxLength: 2 })
  .chain((keys) => fc.record(Object.fromEntries(keys.map((key) => [key, QUESTIONS[key] ?? fc.boolean()]))));

const ARGUMENTS: Readonly<Record<EffectName, fc.Arbitrary<unknown>>> = {
  flag: fc.constantFrom(...FLAGS),
  addMove: amount(-4, -1, 1, 4),
  leastMove: amount(1, 4),
  reachColumns: amount(1, 2),
  mulDamage: amount(0, 80, 500),
  addDamage: amount(-999, 5, 999),
  mulDef: amount(0, 50, 500),
  addDef: optional({ amount: amount(-999, 5, 999), to: audience }, ['amount']),
  addAtk: optional({ amount: amount(-999, 5, 999), to: audience }, ['amount']),
  angleBonus: amount(0, 25, 500),
  setAngle: fc.constantFrom(...ARCS),
  ignoreCover: fc.constant(true),
  ignoreScreen: fc.constant(true),
  setScreen: amount(0, 25, 100),
  grantCover: fc.record({ cover: fc.constantFrom('partial', 'good', 'excellent'), to: audience }),
  move: optional({ kind: fc.constantFrom(...FORCED_MOVES), squares: amount(1, 2), to: audience }, ['kind', 'squares']),
  heal: fc.record({ amount: amount(1, 8, 999), to: audience }),
  dealDamage: fc.record({ amount: amount(1, 8, 999), to: audience }),
  ready: optional({ what: fc.constantFrom(...READYINGS), to: audience }, ['to']),
  setTerrain: optional(
    {
      at: fc.constantFrom(...TERRAIN_PLACES),
      change: fc.dictionary(fc.constantFrom('any', ...TERRAIN), fc.constantFrom(...TERRAIN), {
        minKeys: 1,
        maxKeys: 3,
      }),
      health: amount(1, 40),
    },
    ['at', 'change'],
  ),
  counterAttack: amount(1, 60, 500),
  conceal: fc.constant(true),
  grant: optional(
    {
      ability: fc.constantFrom('guard', 'locked', 'snared', 'stealth', 'flying', 'mend', 'riposte'),
      value: amount(6, 25),
      until: fc.constantFrom(...DURATIONS),
      to: audience,
    },
    ['ability', 'until', 'to'],
  ),
  turn: fc.record({ facing: fc.constantFrom(...TURNS), to: audience }),
  swap: fc.constant(true),
  recall: fc.record({ to: audience }),
};

function partOf(trigger: Trigger): fc.Arbitrary<object> {
  const effect = fc.constantFrom(...EFFECTS_OF[trigger]).chain((name) => fc.record({ [name]: ARGUMENTS[name] }));
  const order = fc.integer({ min: -2, max: 2 });
  return optional({ trigger: fc.constant(trigger), order, condition, effect }, ['trigger', 'effect']);
}

/** A part of any trigger with an effect that it can have. Whether the rest makes sense is for the checker to say. */
export const randomPart: fc.Arbitrary<object> = fc.constantFrom(...TRIGGERS).chain(partOf);
