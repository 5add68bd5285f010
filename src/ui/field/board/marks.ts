import { cellNumber } from '../../../core/geometry/grid';
import type { Position } from '../../../core/geometry/position';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { reachOf } from '../../../skirmish/view/reach';
import { type ForecastOrder, forecastOrder } from '../../../store/field/fieldForecast';
import { offersFor } from '../input/offers';
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
  for (const { order, places } of offersFor(selection, scene.seen.field, legal)) {
    const at = places[picked];
    if (at === undefined) continue;
    const cell = cellNumber(ground, at.x, at.y);
    if (marks.has(cell)) continue;
    const way = reached.get(cell);
    const isLast = places.length === picked + 1;
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

function kindOf(order: SkirmishOrder, isLast: boolean): CellMark['kind'] {
  if (order.type === 'attack') return 'strike';
  if (order.type === 'heal' || order.type === 'rally') return 'help';
  if (order.type === 'maneuver') {
    if (!isLast) return order.target === undefined ? 'pick' : 'strike';
    return order.to === undefined ? 'strike' : 'reach';
  }
  return order.type === 'face' || order.type === 'build' || order.type === 'demolish' ? 'pick' : 'reach';
}
