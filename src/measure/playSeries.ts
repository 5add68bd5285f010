import type { BattleEngine } from '../battle/BattleEngine';
import { countBattle, countTurn, leadOf } from './countCourse';
import { addCounts, inOrder } from './counts';
import { type CountUse, countingBy } from './countUse';
import type { Mind } from './minds';
import { playMatch, type Watch } from './playMatch';
import { engineOf, type Fixture, fixtureOf, mindsOf, type SeatName, type Series } from './series';
import { emptyTally, type Tally } from './tally';

/** Battles that are counted together. However many workers there are, the parts of a series are the same. */
const GAMES_PER_PART = 16;

export function partsOf({ games }: Series): number {
  return Math.ceil(games / GAMES_PER_PART);
}

/** Plays parts of a series, one at a time. */
export function openSeries(series: Series): (part: number) => Tally {
  const engine = engineOf(series);
  const table: Table = { engine, minds: mindsOf(series, engine), countUse: countingBy(engine) };
  return (part) => {
    const tally = emptyTally();
    const end = Math.min(series.games, (part + 1) * GAMES_PER_PART);
    for (let game = part * GAMES_PER_PART; game < end; game++) {
      playFixture(table, fixtureOf(series, engine, game), tally);
    }
    return tally;
  };
}

/** The whole of it, whoever played the parts. */
export function wholeOf(parts: readonly Tally[]): Tally {
  const whole = emptyTally();
  for (const part of parts) addCounts(whole, part);
  return inOrder(whole);
}

interface Table {
  readonly engine: BattleEngine;
  readonly minds: Readonly<Record<SeatName, Mind>>;
  readonly countUse: CountUse;
}

function playFixture({ engine, minds, countUse }: Table, fixture: Fixture, tally: Tally): void {
  const leads: number[] = [];
  const watch: Watch = (before, order, step) => {
    if (before.phase === 'battle') {
      tally.decisions += 1;
      tally.choices += engine.legalOrders(before, before.turn).length;
    }
    countUse(tally, before, order, step);
    if (order.type !== 'endTurn') return;
    // As the turn ended, before the other side's begins: that one draws and mends.
    countTurn(tally, before, before.turn);
    leads.push(leadOf(engine, before));
  };
  const { left, right } = fixture.seats;
  const end = playMatch(engine, { left: minds[left], right: minds[right] }, fixture.start, watch);
  countBattle(engine, tally, fixture, end, leads);
}
