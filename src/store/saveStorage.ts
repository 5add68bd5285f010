import { createStore, del, get, set } from 'idb-keyval';

/** Where the running battle is kept. Every method may reject: storage can be full, forbidden or broken. */
export interface SaveStorage {
  read(): Promise<unknown>;
  write(file: unknown): Promise<void>;
  /** Keeps what couldn't be opened under another name, so that nothing is lost. */
  setAside(file: unknown): Promise<void>;
  clear(): Promise<void>;
}

const BATTLE_KEY = 'battle';
const SET_ASIDE_PREFIX = 'battle-set-aside-';

export function browserStorage(): SaveStorage {
  const database = createStore('ninekeep', 'saves');
  return {
    read: () => get(BATTLE_KEY, database),
    write: (file) => set(BATTLE_KEY, file, database),
    setAside: (file) => set(`${SET_ASIDE_PREFIX}${new Date().toISOString()}`, file, database),
    clear: () => del(BATTLE_KEY, database),
  };
}
