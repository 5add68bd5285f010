import type { EventOf } from '../../skirmish/model/events';
import type { AttackModifier } from '../../skirmish/model/odds';
import { STANCES } from '../../skirmish/model/rules';
import type { HeardEvent } from '../../skirmish/view/observeEvents';
import { isWordAtOnce } from './en/atOnce';
import { cellName, type FieldNarrator, unitName } from './narrator';

type Attacked = Extract<HeardEvent, { readonly type: 'attacked' }> | EventOf<'attacked'>;

/** "[Flanked together with Archer: +2 attack] [2d6 (9) +5 = 14 against 11] Hit: 8 damage." */
export function tellAttack(narrator: FieldNarrator, event: Attacked): string {
  const { speak, names } = narrator;
  const { attacker, target, weapon, isReaction, outcome, damage } = event;
  return speak('field.attacked', {
    attacker: unitName(narrator, attacker),
    target: typeof target === 'string' ? unitName(narrator, target) : cellName(target),
    weapon: names.weapon(weapon),
    reaction: isReaction ? 'yes' : 'no',
    roll: event.modifiers.map((modifier) => tellModifier(narrator, modifier)).join('') + tellRoll(narrator, event),
    outcome,
    damage,
  });
}

export function tellModifier(narrator: FieldNarrator, modifier: AttackModifier): string {
  return narrator.speak(`field.modifier.${modifier.sort}`, {
    source: sourceName(narrator, modifier),
    value: modifier.value,
  });
}

/** What a modifier comes from: a part of the rules, a stance, or the name of a maneuver or a formation. */
export function sourceName(narrator: FieldNarrator, { source, by }: AttackModifier): string {
  const { speak, names } = narrator;
  if (source === 'flanked' && by !== undefined) return speak('field.source.together', { ally: unitName(narrator, by) });
  if (source === 'cover') return speak('field.source.cover', { thing: names.thing(by ?? '') });
  const stance = STANCES.find((candidate) => source === candidate || source === `${candidate} target`);
  if (stance !== undefined && source !== 'prone') {
    const name = speak(`field.stance.${stance}`);
    return source === stance ? name : speak('field.source.target', { stance: name });
  }
  const word = `field.source.${source}`;
  if (isWordAtOnce(word)) return speak(word);
  const maneuver = names.maneuver(source);
  return maneuver === source ? names.formation(source) : maneuver;
}

function tellRoll({ speak, attackKind }: FieldNarrator, { roll: { attack, total, needed }, dice }: Attacked): string {
  if (total === null || needed === null || dice === null) return '';
  const sum = attack.reduce((all, result) => all + result, 0);
  if (attackKind === 'average') return speak('field.value', { dice, sum, total, needed });
  return speak('field.roll', { dice, sum, bonus: total - sum, total, needed });
}
