import { type Arc, arcFrom } from '../../core/flanking/arcs';
import { checkFlankingAt } from '../../core/flanking/checkFlanking';
import { getPressure } from '../../core/flanking/pressure';
import type { Unit } from '../../core/units/unit';
import { formationBonus, membershipOf } from '../formations/bonuses';
import type { AttackModifier, ModifierSort } from '../model/odds';
import { hasAbility } from '../model/profile';
import { type StandingUnit, unitsOf } from '../model/state';
import { type AttackContext, attackDistance } from './attackContext';
import { type CoverFacts, coverFacts } from './coverFacts';

type Part = (context: AttackContext, cover: CoverFacts) => readonly AttackModifier[];

/** Every part of a rule set that has something to say about an attack. A part that isn't there says nothing. */
const PARTS: readonly Part[] = [
  weaponSkill,
  maneuverModifiers,
  formationOfAttacker,
  flanking,
  pressure,
  highGround,
  extendedRange,
  arc,
  frontalShield,
  stances,
  shaken,
  covering,
  formationOfTarget,
  guard,
];

/** All named modifiers of an attack but those that its rule set's kind of attack has no use for. */
export function modifiersOf(context: AttackContext): readonly AttackModifier[] {
  const cover = coverFacts(context);
  const all = PARTS.flatMap((part) => part(context, cover));
  if (context.book.rules.attack.kind !== 'fixed') return all;
  return all.filter(({ sort }) => sort !== 'accuracy' && sort !== 'defense');
}

function modifier(sort: ModifierSort, source: string, value: number, by?: string): readonly AttackModifier[] {
  const isNothing = value === (sort === 'percent' ? 100 : 0);
  return isNothing ? [] : [{ sort, source, value, ...(by !== undefined && { by }) }];
}

/** A weapon's own bonus to hit. */
function weaponSkill({ weapon }: AttackContext): readonly AttackModifier[] {
  return modifier('accuracy', 'weapon', weapon.weapon.attack ?? 0);
}

function maneuverModifiers({ maneuver }: AttackContext): readonly AttackModifier[] {
  if (maneuver === null) return [];
  return maneuver.modifiers.flatMap(({ stat, value }) => {
    if (stat === 'critical_chance') return [];
    return modifier(stat === 'damage' ? 'base' : 'accuracy', maneuver.id, value);
  });
}

/** Points of a hundred by which plain hits become critical. */
export function extraCritical({ maneuver }: AttackContext): number {
  return maneuver?.modifiers.reduce((sum, { stat, value }) => sum + (stat === 'critical_chance' ? value : 0), 0) ?? 0;
}

function formationOfAttacker(context: AttackContext, cover: CoverFacts): readonly AttackModifier[] {
  const { book, state, attacker, profile, isReaction, weapon } = context;
  const facts = [
    'againstUnits' as const,
    ...(profile.traits.has('shield') ? ['shielded' as const] : []),
    ...(cover.quality === 'none' ? ['clearSight' as const] : []),
  ];
  const bonus = (kind: Parameters<typeof formationBonus>[3], sort: ModifierSort) => {
    const found = formationBonus(book, state, attacker, kind, facts);
    return found === null ? [] : modifier(sort, found.source, found.value);
  };
  return [
    ...bonus('accuracy', 'accuracy'),
    ...(isReaction ? bonus('initiative', 'accuracy') : []),
    ...bonus('damage', 'base'),
    ...(weapon.weapon.stat === 'INT' ? bonus('spellPower', 'base') : []),
    ...bonus('attackPercent', 'percent'),
  ];
}

/** Defence that depends on where the blow comes from and what with. */
function formationOfTarget(context: AttackContext): readonly AttackModifier[] {
  const { book, state, attacker, target, targetProfile, weapon } = context;
  const membership = membershipOf(state, target.id);
  if (membership === null) return [];
  const dx = attacker.position.x - target.position.x;
  const dy = attacker.position.y - target.position.y;
  const facts = [
    ...(targetProfile.traits.has('shield') ? ['shielded' as const] : []),
    ...(arcFrom(membership.formation.facing, dx, dy) === 'front' ? ['fromFront' as const] : []),
    ...(weapon.isMelee ? [] : ['againstRanged' as const]),
  ];
  const found = formationBonus(book, state, target, 'defense', facts);
  return found === null ? [] : modifier('defense', found.source, found.value);
}

