import { createSelector } from '@reduxjs/toolkit';
import { FLAG, hasFlag, traitsOf } from '../battle/abilities/traits';
import type { Board } from '../battle/board';
import type { Book } from '../battle/book';
import { attackWithAdds } from '../battle/damage/attackFigures';
import { coverOf } from '../battle/damage/cover';
import { formationBonus, formationsAround, membersIn, type Place } from '../battle/damage/formations';
import { eachStanding } from '../battle/damage/standing';
import { type GroundEffects, groundEffectsAt } from '../battle/groundEffects';
import { POSITIONS, type Position } from '../battle/position';
import type { Unit, UnitId } from '../battle/unit';
import type { CoverQuality } from '../core/cover/quality';
import type { Side } from '../kernel/sides';
import { selectBook, selectSeen } from './selectors';

/** What the ground of a cell does, as the board shows it. */
export type CellGround = GroundEffects;

/** The nine cells, row by row. */
export const selectGround = createSelector([selectBook, selectSeen], (book, seen): readonly CellGround[] =>
  book === null || seen === null ? [] : POSITIONS.map((at) => groundEffectsAt(book, seen, at)),
);

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
  const cells = membersIn(board, side, placement).map(({ row, col }) => ({ row, col }));
  return { key: `${id} ${cells.map(({ row, col }) => `${row}${col}`).join(' ')}`, formation: id, side, cells };
}
