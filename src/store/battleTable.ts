import { type BattleTypes, battleRules } from './battleRules';
import { battleSlice } from './battleSlice';
import { giveOrder } from './giveOrder';
import type { MatchTable } from './match/matchTable';
import { readBattleSaves } from './readBattleSaves';
import type { RootState } from './rootState';
import { selectSave } from './saveSelectors';
import { type Seat, seatsFollowed, seatsResumed } from './seatsSlice';
import { selectBattle } from './selectBattle';
import { tabSlice } from './tabSlice';

/** The card battle's place in the store. */
export const battleTable: MatchTable<BattleTypes, Seat, RootState> = {
  game: battleRules.id,
  actions: battleSlice.actions,
  tabActions: tabSlice.actions,
  selectMatch: selectBattle,
  selectSave,
  selectTab: (state) => state.tab,
  loadReader: readBattleSaves,
  giveOrder,
  playersResumed: seatsResumed,
  playersFollowed: seatsFollowed,
};
