import { type FieldTypes, fieldRules } from '../../../../src/store/field/fieldRules';
import { whatIsTooMuchInFieldSave, whatIsWrongWithFieldSave } from '../../../../src/store/field/fieldSaveSchema';
import type { FieldSeat } from '../../../../src/store/field/fieldSeatsSlice';
import { openSaveFile, type SaveReader } from '../../../../src/store/saves/openSave';
import { type Save, type SaveFile, toSaveFile } from '../../../../src/store/saves/save';

export type FieldSave = Save<FieldTypes, FieldSeat>;

const READER: SaveReader<FieldTypes, FieldSeat> = {
  rules: fieldRules,
  whatIsTooMuch: whatIsTooMuchInFieldSave,
  whatIsWrong: whatIsWrongWithFieldSave,
};

/** What the page makes of a file; `books` lie in the storage beside it. */
export function openFieldFile(file: unknown, books: Readonly<Record<string, unknown>> = {}) {
  return openSaveFile(READER, file, books);
}

export function fieldFile(save: FieldSave): SaveFile {
  return toSaveFile(fieldRules.id, save);
}
