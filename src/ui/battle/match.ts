import type { AppStore } from '../../store/createStore';
import { giveOrder } from '../../store/giveOrder';
import { selectLegalOrders, selectMayOrder, selectSeen } from '../../store/selectors';
import type { PressedMatch } from '../input/press';
import { forgetRefusal, skipPlayback } from './give';
import type { BattleInput } from './selection';

/** The card battle of a store, for its input machine. */
export function battleMatch(store: AppStore): PressedMatch<BattleInput> {
  return {
    seen: () => selectSeen(store.getState()),
    legalOrders: () => selectLegalOrders(store.getState()),
    mayOrder: () => selectMayOrder(store.getState()),
    skipPlayback: () => skipPlayback(store),
    forgetRefusal: () => forgetRefusal(store),
    giveOrder: (order) => store.dispatch(giveOrder(order)),
  };
}
