import type { GameTypes } from '../../match/rules';
import type { ArchiveTable } from '../archive/keepInArchive';

/** The battle at hand as text and by its book, to be opened as a replay; null where there is none. */
export async function packRunning<Types extends GameTypes, Seat extends string, State>(
  { selectMatch, tell }: ArchiveTable<Types, Seat, State>,
  state: State,
): Promise<{ readonly packed: string; readonly book: Types['book'] } | null> {
  const [match, told] = [selectMatch(state), await tell(state)];
  return match === null || told === null ? null : { packed: told.packed, book: match.book };
}
