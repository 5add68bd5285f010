import type { Dice } from '../../support/dice';
import { type Forgery, type Loose, listIn } from '../forging/loose';

function inOrders(change: (orders: unknown[], dice: Dice) => void): Forgery {
  return (save, dice) => change(listIn(save.record as Loose, 'orders'), dice);
}

function inMatch(change: (start: Loose, dice: Dice, book: Loose) => void): Forgery {
  return (save, dice) => {
    const start = (save.record as Loose).start as Loose;
    if (start.type === 'match') change(start, dice, save.book as Loose);
    if (dice.chance(80)) listIn(save.record as Loose, 'orders').splice(0);
  };
}

const AT = { x: 1, y: 1 };
const OTHERS = [
  { type: 'end' },
  { type: 'forfeit' },
  { type: 'ready' },
  { type: 'offerDraw' },
  { type: 'acceptDraw' },
  { type: 'move', unit: 'left-1', to: AT, path: [AT, { x: 99, y: 1.5 }] },
  { type: 'attack', unit: 'left-1', target: 'right-1' },
  { type: 'attack', unit: 'left-1', target: { x: 2, y: 2 } },
  { type: 'form', formation: 'line', anchor: AT, facing: 'north', members: ['left-1', 'left-1'], slots: { nobody: 3 } },
  { type: 'march', formation: 1, direction: 'northeast', squares: 1e9 },
  { type: 'maneuver', unit: 'left-1', maneuver: 'constructor', to: AT },
  { type: 'toString' },
  { type: 'move', unit: 7 },
  null,
];

/** Tells another course, or another beginning. Most of it is refused at the first order that can't be. */
export const ORDER_FORGERIES: readonly Forgery[] = [
  inOrders((orders, dice) => orders.splice(dice.below(orders.length + 1))),
  inOrders((orders, dice) => orders.splice(dice.below(orders.length + 1), 1)),
  inOrders((orders, dice) => orders.splice(dice.below(orders.length + 1), 0, dice.pick(OTHERS))),
  inOrders((orders, dice) => orders.push(dice.pick(OTHERS))),
  inOrders((orders) => orders.push({ type: 'end' }, { type: 'end' }, { type: 'end' })),
  inOrders((orders, dice) => {
    for (let count = dice.pick([5, 5, 5, 5, 60]); count > 0; count--) orders.push({ type: 'end' });
  }),
  inMatch((start, dice) => Object.assign(start, { seed: dice.pick([0, -1, 1, 2 ** 31, Number.MAX_SAFE_INTEGER]) })),
  inMatch((start, dice, book) => {
    const kinds = [...Object.keys(book.units as Loose), 'nobody'];
    const squad = Array.from({ length: dice.pick([0, 1, 8, 9]) }, () => dice.pick(kinds));
    Object.assign(start.squads as Loose, { [dice.pick(['left', 'right'])]: squad });
  }),
  inMatch((start, dice, book) => {
    const [map] = Object.values(book.maps as Record<string, Loose>);
    const own = { ...structuredClone(map), id: 'generated--7-9x9' };
    start.map = dice.pick<unknown>([
      own,
      'nowhere',
      null,
      { ...own, width: 16 },
      { ...own, spawns: { left: [AT], right: [AT] } },
    ]);
  }),
  (save, dice) =>
    Object.assign(save.seats as Loose, {
      [dice.pick(['left', 'right'])]: dice.pick(['human', 'captain-wall', 'nobody', 'no body', '', 7]),
    }),
  (save, dice) => Object.assign(save, { stream: [dice.below(9), -1, 2 ** 40, 0], scenario: dice.pick(['A case', '']) }),
];
