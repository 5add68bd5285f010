import { createSkirmishEngine } from '../../skirmish/SkirmishEngine';
import type { Clock } from '../series/counting';
import { type Keep, keepNone } from '../series/keptBattle';
import { type FieldResult, type KeptFieldBattle, playFieldGame } from './fieldCounts';
import type { FieldSeries } from './fieldSeries';

/** Battles that go together: each of the two leads each squad on each side once. */
const GAMES_PER_PART = 4;

/** However many workers there are, the parts of a series are the same. */
export function fieldPartsOf({ games }: FieldSeries): number {
  return Math.ceil(games / GAMES_PER_PART);
}

/** Plays parts of a series, one at a time; whoever keeps battles is told of each. */
export function openFieldSeries(
  series: FieldSeries,
  clock: Clock,
  keep: Keep<KeptFieldBattle> = keepNone,
): (part: number) => FieldResult[] {
  const engine = createSkirmishEngine(series.book);
  return (part) => {
    const first = part * GAMES_PER_PART;
    const count = Math.min(GAMES_PER_PART, series.games - first);
    return Array.from({ length: count }, (_, index) => playFieldGame(series, engine, first + index, clock, keep));
  };
}
