import type { GameTypes } from '../../../match/rules';
import type { Archive } from '../../../store/archive/archive';
import type { ArchiveTable } from '../../../store/archive/keepInArchive';
import { ownReplay } from '../../../store/archive/ownReplay';
import { PATHS } from '../../routes/address';
import { goTo } from '../../routes/navigation';

/** From the end of a battle to its replay. */
export async function showOwnReplay<Types extends GameTypes, Seat extends string, State>(
  table: ArchiveTable<Types, Seat, State>,
  state: State,
  archive: Archive | null,
): Promise<void> {
  const own = await ownReplay(table, state, archive);
  if (own !== null) goTo(`${PATHS.battles}/${'id' in own ? own.id : `link/${own.packed}`}`);
}
