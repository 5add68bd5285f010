import type { Direction } from '../geometry/direction';
import { getDirectionTo } from '../geometry/directionTo';
import type { Position } from '../geometry/position';
import { findUnit, type Unit } from './unit';

export function setFacing(unit: Unit, direction: Direction): Unit {
  return { ...unit, facing: direction };
}

/** Ruling 13: a unit can't face its own cell. */
export function faceToward(unit: Unit, position: Position): Unit {
  return setFacing(unit, getDirectionTo(unit.position, position));
}

export function getUnitFacing(units: readonly Unit[], id: string): Direction {
  return findUnit(units, id).facing;
}

export function setUnitFacing(units: readonly Unit[], id: string, direction: Direction): Unit[] {
  const turned = setFacing(findUnit(units, id), direction);
  return units.map((unit) => (unit.id === id ? turned : unit));
}

/** Ruling 8: attacking turns the attacker towards its target; being hit turns nobody. */
export function faceUnitToward(units: readonly Unit[], id: string, position: Position): Unit[] {
  return setUnitFacing(units, id, getDirectionTo(findUnit(units, id).position, position));
}
