import { SIDES, type Side } from '../../../src/battle/sides';
import { hiddenCardsMarked, hiddenCardsPermuted, tellsSecrets } from '../hidden';
import { isDeeplySame } from './events';
import { type Context, type Invariant, unless } from './moment';

/** R11: what one side holds never shows in what the other sees. The sides are looked at in turns. */
export const SECRECY = {
  'no hidden card is seen': ({ engine, after, context }) => {
    const viewer = viewerOf(context);
    return unless(
      !tellsSecrets(engine.observe(hiddenCardsMarked(after, viewer), viewer)),
      `${viewer} sees hidden cards`,
    );
  },
  'permuted hidden cards look the same': ({ engine, after, context }) => {
    const viewer = viewerOf(context);
    const permuted = hiddenCardsPermuted(after, viewer, context.orders.length);
    const looksSame = isDeeplySame(engine.observe(permuted, viewer), engine.observe(after, viewer));
    return unless(looksSame, `${viewer} sees an order that is nobody’s`);
  },
  'the own hand is seen whole': ({ engine, after }) => {
    const blind = SIDES.find((side) => !isDeeplySame(engine.observe(after, side).hand, after.hands[side]));
    return unless(blind === undefined, `${blind} doesn’t see its own hand`);
  },
  'what is public is the same for both': ({ engine, order, after }) => {
    // Only these orders move cards between what is hidden and what is not; the rest is the same list of members.
    if (order.type !== 'endTurn' && order.type !== 'deploy' && after.winner === null) return null;
    const [left, right] = SIDES.map((side) => {
      const { side: _side, hand: _hand, ownDeckSorted: _deck, ...open } = engine.observe(after, side);
      return open;
    });
    return unless(isDeeplySame(left, right), 'the sides see two different battles');
  },
} as const satisfies Readonly<Record<string, Invariant>>;

function viewerOf({ orders }: Context): Side {
  return orders.length % 2 === 0 ? 'left' : 'right';
}
