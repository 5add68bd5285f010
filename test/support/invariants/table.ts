import { COURSE } from './course';
import { EVENTS } from './events';
import { FIGURES } from './figures';
import { LEGALITY } from './legality';
import type { Invariant } from './moment';
import { SECRECY } from './secrecy';

const ALL = { ...LEGALITY, ...EVENTS, ...SECRECY, ...FIGURES, ...COURSE };

export type InvariantName = keyof typeof ALL;

/** What must hold after every order of every battle. */
export const INVARIANTS: Readonly<Record<InvariantName, Invariant>> = ALL;

export const INVARIANT_NAMES = Object.keys(INVARIANTS) as InvariantName[];
