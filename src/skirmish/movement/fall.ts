import { hurt } from '../attack/hurt';
import { rollDice, type SkirmishPlay, sumOf } from '../model/play';
import { profileOf } from '../model/profile';
import { mustFindUnit, type UnitId } from '../model/state';

/** Document 001: one die per two squares; an acrobat falls two squares less. */
const SQUARES_PER_DIE = 2;
const ACROBAT = 'acrobat';

/** A fall of so many squares. */
export function fallDown(play: SkirmishPlay, unit: UnitId, squares: number): void {
  const { falling } = play.book.rules;
  if (falling === undefined) return;
  const { skills } = profileOf(play.book, mustFindUnit(play.state, unit).kind).kind;
  const deep = skills.includes(ACROBAT) ? squares - SQUARES_PER_DIE : squares;
  const count = Math.max(0, Math.min(falling.mostDice, Math.floor(deep / SQUARES_PER_DIE)));
  const sides = falling.sides ?? 0;
  const isRolled = falling.fixed === undefined && play.state.chance.kind !== 'expected';
  const dice = isRolled ? rollDice(play, count, sides) : [];
  const mean = Math.floor((count * (sides + 1)) / 2);
  const damage = falling.fixed === undefined ? (isRolled ? sumOf(dice) : mean) : count * falling.fixed;
  play.emit({ type: 'fellDown', unit, squares, dice, damage });
  hurt(play, unit, damage, 'fall');
}
