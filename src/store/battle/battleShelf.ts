import type { ShelfTable } from '../match/keepShelf';
import type { RootState } from '../rootState';
import { shelfSlice } from '../saves/shelfSlice';
import type { Seat } from '../seats/seatsSlice';
import { selectIsUnfinished } from '../view/battleSelectors';
import type { BattleTypes } from './battleRules';
import { battleTable } from './battleTable';
import { loadRules } from './lazyRules';

/** The shelf of the card battle. */
export const battleShelf: ShelfTable<BattleTypes, Seat, RootState> = {
  ...battleTable,
  shelfActions: shelfSlice.actions,
  selectIsUnfinished,
  prepare: loadRules,
};
