import type { Modifier } from '../../core/arithmetic/modifiers';
import { acceptsTrait, type FillsSlot, facesAlong, filledSlots, isMember } from '../../core/formations/detection';
import { type FormationFacts, formationModifiers } from '../../core/formations/formationBonuses';
import { type PlacedSlot, type Placement, placementsOf } from '../../core/formations/placements';
import { memoizePerObject } from '../../kernel/memoize';
import { type BySide, bySide, ofSide, type Side } from '../../kernel/sides';
import { standsAt, unitAt, unitOnCell } from '../model/board';
import type { Book } from '../model/book';
import { ALL_CELLS, type CellSet, cellsHeldBy, countCells, setOf } from '../model/cellSet';
import type { Board } from '../model/engineState';
import type { Fighter } from '../model/fighter';
import { COLUMNS, fromPoint, POSITIONS, ROWS, TOWARDS_ENEMY_CASTLE, toPoint, unitCell } from '../model/position';

/** One place in one formation that a card on a certain cell could fill. */
export interface Place {
  readonly placement: Placement;
  /** The slot itself. */
  readonly slot: PlacedSlot;
  /** The cells of its slots: where too few of them are held it can't stand. */
  readonly cells: CellSet;
  readonly minimum: number;
  /** Where it can't stand if one of them is held. */
  readonly clear: CellSet;
  readonly attack: Modifier | null;
  readonly defense: Modifier | null;
}

const KEEP = { width: COLUMNS.length, height: ROWS.length };

/** A formation is looked at in the moment of a blow at a card; it needs no order and no leader. */
const FACTS: FormationFacts = ['againstUnits', 'intact'];

/** What a card on one cell may stand in, in the order of the rules. */
interface Spot {
  readonly places: readonly Place[];
  readonly attacking: Helps;
  readonly defending: Helps;
}

/** What helps a card's blows, or helps against blows at it. */
interface Helps {
  readonly places: readonly Place[];
  /** By the cells that its side holds: 0 where none of these can stand, whoever is there. Mostly none can. */
  readonly mayStand: Uint8Array;
}

/** By side and cell. */
const spotsOf = memoizePerObject(
  (book: Book): BySide<readonly Spot[]> =>
    bySide((side) => {
      const placements = book.formations.flatMap((each) => placementsOf(KEEP, each, TOWARDS_ENEMY_CASTLE[side]));
      return POSITIONS.map((cell) => {
        const { x, y } = toPoint(cell);
        const places = placements.flatMap((placement) =>
          placement.slots
            .filter(({ position }) => position.x === x && position.y === y)
            .map((placed) => placeIn(placement, placed)),
        );
        return {
          places,
          attacking: helpsOf(places.filter(({ attack }) => attack !== null)),
          defending: helpsOf(places.filter(({ defense }) => defense !== null)),
        };
      });
    }),
);

function helpsOf(places: readonly Place[]): Helps {
  const mayStand = Uint8Array.from({ length: ALL_CELLS + 1 }, (_, held) =>
    places.some((place) => isHeldFor(place, held)) ? 1 : 0,
  );
  return { places, mayStand };
}

/** R8: of several formations with one kind of bonus the first counts. `held` is what the card's side holds. */
export function formationBonus(
  book: Book,
  board: Board,
  unit: Fighter,
  kind: 'attack' | 'defense',
  held: CellSet = cellsHeldBy(board.units, unit.side),
): Modifier | null {
  const spot = spotOf(book, unit);
  const { mayStand, places } = kind === 'attack' ? spot.attacking : spot.defending;
  if (mayStand[held] === 0) return null;
  for (let index = 0; index < places.length; index++) {
    const place = places[index] as Place;
    if (stands(board, unit.side, held, place)) return kind === 'attack' ? place.attack : place.defense;
  }
  return null;
}

/** The formations in which a card stands now, in the order of the rules. */
export function formationsAround(book: Book, board: Board, unit: Fighter): Place[] {
  const held = cellsHeldBy(board.units, unit.side);
  return spotOf(book, unit).places.filter((place) => stands(board, unit.side, held, place));
}

/** Whoever fills one of its slots: an enemy or a card that doesn't fit may stand on one as well. */
export function membersIn(board: Board, side: Side, placement: Placement): Fighter[] {
  return filledSlots(board, fillsSlot, side, placement).flatMap(
    ({ position }) => unitAt(board, fromPoint(position)) ?? [],
  );
}

function spotOf(book: Book, unit: Fighter): Spot {
  return ofSide(spotsOf(book), unit.side)[unitCell(unit)] as Spot;
}

function placeIn(placement: Placement, placed: PlacedSlot): Place {
  const { slot } = placed;
  const { formation } = placement;
  const bonus = (kind: 'attackPercent' | 'defense'): Modifier | null => {
    const [modifier] = formationModifiers(formation, slot, kind, FACTS);
    return modifier === undefined ? null : { ...modifier, source: `formation:${formation.id}` };
  };
  const cells = cellsAt(placement.slots.map(({ position }) => position));
  return {
    placement,
    slot: placed,
    cells,
    minimum: formation.minimum,
    clear: cellsAt(placement.clear),
    attack: bonus('attackPercent'),
    defense: bonus('defense'),
  };
}

function cellsAt(points: Placement['clear']): CellSet {
  return setOf(({ row, col }) => points.some(({ x, y }) => col === x && row === y));
}

function stands(board: Board, side: Side, held: CellSet, place: Place): boolean {
  return isHeldFor(place, held) && isMember(board, fillsSlot, standsAt, side, place.placement, place.slot);
}

/** Whether enough of a formation's cells are held, and none that must be clear. */
function isHeldFor({ cells, minimum, clear }: Place, held: CellSet): boolean {
  return countCells(held & cells) >= minimum && (held & clear) === 0;
}

const fillsSlot: FillsSlot<Board> = (board, side, x, y, slot, facing) => {
  const unit = unitOnCell(board, y * COLUMNS.length + x);
  if (unit === undefined || unit.side !== side) return false;
  return acceptsTrait(slot, unit.profile.type) && facesAlong(slot, unit.facing, facing);
};
