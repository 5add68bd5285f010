import type { FieldBook } from '../../../skirmish/model/book';
import type { SkirmishState } from '../../../skirmish/model/state';
import { fieldChecks } from '../../packed/checkedField';
import { type MomentGame, positionIn } from '../../packed/momentFile';
import { type FieldToPack, packedField } from '../../packed/packedField';
import { blamePositions } from '../../scenario/momentScenario';
import { blame, type Reading } from '../../scenario/reading';
import { whatIsWrongWithFieldBook } from '../saved/saved';

const GAME: MomentGame<FieldToPack> = {
  game: packedField,
  checks: fieldChecks,
  whatIsWrongWithBook: whatIsWrongWithFieldBook,
};

const OWN_WORDS: ReadonlySet<string> = new Set(['$schema', 'mode', 'name', 'steps', 'expect']);

/** The same as for the card battle. */
export function fieldMomentPosition(
  reading: Reading<unknown>,
  value: Readonly<Record<string, unknown>>,
): { readonly book: FieldBook; readonly state: SkirmishState } | null {
  blamePositions(reading, value, OWN_WORDS);
  const opened = positionIn(GAME, value);
  if (opened.ok) return opened.value;
  blame(reading, ['packed'], `the battle can't be opened: ${opened.refusal}`);
  return null;
}
