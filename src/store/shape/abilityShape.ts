import {
  type Ability,
  type AbilityPart,
  type AbilityUse,
  AIMS,
  AREAS,
  type Audience,
  CENTRES,
  type Condition,
  EFFECTS_OF,
  type EffectArguments,
  type EffectName,
  FILTERS,
  FLAGS,
  FORCED_MOVES,
  PICKS,
  TERRAIN_PLACES,
  TRIGGERS,
  type Trigger,
  WHO,
} from '../../battle/abilities/vocabulary';
import { COMBAT_TYPES } from '../../battle/combatType';
import { ZONE_IDS } from '../../battle/rules';
import { COVER_QUALITIES } from '../../core/cover/quality';
import { ARCS } from '../../core/flanking/arcs';
import { amount, type Check, count, either, flag, listOf, oneOf, shaped, singleOf, tableOf, text } from './checks';

const figure = either(amount, oneOf(['value']));
const always = oneOf([true]);

const audience = shaped<Audience>(
  { who: oneOf(WHO), area: oneOf(AREAS), around: oneOf(CENTRES), only: oneOf(FILTERS), pick: oneOf(PICKS) },
  ['area', 'around', 'only', 'pick'],
);

const CONDITION_CHECKS = {
  angle: listOf(oneOf(ARCS)),
  aim: oneOf(AIMS),
  counter: flag,
  alive: flag,
  otherAlive: flag,
  moved: flag,
  fresh: flag,
  revealed: flag,
  braced: flag,
  enemyInRing: flag,
  withinColumns: count,
  zone: listOf(oneOf(ZONE_IDS)),
  ground: listOf(text),
  healthBelow: count,
  otherHealthBelow: count,
  otherType: listOf(oneOf(COMBAT_TYPES)),
};
const condition: Check = (value) =>
  shaped<Condition>(CONDITION_CHECKS, Object.keys(CONDITION_CHECKS) as (keyof Condition)[])(value) &&
  Object.keys(value as object).every((key) => Object.hasOwn(CONDITION_CHECKS, key));

const effect = singleOf<EffectArguments>({
  flag: oneOf(FLAGS),
  addMove: figure,
  leastMove: figure,
  reachColumns: figure,
  mulDamage: figure,
  addDamage: figure,
  mulDef: figure,
  addDef: shaped<EffectArguments['addDef']>({ amount: figure, to: audience }, ['to']),
  addAtk: shaped<EffectArguments['addAtk']>({ amount: figure, to: audience }, ['to']),
  angleBonus: figure,
  setAngle: oneOf(ARCS),
  ignoreCover: always,
  ignoreScreen: always,
  setScreen: figure,
  grantCover: shaped<EffectArguments['grantCover']>({ cover: oneOf(COVER_QUALITIES), to: audience }),
  move: shaped<EffectArguments['move']>({ kind: oneOf(FORCED_MOVES), squares: figure }),
  heal: shaped<EffectArguments['heal']>({ amount: figure, to: audience }),
  dealDamage: shaped<EffectArguments['dealDamage']>({ amount: figure, to: audience }),
  ready: shaped<EffectArguments['ready']>({ to: audience }),
  setTerrain: shaped<EffectArguments['setTerrain']>(
    { at: oneOf(TERRAIN_PLACES), change: tableOf(text), health: figure },
    ['health'],
  ),
  counterAttack: figure,
  conceal: always,
});

/** A trigger that doesn't know its effect has no row to carry it out. */
const part: Check = (value) =>
  shaped<AbilityPart>({ trigger: oneOf(TRIGGERS), order: amount, condition, effect }, ['order', 'condition'])(value) &&
  isKnownPair(value as { readonly trigger: Trigger; readonly effect: object });

function isKnownPair(value: { readonly trigger: Trigger; readonly effect: object }): boolean {
  return Object.keys(value.effect).every((name) => EFFECTS_OF[value.trigger].includes(name as EffectName));
}

export const abilityUses = listOf(shaped<AbilityUse>({ id: text, value: amount }, ['value']));

export const ability = shaped<Ability>({ id: text, value: amount, parts: listOf(part) }, ['value']);
