import type { Match } from '../../match/match';
import { createMatchSlice } from '../match/createMatchSlice';
import { type FieldTypes, fieldRules } from './fieldRules';

/** A match on the open field. */
export type FieldMatch = Match<FieldTypes>;

export const fieldSlice = createMatchSlice(fieldRules);

export const {
  begun: fieldBegun,
  resumed: fieldResumed,
  imported: fieldImported,
  followed: fieldFollowed,
  orderAwaited: fieldOrderAwaited,
  orderCarriedOut: fieldOrderCarriedOut,
  orderRefused: fieldOrderRefused,
  orderTakenBack: fieldOrderTakenBack,
  refusalHeard: fieldRefusalHeard,
  eventsPlayed: fieldEventsPlayed,
  playbackSkipped: fieldPlaybackSkipped,
  momentFound: fieldMomentFound,
  momentPlayed: fieldMomentPlayed,
} = fieldSlice.actions;
