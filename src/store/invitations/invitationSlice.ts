import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Book } from '../../battle/model/book';
import type { BattleState } from '../../battle/model/state';
import type { Problem } from '../../content/problems/problem';
import type { BySide } from '../../kernel/sides';
import type { BattleTypes } from '../battle/battleRules';
import { battleBegun, battleImported } from '../battle/battleSlice';
import type { FieldTypes } from '../field/fieldRules';
import type { FieldSeat } from '../field/fieldSeatsSlice';
import type { LinkProblem } from '../links/linkProblem';
import type { Resumed } from '../saves/openSave';
import type { Seat } from '../seats/seatsSlice';
import type { BattleSetup } from '../start/battleSetup';

/** A battle on the open field that was written into a file. */
export interface FieldInvitation extends Resumed<FieldTypes, FieldSeat> {
  readonly type: 'field';
  readonly name: string;
}

/** A battle that a link or a file asks for. */
export type Invitation =
  | { readonly type: 'match'; readonly setup: BattleSetup }
  | {
      readonly type: 'scenario';
      readonly name: string;
      readonly book: Book;
      readonly state: BattleState;
      readonly seats: BySide<Seat>;
    }
  /** A battle that was written into a file, to be gone on with. */
  | ({ readonly type: 'battle'; readonly name: string } & Resumed<BattleTypes, Seat>)
  | FieldInvitation;

/** Why a link or a file can't be followed. */
export type InvitationTrouble =
  | { readonly type: 'link'; readonly problems: readonly LinkProblem[] }
  | { readonly type: 'file'; readonly problems: readonly Problem[] }
  | { readonly type: 'battle'; readonly name: string; readonly reason: string }
  | { readonly type: 'unreachable'; readonly path: string; readonly reason: 'missing' | 'failed' };

interface InvitationState {
  /** It waits for an answer: an unfinished battle would be given up for it. */
  readonly invitation: Invitation | null;
  readonly trouble: InvitationTrouble | null;
}

const initialState: InvitationState = { invitation: null, trouble: null };

export const invitationSlice = createSlice({
  name: 'invitation',
  initialState: initialState as InvitationState,
  reducers: {
    invited: (_, { payload: invitation }: PayloadAction<Invitation>) => ({ invitation, trouble: null }),
    invitationDeclined: (state) => ({ ...state, invitation: null }),
    invitationFailed: (state, { payload: trouble }: PayloadAction<InvitationTrouble>) => ({ ...state, trouble }),
    troubleDismissed: (state) => ({ ...state, trouble: null }),
  },
  extraReducers: (builder) => {
    builder.addCase(battleBegun, () => initialState).addCase(battleImported, () => initialState);
  },
});

export const { invited, invitationDeclined, invitationFailed, troubleDismissed } = invitationSlice.actions;
