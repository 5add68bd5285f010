import type { Modifier } from '../../core/arithmetic/modifiers';
import { betterCover, type CoverQuality, lowerCover } from '../../core/cover/quality';
import type { Board } from '../board';
import type { Book } from '../book';
import { shoots } from '../combatType';
import { groundOf, isHigh } from '../ground';
import { cellOf } from '../position';
import type { Unit } from '../unit';
import { ruleModifiers } from './ruleModifiers';
import { eachStanding } from './standing';

/** Section 2: only against shots; the best of terrain and what allies grant; one level less from high ground. */
export function coverAgainst(book: Book, board: Board, attacker: Unit, target: Unit): Modifier | null {
  if (!shoots(attacker.type)) return null;
  const cover = coverOf(book, board, target);
  return ruleModifiers(book.rules).cover[isHigh(book, board, attacker) ? lowerCover(cover) : cover];
}

/** The cover of a card where it stands. */
export function coverOf(book: Book, board: Board, unit: Unit): CoverQuality {
  let cover = groundOf(book, board.ground).cover[cellOf(unit)] ?? 'none';
  eachStanding(book, board, unit, 'grantCover', (part) => {
    cover = betterCover(cover, part.with.cover);
  });
  return cover;
}
