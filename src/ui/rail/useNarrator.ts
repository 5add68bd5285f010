import { useMemo } from 'react';
import { selectBattle, selectViewer } from '../../store/selectors';
import type { Narrator } from '../../words/chronicle';
import { rosterOf } from '../../words/names';
import { useAppSelector, useSpeak } from '../common/hooks';
import { useCardLook } from '../common/useCards';
import { useEnemyName } from '../common/useEnemyName';

/** Tells the battle on screen from the viewer's side, in the language of the page. */
export function useNarrator(): Narrator {
  const speak = useSpeak();
  const lookOf = useCardLook();
  const enemyName = useEnemyName();
  const battle = useAppSelector(selectBattle);
  const viewer = useAppSelector(selectViewer);
  const roster = useMemo(() => (battle === null ? {} : rosterOf(battle.shown, battle.history)), [battle]);
  return { speak, viewer, roster, enemyName, nameOf: (card) => lookOf(card).name };
}
