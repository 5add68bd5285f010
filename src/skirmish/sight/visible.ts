import { isInRing, positionOfCell } from '../../core/geometry/grid';
import type { Position } from '../../core/geometry/position';
import { opponentOf, type Side } from '../../kernel/sides';
import type { FieldBook } from '../model/book';
import { distanceBy } from '../model/distance';
import { profileOf } from '../model/profile';
import { type FieldUnit, isStandingUnit, type SkirmishState, type StandingUnit, unitsOf } from '../model/state';
import { isClear } from './sightTable';

/** Whether one of a side's units sees a cell. Vision is shared by the side. */
export function isCellSeen(book: FieldBook, state: SkirmishState, side: Side, at: Position): boolean {
  return unitsOf(state, side).some((unit) => doesSee(book, state, unit, at));
}

function doesSee(book: FieldBook, state: SkirmishState, unit: StandingUnit, at: Position): boolean {
  const { vision } = profileOf(book, unit.kind);
  return (
    distanceBy(book.rules.distance.vision, unit.position, at) <= vision &&
    isClear(book, state.ground, unit.position, at)
  );
}

/** The cells that a side sees now. */
export function seenCells(book: FieldBook, state: SkirmishState, side: Side): boolean[] {
  const units = unitsOf(state, side);
  return state.ground.terrain.map((_, cell) => {
    const at = positionOfCell(state.ground, cell);
    return units.some((unit) => doesSee(book, state, unit, at));
  });
}

/** Whether a side may see an enemy. What fog hides is asked only where a side has a memory: an imagined field has none. */
export function isVisibleTo(book: FieldBook, state: SkirmishState, side: Side, unit: FieldUnit): boolean {
  if (unit.side === side) return true;
  if (state.phase === 'deployment' || !isStandingUnit(unit) || unit.isHidden) return false;
  if (state.memory[side] === null) return true;
  if (state.turn === side && state.scanned.includes(unit.id)) return true;
  return isCellSeen(book, state, side, unit.position);
}

/** The enemies that a side sees now, by id. */
export function visibleEnemies(book: FieldBook, state: SkirmishState, side: Side): StandingUnit[] {
  return unitsOf(state, opponentOf(side)).filter((unit) => isVisibleTo(book, state, side, unit));
}

/** Enemies in the ring of a unit, seen or not. */
export function enemiesInRing(state: SkirmishState, unit: StandingUnit): StandingUnit[] {
  return unitsOf(state, opponentOf(unit.side)).filter((enemy) => isInRing(enemy.position, unit.position));
}
