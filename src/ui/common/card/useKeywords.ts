import { useCallback } from 'react';
import type { AbilityUse } from '../../../battle/abilities/vocabulary';
import { lookUp } from '../../../kernel/dispatch';
import { selectLanguage } from '../../../store/view/battleSelectors';
import { selectTellingCatalog } from '../../../store/view/tableSelectors';
import { abilityText, abilityTitle } from '../../../words/abilities';
import { useAppSelector, useSpeak } from '../hooks/storeHooks';
import type { IconName } from '../icons/iconNames';
import { keywordIcon } from '../icons/keywordIcon';

/** A keyword as people meet it: its title on plates and cards, its text where there is room to read. */
export interface Keyword {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
  /** How long a card has it that was only granted it: "until your next turn". */
  readonly until?: string;
}

export function useKeywords(): (uses: readonly AbilityUse[]) => readonly Keyword[] {
  const speak = useSpeak();
  const catalog = useAppSelector(selectTellingCatalog);
  const language = useAppSelector(selectLanguage);
  return useCallback(
    (uses) =>
      uses.map((use) => ({
        id: use.id,
        title: abilityTitle(catalog, use, language),
        text: abilityText(catalog, use, speak, language),
        icon: keywordIcon(lookUp(catalog.abilities, use.id)),
      })),
    [catalog, language, speak],
  );
}
