import type { LoadReader } from '../saves/openSave';
import type { Saves } from '../saves/saves';
import type { Seat } from '../seats/seatsSlice';
import { type BattleTypes, battleRules } from './battleRules';
import { loadRules } from './lazyRules';

/** The kept card battle. */
export type BattleSaves = Saves<BattleTypes, Seat>;

/** The schema of a book is large: it comes when there is a save to read. */
export const readBattleSaves: LoadReader<BattleTypes, Seat> = async () => {
  const [{ whatIsTooMuchInSave, whatIsWrongWithSave }] = await Promise.all([import('./battleSaveSchema'), loadRules()]);
  return { rules: battleRules, whatIsTooMuch: whatIsTooMuchInSave, whatIsWrong: whatIsWrongWithSave };
};
