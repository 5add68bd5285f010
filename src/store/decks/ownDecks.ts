import { type KeptPart, storedPart } from '../kept/keptPart';
import { checkOwnDecks, type OwnDeck } from './ownDeck';

export const OWN_DECKS_KEY = 'ninekeep-decks';

const NONE: readonly OwnDeck[] = [];

/** The decks that a person made, kept in this browser. */
export const keptDecks: KeptPart<readonly OwnDeck[]> = storedPart(
  'decks',
  OWN_DECKS_KEY,
  checkOwnDecks,
  NONE,
  (decks) => ({ decks: decks.length }),
);

const listeners = new Set<() => void>();
let read: { readonly text: string | null; readonly decks: readonly OwnDeck[] } | null = null;

/** The same list as long as nothing changes. */
export function ownDecks(): readonly OwnDeck[] {
  const text = storedText();
  if (read === null || read.text !== text || text === null) {
    const decks = keptDecks.read();
    const isSame = read !== null && JSON.stringify(read.decks) === JSON.stringify(decks);
    read = { text, decks: isSame && read !== null ? read.decks : decks };
  }
  return read.decks;
}

/** Takes their place. Null where it was done, else why not. */
export function keepOwnDecks(decks: readonly OwnDeck[]): string | null {
  const written = keptDecks.write(decks);
  for (const listener of listeners) listener();
  return written.ok ? null : written.refusal;
}

/** Whether they will be there on the next visit: a browser may refuse storage. */
export function areOwnDecksStored(): boolean {
  return storedText() === JSON.stringify(ownDecks());
}

/** Tells of every change, by this tab or another. */
export function watchOwnDecks(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function storedText(): string | null {
  try {
    return localStorage.getItem(OWN_DECKS_KEY);
  } catch {
    return null;
  }
}
