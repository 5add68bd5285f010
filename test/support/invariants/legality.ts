import { OPPONENT } from '../../../src/kernel/sides';
import { type Invariant, unless } from './moment';
import { offers, visitEveryOrder, wordOf } from './universe';

/** Offers and the judge: two ways to ask the same question. */
export const LEGALITY = {
  'the order was offered, or a concession': ({ engine, before, order }) => {
    if (order.type === 'concede') return null;
    const word = wordOf(order);
    return unless(
      offers(engine, before).some((offered) => offered.type === order.type && wordOf(offered) === word),
      `${word} was not offered`,
    );
  },
  'the turn can be ended until the battle is': ({ engine, after }) => {
    if (after.phase === 'mulligan') return null;
    const mayEnd = offers(engine, after).some(({ type }) => type === 'endTurn');
    return unless(mayEnd === (after.winner === null), 'the turn is stuck, or the battle goes on after its end');
  },
  'before the first round hands are settled and nothing else': ({ engine, after }) => {
    if (after.winner !== null) return null;
    const settling = offers(engine, after).filter(({ type }) => type === 'mulligan').length;
    const expected = after.phase === 'mulligan' ? offers(engine, after).length : 0;
    return unless(settling === expected, `${settling} mulligans are offered`);
  },
  'nothing is offered to the side that waits': ({ engine, after }) =>
    unless(engine.legalOrders(after, OPPONENT[after.turn]).length === 0, 'the other side may act out of turn'),
  'after the end everything is refused': ({ engine, after }) => {
    if (after.winner === null) return null;
    let open: string | null = offers(engine, after).length === 0 ? null : 'orders are offered after the end';
    visitEveryOrder(engine, after, 7, 0, (order) => {
      if (engine.whyIllegal(after, order)?.code !== 'battle-over') open = `${wordOf(order)} is not refused`;
    });
    return open;
  },
} as const satisfies Readonly<Record<string, Invariant>>;
