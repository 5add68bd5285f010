import { cloneState } from '../../../src/battle/model/state';
import type { EVENTS } from '../invariants/events';
import type { SAVING } from '../invariants/saving';
import {
  alsoTold,
  anywhere,
  ending,
  giving,
  inEngine,
  inEvents,
  inState,
  onEvery,
  type Plant,
  type PlantsFor,
  type Where,
} from './plant';

export const EVENTS_PLANTS: PlantsFor<typeof EVENTS> = {
  'the events rebuild the state': {
    where: giving('move'),
    spoil: (moment) => ({ ...moment, events: moment.events.slice(1) }),
  },
  'search plays the same rules': inEngine(anywhere, () => ({ carryOut: () => undefined })),
  'a coded order is the order, and does the same': inEngine(onEvery(3, 0), () => ({
    carryOutCode: () => undefined,
  })),
  'a compiled state is the state': inEngine(anywhere, ({ compile }) => ({
    compile: (state) => ({ ...compile(state), round: 99 }),
  })),
  'an order is coded as it was offered': inEngine(onEvery(3, 0), ({ offerOrders }) => ({
    offerOrders: (state, offered) => {
      offerOrders(state, offered);
      // A bit that means nothing.
      for (let place = 0; place < offered.count; place++)
        offered.codes[place] = (offered.codes[place] ?? 0) | (1 << 28);
    },
  })),
  'an order does only its own kind of thing': alsoTold(giving('move'), () => [
    { type: 'cardDrawn', side: 'left', card: 'oathguard' },
  ]),
  'an order begins with what was ordered': {
    where: giving('attack'),
    spoil: (moment) => ({ ...moment, events: moment.events.toReversed() }),
  },
  'nothing happens after the end': alsoTold(ending('castle'), () => [{ type: 'turnEnded', side: 'left' }]),
  'effects are cut once at most, and no later than the rules say': alsoTold(anywhere, () => [
    { type: 'effectsCut', limit: 999 },
  ]),
  // The last one: applying it would throw.
  'an event names cards that stand on the board': inEvents(
    'castleStruck',
    () => ({ unit: 'nobody' }),
    ({ events }) => events.at(-1)?.type === 'castleStruck',
  ),
};

const badCopies = (where: Where): Plant =>
  inEngine(where, ({ game }) => ({ game: { ...game, clone: (state) => ({ ...cloneState(state), round: 99 }) } }));

export const SAVING_PLANTS: PlantsFor<typeof SAVING> = {
  'the given state is unchanged': {
    where: onEvery(4, 0),
    spoil: (moment) => ({ ...moment, context: { ...moment.context }, before: { ...moment.before, round: 99 } }),
  },
  'a trip through JSON changes nothing': inState(anywhere, () => ({ winner: undefined as never })),
  'events survive JSON too': inEvents('struck', () => ({ why: undefined }) as object),
  'a saved battle has the same hash': {
    where: anywhere,
    spoil: (moment) => ({ ...moment, context: { ...moment.context }, after: { ...moment.after, round: 99 } }),
  },
  'a loaded battle goes on alike': {
    where: onEvery(4, 1),
    spoil: (moment) => {
      const textBefore = JSON.stringify({ ...moment.before, castles: { left: 1, right: 1 } });
      return { ...moment, context: { ...moment.context, textBefore } };
    },
  },
  'undo all gives the checkpoint back': badCopies(anywhere),
  'undo one gives the state before it': badCopies(onEvery(4, 2)),
  'redo all gives the same state and events': badCopies(anywhere),
  'what reveals something can’t be taken back, all else can': {
    where: giving('endTurn'),
    spoil: (moment) => ({ ...moment, events: [] }),
  },
  'a replay of the record gives the same state': {
    where: ending('castle'),
    spoil: (moment) => ({ ...moment, context: { ...moment.context, orders: moment.context.orders.slice(1) } }),
  },
  'a copy shares nothing that is written': inEngine(onEvery(4, 3), ({ game }) => {
    let shared: ReturnType<typeof cloneState> | null = null;
    const clone: typeof game.clone = (state) => {
      shared ??= cloneState(state);
      return shared;
    };
    return { game: { ...game, clone } };
  }),
};
