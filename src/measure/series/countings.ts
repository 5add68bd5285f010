import { advice } from '../advice/adviceCounting';
import { balance } from '../balance/balance';
import { duel } from '../duel/duel';
import { fairness } from '../proofs/fairness';
import { missedWins } from '../proofs/missedWins';
import { stuck } from '../proofs/stuck';
import { course } from '../simulation/courseCounting';

/** All that can be counted in a series, by name. */
export const COUNTINGS = { course, balance, duel, fairness, wins: missedWins, stuck, advice } as const;
export type CountingName = keyof typeof COUNTINGS;
export type CountsOf<Name extends CountingName> = ReturnType<(typeof COUNTINGS)[Name]['empty']>;
