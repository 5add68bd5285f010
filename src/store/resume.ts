import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { battleResumed } from './battleSlice';
import { readSucceeded, saveFailed } from './noticesSlice';
import type { RootState } from './rootState';
import type { Resumed } from './save';
import type { Reading } from './saveSlots';
import type { Saves } from './saves';
import { LIMIT_MILLISECONDS, NO_ANSWER, wordsOf } from './saveWriter';
import { seatsResumed } from './seatsSlice';

/** What a resumed battle is handed to: a store, or a listener's side of it. */
interface Table {
  readonly dispatch: ThunkDispatch<RootState, unknown, UnknownAction>;
}

/** Takes up the saved battle, if there is one. What can't be opened stays where it is, and is said. */
export async function resumeBattle(table: Table, saves: Pick<Saves, 'read'>): Promise<void> {
  try {
    const reading = await withinLimit(saves.read());
    table.dispatch(readSucceeded());
    if (reading.resumed !== null) resume(table, reading.resumed);
    complain(table, reading);
  } catch (error) {
    table.dispatch(saveFailed({ kind: 'read-failed', detail: wordsOf(error) }));
  }
}

export function resume({ dispatch }: Table, { battle, seats, stream }: Resumed): void {
  dispatch(seatsResumed({ seats, stream }));
  dispatch(battleResumed(battle));
}

function complain({ dispatch }: Table, { resumed, broken }: Reading): void {
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

/** The page must not stay blank for a storage that hangs. */
function withinLimit<Value>(reading: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(NO_ANSWER)), LIMIT_MILLISECONDS);
    reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
