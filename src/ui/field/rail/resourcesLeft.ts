import type { FieldBook } from '../../../skirmish/model/book';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { type FieldUnit, type SkirmishState, unitsOf } from '../../../skirmish/model/state';
import { actionsOf, movementLeft, movementOf } from '../../../skirmish/movement/economy';
import type { FieldView } from '../common/fieldHooks';
import { ableUnits } from '../input/ableUnits';

/** Something that a turn gives a unit, in the words of its rule set's economy. */
export interface Resource {
  readonly kind: 'action' | 'step' | 'movement' | 'attack';
  readonly left: number;
  readonly most: number;
}

/**
 * What a unit has left this turn. Where movement is made of actions, the attacks are told apart; where one action opens a move,
 * its movement is told once it is open.
 */
export function resourcesLeft(book: FieldBook, state: SkirmishState, unit: FieldUnit): readonly Resource[] {
  const { movement, steps, attacksPerTurn } = book.rules.economy;
  const action = resource('action', unit.actions, actionsOf(book, state, unit));
  if (movement === 'actions') return [action, resource('attack', unit.attacks, attacksPerTurn ?? action.most)];
  const isOpen = movement === 'own' || unit.hasOpenedMove;
  return [
    action,
    ...(steps > 0 ? [resource('step', unit.steps, steps)] : []),
    ...(isOpen ? [resource('movement', unit.movement, movementOf(book, state, unit))] : []),
  ];
}

/** Who was rallied has more than a turn gives. */
function resource(kind: Resource['kind'], left: number, most: number): Resource {
  return { kind, left, most: Math.max(left, most) };
}

/** Whether a unit can still do something with what it has. */
export function isReady(book: FieldBook, state: SkirmishState, unit: FieldUnit): boolean {
  if (unit.position === null || unit.isWaiting) return false;
  const canWalk = unit.stopped === null && (unit.steps > 0 || movementLeft(book, state, unit) > 0);
  return unit.actions > 0 || canWalk;
}

/** How many of the viewer's units can still do something: by their orders where some may be given, else by what they have left. */
export function readyCount({ book, seen }: Pick<FieldView, 'book' | 'seen'>, legal: readonly SkirmishOrder[]): number {
  if (legal.length > 0) return ableUnits(legal).size;
  return unitsOf(seen.field, seen.side).filter((unit) => isReady(book, seen.field, unit)).length;
}
