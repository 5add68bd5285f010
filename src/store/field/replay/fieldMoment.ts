import { whatIsWrongWithFieldBook } from '../../../content/field/saved/saved';
import { fieldChecks } from '../../../content/packed/checkedField';
import { isMomentFile, type MomentGame, positionIn } from '../../../content/packed/momentFile';
import { type FieldToPack, packedField } from '../../../content/packed/packedField';
import { openStream } from '../../../kernel/chance';
import { accepted, type Result, refused } from '../../../kernel/result';
import { replayMatch } from '../../../match/replayMatch';
import type { Resumed } from '../../saves/openSave';
import { type FieldTypes, fieldRules } from '../fieldRules';
import type { FieldSeat } from '../fieldSeatsSlice';

const GAME: MomentGame<FieldToPack> = {
  game: packedField,
  checks: fieldChecks,
  whatIsWrongWithBook: whatIsWrongWithFieldBook,
};

/** A battle on the open field as it stood at the moment of a file, to be gone on with by those who fought it. */
export function openFieldMoment(value: unknown): Result<Resumed<FieldTypes, FieldSeat>, string> {
  if (!isMomentFile(value)) return refused('it is no moment of a battle');
  const opened = positionIn(GAME, value);
  if (!opened.ok) return opened;
  const { book, record, seats } = opened.value;
  const replayed = replayMatch(fieldRules, book, record, null);
  if (!replayed.ok) return refused('an order of it is refused');
  return accepted({ match: replayed.value, seats, stream: openStream(1, 'ai') });
}
