import { useMemo } from 'react';
import type { CardId } from '../../battle/model/card';
import type { BattleEvent } from '../../battle/model/events';
import type { Position } from '../../battle/model/position';
import { UNKNOWN_CARD } from '../../battle/view/observe';
import { lookUp } from '../../kernel/dispatch';
import { selectFirstUnits, selectHistory, selectStratagems } from '../../store/view/tableSelectors';
import { type Told, tell } from '../../words/chronicle';
import type { Identity, Roster } from '../../words/names';
import { useAppSelector } from '../common/hooks/storeHooks';
import { useNarrator } from '../common/words/useNarrator';
import { placesOf } from './logPlaces';

export interface LogEntry extends Told {
  /** Its place in the history. */
  readonly index: number;
  readonly key: string;
  readonly opensTurn: boolean;
  /** The card that it tells of first; null where it tells of none. */
  readonly actor: Identity | null;
  /** All cards that it tells of and that may be known. */
  readonly cards: readonly CardId[];
}

/** The newest events of the battle on screen in sentences, newest first, none before the oldest, from the viewer's side. */
export function useLog(most: number, oldest = 0): LogEntry[] {
  const narrator = useNarrator();
  const history = useAppSelector(selectHistory);
  return useMemo(() => {
    const entries: LogEntry[] = [];
    if (narrator === null) return entries;
    for (let index = history.length - 1; index >= Math.max(oldest, 0) && entries.length < most; index--) {
      const event = history[index];
      const told = event === undefined ? null : tell(event, narrator);
      if (told === null) continue;
      entries.push({
        ...told,
        index,
        key: `${index} ${told.sentence}`,
        opensTurn: event?.type === 'turnBegan',
        actor: event === undefined ? null : actorOf(event, narrator.roster),
        cards: event === undefined ? [] : cardsIn(event, narrator.roster),
      });
    }
    return entries;
  }, [history, narrator, most, oldest]);
}

function actorOf(event: BattleEvent, roster: Roster): Identity | null {
  if (event.type === 'deployed') return event.unit;
  if ('unit' in event) return lookUp(roster, event.unit) ?? null;
  return 'card' in event ? event : null;
}

/** By the places of an event that name a unit. */
function cardsIn(event: BattleEvent, roster: Roster): readonly CardId[] {
  const actor = actorOf(event, roster);
  const others = [
    'target' in event && event.target !== null ? lookUp(roster, event.target) : undefined,
    'by' in event && typeof event.by === 'string' ? lookUp(roster, event.by) : undefined,
  ];
  // What a stratagem does is told under its card's id alone.
  const order = 'by' in event && 'ability' in event && event.by === event.ability ? [event.by] : [];
  const units = [actor, ...others].flatMap((identity) => (identity == null ? [] : [identity.card]));
  const cards = [...units, ...order];
  return [...new Set(cards)].filter((card) => card !== UNKNOWN_CARD);
}

const NOWHERE: readonly Position[] = [];

/** Where an entry of the log took place. */
export function useLogPlaces(): (entry: LogEntry) => readonly Position[] {
  const first = useAppSelector(selectFirstUnits);
  const history: readonly BattleEvent[] = useAppSelector(selectHistory);
  const stratagem = useAppSelector(selectStratagems);
  const places = useMemo(() => placesOf(first, history, stratagem), [first, history, stratagem]);
  return ({ index }) => places[index] ?? NOWHERE;
}
