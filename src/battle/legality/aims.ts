import { isOrthogonalStep } from '../../core/geometry/grid';
import { ofSide, opponentOf } from '../../kernel/sides';
import { hasFlag } from '../abilities/flags';
import type { SecondCell, TargetKind } from '../abilities/targets';
import { FLAG } from '../abilities/traits';
import { unitOnCell } from '../model/board';
import { ALL_CELLS, afterFirst, type CellSet, cellsHeldBy, firstCell, hasCell, setOf } from '../model/cellSet';
import type { Board, EngineState } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import { COLUMNS, POSITIONS, type Position, ROWS, TOWARDS_ENEMY_CASTLE } from '../model/position';
import type { StratagemProfile } from '../model/stratagemProfile';
import type { UnitProfile } from '../model/unitProfile';
import { allHold, type Place, RING } from './targetConditions';
import { openCells } from './validCells';

/**
 * R12.2: what a stratagem is aimed at, as a number: the cell of a card or a cell, a column or a row; 0 for nothing. A set of
 * aims has one bit each.
 */
export type AimNumber = number;

const CENTRE = 4;
const MIDDLE = 1;
const ALL_LINES: CellSet = 0b111;
const NOTHING: CellSet = 1;

const COLUMN_CELLS = COLUMNS.map((column) => setOf(({ col }) => col === column));
const ROW_CELLS = ROWS.map((line) => setOf(({ row }) => row === line));

/** By cell: the four beside it. */
const BESIDE: readonly CellSet[] = POSITIONS.map((centre) =>
  setOf(({ row, col }) => isOrthogonalStep(col - centre.col, row - centre.row)),
);

/** R12.3: where the voice stands: on the target, in the middle of a line, in the centre. */
function voiceCell(of: TargetKind, aim: AimNumber): number {
  if (of === 'column') return MIDDLE * COLUMNS.length + aim;
  if (of === 'row') return aim * COLUMNS.length + MIDDLE;
  return of === 'none' ? CENTRE : aim;
}

/** R12.3: the bearer of a stratagem's parts stands on its cell in thought; it is no card and in nobody's ring. */
export function voiceOf(state: Board, card: UnitProfile, { of }: StratagemProfile, aim: AimNumber): Fighter {
  const { row, col } = POSITIONS[voiceCell(of, aim)] as Position;
  const facing = ofSide(TOWARDS_ENEMY_CASTLE, state.turn);
  return { id: card.card, profile: card, side: state.turn, row, col, facing, health: 1, attackBonus: 0, status: 0 };
}

/** R12.3: "the other" is the card on the target's cell, if the target is a card or a cell. */
export function otherAt(board: Board, of: TargetKind, aim: AimNumber): Fighter | null {
  return of === 'column' || of === 'row' || of === 'none' ? null : (unitOnCell(board, aim) ?? null);
}

/** Whatever is of the right kind on the board, whether or not it can be aimed at. */
export function conceivableAims({ units, turn }: Board, of: TargetKind): CellSet {
  if (of === 'own') return cellsHeldBy(units, turn);
  if (of === 'enemy') return cellsHeldBy(units, opponentOf(turn));
  if (of === 'cell') return ALL_CELLS;
  return of === 'none' ? NOTHING : ALL_LINES;
}

/** R12.2: all aims that side, Stealth and conditions leave a stratagem, whatever it would do there. */
export function aimsOf(state: EngineState, { of, where }: StratagemProfile): CellSet {
  const own = cellsHeldBy(state.units, state.turn);
  const enemies = cellsHeldBy(state.units, opponentOf(state.turn));
  let aims = of === 'enemy' ? seenOf(state, enemies, own) : conceivableAims(state, of);
  if (where.length === 0) return aims;
  for (let rest = aims; rest !== 0; rest = afterFirst(rest)) {
    const aim = firstCell(rest);
    if (!allHold(where, placeOf(state, of, aim, own, enemies))) aims &= ~(1 << aim);
  }
  return aims;
}

/** R12.2: an enemy that hides can be aimed at only with an own card in its ring. */
function seenOf(board: Board, enemies: CellSet, own: CellSet): CellSet {
  let seen = enemies;
  for (let index = 0; index < board.units.length; index++) {
    const unit = board.units[index] as Fighter;
    const cell = unit.row * COLUMNS.length + unit.col;
    if (!hasCell(enemies, cell) || ((RING[cell] as CellSet) & own) !== 0) continue;
    if (hasFlag(board, unit, FLAG.targetedFromRing)) seen &= ~(1 << cell);
  }
  return seen;
}

function placeOf(board: Board, of: TargetKind, aim: AimNumber, own: CellSet, enemies: CellSet): Place {
  const cell = voiceCell(of, aim);
  const unit = otherAt(board, of, aim) ?? undefined;
  return { board, cell, cells: cellsAimedAt(of, aim), unit, own, enemies };
}

/** The cells of a target: one, those of a line, or the whole board. */
export function cellsAimedAt(of: TargetKind, aim: AimNumber): CellSet {
  if (of === 'column') return COLUMN_CELLS[aim] as CellSet;
  if (of === 'row') return ROW_CELLS[aim] as CellSet;
  return of === 'none' ? ALL_CELLS : 1 << aim;
}

/** R12.2: the second cells that an order may name beside an aim. */
export function secondCells(state: EngineState, to: SecondCell, aim: AimNumber): CellSet {
  const beside = BESIDE[aim] as CellSet;
  if (to === 'step') return beside & openCells(state);
  const own = cellsHeldBy(state.units, state.turn);
  if (to === 'ally') return (RING[aim] as CellSet) & own;
  return beside & seenOf(state, cellsHeldBy(state.units, opponentOf(state.turn)), own);
}
