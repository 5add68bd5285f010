import { STEPS } from '../../../core/geometry/direction';
import { isInside } from '../../../core/geometry/grid';
import { isSamePosition, type Position } from '../../../core/geometry/position';
import type { SkirmishOrder, Target } from '../../../skirmish/model/orders';
import { findFieldUnit, type SkirmishState } from '../../../skirmish/model/state';
import { legalThrough } from './ownWay';
import { type FieldScene, isChooser, type UnitChosen, type Verb } from './selection';

/** An order, and the cells that have to be pressed for it, in their order. */
export interface Offer {
  readonly order: SkirmishOrder;
  readonly places: readonly Position[];
}

/**
 * The legal orders that the chosen unit's verb means and that begin with the cells pressed so far, by way of the points that were
 * named. A direction that leads off the board has no cell: it is given by the pad or a key.
 */
export function offersFor(selection: UnitChosen, scene: FieldScene, legal: readonly SkirmishOrder[]): readonly Offer[] {
  const { unit, verb, picks } = selection;
  const { field } = scene.seen;
  const meant = legal.filter((order) => 'unit' in order && order.unit === unit && isMeantBy(verb, order));
  return legalThrough(selection, scene, meant)
    .map((order) => ({ order, places: placesOf(order, field) }))
    .filter(({ places }) => places.every(({ x, y }) => isInside(field.ground, x, y)))
    .filter(({ places }) => picks.every((pick, index) => isAt(places[index], pick)));
}

function isMeantBy(verb: Verb, order: SkirmishOrder): boolean {
  if (typeof verb !== 'string') return order.type === 'maneuver' && order.maneuver === verb.maneuver;
  if (isChooser(verb)) return false;
  if (verb === 'go') return order.type === 'move' || order.type === 'attack' || order.type === 'deploy';
  return order.type === verb;
}

/** Of those, the ones that a press on a cell goes on with. */
export function offersAt(offers: readonly Offer[], picked: number, at: Position): readonly Offer[] {
  return offers.filter(({ places }) => isAt(places[picked], at));
}

/** The order that a press on this cell completes; null while it asks for more, or means nothing. */
export function completedAt(offers: readonly Offer[], picked: number, at: Position): SkirmishOrder | null {
  return offersAt(offers, picked, at).find(({ places }) => places.length === picked + 1)?.order ?? null;
}

/** Which cells name an order. A direction is named by the neighbour that lies there. */
function placesOf(order: SkirmishOrder, field: SkirmishState): readonly Position[] {
  switch (order.type) {
    case 'move':
    case 'step':
    case 'disengage':
      return [order.to];
    case 'deploy':
    case 'build':
    case 'demolish':
      return [order.at];
    case 'attack':
    case 'heal':
    case 'rally':
      return cellsOf(field, order.target);
    case 'face':
      return cellsOf(field, order.unit).map((from) => beside(from, order.direction));
    case 'maneuver': {
      const target = order.target === undefined ? [] : cellsOf(field, order.target);
      const end = order.to === undefined ? [] : [order.to];
      const { direction } = order;
      return [...target, ...end, ...(direction === undefined ? [] : target.map((from) => beside(from, direction)))];
    }
    default:
      return [];
  }
}

function cellsOf(field: SkirmishState, target: Target): readonly Position[] {
  if (typeof target !== 'string') return [target];
  const position = findFieldUnit(field, target)?.position;
  return position === null || position === undefined ? [] : [position];
}

function beside(from: Position, direction: keyof typeof STEPS): Position {
  return { x: from.x + STEPS[direction].x, y: from.y + STEPS[direction].y };
}

function isAt(place: Position | undefined, at: Position): boolean {
  return place !== undefined && isSamePosition(place, at);
}
