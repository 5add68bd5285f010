import type { LoadReader } from '../saves/openSave';
import type { Saves } from '../saves/saves';
import { type FieldTypes, fieldRules } from './fieldRules';
import type { FieldSeat } from './fieldSeatsSlice';

/** The kept battle on the open field. */
export type FieldSaves = Saves<FieldTypes, FieldSeat>;

/** The schema of a book is large: it comes when there is a save to read. */
export const readFieldSaves: LoadReader<FieldTypes, FieldSeat> = async () => {
  const { whatIsTooMuchInFieldSave, whatIsWrongWithFieldSave } = await import('./fieldSaveSchema');
  return { rules: fieldRules, whatIsTooMuch: whatIsTooMuchInFieldSave, whatIsWrong: whatIsWrongWithFieldSave };
};
