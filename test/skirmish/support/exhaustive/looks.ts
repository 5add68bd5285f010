import { stableHash } from '../../../../src/kernel/hash';
import type { EventOf, SkirmishEvent, SkirmishEventType } from '../../../../src/skirmish/model/events';
import type { SkirmishOrder } from '../../../../src/skirmish/model/orders';
import type { SkirmishState } from '../../../../src/skirmish/model/state';
import type { SkirmishEngine, SkirmishStep } from '../../../../src/skirmish/SkirmishEngine';
import type { SkirmishForecast } from '../../../../src/skirmish/view/forecast';

export function eventsOf<Type extends SkirmishEventType>(
  events: readonly SkirmishEvent[],
  type: Type,
): readonly EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type);
}

const SURPRISES: readonly SkirmishEventType[] = ['halted', 'slipped', 'stopped', 'setBack', 'fellDown'];

/** Something that no forecast knows: then the order goes otherwise than it was foretold. */
export function isSurprised(events: readonly SkirmishEvent[]): boolean {
  return events.some(({ type }) => SURPRISES.includes(type));
}

/** What was foretold of an order and didn't come true; null when all of it did. Where dice fell, only what they can't change. */
export function brokenForecast(
  order: SkirmishOrder,
  foretold: SkirmishForecast,
  { events }: SkirmishStep,
): string | null {
  const blow = brokenBlow(foretold, events);
  if (blow !== null) return blow;
  if (order.type === 'heal' && eventsOf(events, 'healed')[0]?.amount !== foretold.heals) return 'healing differs';
  return isSurprised(events) || isStruckFirst(events) ? null : brokenWay(order, foretold, events);
}

function brokenBlow({ attack, damage }: SkirmishForecast, events: readonly SkirmishEvent[]): string | null {
  const [blow] = eventsOf(events, 'attacked').filter(({ isReaction }) => !isReaction);
  if (blow === undefined) return null;
  if (attack === null) return 'a blow that nobody foretold';
  const [least, most] = attack.damage;
  const isRolled = events.some(({ type }) => type === 'rolled');
  if (!isRolled && (blow.damage < least || blow.damage > most)) return `damage ${blow.damage}, not ${least} to ${most}`;
  const told = JSON.stringify([attack.chance, attack.modifiers]);
  const isAsFromHere = !isStruckFirst(events) && damage === 0;
  const isOther = JSON.stringify([blow.chance, blow.modifiers]) !== told;
  return isAsFromHere && isOther ? `chance and modifiers differ: ${told}` : null;
}

const isStruckFirst = (events: readonly SkirmishEvent[]) => events.some(({ type }) => type === 'provoked');

/** The way, what it costs, and what its ground does. */
function brokenWay(order: SkirmishOrder, foretold: SkirmishForecast, events: readonly SkirmishEvent[]): string | null {
  if (!('unit' in order)) return null;
  const moves = events.filter(
    (event): event is EventOf<'moved'> | EventOf<'stepped'> => event.type === 'moved' || event.type === 'stepped',
  );
  const mover = order.unit;
  const hasFallen = eventsOf(events, 'fell').some(({ unit }) => unit === mover);
  if (hasFallen) return null;
  const way = moves.map(({ to }) => to);
  if (JSON.stringify(way) !== JSON.stringify(foretold.path)) return `went ${JSON.stringify(way)}`;
  if (order.type === 'move' || order.type === 'disengage') {
    const cost = eventsOf(events, 'moved').reduce((sum, event) => sum + event.cost, 0);
    if (cost !== foretold.cost) return `cost ${cost}, foretold ${foretold.cost}`;
  }
  if (order.type === 'maneuver') return null;
  const hurt = eventsOf(events, 'damaged')
    .filter(({ unit, by }) => unit === mover && (by === 'terrain' || by === 'trap'))
    .reduce((sum, { amount }) => sum + amount, 0);
  return hurt === foretold.damage ? null : `hurt by ${hurt}, foretold ${foretold.damage}`;
}

/** Given again on the state as a file would keep it, the order comes to the same. */
export function isRepeatable(
  engine: SkirmishEngine,
  before: SkirmishState,
  order: SkirmishOrder,
  { state }: SkirmishStep,
): boolean {
  const loaded = JSON.parse(JSON.stringify(before)) as SkirmishState;
  if (stableHash(loaded) !== stableHash(before)) return false;
  const begun = engine.begin({ type: 'position', state: loaded });
  const again = engine.submit(begun.state, JSON.parse(JSON.stringify(order)) as SkirmishOrder);
  return again.ok && stableHash(again.value.state) === stableHash(state);
}
