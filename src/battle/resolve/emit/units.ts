import type { ForcedMoveKind, Readying } from '../../abilities/vocabulary';
import { has, STATUS } from '../../model/body';
import type { Fighter } from '../../model/fighter';
import type { Facing, Position } from '../../model/position';
import type { BattlePlay } from '../play';

/** R4. `strayed`: it left a formation that marches as one. */
export function emitMoved(
  { events }: BattlePlay,
  unit: Fighter,
  { row, col }: Position,
  facing: Facing,
  strayed: boolean,
): void {
  events?.push({ type: 'moved', unit: unit.id, from: cellUnder(unit), to: { row, col }, facing, strayed });
  unit.row = row;
  unit.col = col;
  unit.facing = facing;
  if (has(unit, STATUS.hasStruck)) unit.status |= STATUS.movedAgain;
  unit.status |= strayed ? STATUS.moved | STATUS.strayed : STATUS.moved;
}

/** R5.5: a card that is pushed, pulled or slid keeps its facing. */
export function emitShoved(
  { events }: BattlePlay,
  unit: Fighter,
  kind: ForcedMoveKind,
  to: Position,
  by: string,
  ability: string,
): void {
  events?.push({ type: 'shoved', unit: unit.id, kind, from: cellUnder(unit), to, by, ability });
  unit.row = to.row;
  unit.col = to.col;
}

/** More attack until the turn ends. */
export function emitEmboldened(
  { events }: BattlePlay,
  unit: Fighter,
  amount: number,
  by: string,
  ability: string,
): void {
  events?.push({ type: 'emboldened', unit: unit.id, amount, by, ability });
  unit.attackBonus += amount;
}

/** An attack or a move already spent may be made again. */
export function emitReadied({ events }: BattlePlay, unit: Fighter, what: Readying, by: string, ability: string): void {
  events?.push({ type: 'readied', unit: unit.id, what, by, ability });
  unit.status &= what === 'move' ? ~(STATUS.moved | STATUS.movedAgain) : ~STATUS.attacked;
}

export function emitTurned({ events }: BattlePlay, unit: Fighter, facing: Facing, by: string, ability: string): void {
  events?.push({ type: 'turned', unit: unit.id, facing, by, ability });
  unit.facing = facing;
}

/** Two cards exchange cells. */
export function emitSwapped(
  { events }: BattlePlay,
  unit: Fighter,
  partner: Fighter,
  by: string,
  ability: string,
): void {
  events?.push({ type: 'swapped', unit: unit.id, with: partner.id, by, ability });
  const { row, col } = unit;
  unit.row = partner.row;
  unit.col = partner.col;
  partner.row = row;
  partner.col = col;
}

export function emitConcealed({ events }: BattlePlay, unit: Fighter, ability: string): void {
  events?.push({ type: 'concealed', unit: unit.id, ability });
  unit.status &= ~STATUS.revealed;
}

/** Instead of an attack. */
export function emitBraced({ events }: BattlePlay, unit: Fighter): void {
  events?.push({ type: 'braced', unit: unit.id });
  unit.status |= STATUS.braced | STATUS.attacked;
}

function cellUnder({ row, col }: Fighter): Position {
  return { row, col };
}
