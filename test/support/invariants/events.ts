import { apply } from '../../../src/battle/apply';
import type { BattleEvent } from '../../../src/battle/events';
import type { Order } from '../../../src/battle/orders';
import { openRecord, replayBattle } from '../../../src/battle/record';
import { type BattleState, cloneState } from '../../../src/battle/state';
import { reckon } from '../../../src/core/arithmetic/reckon';
import { stableHash } from '../../../src/kernel/hash';
import { type Context, type Invariant, unless } from './moment';

/** A replay from the start and hashes are dear: they are done at every so many orders and at the end. */
const REPLAY_EVERY = 60;
const HASH_EVERY = 16;

type Blow = Extract<BattleEvent, { type: 'struck' | 'castleStruck' }>;

/** What happened, told in events, is all that happened. */
export const EVENTS = {
  'the events rebuild the state': ({ before, events, after }) => {
    const rebuilt = cloneState(before);
    for (const event of events) apply(rebuilt, event);
    return unless(isDeeplySame(rebuilt, after), 'the events lead to another state');
  },
  'the given state is unchanged': ({ before, context }) =>
    unless(JSON.stringify(before) === context.textBefore, 'the order wrote into the state it was given'),
  'a trip through JSON changes nothing': ({ after, context }) =>
    unless(isDeeplySame(JSON.parse(context.textAfter), after), 'the state is not plain JSON'),
  'a trip through JSON keeps the hash': ({ after, context }) => {
    if (!isDue(context, HASH_EVERY) && after.winner === null) return null;
    const back = JSON.parse(context.textAfter) as BattleState;
    return unless(stableHash(back) === stableHash(after), 'the saved state has another hash');
  },
  'events survive JSON too': ({ events }) =>
    unless(isDeeplySame(JSON.parse(JSON.stringify(events)), events), 'an event is not plain JSON'),
  'a replay of the record gives the same state': ({ engine, after, context }) => {
    const { start, orders } = context;
    if (!isDue(context, REPLAY_EVERY) && after.winner === null) return null;
    const replayed = replayBattle(engine, { ...openRecord(engine.book, start), orders });
    if (!replayed.ok) return `the replay stops: ${JSON.stringify(replayed.refusal)}`;
    return unless(stableHash(replayed.value.state) === stableHash(after), 'the replay leads to another state');
  },
  'the forecast was what happened': ({ engine, before, order, events }) => {
    const forecast = engine.forecast(before, order);
    return unless(forecast.ok && isDeeplySame(forecast.value, events), 'the forecast told something else');
  },
  'search plays the same rules': ({ engine, before, order, after }) => {
    const state = cloneState(before);
    engine.carryOut(state, order);
    return unless(isDeeplySame(state, after), 'carrying out differs from submitting');
  },
  'the arithmetic is the damage': ({ events }) => {
    const wrong = blows(events).find(({ arithmetic, damage }) => reckon(arithmetic) !== damage);
    return unless(wrong === undefined, `the arithmetic of ${wrong?.damage} comes to something else`);
  },
  'damage is whole and at least 1': ({ events }) =>
    unless(
      blows(events).every(({ damage }) => Number.isSafeInteger(damage) && damage >= 1),
      'damage is broken or nothing',
    ),
  'an order does only its own kind of thing': ({ order, events }) => {
    const stranger = events.find(({ type }) => !EXPECTED[order.type].includes(type));
    return unless(stranger === undefined && events.length > 0, `${order.type} brought ${stranger?.type ?? 'nothing'}`);
  },
} as const satisfies Readonly<Record<string, Invariant>>;

const EXPECTED: Readonly<Record<Order['type'], readonly BattleEvent['type'][]>> = {
  deploy: ['deployed'],
  move: ['moved'],
  attack: ['struck', 'wounded', 'fell'],
  attackCastle: ['castleStruck', 'battleEnded'],
  endTurn: ['turnEnded', 'attrition', 'turnBegan', 'cardDrawn', 'cardOverdrawn', 'battleEnded'],
  concede: ['battleEnded'],
};

function isDue({ orders }: Context, every: number): boolean {
  return orders.length % every === 0;
}

function blows(events: readonly BattleEvent[]): Blow[] {
  return events.filter((event): event is Blow => event.type === 'struck' || event.type === 'castleStruck');
}

/** Deep sameness in which −0 is not 0 and a member that is undefined is not a missing one. */
export function isDeeplySame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return isSameList(one, other);
  const [members, others] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(members);
  if (keys.length !== Object.keys(others).length) return false;
  for (const key of keys) if (!Object.hasOwn(others, key) || !isDeeplySame(members[key], others[key])) return false;
  return true;
}

function isSameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (!isDeeplySame(one[index], other[index])) return false;
  return true;
}
