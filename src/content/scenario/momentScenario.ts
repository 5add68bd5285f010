import type { Book } from '../../battle/model/book';
import type { BattleState } from '../../battle/model/state';
import { battleChecks } from '../packed/checkedBattle';
import { besidesMoment, type MomentGame, positionIn } from '../packed/momentFile';
import { type BattleToPack, packedBattle } from '../packed/packedBattle';
import { whatIsWrong } from '../saved/saved';
import type { Reading } from './reading';
import { blame } from './reading';

const GAME: MomentGame<BattleToPack> = {
  game: packedBattle,
  checks: battleChecks,
  whatIsWrongWithBook: (book) => whatIsWrong('book', book),
};

/** What a scenario says of its position, which a moment has already. */
const OWN_WORDS: ReadonlySet<string> = new Set(['$schema', 'name', 'steps', 'expect']);

/** The position of a scenario that is a moment of a battle, and its book; null when there is none, and why is said. */
export function momentPosition(
  reading: Reading,
  value: Readonly<Record<string, unknown>>,
): { readonly book: Book; readonly state: BattleState } | null {
  blamePositions(reading, value, OWN_WORDS);
  const opened = positionIn(GAME, value);
  if (opened.ok) return opened.value;
  blame(reading, ['packed'], `the battle can't be opened: ${opened.refusal}`);
  return null;
}

export function blamePositions(
  reading: Reading<unknown>,
  value: Readonly<Record<string, unknown>>,
  own: ReadonlySet<string>,
): void {
  for (const key of Object.keys(besidesMoment(value)))
    if (!own.has(key)) blame(reading, [key], 'a scenario with "packed" has its position from there');
}
