import { type ReactNode, useEffect, useState } from 'react';
import { lazyFieldClient } from '../../../ai/field/worker/lazyFieldClient';
import type { AppStore } from '../../../store/createStore';
import { fieldRules } from '../../../store/field/fieldRules';
import { openField } from '../../../store/field/openField';
import { readFieldSaves } from '../../../store/field/readFieldSaves';
import { browserStorage } from '../../../store/saves/saveStorage';
import { createSaves } from '../../../store/saves/saves';
import { whenDrawn } from '../../../store/saves/whenDrawn';
import { browserTabs } from '../../../store/tabs/browserTabs';
import { useAppStore } from '../../common/hooks/storeHooks';
import { FieldWords } from './FieldWords';

/** Stores to which the open field was added, or is being added. */
const opened = new WeakMap<AppStore, Promise<void>>();

/** Adds the open field to the page's store, once. */
export function openFieldHere(store: AppStore): Promise<void> {
  const known = opened.get(store);
  if (known !== undefined) return known;
  const saves = createSaves(browserStorage(), fieldRules.id, readFieldSaves, whenDrawn);
  addEventListener('pagehide', saves.flush);
  const opening = openField(store, {
    client: lazyFieldClient(),
    saves,
    tabs: browserTabs(`ninekeep-${fieldRules.id}`),
  });
  // What couldn't be fetched is fetched again by the next visit.
  opening.catch(() => opened.delete(store));
  opened.set(store, opening);
  return opening;
}

/** Whatever is shown of the open field: its words and its part of the store are there. */
export function FieldHouse({ children }: { readonly children: ReactNode }) {
  const store = useAppStore();
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    openFieldHere(store).then(() => setOpen(true), setFailure);
  }, [store]);
  if (failure !== null) throw failure;
  return isOpen ? <FieldWords>{children}</FieldWords> : null;
}
