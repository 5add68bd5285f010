import type { GameTypes } from '../../match/rules';
import { readSucceeded, saveFailed } from '../saves/noticesSlice';
import type { Resumed } from '../saves/openSave';
import type { Reading } from '../saves/saveSlots';
import type { Saves } from '../saves/saves';
import { errorMessage } from '../saves/saveWriter';
import type { MatchDispatch, MatchTable } from './matchTable';
import { withTimeout } from './withTimeout';

/** What a resumed match is handed to: a store, or a listener's side of it. */
interface Target<State> {
  readonly dispatch: MatchDispatch<State>;
}

type Resuming<Types extends GameTypes, Seat extends string, State> = Pick<
  MatchTable<Types, Seat, State>,
  'actions' | 'playersResumed'
>;

/** Takes up the saved match, if there is one. What can't be opened stays where it is, and is said; false if nothing could be read. */
export async function resumeMatch<Types extends GameTypes, Seat extends string, State>(
  table: Resuming<Types, Seat, State>,
  target: Target<State>,
  saves: Pick<Saves<Types, Seat>, 'read'>,
): Promise<boolean> {
  try {
    const reading = await withTimeout(saves.read());
    target.dispatch(readSucceeded());
    if (reading.resumed !== null) resume(table, target, reading.resumed);
    complain(target, reading);
    return true;
  } catch (error) {
    target.dispatch(saveFailed({ kind: 'read-failed', detail: errorMessage(error) }));
    return false;
  }
}

export function resume<Types extends GameTypes, Seat extends string, State>(
  { actions, playersResumed }: Resuming<Types, Seat, State>,
  { dispatch }: Target<State>,
  { match, seats, stream }: Resumed<Types, Seat>,
): void {
  dispatch(playersResumed({ seats, stream }));
  dispatch(actions.resumed(match));
}

function complain<State>({ dispatch }: Target<State>, { resumed, broken }: Reading<GameTypes, string>): void {
  const [first] = broken;
  if (first === undefined) return;
  const kind = resumed === null ? 'unreadable' : 'one-damaged';
  const raw = broken.map((copy) => textOf(copy.raw)).join('\n');
  dispatch(saveFailed({ kind, detail: first.reason, raw }));
}

/** Storage can hold what JSON can't. */
function textOf(raw: unknown): string {
  try {
    return JSON.stringify(raw) ?? String(raw);
  } catch {
    return String(raw);
  }
}
