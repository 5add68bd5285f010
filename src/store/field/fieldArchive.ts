import type { ArchiveTable } from '../archive/keepInArchive';
import type { FieldRoot } from './fieldRoot';
import type { FieldTypes } from './fieldRules';
import type { FieldSeat } from './fieldSeatsSlice';
import { selectFieldMatch } from './fieldSelectors';
import { fieldTable } from './fieldTable';

/** The open field's place in the archive. */
export const fieldArchive: ArchiveTable<FieldTypes, FieldSeat, FieldRoot> = {
  ...fieldTable,
  hasEnded: ({ winner }) => winner !== null,
  tell: async (state) => {
    const match = selectFieldMatch(state);
    const { tellField } = await import('../archive/tellField');
    return match === null ? null : tellField(match, state.fieldSeats.seats);
  },
};
