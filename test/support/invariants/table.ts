import { BLOWS } from './blows';
import { COURSE } from './course';
import { DEED_RULES } from './deeds';
import { EVENTS } from './events';
import { FIGURES } from './figures';
import { GROUND } from './ground';
import { LEGALITY } from './legality';
import type { Invariant, Moment } from './moment';
import { PATHS } from './paths';
import { SAVING } from './saving';
import { SECRECY } from './secrecy';
import { STRATAGEMS } from './stratagems';
import { THOROUGH } from './thorough';
import { UNITS } from './units';

const STANDING = {
  ...LEGALITY,
  ...EVENTS,
  ...SECRECY,
  ...FIGURES,
  ...UNITS,
  ...COURSE,
  ...BLOWS,
  ...DEED_RULES,
  ...GROUND,
  ...PATHS,
  ...STRATAGEMS,
};

const ALL = { ...STANDING, ...THOROUGH, ...SAVING };

export type InvariantName = keyof typeof ALL;
export type Invariants = Readonly<Partial<Record<InvariantName, Invariant>>>;

/** What must hold after every order of every battle. */
export const STANDING_INVARIANTS: Invariants = STANDING;

/** These too, and what is dear to ask: the whole space of orders, save and load, undo and redo. */
export const INVARIANTS: Readonly<Record<InvariantName, Invariant>> = ALL;

export const INVARIANT_NAMES = Object.keys(INVARIANTS) as InvariantName[];

/** One part of several, every so many-th of them. */
export function shareOf(invariants: Invariants, share: number, shares: number): Invariants {
  return Object.fromEntries(Object.entries(invariants).filter((_, index) => index % shares === share));
}

/** The first broken invariant and its complaint; null when all hold. */
export function firstBroken(invariants: Invariants, moment: Moment): string | null {
  for (const name in invariants) {
    const complaint = invariants[name as InvariantName]?.(moment) ?? null;
    if (complaint !== null) return `${name}: ${complaint}`;
  }
  return null;
}
