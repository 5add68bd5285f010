import type { EventOf, SkirmishEvent } from '../../../skirmish/model/events';
import { effectValue } from '../../../skirmish/model/maneuver';
import type { ManeuverOrder } from '../../../skirmish/model/orders';
import { battleTime } from '../../identity/battleTime';
import { partId } from '../../identity/ids';
import type { Point } from '../telling';
import { type FieldTelling, seenUnit } from './fieldTelling';

const FAILED = 'movement_failed';

/** Written when the order is carried out: why a maneuver failed may be told after it. `from` is where it began. */
export function tellManeuver(
  telling: FieldTelling,
  order: ManeuverOrder,
  from: Point,
  events: readonly SkirmishEvent[],
): void {
  const told = events.find((event): event is EventOf<'maneuvered'> => event.type === 'maneuvered');
  if (told === undefined) return;
  const { session, rows, book } = telling;
  const maneuver = book.maneuvers[order.maneuver];
  const isDone = !told.effects.includes(FAILED);
  rows.tactical_maneuvers_log.push({
    id: partId(session, 'maneuver', rows.tactical_maneuvers_log.length + 1),
    character_id: telling.characterId(order.unit),
    combat_session_id: session,
    maneuver_id: order.maneuver,
    from_position: from,
    to_position: reachedBy(telling, order.unit, events),
    target_character_id: told.target === undefined ? null : telling.characterId(told.target),
    execution_successful: isDone,
    failure_reason: isDone ? null : whyFailed(order.unit, events),
    movement_cost: costOf(order.unit, events),
    stat_modifiers_applied: isDone ? (maneuver?.modifiers ?? []) : [],
    special_effects_triggered: isDone
      ? told.effects.map((effect) => ({ effect, value: effectWorth(telling, order, effect) }))
      : [],
    executed_at: battleTime(telling.order),
  });
}

type Walked = EventOf<'moved'>;

function steps(unit: string, events: readonly SkirmishEvent[]): Walked[] {
  return events.filter(
    (event): event is Walked => event.type === 'moved' && event.unit === unit && event.by === 'maneuver',
  );
}

function reachedBy(telling: FieldTelling, unit: string, events: readonly SkirmishEvent[]): Point {
  return steps(unit, events).at(-1)?.to ?? seenUnit(telling, unit).at;
}

function costOf(unit: string, events: readonly SkirmishEvent[]): number {
  return steps(unit, events).reduce((sum, { cost }) => sum + cost, 0);
}

function effectWorth({ book }: FieldTelling, { maneuver }: ManeuverOrder, effect: string): number | null {
  const found = book.maneuvers[maneuver]?.effects.find((each) => each.effect === effect);
  return found === undefined ? null : effectValue(book.maneuvers[maneuver] ?? null, found.effect);
}

/** The first that stopped it: a fall, ice, somebody unseen, the ground. */
function whyFailed(unit: string, events: readonly SkirmishEvent[]): string {
  for (const event of events) {
    if (!('unit' in event) || event.unit !== unit) continue;
    if (event.type === 'fell') return 'fell_on_the_way';
    if (event.type === 'halted') return event.reason;
    if (event.type === 'stopped') return event.reason;
    if (event.type === 'slipped') return 'slipped_on_ice';
    if (event.type === 'fellDown') return 'fell_down';
  }
  return FAILED;
}
