import { useMemo } from 'react';
import { selectSeen, selectViewer } from '../../store/selectors';
import { selectFirstUnits, selectHistory } from '../../store/tableSelectors';
import { type Narrator, type Told, tell } from '../../words/chronicle';
import { rosterOf } from '../../words/names';
import { useAppSelector, useSpeak } from '../common/hooks';
import { useCardLook } from '../common/useCards';
import { useEnemyName } from '../common/useEnemyName';

export interface LogEntry extends Told {
  /** Its place in the history: entries are never renumbered. */
  readonly index: number;
  readonly opensTurn: boolean;
}

/** The newest events of the battle on screen in sentences, newest first, told from the viewer's side. */
export function useLog(most: number): LogEntry[] {
  const narrator = useNarrator();
  const history = useAppSelector(selectHistory);
  return useMemo(() => {
    const entries: LogEntry[] = [];
    for (let index = history.length - 1; index >= 0 && entries.length < most; index--) {
      const event = history[index];
      const told = event === undefined ? null : tell(event, narrator);
      if (told !== null) entries.push({ ...told, index, opensTurn: event?.type === 'turnBegan' });
    }
    return entries;
  }, [history, narrator, most]);
}

function useNarrator(): Narrator {
  const speak = useSpeak();
  const lookOf = useCardLook();
  const enemyName = useEnemyName();
  const seen = useAppSelector(selectSeen);
  const history = useAppSelector(selectHistory);
  const first = useAppSelector(selectFirstUnits);
  const viewer = useAppSelector(selectViewer);
  return useMemo(
    () => ({
      speak,
      viewer,
      enemyName,
      roster: rosterOf([...first, ...(seen?.units ?? [])], history),
      nameOf: (card: string) => lookOf(card).name,
    }),
    [speak, viewer, enemyName, first, seen, history, lookOf],
  );
}
