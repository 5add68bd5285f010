import type { Side } from '../../../../src/kernel/sides';
import { FIELD_SLICES, type FieldRoot } from '../../../../src/store/field/fieldRoot';
import { HUMAN } from '../../../../src/store/field/fieldSeatsSlice';
import type { FieldMatch } from '../../../../src/store/field/fieldSlice';
import { rootReducer } from '../../../../src/store/rootState';
import { shippedCatalog } from '../../../support/book';

const INITIAL = { type: 'initial' };

/** The store's state in which one person, or both, look at a match. */
export function fieldRootOf(match: FieldMatch, viewer: Side | 'both'): FieldRoot {
  const slices = Object.entries(FIELD_SLICES).map(([name, reduce]) => [name, reduce(undefined, INITIAL)] as const);
  const root = {
    ...rootReducer({ catalog: shippedCatalog(), problems: [] })(undefined, INITIAL),
    ...Object.fromEntries(slices),
  } as unknown as FieldRoot;
  const seatOf = (side: Side) => (viewer === 'both' || viewer === side ? HUMAN : 'soldier');
  const seats = { left: seatOf('left'), right: seatOf('right') };
  return { ...root, field: { ...root.field, match }, fieldSeats: { ...root.fieldSeats, seats } };
}
