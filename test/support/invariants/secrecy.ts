import type { Order } from '../../../src/battle/model/orders';
import { SIDES, type Side } from '../../../src/kernel/sides';
import { hiddenCardsMarked, markedAlike, tellsSecrets } from '../hidden';
import { type Context, type Invariant, unless } from './moment';
import { isDeeplySame } from './same';

/** Only these orders move cards between what is hidden and what is not. */
const REVEALING: ReadonlySet<Order['type']> = new Set<Order['type']>(['endTurn', 'deploy', 'mulligan', 'play']);

/** R11: what one side holds never shows in what the other sees. The sides are looked at in turns. */
export const SECRECY = {
  'no hidden card is seen': ({ engine, order, after, context }) => {
    if (!REVEALING.has(order.type)) return null;
    const viewer = viewerOf(context);
    const seen = engine.observe(hiddenCardsMarked(after, viewer), viewer);
    return unless(!tellsSecrets(seen), `${viewer} sees hidden cards`);
  },
  'no hidden card is told of': ({ engine, before, order, context }) => {
    if (!REVEALING.has(order.type)) return null;
    for (const viewer of SIDES) {
      const marked = markedAlike(before, order, viewer);
      const step = engine.submit(marked.state, marked.order);
      if (!step.ok) return `with other hidden cards ${order.type} is refused, ${step.refusal.code}`;
      // R2.4: a card drawn beyond the hand limit is discarded, face up.
      const told = context.observeEvents(step.value.events, viewer).filter(({ type }) => type !== 'cardOverdrawn');
      if (tellsSecrets(told)) return `${viewer} is told of hidden cards`;
    }
    return null;
  },
  'nobody is told the order of a deck or the stream': ({ events, context }) => {
    if (!events.some(({ type }) => type === 'mulliganed')) return null;
    const open = SIDES.flatMap((side) => context.observeEvents(events, side)).find(
      (event) => event.type === 'mulliganed' && (event.chance.length > 0 || isKnown(event.deck)),
    );
    return unless(open === undefined, 'a mulligan gives the deck away');
  },
  'the own hand is seen whole': ({ engine, order, after }) => {
    if (!REVEALING.has(order.type)) return null;
    const blind = SIDES.find((side) => !isDeeplySame(engine.observe(after, side).hand, after.hands[side]));
    return unless(blind === undefined, `${blind} doesn’t see its own hand`);
  },
  'what is public is the same for both': ({ engine, order, after }) => {
    if (!REVEALING.has(order.type) && after.winner === null) return null;
    const [left, right] = SIDES.map((side) => {
      const { side: _side, hand: _hand, ownDeckSorted: _deck, ...open } = engine.observe(after, side);
      return open;
    });
    return unless(isDeeplySame(left, right), 'the sides see two different battles');
  },
} as const satisfies Readonly<Record<string, Invariant>>;

export function isKnown(cards: readonly string[]): boolean {
  return cards.some((card) => card !== '?');
}

export function viewerOf({ orders }: Context): Side {
  return orders.length % 2 === 0 ? 'left' : 'right';
}
