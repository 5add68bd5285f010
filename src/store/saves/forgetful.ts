import type { SaveStorage } from './saveStorage';

/** For a table beside the one at which people play: nothing that happens there is kept. */
export const FORGETFUL: SaveStorage = {
  read: async () => ({ files: [], books: {} }),
  epochOf: async () => 0,
  take: async () => 1,
  write: async () => undefined,
  move: async () => undefined,
  onGone: () => undefined,
  reopen: () => undefined,
};
