import type { Clock, Counting } from './counting';
import { COUNTINGS, type CountingName, type CountsOf } from './countings';
import { addCounts, inOrder } from './counts';
import { type Keep, keepNone } from './keptBattle';
import { playKeptMatch } from './playMatch';
import { engineOf, fixtureOf, mindsOf, namesOf, type Series } from './series';

/** A series and what is to be counted in it: plain JSON, so that it can cross into a worker. */
export interface Work<Name extends CountingName = CountingName> {
  readonly series: Series;
  readonly counting: Name;
}

const countingOf = <Name extends CountingName>({ counting }: Work<Name>) =>
  COUNTINGS[counting] as unknown as Counting<CountsOf<Name>>;

/** However many workers there are, the parts of a series are the same. */
export function partsOf(work: Work): number {
  return Math.ceil(work.series.games / countingOf(work).gamesPerPart);
}

/** Plays parts of a series, one at a time; whoever keeps battles is told of each. */
export function openSeries<Name extends CountingName>(
  work: Work<Name>,
  clock: Clock,
  seat: typeof mindsOf = mindsOf,
  keep: Keep = keepNone,
): (part: number) => CountsOf<Name> {
  const { series } = work;
  const { gamesPerPart, empty, open } = countingOf(work);
  const engine = engineOf(series);
  const count = open({ engine, minds: seat(series, engine), clock });
  return (part) => {
    const counts = empty();
    const witnessOf = count(counts);
    const end = Math.min(series.games, (part + 1) * gamesPerPart);
    for (let game = part * gamesPerPart; game < end; game++) {
      const fixture = fixtureOf(series, engine, game);
      const { minds, watch, ended } = witnessOf(fixture);
      const { end: state, orders } = playKeptMatch(engine, minds, fixture.start, watch);
      ended(state);
      keep({ start: fixture.start, orders, players: namesOf(series, fixture) });
    }
    return counts;
  };
}

/** A sum that parts are added to in their order, whoever played them. */
export interface Sum<Counts> {
  readonly soFar: Counts;
  readonly add: (part: Counts) => void;
  readonly whole: () => Counts;
}

export function openSum<Name extends CountingName>(work: Work<Name>): Sum<CountsOf<Name>> {
  const soFar = countingOf(work).empty();
  return { soFar, add: (part) => addCounts(soFar, part), whole: () => inOrder(soFar) };
}
