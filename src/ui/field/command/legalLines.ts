import type { SkirmishOrder } from '../../../skirmish/model/orders';
import type { SkirmishState } from '../../../skirmish/model/state';
import type { FieldSpeak } from '../../../words/field/narrator';
import { typedOrder } from '../../../words/field/typedOrder';

/** More than this nobody reads. */
const SHOWN = 6;

/** What would be legal instead: orders of the same kind, of the same unit where one is named. */
export function legalInstead(
  speak: FieldSpeak,
  field: SkirmishState,
  legal: readonly SkirmishOrder[],
  refused: SkirmishOrder,
): string {
  const alike = legal.filter(
    (order) =>
      order.type === refused.type &&
      (!('unit' in refused) || ('unit' in order && order.unit === refused.unit)) &&
      (refused.type !== 'maneuver' || (order.type === 'maneuver' && order.maneuver === refused.maneuver)),
  );
  if (alike.length === 0) return speak('typed.legal.none');
  const lines = alike
    .slice(0, SHOWN)
    .map((order) => typedOrder(field, order).join(' '))
    .join(', ');
  const count = alike.length - SHOWN;
  return speak('typed.legal', { lines: count > 0 ? speak('typed.legal.more', { lines, count }) : lines });
}
