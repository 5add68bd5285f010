import { type Direction, octantsBetween } from '../geometry/direction';
import type { Grid } from '../geometry/grid';
import type { Position } from '../geometry/position';
import { type StandsAt, type Unit, unitAt, unitStandsAt } from '../units/unit';
import type { Formation, FormationRole, FormationSlot } from './formation';
import { type PlacedSlot, type Placement, placementsOf } from './placements';

/** Asks any board whether a unit of `side` fills a slot on a cell of the board. */
export type FillsSlot<Board> = (
  board: Board,
  side: string,
  x: number,
  y: number,
  slot: FormationSlot,
  facing: Direction,
) => boolean;

export interface FormationMember {
  readonly unitId: string;
  readonly role: FormationRole;
  readonly position: Position;
  readonly slot: FormationSlot;
}

export interface StandingFormation {
  readonly formationId: string;
  readonly anchor: Position;
  readonly facing: Direction;
  readonly members: readonly FormationMember[];
}

/** Whether a side's units stand in a formation at one of its placements. Allocates nothing. */
export function standsInFormation<Board>(
  board: Board,
  fillsSlot: FillsSlot<Board>,
  standsAt: StandsAt<Board>,
  side: string,
  placement: Placement,
): boolean {
  const { formation, facing } = placement;
  const { clear, slots } = placement;
  for (let index = 0; index < clear.length; index++) {
    const { x, y } = clear[index] as Position;
    if (standsAt(board, side, x, y)) return false;
  }
  let filled = 0;
  let isLed = !formation.needsLeader;
  for (let index = 0; index < slots.length; index++) {
    const { slot, position } = slots[index] as PlacedSlot;
    if (!fillsSlot(board, side, position.x, position.y, slot, facing)) continue;
    filled++;
    if (slot.role === 'leader') isLed = true;
  }
  return isLed && filled >= formation.minimum;
}

/** Every place where a side stands in a formation that faces one way; the fullest first, then in reading order. */
export function findFormations(
  grid: Grid,
  units: readonly Unit[],
  formation: Formation,
  side: string,
  facing: Direction,
): StandingFormation[] {
  return placementsOf(grid, formation, facing)
    .filter((placement) => standsInFormation(units, unitFillsSlot, unitStandsAt, side, placement))
    .map((placement) => ({
      formationId: formation.id,
      anchor: placement.anchor,
      facing,
      members: membersOf(units, side, placement),
    }))
    .sort((a, b) => b.members.length - a.members.length);
}

export const unitFillsSlot: FillsSlot<readonly Unit[]> = (units, side, x, y, slot, facing) => {
  const unit = unitAt(units, x, y);
  if (unit?.side !== side) return false;
  if (slot.accepts && !slot.accepts.some((trait) => unit.traits?.includes(trait))) return false;
  return slot.maximumTurn === undefined || octantsBetween(unit.facing, facing) <= slot.maximumTurn;
};

function membersOf(units: readonly Unit[], side: string, placement: Placement): FormationMember[] {
  return placement.slots.flatMap(({ slot, position }) => {
    const unit = unitAt(units, position.x, position.y);
    const fills = unitFillsSlot(units, side, position.x, position.y, slot, placement.facing);
    return unit && fills ? [{ unitId: unit.id, role: slot.role, position, slot }] : [];
  });
}
