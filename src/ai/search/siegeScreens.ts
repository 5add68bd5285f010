import { FLAG, type Traits, unitTraits } from '../../battle/abilities/traits';
import type { Book } from '../../battle/book';
import { type CellSet, setOf } from '../../battle/cellSet';
import { POSITIONS } from '../../battle/position';
import type { BattleState } from '../../battle/state';
import { type Unit, unitCell } from '../../battle/unit';
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

export function screensAgainst(book: Book, { units, turn }: BattleState): Screens {
  let cells = 0;
  let share = book.rules.screen;
  let shoved = false;
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.side === turn) continue;
    const traits = unitTraits(book, unit);
    if (screensAlways(traits)) cells |= ofSide(BEYOND, unit.side)[unitCell(unit)] as CellSet;
    for (const part of traits.parts.passive) if (part.effect === 'setScreen') share = Math.max(share, part.with);
    if (traits.parts.afterAttacked.some(({ effect }) => effect === 'move')) shoved = true;
  }
  return { cells, share, shoved };
}

function screensAlways({ flags, flagsAtTimes }: Traits): boolean {
  return ((flags | flagsAtTimes) & FLAG.screenNothing) === 0;
}
