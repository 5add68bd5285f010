import type { AppStore } from '../createStore';
import { type FieldInvitation, invitationDeclined, invited } from '../invitations/invitationSlice';
import { fieldOpened } from '../screenSlice';
import { fieldSeatsResumed } from './fieldSeatsSlice';
import { selectIsFieldUnfinished } from './fieldSelectors';
import { fieldImported } from './fieldSlice';
import { fieldStoreOf } from './openField';

/** Goes on with a battle from a file at once, unless another one on the open field is unfinished: then it waits for an answer. */
export function inviteToField(app: AppStore, invitation: FieldInvitation): void {
  if (selectIsFieldUnfinished(fieldStoreOf(app).getState())) app.dispatch(invited(invitation));
  else beginOnField(app, invitation);
}

export function beginOnField(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  { match, seats, stream }: FieldInvitation,
): void {
  dispatch(invitationDeclined());
  dispatch(fieldSeatsResumed({ seats, stream }));
  dispatch(fieldImported(match));
  dispatch(fieldOpened());
}
