import { useEffect, useMemo, useState } from 'react';
import type { FieldCatalog } from '../../content/field/catalog';
import { selectCatalog, selectLanguage } from '../../store/view/battleSelectors';
import { useAppSelector, useSpeak } from '../common/hooks/storeHooks';
import type { Teller } from './battleWords';

/** Who tells of kept battles. The open field's names come only where somebody fought on it. */
export function useTeller(hasField: boolean): Teller {
  const speak = useSpeak();
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  const [field, setField] = useState<FieldCatalog | null>(null);
  useEffect(() => {
    if (!hasField) return undefined;
    let isWanted = true;
    const load = async (): Promise<void> => {
      const { loadPageField } = await import('../../content/field/liveFieldCatalog');
      const found = await loadPageField();
      if (isWanted) setField(found.catalog);
    };
    // Without its names a battle is called by the ids of its files.
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [hasField]);
  return useMemo(() => ({ speak, catalog, language, field }), [speak, catalog, language, field]);
}
