import { refusal } from '../../../src/battle/model/refusals';
import { observe } from '../../../src/battle/view/observe';
import type { LEGALITY } from '../invariants/legality';
import type { SECRECY } from '../invariants/secrecy';
import type { THOROUGH } from '../invariants/thorough';
import { anywhere, ending, giving, inEngine, inEvents, type Plant, type PlantsFor, telling, type Where } from './plant';

const leaking = (where: Where): Plant =>
  inEngine(where, () => ({
    observe: (state, side) => ({ ...observe(state, side), hand: [...state.hands.left, ...state.hands.right] }),
  }));

export const LEGALITY_PLANTS: PlantsFor<typeof LEGALITY> = {
  'the order was offered, or a concession': inEngine(giving('move'), ({ legalOrders }) => ({
    legalOrders: (state, side) => legalOrders(state, side).filter(({ type }) => type !== 'move'),
  })),
  'the turn can be ended until the battle is': inEngine(anywhere, () => ({ legalOrders: () => [] })),
  'before the first round hands are settled and nothing else': inEngine(
    ({ after }) => after.phase === 'mulligan',
    () => ({ legalOrders: () => [{ type: 'endTurn' }] }),
  ),
  'nothing is offered to the side that waits': inEngine(anywhere, () => ({ legalOrders: () => [{ type: 'endTurn' }] })),
  'after the end everything is refused': inEngine(ending('castle'), () => ({ whyIllegal: () => refusal('too-far') })),
};

export const SECRECY_PLANTS: PlantsFor<typeof SECRECY> = {
  'no hidden card is seen': leaking(giving('deploy')),
  'no hidden card is told of': {
    where: giving('endTurn'),
    spoil: (moment) => ({ ...moment, context: { ...moment.context, observeEvents: (events) => [...events] } }),
  },
  'nobody is told the order of a deck or the stream': {
    where: telling('mulliganed'),
    spoil: (moment) => ({ ...moment, context: { ...moment.context, observeEvents: (events) => [...events] } }),
  },
  'the own hand is seen whole': inEngine(giving('deploy'), () => ({
    observe: (state, side) => ({ ...observe(state, side), hand: ['?'] }),
  })),
  'what is public is the same for both': inEngine(giving('endTurn'), () => ({
    observe: (state, side) => ({ ...observe(state, side), round: side === 'left' ? 1 : 2 }),
  })),
};

export const THOROUGH_PLANTS: PlantsFor<typeof THOROUGH> = {
  'every offered order is accepted': inEngine(anywhere, ({ legalOrders }) => ({
    legalOrders: (state, side) => [{ type: 'attackCastle', unit: 'nobody' }, ...legalOrders(state, side)],
  })),
  'no order is offered twice': inEngine(anywhere, ({ legalOrders }) => ({
    legalOrders: (state, side) => [...legalOrders(state, side), { type: 'endTurn' }],
  })),
  'no other order is accepted': inEngine(giving('endTurn'), ({ legalOrders }) => ({
    legalOrders: (state, side) => legalOrders(state, side).filter(({ type }) => type !== 'endTurn'),
  })),
  'the forecast was what happened': inEvents('struck', ({ damage }) => ({ damage: damage + 1 })),
  'no hidden card is seen in any state': leaking(anywhere),
  'permuted hidden cards look the same': inEngine(anywhere, () => ({
    observe: (state, side) => ({ ...observe(state, side), ownDeckSorted: state.decks[side] }),
  })),
  'who thinks on what it sees is offered the very same orders': inEngine(anywhere, ({ legalOrders }) => ({
    // A state to think on has no stream.
    legalOrders: (state, side) => (state.chance.length === 0 ? [] : legalOrders(state, side)),
  })),
  'what is imagined is known': inEngine(anywhere, () => ({
    observe: (state, side) => ({ ...observe(state, side), handCounts: { left: 99, right: 99 } }),
  })),
};
