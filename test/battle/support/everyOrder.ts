import type { BattleEngine } from '../../../src/battle/BattleEngine';
import { mulligans, sentBack } from '../../../src/battle/legality/mulligans';
import type { Order } from '../../../src/battle/model/orders';
import { COLUMNS, POSITIONS } from '../../../src/battle/model/position';
import type { BattleState } from '../../../src/battle/model/state';

/** Every order that could be put into words in a position, sensible or not; conceding aside. */
export function everyOrder(engine: BattleEngine, state: BattleState): Order[] {
  const ids = [...state.units.map(({ id }) => id), 'ghost'];
  const hand = state.hands[state.turn];
  const orders: Order[] = [{ type: 'endTurn' }];
  for (const choice of mulligans(hand)) orders.push({ type: 'mulligan', cards: sentBack(hand, choice) });
  for (const card of [...Object.keys(engine.book.cards), 'lost']) {
    for (const at of POSITIONS) {
      orders.push({ type: 'deploy', card, at });
      for (const palisadeAt of POSITIONS) orders.push({ type: 'deploy', card, at, palisadeAt });
    }
  }
  for (const unit of ids) {
    orders.push({ type: 'attackCastle', unit }, { type: 'brace', unit });
    for (const at of POSITIONS) orders.push({ type: 'move', unit, to: at }, { type: 'attackCell', unit, at });
    for (const target of ids) {
      orders.push({ type: 'attack', unit, target });
      for (const slideTo of POSITIONS) orders.push({ type: 'attack', unit, target, slideTo });
    }
  }
  for (const column of COLUMNS) for (const to of COLUMNS) orders.push({ type: 'march', column, to });
  return orders;
}
