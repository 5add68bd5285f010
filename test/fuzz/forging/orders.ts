import type { Dice } from '../../support/dice';
import { type Forgery, type Loose, listIn } from './loose';

function inOrders(change: (orders: unknown[], dice: Dice, save: Loose) => void): Forgery {
  return (save, dice) => change(listIn(save.record as Loose, 'orders'), dice, save);
}

const OTHERS = [
  { type: 'endTurn' },
  { type: 'concede' },
  { type: 'mulligan', cards: [] },
  { type: 'march', column: 0, to: 1 },
  { type: 'deploy', card: 'oathguard', at: { row: 0, col: 0 } },
  null,
];

/** Tells another course, or another beginning. Most of it is refused at the first order that can't be. */
export const ORDER_FORGERIES: readonly Forgery[] = [
  inOrders((orders, dice) => orders.splice(dice.below(orders.length + 1))),
  inOrders((orders, dice) => orders.splice(dice.below(orders.length + 1), 1)),
  inOrders((orders, dice) => orders.splice(dice.below(orders.length + 1), 0, dice.pick(OTHERS))),
  inOrders((orders) => orders.push({ type: 'endTurn' }, { type: 'endTurn' }, { type: 'endTurn' })),
  inOrders((orders) => {
    for (let count = 0; count < 300; count++) orders.push({ type: 'endTurn' });
  }),
  (save, dice) => {
    const start = (save.record as Loose).start as Loose;
    if (start.type === 'match') start.seed = dice.pick([0, -1, 1, 2 ** 31, Number.MAX_SAFE_INTEGER]);
  },
  (save, dice) => {
    const { decks } = (save.record as Loose).start as { readonly decks?: Loose };
    const cards = Object.keys((save.book as Loose).cards as object);
    if (decks !== undefined && cards.length > 0) {
      decks[dice.pick(['left', 'right'])] = Array.from({ length: dice.pick([0, 1, 30, 99]) }, () => dice.pick(cards));
    }
    listIn(save.record as Loose, 'orders').splice(dice.pick([0, 2]));
  },
  (save, dice) =>
    Object.assign(save.seats as Loose, { [dice.pick(['left', 'right'])]: dice.pick(['human', 'master']) }),
  (save, dice) => Object.assign(save, { stream: [dice.below(9), -1, 2 ** 40, 0], scenario: dice.pick(['A case', '']) }),
];
