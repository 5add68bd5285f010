import { getDirectionTo } from '../../../core/geometry/directionTo';
import { isSamePosition, type Position } from '../../../core/geometry/position';
import { destructibleAt } from '../../../skirmish/ground/obstacles';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import { fieldUnitAt, findFieldUnit, type SkirmishState } from '../../../skirmish/model/state';
import { completedAt, offersAt, offersFor } from './offers';
import { throughWayPoints } from './ownWay';
import {
  chosenUnit,
  type FieldInputState,
  type FieldPressed,
  type FieldReaction,
  type FieldScene,
  isChooser,
  NOTHING,
  type UnitChosen,
} from './selection';
import { takenUp } from './takenUp';

/** A unit was chosen: a press on a cell goes on with what it is to do. */
export const unitChosen: FieldInputState<'unitChosen'> = (selection, pressed, scene, legal) => {
  if (pressed.type === 'cell') return onCell(selection, pressed, scene, legal);
  if (pressed.type === 'verb') return { selection: { ...chosenUnit(selection.unit), verb: pressed.verb } };
  if (pressed.type === 'via') return { selection: viaPoint(selection, pressed.at, scene, legal) };
  if (pressed.type === 'order') return { selection: chosenUnit(selection.unit), order: pressed.order };
  if (pressed.type === 'facing') {
    const order = { type: 'face', unit: selection.unit, direction: pressed.direction } as const;
    return { selection: chosenUnit(selection.unit), order };
  }
  if (pressed.type === 'cancel') return { selection: oneStepBack(selection) };
  return takenUp(pressed, scene) ?? { selection };
};

/** A point from which nothing can be reached any more is no way point. */
function viaPoint(selection: UnitChosen, at: Position, scene: FieldScene, legal: readonly SkirmishOrder[]): UnitChosen {
  const longer = { ...selection, via: [...selection.via, at] };
  const goesOn = offersFor(longer, scene, legal).some(({ order }) => 'path' in order);
  return goesOn ? longer : selection;
}

/** What was named last is taken back first. */
function oneStepBack(selection: UnitChosen) {
  if (selection.picks.length > 0) return { ...selection, picks: selection.picks.slice(0, -1) };
  if (selection.via.length > 0) return { ...selection, via: selection.via.slice(0, -1) };
  return selection.verb === 'go' ? NOTHING : chosenUnit(selection.unit);
}

function onCell(
  selection: UnitChosen,
  pressed: Extract<FieldPressed, { type: 'cell' }>,
  scene: FieldScene,
  legal: readonly SkirmishOrder[],
): FieldReaction {
  const { at } = pressed;
  const { field } = scene.seen;
  const offers = offersFor(selection, scene, legal);
  const picked = selection.picks.length;
  const order = completedAt(offers, picked, at);
  if (order !== null) return { selection: chosenUnit(selection.unit), order };
  if (offersAt(offers, picked, at).length > 0) return { selection: { ...selection, picks: [...selection.picks, at] } };
  const taken = pressed.dropped === true ? null : takenUp(pressed, scene);
  if (taken !== null) return isOwnCell(selection, at, field) ? { selection: NOTHING } : taken;
  const refused = unofferedOrder(selection, at, field);
  if (refused === null) return { selection };
  return { selection, order: throughWayPoints(selection, scene)(refused) ?? refused };
}

function isOwnCell({ unit }: UnitChosen, at: Position, field: SkirmishState): boolean {
  const position = findFieldUnit(field, unit)?.position;
  return position != null && isSamePosition(position, at);
}

/** The order that was meant by a press on a cell where it isn't legal: the referee says why. */
function unofferedOrder({ unit, verb }: UnitChosen, at: Position, field: SkirmishState): SkirmishOrder | null {
  const other = fieldUnitAt(field, at.x, at.y);
  const from = findFieldUnit(field, unit)?.position;
  if (typeof verb !== 'string') return { type: 'maneuver', unit, maneuver: verb.maneuver, ...aimAt(other?.id, at) };
  if (isChooser(verb)) return null;
  if (verb === 'face') return from == null ? null : { type: 'face', unit, direction: getDirectionTo(from, at) };
  if (verb === 'heal' || verb === 'rally') return other === null ? null : { type: verb, unit, target: other.id };
  if (verb === 'build' || verb === 'demolish') return { type: verb, unit, at };
  if (verb === 'step' || verb === 'disengage') return { type: verb, unit, to: at };
  if (field.phase === 'deployment') return { type: 'deploy', unit, at };
  if (other !== null) return { type: 'attack', unit, target: other.id };
  return destructibleAt(field.ground, at) === null
    ? { type: 'move', unit, to: at }
    : { type: 'attack', unit, target: at };
}

function aimAt(target: string | undefined, to: Position) {
  return target === undefined ? { to } : { target };
}
