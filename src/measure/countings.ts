import { balance } from './balance';
import { course } from './courseCounting';
import { duel } from './duel';
import { fairness } from './fairness';
import { missedWins } from './missedWins';
import { stuck } from './stuck';

/** All that can be counted in a series, by name. */
export const COUNTINGS = { course, balance, duel, fairness, wins: missedWins, stuck } as const;
export type CountingName = keyof typeof COUNTINGS;
export type CountsOf<Name extends CountingName> = ReturnType<(typeof COUNTINGS)[Name]['empty']>;
