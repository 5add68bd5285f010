import { useEffect, useState } from 'react';
import type { Adviser } from '../../../ai/worker/adviser';
import { lazyAdviser } from '../../../ai/worker/lazyAdviser';
import { engineFor } from '../../../store/battle/lazyRules';
import type { MomentPlace } from '../../../store/replay/moments';
import type { BattleReplay } from '../../../store/replay/openReplay';
import type { ReplayView } from '../../../store/replay/replayStore';
import type { ReplayCourse } from './useReplay';

/** The chance of winning by moment, of whoever looks on and of Left with everything open, as far as asked; null where there is none. */
export type Chances = ReadonlyMap<number, number | null>;

const NONE: Chances = new Map();
/** Whoever scrubs past a moment doesn't want its chance. */
const REST_MILLISECONDS = 250;

/** Its worker is fetched with the first question, and thinks of one moment at a time. */
const adviser: Adviser = lazyAdviser();

/** Asks for the moment that one rests at, then for the ends of all turns, one after the other; nothing ever waits for it. */
export function useChances(replay: BattleReplay, { at, places, isPlaying }: ReplayCourse, view: ReplayView): Chances {
  const [known, setKnown] = useState<{ readonly view: ReplayView; readonly chances: Chances }>({ view, chances: NONE });
  const chances = known.view === view ? known.chances : NONE;
  const next = nextToAsk(places, at, chances);
  useEffect(() => {
    if (next === null || isPlaying) return;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      // No number is better than a wrong one.
      const chance = await chanceAt(replay, next, view).catch(() => null);
      if (!isWanted) return;
      setKnown((before) => {
        const told = before.view === view ? before.chances : NONE;
        return { view, chances: new Map([...told, [next, chance]]) };
      });
    };
    const timer = setTimeout(() => void ask(), next === at ? REST_MILLISECONDS : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [replay, view, next, at, isPlaying]);
  return chances;
}

function nextToAsk(places: readonly MomentPlace[], at: number, known: Chances): number | null {
  if (!known.has(at)) return at;
  const turns = places.flatMap((_, moment) => (places[moment + 1]?.opensTurn !== false ? [moment] : []));
  return turns.find((moment) => !known.has(moment)) ?? null;
}

const AT_THE_END = { left: 1, right: 0, draw: 0.5 } as const;

async function chanceAt({ battle, moments }: BattleReplay, at: number, view: ReplayView): Promise<number | null> {
  const state = moments.at(at)?.state;
  const side = view ?? 'left';
  const ofSide = (left: number): number => (side === 'left' ? left : 1 - left);
  if (state === undefined || state.phase === 'mulligan') return null;
  if (state.winner !== null) return ofSide(AT_THE_END[state.winner]);
  const { book } = battle;
  const engine = engineFor(book);
  if (view !== null) return adviser.ask(book, { type: 'chance', seen: engine.observe(state, view) });
  const seen = { ...engine.observe(state, state.turn), hand: [], ownDeckSorted: [] };
  const chance = await adviser.ask(book, { type: 'watchedChance', seen });
  return chance === null || state.turn === 'left' ? chance : 1 - chance;
}
