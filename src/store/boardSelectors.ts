import { createSelector } from '@reduxjs/toolkit';
import { FLAG, hasFlag, traitsOf } from '../battle/abilities/traits';
import type { Board } from '../battle/board';
import type { Book } from '../battle/book';
import { attackWithAdds } from '../battle/damage/attackFigures';
import { coverOf } from '../battle/damage/cover';
import { formationBonus, formationsAround, membersIn, type Place } from '../battle/damage/formations';
import { eachStanding } from '../battle/damage/standing';
import { POSITIONS, type Position, samePosition } from '../battle/position';
import type { Side } from '../battle/sides';
import type { Unit, UnitId } from '../battle/unit';
import type { CoverQuality } from '../core/cover/quality';
import { selectBook, selectSeen } from './selectors';

/** What a cell's ground does to whoever stands there; what it doesn't do is 0, false or null. */
export interface CellGround {
  readonly terrain: string;
  readonly high: number;
  readonly cover: CoverQuality;
  /** What comes through to whoever stands here, in percent, when shot at. */
  readonly shots: number;
  readonly difficult: boolean;
  readonly hazard: number;
  readonly blocks: boolean;
  readonly fog: boolean;
  /** Health of what an ability raised here and blows can tear down. */
  readonly wall: number | null;
}

/** The nine cells, row by row. */
export const selectGround = createSelector([selectBook, selectSeen], (book, seen): readonly CellGround[] =>
  book === null || seen === null ? [] : POSITIONS.map((at, cell) => groundAt(book, seen, at, cell)),
);

function groundAt({ rules, terrains }: Book, board: Board, at: Position, cell: number): CellGround {
  const id = board.ground[cell] ?? '';
  const terrain = terrains.find((known) => known.id === id);
  const cover = terrain?.cover ?? 'none';
  return {
    terrain: id,
    high: (terrain?.elevation ?? 0) > 0 ? rules.highGround.damage : 0,
    cover,
    shots: rules.cover[cover],
    difficult: (terrain?.cost ?? 1) > 1,
    hazard: (terrain?.damage ?? 0) > 0 ? rules.hazardDamage : 0,
    blocks: terrain?.blocksMovement === true,
    fog: terrain?.obscures === true,
    wall: board.walls.find((wall) => samePosition(wall, at))?.health ?? null,
  };
}

/** What a unit is worth where it stands, before anybody strikes: zone, angle and attack formations belong to the blow. */
export interface Standing {
  readonly attack: number;
  readonly defense: number;
  readonly cover: CoverQuality;
  /** Only whoever stands next to it may strike it. */
  readonly hidden: boolean;
}

export const selectStandings = createSelector(
  [selectBook, selectSeen],
  (book, seen): Readonly<Record<UnitId, Standing>> => {
    if (book === null || seen === null) return {};
    return Object.fromEntries(seen.units.map((unit) => [unit.id, standingOf(book, seen, unit)]));
  },
);

function standingOf(book: Book, board: Board, unit: Unit): Standing {
  let defense = unit.defense + (formationBonus(book, board, unit, 'defense')?.value ?? 0);
  eachStanding(book, board, unit, 'addDef', (part) => {
    defense += part.with.amount;
  });
  return {
    attack: attackWithAdds(book, board, unit),
    defense,
    cover: coverOf(book, board, unit),
    hidden: hasFlag(traitsOf(book, unit), board, unit, FLAG.targetedFromRing),
  };
}

/** A formation that counts now: who stands in it and what it gives. */
export interface FormationLink {
  readonly key: string;
  readonly formation: string;
  readonly side: Side;
  readonly cells: readonly Position[];
  /** Who has the bonus of it; the others only help. */
  readonly strengthened: readonly UnitId[];
  readonly bonus: { readonly kind: 'attack' | 'defense'; readonly value: number };
}

export const selectFormations = createSelector([selectBook, selectSeen], (book, seen): readonly FormationLink[] => {
  if (book === null || seen === null) return [];
  const links = new Map<unknown, FormationLink>();
  for (const unit of seen.units) {
    for (const place of formationsAround(book, seen, unit)) {
      const kind = countingKind(book, seen, unit, place);
      const value = kind === null ? undefined : place[kind]?.value;
      if (kind === null || value === undefined) continue;
      const known = links.get(place.placement);
      links.set(place.placement, {
        ...(known ?? linkOf(seen, unit, place)),
        strengthened: [...(known?.strengthened ?? []), unit.id],
        bonus: { kind, value },
      });
    }
  }
  return [...links.values()];
});

/** R8: of several formations with one kind of bonus the first counts; the others are no news. */
function countingKind(book: Book, board: Board, unit: Unit, place: Place): 'attack' | 'defense' | null {
  const counts = (kind: 'attack' | 'defense') =>
    place[kind] !== null && formationBonus(book, board, unit, kind) === place[kind];
  if (counts('attack')) return 'attack';
  return counts('defense') ? 'defense' : null;
}

function linkOf(board: Board, { side }: Unit, { placement }: Place): Omit<FormationLink, 'strengthened' | 'bonus'> {
  const { id } = placement.formation;
  const cells = membersIn(board, placement).map(({ row, col }) => ({ row, col }));
  return { key: `${id} ${cells.map(({ row, col }) => `${row}${col}`).join(' ')}`, formation: id, side, cells };
}
