import { useMemo } from 'react';
import type { Order } from '../../battle/model/orders';
import { selectLegalOrders } from '../../store/view/battleSelectors';
import { selectCommandBattle } from '../command/context';
import { say } from '../command/say';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';

/** The line that gives an order, while it may be given; else null. */
export function useTypedDeed(deed: Order | undefined): string | null {
  const speak = useSpeak();
  const battle = useAppSelector(selectCommandBattle);
  const mayOrder = useAppSelector((state) => selectLegalOrders(state).length > 0);
  return useMemo(
    () => (deed === undefined || battle === null || !mayOrder ? null : say(deed, { ...battle, speak })),
    [deed, battle, mayOrder, speak],
  );
}
