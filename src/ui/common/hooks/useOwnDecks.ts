import { useMemo, useSyncExternalStore } from 'react';
import type { Catalog } from '../../../content/catalog';
import { withOwnDecks } from '../../../store/decks/battleDecks';
import type { OwnDeck } from '../../../store/decks/ownDeck';
import { ownDecks, watchOwnDecks } from '../../../store/decks/ownDecks';
import { selectCatalog } from '../../../store/view/battleSelectors';
import { useAppSelector } from './storeHooks';

export function useOwnDecks(): readonly OwnDeck[] {
  return useSyncExternalStore(watchOwnDecks, ownDecks);
}

/** The catalog with the decks of one's own that may be played: for choosing a deck, and for naming one. */
export function useDeckCatalog(): Catalog {
  const catalog = useAppSelector(selectCatalog);
  const own = useOwnDecks();
  return useMemo(() => withOwnDecks(catalog, own), [catalog, own]);
}
