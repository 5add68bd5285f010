import type { Catalog } from '../../content/catalog';
import { battleBegun, battleImported } from '../battle/battleSlice';
import type { AppStore } from '../createStore';
import { seatsResumed, seatsTaken } from '../seats/seatsSlice';
import { beginBattle } from '../start/beginBattle';
import { selectIsUnfinished } from '../view/battleSelectors';
import { type Invitation, invited } from './invitationSlice';

/** A scenario says itself what chance starts from; only the opponents' own chance needs a seed. */
const SCENARIO_SEED = 1;

/** Begins the battle at once, unless another one is unfinished: then it waits for an answer. */
export function invite(store: AppStore, invitation: Invitation): void {
  if (selectIsUnfinished(store.getState())) store.dispatch(invited(invitation));
  else beginInvited(store, store.getState().catalog.catalog, invitation);
}

export function beginInvited(store: Pick<AppStore, 'dispatch'>, catalog: Catalog, invitation: Invitation): void {
  const { dispatch } = store;
  if (invitation.type === 'field') {
    // It was asked about on the open field, so its part of the store is there.
    void import('../field/inviteToField').then(({ beginOnField }) => beginOnField(store, invitation));
    return;
  }
  if (invitation.type === 'match') {
    beginBattle(dispatch, catalog, invitation.setup);
    return;
  }
  if (invitation.type === 'battle') {
    const { match, seats, stream } = invitation;
    dispatch(seatsResumed({ seats, stream }));
    dispatch(battleImported(match));
    return;
  }
  const { seats, book, state, name } = invitation;
  dispatch(seatsTaken({ seats, seed: SCENARIO_SEED }));
  dispatch(battleBegun({ book, start: { type: 'position', state }, scenario: name }));
}
