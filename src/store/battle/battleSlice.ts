import type { Match } from '../../match/match';
import { createMatchSlice } from '../match/createMatchSlice';
import { type BattleTypes, battleRules } from './battleRules';

/** A match of the card battle. */
export type Battle = Match<BattleTypes>;

export const battleSlice = createMatchSlice(battleRules);

export const {
  begun: battleBegun,
  resumed: battleResumed,
  imported: battleImported,
  followed: battleFollowed,
  orderAwaited,
  orderCarriedOut,
  orderRefused,
  orderTakenBack,
  refusalHeard,
  eventsPlayed,
  playbackSkipped,
  bookReplaced,
  momentFound,
  momentPlayed,
  momentShown,
  momentLeft,
} = battleSlice.actions;
