import { codeOfOrder, type OrderCode } from '../../../src/battle/legality/orderCodes';
import { openOrderList } from '../../../src/battle/legality/orderList';
import { copyState } from '../../../src/battle/model/copyState';
import { describeState } from '../../../src/battle/model/engineState';
import type { BattleEvent } from '../../../src/battle/model/events';
import type { Order } from '../../../src/battle/model/orders';
import { cloneState } from '../../../src/battle/model/state';
import { apply } from '../../../src/battle/resolve/apply';
import { memoizePerObject } from '../../../src/kernel/memoize';
import { plain } from '../engine';
import { position } from '../position';
import { type Invariant, type Moment, ofEach, scenesOf, unless } from './moment';
import { isDeeplySame } from './same';

/** Every so many orders: decoding all that are offered takes as long as all other invariants. */
const SELDOM = 3;

/** Used again and again, as search does: what an earlier moment left there must not matter. */
const OFFERED = openOrderList();
const SCRATCH = plain.compile(position());

/** Null where it isn't asked, undefined where none stands for the order. */
const codeOf = memoizePerObject(({ engine, before, order, context }: Moment): OrderCode | null | undefined => {
  if (order.type === 'concede' || context.orders.length % SELDOM !== 0) return null;
  const compiled = engine.compile(before);
  engine.offerOrders(compiled, OFFERED);
  const codes = OFFERED.codes.subarray(0, OFFERED.count);
  return codes.find((offered) => isDeeplySame(engine.orderOf(compiled, offered), order));
});

/** What happened, told in events, is all that happened. */
export const EVENTS = {
  'the events rebuild the state': (moment) => {
    const last = scenesOf(moment).at(-1);
    const rebuilt = cloneState(last?.state ?? moment.before);
    if (last !== undefined) apply(moment.engine.book, rebuilt, last.event);
    return unless(isDeeplySame(rebuilt, moment.after), 'the events lead to another state');
  },
  'search plays the same rules': ({ engine, before, order, after }) => {
    const state = engine.compile(before);
    engine.carryOut(state, order);
    return unless(isDeeplySame(describeState(state), after), 'carrying out differs from submitting');
  },
  'a compiled state is the state': ({ engine, after }) =>
    unless(isDeeplySame(describeState(engine.compile(after)), after), 'compiling lost or changed something'),
  'a coded order is the order, and does the same': (moment) => {
    const { engine, before, after } = moment;
    const code = codeOf(moment);
    if (code === null) return null;
    if (code === undefined) return 'no code stands for the order';
    copyState(SCRATCH, engine.compile(before));
    if (!isDeeplySame(describeState(SCRATCH), before)) return 'the copy differs';
    engine.carryOutCode(SCRATCH, code);
    return unless(
      isDeeplySame(describeState(SCRATCH), after),
      'carrying out the code differs from submitting the order',
    );
  },
  'an order is coded as it was offered': (moment) => {
    const { engine, before, order } = moment;
    const code = codeOf(moment) ?? null;
    if (code === null || order.type === 'concede') return null;
    return unless(codeOfOrder(engine.compile(before), order) === code, 'the order has another code than its offer');
  },
  'an order does only its own kind of thing': ({ order, events }) => {
    const stranger = events.find(({ type }) => !EXPECTED[order.type].has(type));
    const brought = stranger === undefined ? 'nothing' : `${stranger.type}, which EXPECTED doesn’t list for it`;
    return unless(stranger === undefined && events.length > 0, `${order.type} brought ${brought}`);
  },
  'an order begins with what was ordered': ({ order, events }) => {
    const first = FIRST[order.type];
    if (first === null) return null;
    return unless(events[0]?.type === first, `${order.type} began with ${events[0]?.type}`);
  },
  'nothing happens after the end': ({ events }) => {
    const end = events.findIndex(({ type }) => type === 'battleEnded');
    return unless(end < 0 || end === events.length - 1, `${events[end + 1]?.type} came after the end`);
  },
  'effects are cut once at most, and no later than the rules say': ({ engine, events }) => {
    const cuts = events.filter((event) => event.type === 'effectsCut');
    const { number } = engine.book.rules.effects;
    return unless(cuts.length <= 1 && cuts.every(({ limit }) => limit <= number), 'the guard let too much through');
  },
  'an event names cards that stand on the board': ofEach(
    ['moved', 'struck', 'countered', 'cellStruck', 'castleStruck', 'wounded', 'burned', 'hurt', 'healed', 'fell'],
    ({ state, event }) => {
      const named = 'target' in event ? [event.unit, event.target] : [event.unit];
      const missing = named.find((id) => !state.units.some((unit) => unit.id === id));
      return unless(missing === undefined, `${event.type} names ${missing}, which is not there`);
    },
  ),
} as const satisfies Readonly<Record<string, Invariant>>;

type EventType = BattleEvent['type'];

/** What abilities may do at any moment. */
const DEEDS: readonly EventType[] = [
  'hurt',
  'healed',
  'emboldened',
  'readied',
  'shoved',
  'groundChanged',
  'granted',
  'turned',
];
const FALLS: readonly EventType[] = ['fell', 'effectsCut', 'concealed'];
const TURN: readonly EventType[] = ['turnBegan', 'cardDrawn', 'cardOverdrawn', 'burned', ...DEEDS, ...FALLS];
/** Wherever a card may come to stand in a column that the other side owned. */
const INTRUSION: EventType = 'columnsHeld';

const EXPECTED: Readonly<Record<Order['type'], ReadonlySet<EventType>>> = {
  mulligan: new Set<EventType>(['mulliganed', ...TURN]),
  deploy: new Set<EventType>(['deployed', 'burned', INTRUSION, ...DEEDS, ...FALLS]),
  move: new Set<EventType>(['moved', 'countered', 'wounded', 'burned', INTRUSION, ...DEEDS, ...FALLS]),
  attack: new Set<EventType>(['struck', 'wounded', 'countered', INTRUSION, ...DEEDS, ...FALLS]),
  attackCastle: new Set<EventType>(['castleStruck', 'battleEnded', INTRUSION, ...DEEDS, ...FALLS]),
  attackCell: new Set<EventType>(['cellStruck', INTRUSION, ...DEEDS, ...FALLS]),
  brace: new Set<EventType>(['braced']),
  march: new Set<EventType>(['moved', 'countered', 'wounded', 'burned', INTRUSION, ...DEEDS, ...FALLS]),
  play: new Set<EventType>(['played', 'swapped', 'recalled', INTRUSION, ...DEEDS, ...FALLS]),
  endTurn: new Set<EventType>(['turnEnded', 'attrition', INTRUSION, 'battleEnded', ...TURN]),
  concede: new Set<EventType>(['battleEnded']),
};

/** Null where abilities come first: whoever guards a ring strikes before the move, and a turn's end sets things off. */
const FIRST: Readonly<Record<Order['type'], EventType | null>> = {
  mulligan: 'mulliganed',
  deploy: 'deployed',
  move: null,
  attack: 'struck',
  attackCastle: 'castleStruck',
  attackCell: 'cellStruck',
  brace: 'braced',
  march: null,
  play: 'played',
  endTurn: null,
  concede: 'battleEnded',
};
