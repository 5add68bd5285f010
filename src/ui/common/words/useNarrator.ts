import { useMemo } from 'react';
import {
  selectCatalog,
  selectLanguage,
  selectRules,
  selectSeen,
  selectViewer,
} from '../../../store/view/battleSelectors';
import { selectFirstUnits, selectHistory } from '../../../store/view/tableSelectors';
import { type Names, namesIn, rosterOf } from '../../../words/names';
import type { Narrator } from '../../../words/narrator';
import { useAppSelector, useSpeak } from '../hooks/storeHooks';
import { useEnemyName } from './useEnemyName';

/** Who tells the battle on screen, from the viewer's side; null without a battle. */
export function useNarrator(): Narrator | null {
  const speak = useSpeak();
  const names = useNames();
  const enemyName = useEnemyName();
  const rules = useAppSelector(selectRules);
  const seen = useAppSelector(selectSeen);
  const history = useAppSelector(selectHistory);
  const first = useAppSelector(selectFirstUnits);
  const viewer = useAppSelector(selectViewer);
  return useMemo(() => {
    if (rules === null) return null;
    const roster = rosterOf([...first, ...(seen?.units ?? [])], history);
    return { speak, viewer, enemyName, rules, roster, names };
  }, [speak, viewer, enemyName, rules, first, seen, history, names]);
}

/** The catalog's names in the language of the page. */
export function useNames(): Names {
  const catalog = useAppSelector(selectCatalog);
  const language = useAppSelector(selectLanguage);
  return useMemo(() => namesIn(catalog, language), [catalog, language]);
}
