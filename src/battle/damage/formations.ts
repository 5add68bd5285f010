import type { Modifier } from '../../core/arithmetic/modifiers';
import { type FillsSlot, standsInFormation } from '../../core/formations/detection';
import { type FormationFacts, formationModifiers } from '../../core/formations/formationBonuses';
import { type PlacedSlot, type Placement, placementsOf } from '../../core/formations/placements';
import { octantsBetween } from '../../core/geometry/direction';
import { oncePer } from '../../kernel/once';
import { type Board, standsAt, unitAt } from '../board';
import type { Book } from '../book';
import { type CellSet, cellsHeldBy, countCells, setOf } from '../cellSet';
import { COLUMNS, cellOf, POSITIONS, ROWS, TOWARDS_ENEMY_CASTLE, toPoint } from '../position';
import { type BySide, bySide, ofSide, type Side } from '../sides';
import type { Unit } from '../unit';

/** One place in one formation that a card on a certain cell could fill. */
export interface Place {
  readonly placement: Placement;
  /** The cells of its slots: where too few of them are held it can't stand. */
  readonly cells: CellSet;
  readonly attack: Modifier | null;
  readonly defense: Modifier | null;
}

const KEEP = { width: COLUMNS.length, height: ROWS.length };

/** A formation is looked at in the moment of a blow at a card; it needs no order and no leader. */
const FACTS: FormationFacts = ['againstUnits', 'intact'];

/** By side and cell, the formations in the order of the rules. */
const placesOf = oncePer(
  (book: Book): BySide<readonly (readonly Place[])[]> =>
    bySide((side) => {
      const placements = book.formations.flatMap((each) => placementsOf(KEEP, each, TOWARDS_ENEMY_CASTLE[side]));
      return POSITIONS.map((cell) => {
        const { x, y } = toPoint(cell);
        return placements.flatMap((placement) =>
          placement.slots
            .filter(({ position }) => position.x === x && position.y === y)
            .map((placed) => placeIn(placement, placed)),
        );
      });
    }),
);

/** R8: of several formations with one kind of bonus the first counts. */
export function formationBonus(book: Book, board: Board, unit: Unit, kind: 'attack' | 'defense'): Modifier | null {
  const held = cellsHeldBy(board.units, unit.side);
  const places = placesAt(book, unit);
  for (let index = 0; index < places.length; index++) {
    const place = places[index] as Place;
    const bonus = kind === 'attack' ? place.attack : place.defense;
    if (bonus !== null && stands(board, unit.side, held, place)) return bonus;
  }
  return null;
}

/** The formations in which a card stands now, in the order of the rules. */
export function formationsAround(book: Book, board: Board, unit: Unit): Place[] {
  const held = cellsHeldBy(board.units, unit.side);
  return placesAt(book, unit).filter((place) => stands(board, unit.side, held, place));
}

export function membersIn(board: Board, { slots }: Placement): Unit[] {
  return slots.flatMap(({ position }) => unitAt(board, { row: position.y, col: position.x }) ?? []);
}

function placesAt(book: Book, unit: Unit): readonly Place[] {
  return ofSide(placesOf(book), unit.side)[cellOf(unit)] as readonly Place[];
}

function placeIn(placement: Placement, { slot }: PlacedSlot): Place {
  const { formation } = placement;
  const bonus = (kind: 'attackPercent' | 'defense'): Modifier | null => {
    const [modifier] = formationModifiers(formation, slot, kind, FACTS);
    return modifier === undefined ? null : { ...modifier, source: `formation:${formation.id}` };
  };
  const cells = setOf((cell) => placement.slots.some(({ position: { x, y } }) => cell.col === x && cell.row === y));
  return { placement, cells, attack: bonus('attackPercent'), defense: bonus('defense') };
}

function stands(board: Board, side: Side, held: CellSet, { placement, cells }: Place): boolean {
  if (countCells(held & cells) < placement.formation.minimum) return false;
  return standsInFormation(board, fillsSlot, standsAt, side, placement);
}

const fillsSlot: FillsSlot<Board> = (board, side, x, y, slot, facing) => {
  const unit = unitAt(board, { row: y, col: x });
  if (unit?.side !== side) return false;
  if (slot.accepts !== undefined && !slot.accepts.includes(unit.type)) return false;
  return slot.maximumTurn === undefined || octantsBetween(unit.facing, facing) <= slot.maximumTurn;
};
