import { useMemo } from 'react';
import { selectCatalog, selectLanguage } from '../../store/selectors';
import { type Names, namesIn } from '../../words/names';
import { useAppSelector } from './hooks';

/** The catalog's names in the language of the page. */
export function useNames(): Names {
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  return useMemo(() => namesIn(catalog, language), [catalog, language]);
}
