import { FLAG, type Traits } from '../../battle/abilities/traits';
import type { Book } from '../../battle/model/book';
import { type CellSet, setOf } from '../../battle/model/cellSet';
import type { EngineState } from '../../battle/model/engineState';
import type { Fighter } from '../../battle/model/fighter';
import { POSITIONS, unitCell } from '../../battle/model/position';
import { bySide, ofSide } from '../../kernel/sides';

/** What stands between whoever's turn it is and the castle. */
export interface Screens {
  /** From where the castle is screened for sure. */
  readonly cells: CellSet;
  /** What a screen leaves of a blow at most, in percent. */
  readonly share: number;
  /** Somebody shoves whoever strikes it: then nobody's cell is sure. */
  readonly shoved: boolean;
}

/** By the side that screens and the cell of the card: the cells beyond it. */
const BEYOND = bySide((side) =>
  POSITIONS.map((card) =>
    setOf(({ row, col }) => row === card.row && (side === 'right' ? col < card.col : col > card.col)),
  ),
);

export function screensAgainst(book: Book, { units, turn }: EngineState): Screens {
  let cells = 0;
  let share = book.rules.screen;
  let shoved = false;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Fighter;
    if (unit.side === turn) continue;
    const { profile } = unit;
    if (screensAlways(profile)) cells |= ofSide(BEYOND, unit.side)[unitCell(unit)] as CellSet;
    for (const part of profile.parts.passive) if (part.effect === 'setScreen') share = Math.max(share, part.with);
    if (profile.parts.afterAttacked.some(({ effect }) => effect === 'move')) shoved = true;
  }
  return { cells, share, shoved };
}

function screensAlways({ flags, flagsAtTimes }: Traits): boolean {
  return ((flags | flagsAtTimes) & FLAG.screenNothing) === 0;
}
