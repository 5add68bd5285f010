import { hurt } from '../attack/hurt';
import type { FieldBook } from '../model/book';
import { rollDice, type SkirmishPlay, sumOf } from '../model/play';
import { profileOf } from '../model/profile';
import { mustFindUnit, type UnitId } from '../model/state';

/** Document 001: one die per two squares; an acrobat falls two squares less. */
const SQUARES_PER_DIE = 2;
const ACROBAT = 'acrobat';

/** How many dice a fall of a unit of this class has; none without rules for falling. */
function fallDice(book: FieldBook, kind: string, squares: number): number {
  const { skills } = profileOf(book, kind).kind;
  const deep = skills.includes(ACROBAT) ? squares - SQUARES_PER_DIE : squares;
  return Math.max(0, Math.min(book.rules.falling?.mostDice ?? 0, Math.floor(deep / SQUARES_PER_DIE)));
}

/** What a fall does on average, rounded down. */
export function meanFall(book: FieldBook, kind: string, squares: number): number {
  const count = fallDice(book, kind, squares);
  const { fixed, sides = 0 } = book.rules.falling ?? {};
  return fixed === undefined ? Math.floor((count * (sides + 1)) / 2) : count * fixed;
}

/** A fall of so many squares. */
export function fallDown(play: SkirmishPlay, unit: UnitId, squares: number): void {
  const { book, state } = play;
  const { falling } = book.rules;
  if (falling === undefined) return;
  const { kind } = mustFindUnit(state, unit);
  const isRolled = falling.sides !== undefined && falling.fixed === undefined && state.chance.kind !== 'expected';
  const dice = isRolled ? rollDice(play, fallDice(book, kind, squares), falling.sides) : [];
  const damage = isRolled ? sumOf(dice) : meanFall(book, kind, squares);
  play.emit({ type: 'fellDown', unit, squares, dice, damage });
  hurt(play, unit, damage, 'fall');
}
