import { course } from './courseCounting';
import { duel } from './duel';

/** All that can be counted in a series, by name. */
export const COUNTINGS = { course, duel } as const;
export type CountingName = keyof typeof COUNTINGS;
export type CountsOf<Name extends CountingName> = ReturnType<(typeof COUNTINGS)[Name]['empty']>;
