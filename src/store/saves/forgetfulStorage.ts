import type { SaveStorage } from './saveStorage';

/** Where nothing is kept: for a table that is only looked at. */
export function forgetfulStorage(): SaveStorage {
  return {
    read: async () => ({ files: [], books: {} }),
    epochOf: async () => 0,
    take: async () => 1,
    write: async () => undefined,
    move: async () => undefined,
    onGone: () => undefined,
    reopen: () => undefined,
  };
}
