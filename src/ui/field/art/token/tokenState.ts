import type { FormationRole } from '../../../../core/formations/formation';
import type { FieldBook } from '../../../../skirmish/model/book';
import { profileOf, statOf } from '../../../../skirmish/model/profile';
import type { Stance } from '../../../../skirmish/model/rules';
import type { FieldUnit } from '../../../../skirmish/model/state';
import type { IconName } from '../../../common/icons/iconNames';

export type PipShape = 'action' | 'movement' | 'step' | 'reaction';

/** Something that a unit can do once this turn, and whether it still can. */
export interface Pip {
  readonly shape: PipShape;
  readonly isLeft: boolean;
}

/** What a turn is made of under these rules: actions, points of movement where they are its own, steps, the reaction. */
export function pipsOf(book: FieldBook, unit: FieldUnit): Pip[] {
  const { economy, opportunity } = book.rules;
  const { actions, movement, steps } = economy;
  const full = typeof actions === 'number' ? actions : statOf(profileOf(book, unit.kind).kind, actions);
  const row = (shape: PipShape, count: number, left: number): Pip[] =>
    Array.from({ length: Math.max(count, left) }, (_, index) => ({ shape, isLeft: index < left }));
  const hasOpenMove = movement === 'own' || (movement === 'action' && unit.hasOpenedMove);
  const isFree = unit.stopped === null;
  return [
    ...row('action', full, unit.actions),
    ...(hasOpenMove ? row('movement', 1, unit.movement > 0 && isFree ? 1 : 0) : []),
    ...row('step', steps, unit.steps),
    ...(opportunity === undefined ? [] : row('reaction', 1, unit.hasReaction ? 1 : 0)),
  ];
}

/** Nothing is left to do for it this turn. A reaction belongs to the others' turn. */
export function isSpent(book: FieldBook, unit: FieldUnit): boolean {
  return unit.isWaiting || pipsOf(book, unit).every(({ shape, isLeft }) => shape === 'reaction' || !isLeft);
}

export type BadgeTone = 'done' | 'hidden' | 'low' | 'fierce' | 'calm' | 'quick' | 'role';

export interface Badge {
  readonly icon: IconName;
  readonly tone: BadgeTone;
}

const STANCE_BADGES: { readonly [Name in Stance]: Badge | null } = {
  aggressive: { icon: 'crossed-swords', tone: 'fierce' },
  defensive: { icon: 'shield', tone: 'calm' },
  balanced: null,
  mobile: { icon: 'sprint', tone: 'quick' },
  prone: { icon: 'falling', tone: 'low' },
  stealth: { icon: 'sight-disabled', tone: 'hidden' },
};

const ROLE_ICONS: { readonly [Role in FormationRole]: IconName } = {
  leader: 'flying-flag',
  frontLine: 'templar-shield',
  support: 'linked-rings',
  flanker: 'back-forth',
  rearGuard: 'guards',
  specialist: 'lantern-flame',
};

/** More don't fit: the others stand in the unit's plate. */
const MOST_BADGES = 2;

/** The states of a unit that matter most; what it did this turn only while its side is acting. */
export function badgesOf(unit: FieldUnit, duty: FormationRole | null, isActing: boolean): Badge[] {
  const stance = STANCE_BADGES[unit.stance];
  const badges: (Badge | null)[] = [
    unit.isHidden ? { icon: 'sight-disabled', tone: 'hidden' } : stance,
    duty === null ? null : { icon: ROLE_ICONS[duty], tone: 'role' },
    unit.shaken > 0 ? { icon: 'cracked-shield', tone: 'fierce' } : null,
    unit.guard > 0 ? { icon: 'checked-shield', tone: 'calm' } : null,
    isActing && unit.hasAttacked ? { icon: 'broadsword', tone: 'done' } : null,
    isActing && unit.hasMoved ? { icon: 'boots', tone: 'done' } : null,
  ];
  return badges.filter((badge) => badge !== null).slice(0, MOST_BADGES);
}
