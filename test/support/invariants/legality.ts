import { SIDES } from '../../../src/battle/sides';
import { type Invariant, unless } from './moment';
import { everyOrder, offers, wordOf } from './universe';

/** Offers and the judge: two ways to ask the same question. */
export const LEGALITY = {
  'every offered order is accepted': ({ engine, after }) => {
    const wrong = offers(engine, after).find((order) => engine.whyIllegal(after, order) !== null);
    return wrong === undefined ? null : `${wordOf(wrong)} is offered but refused`;
  },
  'no other order is accepted': ({ engine, after }) => {
    const offered = new Set(offers(engine, after).map(wordOf));
    const wrong = everyOrder(engine, after).find(
      (order) => engine.whyIllegal(after, order) === null && !offered.has(wordOf(order)),
    );
    return wrong === undefined ? null : `${wordOf(wrong)} is accepted but not offered`;
  },
  'no order is offered twice': ({ engine, after }) => {
    const offered = offers(engine, after).map(wordOf);
    return unless(new Set(offered).size === offered.length, 'an order is offered twice');
  },
  'the order was offered, or a concession': ({ engine, before, order }) => {
    const offered = offers(engine, before).map(wordOf);
    return unless(order.type === 'concede' || offered.includes(wordOf(order)), `${wordOf(order)} was not offered`);
  },
  'the turn can be ended until the battle is': ({ engine, after }) => {
    const mayEnd = offers(engine, after).some(({ type }) => type === 'endTurn');
    return unless(mayEnd === (after.winner === null), 'the turn is stuck, or the battle goes on after its end');
  },
  'nothing is offered to the side that waits': ({ engine, after }) => {
    const busy = SIDES.filter((side) => side !== after.turn && engine.legalOrders(after, side).length > 0);
    return unless(busy.length === 0, `${busy.join()} may act out of turn`);
  },
  'after the end everything is refused': ({ engine, after }) => {
    if (after.winner === null) return null;
    const open = everyOrder(engine, after).find((order) => engine.whyIllegal(after, order)?.code !== 'battle-over');
    return unless(open === undefined && offers(engine, after).length === 0, 'the battle goes on');
  },
} as const satisfies Readonly<Record<string, Invariant>>;
