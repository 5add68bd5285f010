import { battleResumed } from './battleSlice';
import type { AppStore } from './createStore';
import { type SaveTrouble, saveFailed } from './noticesSlice';
import { openSaveFile } from './save';
import type { SaveStorage } from './saveStorage';
import { seatsResumed } from './seatsSlice';

/** Takes up the saved battle, if there is one. What can't be opened is set aside and said, never thrown away. */
export async function resumeBattle(store: AppStore, storage: SaveStorage): Promise<void> {
  const complain = (kind: SaveTrouble, detail: string) => store.dispatch(saveFailed({ kind, detail }));
  try {
    const raw = await withinLimit(storage.read());
    if (raw === undefined || raw === null) return;
    const opened = openSaveFile(raw);
    if (opened.ok) {
      const { battle, seats, stream } = opened.value;
      store.dispatch(seatsResumed({ seats, stream }));
      store.dispatch(battleResumed(battle));
      return;
    }
    await storage.setAside(raw);
    await storage.clear();
    complain('unreadable', opened.refusal);
  } catch (error) {
    complain('read-failed', String(error));
  }
}

/** A browser's storage may hang instead of failing; the page must not stay blank for it. */
const LIMIT_MILLISECONDS = 3000;

function withinLimit<Value>(reading: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the storage does not answer')), LIMIT_MILLISECONDS);
    reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
