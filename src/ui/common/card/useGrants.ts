import { useCallback } from 'react';
import type { Grant } from '../../../battle/model/grant';
import type { Unit } from '../../../battle/model/unit';
import { selectViewer } from '../../../store/view/battleSelectors';
import { useAppSelector, useSpeak } from '../hooks/storeHooks';
import { useEnemyName } from '../words/useEnemyName';
import { type Keyword, useKeywords } from './useKeywords';

/** The keywords that a unit has for a while, each with its end. */
export function useGrants(): (unit: Unit) => readonly Keyword[] {
  const speak = useSpeak();
  const viewer = useAppSelector(selectViewer);
  const player = useEnemyName();
  const keywordsOf = useKeywords();
  return useCallback(
    ({ grants = [] }) => {
      const until = (ends: Grant['ends']): string => {
        if (ends === 'turn') return speak('log.until.turn');
        return ends === viewer ? speak('log.until.yours') : speak('log.until.enemys', { player });
      };
      return keywordsOf(grants).map((keyword, index) => ({ ...keyword, until: until(grants[index]?.ends ?? 'turn') }));
    },
    [speak, viewer, player, keywordsOf],
  );
}
