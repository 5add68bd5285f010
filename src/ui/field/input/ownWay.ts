import { cellNumber } from '../../../core/geometry/grid';
import { isSamePosition, type Position } from '../../../core/geometry/position';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { findFieldUnit, isStandingUnit } from '../../../skirmish/model/state';
import { findWays } from '../../../skirmish/movement/findWays';
import { judge } from '../../../skirmish/orders/table';
import { wayThrough } from '../../../skirmish/view/reach';
import type { FieldScene, UnitChosen } from './selection';

/** Leads an order through the way points; null where no way does. */
export type LeadThrough = (order: SkirmishOrder) => SkirmishOrder | null;

const asItIs: LeadThrough = (order) => order;

/** The way to the last point is searched for once, and from there to everywhere once. */
export function throughWayPoints({ unit: id, via }: UnitChosen, { book, seen }: FieldScene): LeadThrough {
  const last = via.at(-1);
  const unit = findFieldUnit(seen.field, id);
  if (last === undefined || unit === null || !isStandingUnit(unit)) return asItIs;
  const start = wayThrough(book, seen.field, unit, via);
  const onwards = findWays(book, seen.field, { ...unit, position: last }, Number.MAX_SAFE_INTEGER);
  const restTo = (to: Position): readonly Position[] | null =>
    isSamePosition(last, to) ? [] : onwards.pathTo(cellNumber(seen.field.ground, to.x, to.y));
  return (order) => {
    if (order.type !== 'move' && order.type !== 'disengage') return order;
    const rest = start === null ? null : restTo(order.to);
    return start === null || rest === null ? null : { ...order, path: [...start, ...rest] };
  };
}

/** Of the orders those that can be carried out through the way points: a detour may be too long. */
export function legalThrough(
  selection: UnitChosen,
  scene: FieldScene,
  orders: readonly SkirmishOrder[],
): readonly SkirmishOrder[] {
  if (selection.via.length === 0) return orders;
  const lead = throughWayPoints(selection, scene);
  const judged = { book: scene.book, state: scene.seen.field, side: scene.seen.side };
  return orders.flatMap((order) => {
    const led = lead(order);
    return led === null || (led !== order && judge(judged, led) !== null) ? [] : [led];
  });
}
