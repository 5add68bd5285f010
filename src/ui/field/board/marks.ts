import { cellNumber } from '../../../core/geometry/grid';
import type { Position } from '../../../core/geometry/position';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { findFieldUnit, isStandingUnit } from '../../../skirmish/model/state';
import { costsAlong } from '../../../skirmish/movement/findWays';
import { provokedBy } from '../../../skirmish/movement/opportunity';
import { type Reached, reachOf } from '../../../skirmish/view/reach';
import { type ForecastOrder, forecastOrder } from '../../../store/field/fieldForecast';
import { type Offer, offersFor } from '../input/offers';
import type { FieldScene, FieldSelection, UnitChosen } from '../input/selection';

/** What a press on a cell would do. */
export interface CellMark {
  readonly at: Position;
  /** `reach` goes there, `strike` strikes there, `help` heals or rallies, `pick` names the cell. */
  readonly kind: 'reach' | 'strike' | 'help' | 'pick';
  /** What the way costs. */
  readonly cost: number | null;
  /** Somebody strikes on the way. */
  readonly isStruckOnTheWay: boolean;
  /** What a blow there would do. */
  readonly blow: ForecastOrder | null;
}

/** By the number of the cell. */
export type Marks = ReadonlyMap<number, CellMark>;

const NO_MARKS: Marks = new Map();

export function marksFor(selection: FieldSelection, scene: FieldScene, legal: readonly SkirmishOrder[]): Marks {
  if (selection.mode !== 'unitChosen') return NO_MARKS;
  const { ground } = scene.seen.field;
  const marks = new Map<number, CellMark>();
  const reached = reachIn(selection, scene);
  const picked = selection.picks.length;
  const offers = offersFor(selection, scene, legal);
  // Where one offer is complete and another goes on, a press means the complete one.
  const isComplete = ({ places }: Offer) => places.length === picked + 1;
  for (const offer of [...offers.filter(isComplete), ...offers]) {
    const { order, places } = offer;
    const at = places[picked];
    if (at === undefined) continue;
    const cell = cellNumber(ground, at.x, at.y);
    if (marks.has(cell)) continue;
    const way = ownWayOf(order, scene) ?? reached.get(cell);
    const isLast = isComplete(offer);
    const kind = kindOf(order, isLast);
    marks.set(cell, {
      at,
      kind,
      cost: kind === 'reach' ? (way?.cost ?? null) : null,
      isStruckOnTheWay: kind === 'reach' && (way?.isStruckOnTheWay ?? false),
      blow: kind === 'strike' && isLast ? forecastOrder(scene.book, scene.seen, order) : null,
    });
  }
  return marks;
}

/** Costs are searched for once, not once per cell. */
function reachIn({ unit, verb }: UnitChosen, { book, seen }: FieldScene) {
  const by = verb === 'go' ? 'move' : verb === 'disengage' ? 'disengage' : null;
  const reached = by === null || seen.field.phase !== 'battle' ? [] : reachOf(book, seen.field, seen.side, unit, by);
  return new Map(reached.map((each) => [cellNumber(seen.field.ground, each.at.x, each.at.y), each]));
}

/** What a way through points of one's own costs; null for the engine's. */
function ownWayOf(order: SkirmishOrder, { book, seen: { field } }: FieldScene): Omit<Reached, 'at'> | null {
  if ((order.type !== 'move' && order.type !== 'disengage') || order.path === undefined) return null;
  const unit = findFieldUnit(field, order.unit);
  if (unit === null || !isStandingUnit(unit)) return null;
  const { path, type } = order;
  const isStruck = path.some((to, index) => {
    const from = path[index - 1] ?? unit.position;
    return provokedBy(book, field, { ...unit, position: from }, from, to).length > 0;
  });
  const cost = costsAlong(book, field, unit, path).costs.reduce((sum, each) => sum + each, 0);
  return { cost, isStruckOnTheWay: type === 'move' && isStruck };
}

function kindOf(order: SkirmishOrder, isLast: boolean): CellMark['kind'] {
  if (order.type === 'attack') return 'strike';
  if (order.type === 'heal' || order.type === 'rally') return 'help';
  if (order.type === 'maneuver') {
    if (!isLast) return order.target === undefined ? 'pick' : 'strike';
    return order.to === undefined ? 'strike' : 'reach';
  }
  return order.type === 'face' || order.type === 'build' || order.type === 'demolish' ? 'pick' : 'reach';
}
