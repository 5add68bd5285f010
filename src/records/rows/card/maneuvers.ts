import type { BattleEvent } from '../../../battle/model/events';
import type { Order } from '../../../battle/model/orders';
import type { BattleState } from '../../../battle/model/state';
import { battleTime } from '../../identity/battleTime';
import { partId } from '../../identity/ids';
import { type CardTelling, seenCard } from './cardTelling';

/**
 * What of an order counts as a maneuver: a march in formation, bracing, and moves that only a keyword allows, in the turn of
 * deployment (fresh-move) or after a blow (move-after-blow). `before` is the state in which it was given.
 */
export function tellManeuver(
  telling: CardTelling,
  before: BattleState,
  order: Order,
  events: readonly BattleEvent[],
): void {
  const maneuver = maneuverOf(before, order);
  if (maneuver === null) return;
  const moved = events.filter((event) => event.type === 'moved');
  const units = order.type === 'march' ? moved.map(({ unit }) => unit) : 'unit' in order ? [order.unit] : [];
  for (const unit of units) {
    const step = moved.find((event) => event.unit === unit);
    const { at } = seenCard(telling, unit);
    const from = step === undefined ? at : { x: step.from.col, y: step.from.row };
    const to = step === undefined ? from : { x: step.to.col, y: step.to.row };
    const isDone = step !== undefined || order.type === 'brace';
    const { session, rows } = telling;
    rows.tactical_maneuvers_log.push({
      id: partId(session, 'maneuver', rows.tactical_maneuvers_log.length + 1),
      character_id: telling.characterId(unit),
      combat_session_id: session,
      maneuver_id: maneuver,
      from_position: from,
      to_position: to,
      target_character_id: null,
      execution_successful: isDone,
      failure_reason: isDone ? null : 'fell_on_the_way',
      movement_cost: Math.abs(from.x - to.x) + Math.abs(from.y - to.y),
      stat_modifiers_applied: [],
      special_effects_triggered: [],
      executed_at: battleTime(telling.order),
    });
  }
}

function maneuverOf({ units }: BattleState, order: Order): string | null {
  if (order.type === 'march' || order.type === 'brace') return order.type;
  if (order.type !== 'move') return null;
  const unit = units.find(({ id }) => id === order.unit);
  if (unit?.fresh === true) return 'fresh-move';
  return unit?.hasStruck === true ? 'move-after-blow' : null;
}
