import type { GameTypes } from '../../match/rules';
import type { Archive } from './archive';
import type { ArchiveTable } from './keepInArchive';
import { keptBattle } from './keptBattle';

/** Where the replay of the battle at hand lies: kept under an id, or in its own text where nothing can be kept. */
export type OwnReplay = { readonly id: string } | { readonly packed: string };

/** Null where there is no battle. The battle is kept first: whoever asks may be faster than the listener. */
export async function ownReplay<Types extends GameTypes, Seat extends string, State>(
  { selectMatch, tell }: ArchiveTable<Types, Seat, State>,
  state: State,
  archive: Archive | null,
  now: number = Date.now(),
): Promise<OwnReplay | null> {
  const [match, told] = [selectMatch(state), await tell(state)];
  if (match === null || told === null) return null;
  const { packed } = told;
  if (archive === null) return { packed };
  const battle = keptBattle(told, now);
  try {
    await archive.keep(battle, match.book);
    return { id: battle.id };
  } catch {
    return { packed };
  }
}
