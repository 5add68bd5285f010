import type { MatchTable } from '../match/matchTable';
import type { RootState } from '../rootState';
import { type Seat, seatsFollowed, seatsResumed } from '../seats/seatsSlice';
import { type BattleTypes, battleRules } from './battleRules';
import { selectSave } from './battleSave';
import { battleSlice } from './battleSlice';
import { tabSlice } from './battleTabSlice';
import { giveOrder } from './giveOrder';
import { readBattleSaves } from './readBattleSaves';
import { selectBattle } from './selectBattle';

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
