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

/** Whether a formation stands and one of its slots is filled: whoever fills it has its bonuses. Allocates nothing. */
export function isMember<Board>(
  board: Board,
  fillsSlot: FillsSlot<Board>,
  standsAt: StandsAt<Board>,
  side: string,
  placement: Placement,
  { slot, position }: PlacedSlot,
): boolean {
  if (!fillsSlot(board, side, position.x, position.y, slot, placement.facing)) return false;
  return standsInFormation(board, fillsSlot, standsAt, side, placement);
}

/** The slots that are filled, whether or not the formation stands. */
export function filledSlots<Board>(
  board: Board,
  fillsSlot: FillsSlot<Board>,
  side: string,
  { slots, facing }: Placement,
): PlacedSlot[] {
  return slots.filter(({ slot, position }) => fillsSlot(board, side, position.x, position.y, slot, facing));
}

/** Whether a slot is open to somebody with this trait. */
export function acceptsTrait({ accepts }: FormationSlot, trait: string): boolean {
  return accepts === undefined || accepts.includes(trait);
}

/** Whether somebody who faces `own` is turned little enough away from the formation's facing. */
export function facesAlong({ maximumTurn }: FormationSlot, own: Direction, facing: Direction): boolean {
  return maximumTurn === undefined || octantsBetween(own, facing) <= maximumTurn;
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
  const isAccepted = slot.accepts === undefined || (unit.traits ?? []).some((trait) => acceptsTrait(slot, trait));
  return isAccepted && facesAlong(slot, unit.facing, facing);
};

function membersOf(units: readonly Unit[], side: string, placement: Placement): FormationMember[] {
  return filledSlots(units, unitFillsSlot, side, placement).flatMap(({ slot, position }) => {
    const unit = unitAt(units, position.x, position.y);
    return unit ? [{ unitId: unit.id, role: slot.role, position, slot }] : [];
  });
}
