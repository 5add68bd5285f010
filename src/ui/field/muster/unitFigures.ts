import type { FieldBook } from '../../../skirmish/model/book';
import { profileOf, statOf, type UnitProfile } from '../../../skirmish/model/profile';
import type { AttackRules } from '../../../skirmish/model/rules';
import { paceOf } from '../../../store/field/setup/squads';

/** What a squad is chosen by; a rule set without a figure doesn't show it. */
export const FIGURES = ['health', 'attack', 'defence', 'range', 'pace', 'vision'] as const;
export type Figure = (typeof FIGURES)[number];
export type Figures = Readonly<Partial<Record<Figure, number>>>;

/** A class's figures under a rule set; a weapon that reaches everywhere has an infinite range. */
export function figuresOf(book: FieldBook, kind: string): Figures {
  const profile = profileOf(book, kind);
  const { attack, fog } = book.rules;
  const defence = defenceOf(attack, profile);
  return {
    health: profile.fullHealth,
    attack: attackOf(attack, profile),
    ...(defence === null ? {} : { defence }),
    range: profile.weapon.maximum,
    pace: paceOf(book, kind),
    ...(fog === undefined ? {} : { vision: profile.vision }),
  };
}

/** What is added to the dice, or dealt where there are none. */
function attackOf(attack: AttackRules, { kind, weapon }: UnitProfile): number {
  if (attack.kind === 'fixed') return statOf(kind, attack.stat);
  if (attack.kind === 'check') {
    const [stat] = weapon.isMelee ? attack.melee : attack.ranged;
    return statOf(kind, stat) + (weapon.weapon.bonus ?? 0);
  }
  return attack.kind === 'average' ? statOf(kind, attack.skill) : (weapon.weapon.attack ?? 0);
}

function defenceOf(attack: AttackRules, { kind, weapon }: UnitProfile): number | null {
  if (attack.kind === 'fixed') return null;
  if (attack.kind === 'check') return statOf(kind, weapon.isMelee ? attack.melee[1] : attack.ranged[1]);
  return statOf(kind, attack.defense);
}
