import type { Direction } from '../../../core/geometry/direction';
import { lookUp } from '../../../kernel/dispatch';
import { membershipOf } from '../../../skirmish/formations/bonuses';
import { fieldUnitAt, findFieldUnit, unitsOf } from '../../../skirmish/model/state';
import { chosenUnit, type FieldPressed, type FieldReaction, type FieldScene, type Forming, NOTHING } from './selection';

/** What a press takes up whatever was in hand: an own unit, a formation, a whole order; null where there is nothing to take. */
export function takenUp(pressed: FieldPressed, scene: FieldScene): FieldReaction | null {
  const { field, side } = scene.seen;
  if (pressed.type === 'order') return { selection: NOTHING, order: pressed.order };
  if (pressed.type === 'form') return formingOf(pressed.formation, scene);
  if (pressed.type !== 'cell' && pressed.type !== 'unit') return null;
  const unit =
    pressed.type === 'unit' ? findFieldUnit(field, pressed.unit) : fieldUnitAt(field, pressed.at.x, pressed.at.y);
  return unit !== null && unit.side === side && unit.position !== null ? { selection: chosenUnit(unit.id) } : null;
}

const FACINGS: readonly Direction[] = ['north', 'east', 'south', 'west'];

/** Begins with everybody who is free, where the first of them stands, facing as they do. */
function formingOf(id: string, { book, seen: { field, side } }: FieldScene): FieldReaction | null {
  const formation = lookUp(book.formations, id);
  const free = unitsOf(field, side).filter((unit) => membershipOf(field, unit.id) === null);
  const [first] = free;
  if (formation === undefined || first === undefined) return null;
  const facing = FACINGS.find((each) => first.facing.startsWith(each)) ?? (side === 'left' ? 'east' : 'west');
  const selection: Forming = {
    mode: 'forming',
    formation: id,
    members: free.slice(0, formation.maximum).map((unit) => unit.id),
    anchor: first.position,
    facing,
  };
  return { selection };
}