function flanking(context: AttackContext): readonly AttackModifier[] {
  const { book, state, attacker, target, weapon } = context;
  const rules = book.rules.flanking;
  if (rules === undefined) return [];
  const allies = unitsOf(state, attacker.side).filter(({ id }) => id !== attacker.id);
  const result = checkFlankingAt(rules, attacker.position, target.position, target.facing, allies);
  const isProne = weapon.isMelee && isFlankedByStance(context);
  const attack = isProne ? Math.max(result.attackBonus, rules.attackBonus) : result.attackBonus;
  const source = result.isFlanking ? result.type : 'prone';
  return [
    ...modifier('accuracy', source, attack, result.allyId ?? undefined),
    ...modifier('base', source, result.damageBonus, result.allyId ?? undefined),
  ];
}

function isFlankedByStance({ book, target }: AttackContext): boolean {
  return book.rules.stances?.[target.stance]?.isFlankedInMelee ?? false;
}

function pressure(context: AttackContext): readonly AttackModifier[] {
  const { book, state, attacker, target, weapon } = context;
  const rules = book.rules.pressure;
  if (rules === undefined) return [];
  const units = [attacker, target, ...unitsOf(state, attacker.side).filter(({ id }) => id !== attacker.id)];
  const found = getPressure(units.map(asCoreUnit), rules, attacker.id, target.id);
  if (weapon.isMelee && isFlankedByStance(context) && found.bonus < rules.flankedBonus) {
    return modifier('accuracy', 'prone', rules.flankedBonus);
  }
  return modifier('accuracy', found.pressure, found.bonus);
}

/** The core knows sides by name. */
function asCoreUnit({ id, side, position, facing }: StandingUnit): Unit {
  return { id, side, position, facing };
}

function highGround({ book, isFromHighGround }: AttackContext): readonly AttackModifier[] {
  const rules = book.rules.highGround;
  if (rules === undefined || !isFromHighGround) return [];
  return [...modifier('accuracy', 'highGround', rules.accuracy), ...modifier('flat', 'highGround', rules.damage)];
}

function extendedRange({ book, attacker, target, weapon }: AttackContext): readonly AttackModifier[] {
  const isFar = attackDistance(book, attacker.position, target.position) > weapon.optimal;
  return isFar ? modifier('accuracy', 'extended', weapon.extended) : [];
}

export function arcOf({ attacker, target }: Pick<AttackContext, 'attacker' | 'target'>): Arc {
  const dx = attacker.position.x - target.position.x;
  const dy = attacker.position.y - target.position.y;
  return arcFrom(target.facing, dx, dy);
}

function arc(context: AttackContext): readonly AttackModifier[] {
  const { arcs, facing } = context.book.rules;
  if (arcs === undefined || facing === undefined) return [];
  const from = arcOf(context);
  return modifier('percent', from, arcs[from]);
}

function frontalShield(context: AttackContext): readonly AttackModifier[] {
  const percent = context.book.rules.frontalShieldPercent;
  if (percent === undefined || !hasAbility(context.targetProfile.kind, 'frontalShield')) return [];
  return arcOf(context) === 'front' ? modifier('percent', 'frontalShield', percent) : [];
}

function stances({ book, attacker, target }: AttackContext): readonly AttackModifier[] {
  const dealt = book.rules.stances?.[attacker.stance];
  const taken = book.rules.stances?.[target.stance];
  return [
    ...modifier('accuracy', attacker.stance, dealt?.accuracy ?? 0),
    ...modifier('percent', attacker.stance, dealt?.dealtPercent ?? 100),
    ...modifier('percent', `${target.stance} target`, taken?.takenPercent ?? 100),
  ];
}

function shaken({ book, attacker }: AttackContext): readonly AttackModifier[] {
  const { morale } = book.rules;
  return morale !== undefined && attacker.shaken > 0 ? modifier('accuracy', 'shaken', morale.accuracy) : [];
}

function covering({ book }: AttackContext, { quality, source }: CoverFacts): readonly AttackModifier[] {
  const effect = book.rules.cover?.[quality];
  if (effect === undefined || quality === 'none') return [];
  const by = source?.from;
  return [
    ...modifier('accuracy', 'cover', effect.accuracy, by),
    ...modifier('defense', 'cover', effect.defense, by),
    ...modifier('percent', 'cover', 100 - effect.damageReductionPercent, by),
  ];
}

/** What holds until the target's own next turn. */
function guard({ book, target }: AttackContext): readonly AttackModifier[] {
  const { attack } = book.rules;
  const exposed = attack.kind === 'average' && target.isExposed ? -attack.exposed : 0;
  return [...modifier('defense', 'guard', target.guard), ...modifier('defense', 'exposed', exposed)];
}
