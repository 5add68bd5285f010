import type { BattleState } from '../battle/state';
import { bySide } from '../kernel/sides';
import { type Clock, type Counting, PAIR, seated } from './counting';
import { countOne } from './counts';
import type { Mind } from './mind';
import type { Fixture, SeatName } from './series';
import { countStyle, emptyStyle, type Style } from './style';

/** Who is better: results, pair by pair, how each of them plays and how long it thinks. */
export interface Duel {
  games: number;
  draws: number;
  wins: Record<SeatName, number>;
  /** How many pairs brought the first contestant so many half points, from 0 to 4. */
  pairs: Record<string, number>;
  styles: Record<SeatName, Style>;
  /** How many thoughts took so many tenths of a millisecond: the only figures that differ from run to run. */
  thoughts: Record<SeatName, Record<string, number>>;
}

export function emptyDuel(): Duel {
  return {
    games: 0,
    draws: 0,
    wins: { first: 0, second: 0 },
    pairs: {},
    styles: { first: emptyStyle(), second: emptyStyle() },
    thoughts: { first: {}, second: {} },
  };
}

/** A part holds whole pairs, so the two battles of one are counted by the same hand. */
export const duel: Counting<Duel> = {
  gamesPerPart: PAIR,
  empty: emptyDuel,
  open: (table) => (counts) => {
    let scoreBefore: number | null = null;
    return (fixture) => {
      const { seats } = fixture;
      const minds = seated(table, fixture);
      return {
        minds: bySide((side) => timed(minds[side], table.clock, counts.thoughts[seats[side]])),
        watch: (before, order, step) =>
          countStyle(table.engine, counts.styles[seats[before.turn]], before, order, step),
        ended: (end) => {
          const score = countResult(counts, fixture, end);
          if (scoreBefore !== null) countOne(counts.pairs, scoreBefore + score);
          scoreBefore = scoreBefore === null ? score : null;
        },
      };
    };
  },
};

function timed(mind: Mind, clock: Clock, thoughts: Record<string, number>): Mind {
  return (truth, stream) => {
    const began = clock();
    const plan = mind(truth, stream);
    countOne(thoughts, Math.round(10 * (clock() - began)));
    return plan;
  };
}

/** In half points of the first contestant. */
function countResult(counts: Duel, { seats }: Fixture, { winner }: BattleState): number {
  counts.games += 1;
  if (winner === null || winner === 'draw') {
    counts.draws += 1;
    return 1;
  }
  counts.wins[seats[winner]] += 1;
  return seats[winner] === 'first' ? 2 : 0;
}
