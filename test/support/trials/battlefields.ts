import type { Battlefield, Book } from '../../../src/battle/model/book';
import { POSITIONS } from '../../../src/battle/model/position';
import type { Dice } from '../dice';
import { groundOf } from '../position';

/** A battlefield in one word: the id of a file, or its rows and the rounds of the second player's extra supply. */
export type BattlefieldWord = string;

const DRAWN = /^(.{3}\/.{3}\/.{3}):(\d)$/;

/** Half of the cells are open; every other ground that the rules know is as likely as the next. */
const GLYPHS = '.........^cC~*#x%=';

export function drawBattlefield(dice: Dice, { battlefields }: Book): BattlefieldWord {
  if (dice.chance(60)) return dice.pick(Object.keys(battlefields));
  const glyphs = POSITIONS.map(() => dice.pick([...GLYPHS])).join('');
  return `${glyphs.slice(0, 3)}/${glyphs.slice(3, 6)}/${glyphs.slice(6)}:${dice.below(5)}`;
}

/** The book in which a word is the id of its battlefield. */
export function withBattlefield(book: Book, word: BattlefieldWord): Book {
  const [, rows, rounds] = DRAWN.exec(word) ?? [];
  if (rows === undefined) return book;
  const drawn: Battlefield = { id: word, ground: groundOf(rows.split('/')), secondSupplyRounds: Number(rounds) };
  return { ...book, battlefields: { ...book.battlefields, [word]: drawn } };
}
