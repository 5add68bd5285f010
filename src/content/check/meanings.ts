import type { Aim, Audience, Condition, Effect, EffectName, PartTrigger } from '../../battle/abilities/vocabulary';
import { effectName } from '../schema/amounts';

export type ConditionName = keyof Condition;

/** Where the bearer stands can be asked at any time. */
const PLACE = ['zone', 'ground'] as const;
/** So can these while the bearer is on the board for some time and nothing is happening to it. */
const REST = [...PLACE, 'enemyInRing', 'moved', 'fresh', 'revealed', 'braced', 'healthBelow'] as const;
const OTHER = ['withinColumns', 'otherHealthBelow', 'otherType'] as const;

/**
 * What can be asked at each trigger. The rest is always true, never true, or a question about somebody who isn't there:
 * before a blow both still stand; after its blow the attacker is revealed; who is deployed is fresh and has done nothing;
 * at the start of a turn all that is cleared; it is the enemy's turn when the bearer is attacked or an enemy leaves its
 * ring, and counter-blows trigger nothing (R5).
 */
export const CONDITIONS_OF: Readonly<Record<PartTrigger, readonly ConditionName[]>> = {
  legality: REST,
  passive: REST,
  beforeDamage: [...REST, ...OTHER, 'angle', 'aim', 'counter'],
  beforeDamaged: [...REST, ...OTHER, 'angle', 'counter'],
  onDeploy: [...PLACE, 'enemyInRing', 'healthBelow'],
  startTurn: [...PLACE, 'enemyInRing', 'revealed', 'healthBelow'],
  endTurn: REST,
  afterAttack: [...without(REST, 'revealed'), ...OTHER, 'angle', 'aim', 'alive', 'otherAlive'],
  afterAttacked: [...without(REST, 'moved'), ...OTHER, 'angle', 'alive', 'otherAlive'],
  onEnemyLeaveRing: [...without(REST, 'moved', 'enemyInRing'), ...OTHER, 'otherAlive'],
  onFall: without(REST, 'healthBelow'),
  onPlay: [...PLACE, 'enemyInRing', 'otherAlive', 'otherHealthBelow', 'otherType'],
};

function without(names: readonly ConditionName[], ...gone: readonly ConditionName[]): ConditionName[] {
  return names.filter((name) => !gone.includes(name));
}

/** Whether a trigger concerns another card beside the bearer. */
export const HAS_OTHER: Readonly<Record<PartTrigger, boolean>> = {
  legality: false,
  passive: false,
  beforeDamage: true,
  beforeDamaged: true,
  onDeploy: false,
  startTurn: false,
  endTurn: false,
  afterAttack: true,
  afterAttacked: true,
  onEnemyLeaveRing: true,
  onFall: false,
  onPlay: true,
};

/** Questions about the card that was struck: a castle or a wall has no answer. */
export const ASKS_A_CARD: readonly ConditionName[] = [...OTHER, 'angle', 'otherAlive'];

/** Effects that count for blows at one kind of aim alone; all others count whatever the aim. */
const AIM_OF: Readonly<Partial<Record<EffectName, Aim>>> = {
  mulDef: 'card',
  angleBonus: 'card',
  ignoreCover: 'card',
  ignoreScreen: 'castle',
};

/** What the blow must be aimed at for the effect to do anything. */
export function aimOf(effect: Effect): Aim | undefined {
  return AIM_OF[effectName(effect)] ?? (needsOther(effect) ? 'card' : undefined);
}

function needsOther(effect: Effect): boolean {
  if ('setTerrain' in effect) return effect.setTerrain.at === 'other';
  return reachesOther(effect) || audienceIn(effect)?.around === 'other';
}

/** Nothing happens to a card that has fallen. */
export function reachesOther(effect: Effect): boolean {
  if ('move' in effect) return (effect.move.to?.who ?? 'other') === 'other';
  return 'swap' in effect || 'counterAttack' in effect || audienceIn(effect)?.who === 'other';
}

export function reachesBearer(effect: Effect): boolean {
  if ('counterAttack' in effect || 'conceal' in effect) return true;
  if ('addAtk' in effect || 'addDef' in effect) return (audienceIn(effect)?.who ?? 'self') === 'self';
  return audienceIn(effect)?.who === 'self';
}

export function audienceIn(effect: Effect): Audience | undefined {
  const [told]: unknown[] = Object.values(effect);
  return typeof told === 'object' && told !== null ? (Reflect.get(told, 'to') as Audience | undefined) : undefined;
}
