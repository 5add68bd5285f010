import { useCallback } from 'react';
import type { Stratagem } from '../../../battle/model/stratagem';
import { selectLanguage } from '../../../store/view/battleSelectors';
import { selectTellingCatalog } from '../../../store/view/tableSelectors';
import { stratagemText } from '../../../words/stratagems';
import { useAppSelector, useSpeak } from '../hooks/storeHooks';

/** What a stratagem is aimed at and does, in sentences computed from its data. */
export function useStratagemText(): (stratagem: Stratagem) => string {
  const speak = useSpeak();
  const catalog = useAppSelector(selectTellingCatalog);
  const language = useAppSelector(selectLanguage);
  return useCallback((stratagem) => stratagemText(catalog, stratagem, speak, language), [catalog, speak, language]);
}
