import type { BattleEngine } from '../../../src/battle/BattleEngine';
import type { BattleState } from '../../../src/battle/model/state';
import { imagine } from '../../../src/battle/view/observe';
import { OPPONENT, SIDES } from '../../../src/kernel/sides';
import { hiddenCardsMarked, hiddenCardsPermuted, tellsSecrets } from '../hidden';
import { type Invariant, unless } from './moment';
import { isDeeplySame } from './same';
import { isKnown, viewerOf } from './secrecy';
import { offers, visitEveryOrder, wordOf } from './universe';

/** Of the two largest kinds of orders one in so many is tried after each order, another one each time. */
const SAMPLED = 23;

/** What is dear to ask of offers and of views: done after every order of some hundred battles. */
export const THOROUGH = {
  'every offered order is accepted': ({ engine, after }) => {
    const wrong = offers(engine, after).find((order) => engine.whyIllegal(after, order) !== null);
    return wrong === undefined ? null : `${wordOf(wrong)} is offered but refused`;
  },
  'no order is offered twice': ({ engine, after }) => {
    const offered = offers(engine, after);
    return unless(new Set(offered.map(wordOf)).size === offered.length, 'an order is offered twice');
  },
  'no other order is accepted': ({ engine, after, context }) =>
    acceptedUnoffered(engine, after, SAMPLED, context.orders.length),
  'the forecast was what happened': ({ engine, before, order, events }) => {
    const forecast = engine.forecast(before, order);
    return unless(forecast.ok && isDeeplySame(forecast.value, events), 'the forecast told something else');
  },
  'no hidden card is seen in any state': ({ engine, after, context }) => {
    const viewer = viewerOf(context);
    const seen = engine.observe(hiddenCardsMarked(after, viewer), viewer);
    return unless(!tellsSecrets(seen), `${viewer} sees hidden cards`);
  },
  'permuted hidden cards look the same': ({ engine, after, context }) => {
    const viewer = viewerOf(context);
    const permuted = hiddenCardsPermuted(after, viewer, context.orders.length);
    const looksSame = isDeeplySame(engine.observe(permuted, viewer), engine.observe(after, viewer));
    return unless(looksSame, `${viewer} sees an order that is nobody’s`);
  },
  'who thinks on what it sees is offered the very same orders': ({ engine, after }) => {
    const imagined = imagine(engine.observe(after, after.turn));
    return unless(
      isDeeplySame(engine.legalOrders(imagined, after.turn), offers(engine, after)),
      'imagination offers something else',
    );
  },
  'what is imagined is known': ({ engine, after, context }) => {
    const viewer = viewerOf(context);
    const { hands, decks, discards } = imagine(engine.observe(after, viewer));
    const enemy = OPPONENT[viewer];
    return unless(
      hands[enemy].length === after.hands[enemy].length &&
        !isKnown(hands[enemy]) &&
        !SIDES.some((side) => isKnown(decks[side])) &&
        isDeeplySame(discards, after.discards),
      `${viewer} imagines what it can’t know`,
    );
  },
} as const satisfies Readonly<Record<string, Invariant>>;

/** The whole of the space of orders: an order that is accepted and not offered, in words. */
export function acceptedUnoffered(
  engine: BattleEngine,
  state: BattleState,
  every: number,
  offset: number,
): string | null {
  const offered = new Set(offers(engine, state).map(wordOf));
  let complaint: string | null = null;
  visitEveryOrder(engine, state, every, offset, (order) => {
    if (engine.whyIllegal(state, order) === null && !offered.has(wordOf(order))) {
      complaint = `${wordOf(order)} is accepted but not offered`;
    }
  });
  return complaint;
}
