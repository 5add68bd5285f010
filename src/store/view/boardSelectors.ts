import { createSelector } from '@reduxjs/toolkit';
import { hasFlag } from '../../battle/abilities/flags';
import { FLAG } from '../../battle/abilities/traits';
import { attackWithAdds } from '../../battle/damage/attackFigures';
import { coverOf } from '../../battle/damage/cover';
import { formationBonus, formationsAround, membersIn, type Place } from '../../battle/damage/formations';
import { eachStanding } from '../../battle/damage/standing';
import type { Book } from '../../battle/model/book';
import { type Board, compileBoard } from '../../battle/model/engineState';
import type { Fighter } from '../../battle/model/fighter';
import { POSITIONS, type Position } from '../../battle/model/position';
import type { UnitId } from '../../battle/model/unit';
import { type GroundEffects, groundEffectsAt } from '../../battle/view/groundEffects';
import type { CoverQuality } from '../../core/cover/quality';
import type { Side } from '../../kernel/sides';
import { selectBook, selectSeen } from './battleSelectors';

/** What the ground of a cell does, as the board shows it. */
export type CellGround = GroundEffects;

/** What lies open, as the rules ask it. */
const selectBoard = createSelector([selectBook, selectSeen], (book, seen) =>
  book === null || seen === null ? null : { book, board: compileBoard(book, seen) },
);

/** The nine cells, row by row. */
export const selectGround = createSelector([selectBoard], (shown): readonly CellGround[] =>
  shown === null ? [] : POSITIONS.map((at) => groundEffectsAt(shown.book.rules, shown.board, at)),
);

/** What a unit is worth where it stands, before anybody strikes: zone, angle and attack formations belong to the blow. */
export interface Standing {
  readonly attack: number;
  readonly defense: number;
  readonly cover: CoverQuality;
  /** Only whoever stands next to it may strike it. */
  readonly hidden: boolean;
}

export const selectStandings = createSelector([selectBoard], (shown): Readonly<Record<UnitId, Standing>> => {
  if (shown === null) return {};
  const { book, board } = shown;
  return Object.fromEntries(board.units.map((unit) => [unit.id, standingOf(book, board, unit)]));
});

function standingOf(book: Book, board: Board, unit: Fighter): Standing {
  let defense = unit.profile.defense + (formationBonus(book, board, unit, 'defense')?.value ?? 0);
  eachStanding(board, unit, 'addDef', (part) => {
    defense += part.with.amount;
  });
  return {
    attack: attackWithAdds(board, unit),
    defense,
    cover: coverOf(board, unit),
    hidden: hasFlag(board, unit, FLAG.targetedFromRing),
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

export const selectFormations = createSelector([selectBoard], (shown): readonly FormationLink[] => {
  if (shown === null) return [];
  const { book, board } = shown;
  const links = new Map<unknown, FormationLink>();
  for (const unit of board.units) {
    for (const place of formationsAround(book, board, unit)) {
      const kind = countingKind(book, board, unit, place);
      const value = kind === null ? undefined : place[kind]?.value;
      if (kind === null || value === undefined) continue;
      const known = links.get(place.placement);
      links.set(place.placement, {
        ...(known ?? linkOf(board, unit, place)),
        strengthened: [...(known?.strengthened ?? []), unit.id],
        bonus: { kind, value },
      });
    }
  }
  return [...links.values()];
});

/** R8: of several formations with one kind of bonus the first counts; the others are no news. */
function countingKind(book: Book, board: Board, unit: Fighter, place: Place): 'attack' | 'defense' | null {
  const counts = (kind: 'attack' | 'defense') =>
    place[kind] !== null && formationBonus(book, board, unit, kind) === place[kind];
  if (counts('attack')) return 'attack';
  return counts('defense') ? 'defense' : null;
}

function linkOf(board: Board, { side }: Fighter, { placement }: Place): Omit<FormationLink, 'strengthened' | 'bonus'> {
  const { id } = placement.formation;
  const cells = membersIn(board, side, placement).map(({ row, col }) => ({ row, col }));
  return { key: `${id} ${cells.map(({ row, col }) => `${row}${col}`).join(' ')}`, formation: id, side, cells };
}
