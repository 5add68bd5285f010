import type { FieldCatalogUpdate } from '../../../content/field/liveFieldCatalog';
import { openStream } from '../../../kernel/chance';
import { type BySide, bySide } from '../../../kernel/sides';
import type { CatalogState } from '../../catalog/catalogSlice';
import type { AppStore } from '../../createStore';
import { createStillStore, type ReplayView } from '../../replay/replayStore';
import type { Settings } from '../../settings/settings';
import { fieldCatalogReplaced } from '../fieldCatalogSlice';
import { FIELD_SLICES, type FieldRoot } from '../fieldRoot';
import { type FieldSeat, fieldSeatsFollowed, HUMAN } from '../fieldSeatsSlice';
import { fieldMomentFound, fieldResumed } from '../fieldSlice';
import { fieldTabSlice } from '../fieldTabSlice';
import { fieldStoreOf } from '../openField';
import type { FieldReplay } from './openFieldReplay';

/** The store of a replay on the open field, beside the page's own. No order can be given in it. */
export function createFieldReplayStore(
  replay: FieldReplay,
  catalog: CatalogState,
  field: FieldCatalogUpdate,
  settings: Settings,
): AppStore {
  const store = createStillStore(catalog, settings);
  store.addGame<FieldRoot>(FIELD_SLICES, () => undefined);
  const { dispatch } = fieldStoreOf(store);
  dispatch(fieldCatalogReplaced(field));
  dispatch(fieldTabSlice.actions.tabReads());
  dispatch(fieldResumed(replay.battle));
  const first = replay.moments.at(0);
  if (first !== undefined) dispatch(fieldMomentFound(first));
  return store;
}

/** Lays the table for a viewer: a side sees by its own fog and memory; with everything open nobody is a person. */
export function fieldSeenBy(store: AppStore, seats: BySide<FieldSeat>, view: ReplayView): void {
  const viewed = bySide((side): FieldSeat => {
    if (side === view) return HUMAN;
    return seats[side] === HUMAN ? 'soldier' : seats[side];
  });
  fieldStoreOf(store).dispatch(fieldSeatsFollowed({ seats: viewed, stream: openStream(0, 'ai') }));
}
