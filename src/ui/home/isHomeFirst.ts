import { homeMemory } from '../../store/home/homeMemory';
import { readAddress } from '../routes/address';

const DATABASE = 'ninekeep';

/**
 * Whether the start page can be drawn before the game is loaded: not when the address names another place, and not while
 * nobody knows whether there is a battle, as with a save from before the start page kept a summary.
 */
export async function isHomeFirst(hash: string): Promise<boolean> {
  const address = readAddress(hash);
  if (address.type !== 'place' || address.place !== 'home') return false;
  return homeMemory().isKept || !(await mayHaveSave());
}

/** A browser that doesn't tell which databases it has may have ours. */
async function mayHaveSave(): Promise<boolean> {
  if (typeof indexedDB === 'undefined' || indexedDB.databases === undefined) return true;
  const databases = await indexedDB.databases().catch(() => []);
  return databases.some(({ name }) => name === DATABASE);
}
