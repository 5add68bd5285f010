import type { BattleState } from '../../battle/model/state';
import { passesTurn } from '../../battle/view/reveals';
import { bySide } from '../../kernel/sides';
import type { Mind } from '../contestants/mind';
import { type Clock, type Counting, PAIR, seated } from '../series/counting';
import { countOne } from '../series/counts';
import type { Fixture, SeatName } from '../series/series';
import { countStyle, emptyStyle, type Style } from './style';

/** Who is better: results, pair by pair, how each of them plays and how long it thinks. */
export interface Duel {
  games: number;
  draws: number;
  wins: Record<SeatName, number>;
  /** How many pairs brought the first contestant so many half points, from 0 to 4. */
  pairs: Record<string, number>;
  styles: Record<SeatName, Style>;
  /**
   * How many looks before an order, and turns with all their looks together, took so many tenths of a millisecond: the only
   * figures that differ from run to run.
   */
  looks: Record<SeatName, Record<string, number>>;
  turns: Record<SeatName, Record<string, number>>;
}

export function emptyDuel(): Duel {
  return {
    games: 0,
    draws: 0,
    wins: { first: 0, second: 0 },
    pairs: {},
    styles: { first: emptyStyle(), second: emptyStyle() },
    looks: { first: {}, second: {} },
    turns: { first: {}, second: {} },
  };
}

/** A part holds whole pairs, so both battles of a pair are counted in the same worker. */
export const duel: Counting<Duel> = {
  gamesPerPart: PAIR,
  empty: emptyDuel,
  open: (table) => (counts) => {
    let scoreBefore: number | null = null;
    return (fixture) => {
      const { seats } = fixture;
      const minds = seated(table, fixture);
      const watches = bySide((side) => openStopwatch(counts, seats[side]));
      return {
        minds: bySide((side) => timed(minds[side], table.clock, watches[side])),
        watch: (before, order, step) => {
          countStyle(table.engine, counts.styles[seats[before.turn]], before, order, step);
          if (passesTurn(order)) watches[before.turn].closeTurn();
        },
        ended: (end) => {
          watches[end.turn].closeTurn();
          const score = countResult(counts, fixture, end);
          if (scoreBefore !== null) countOne(counts.pairs, scoreBefore + score);
          scoreBefore = scoreBefore === null ? score : null;
        },
      };
    };
  },
};

function timed(mind: Mind, clock: Clock, watch: Stopwatch): Mind {
  return (truth, stream, intent) => {
    const began = clock();
    const plan = mind(truth, stream, intent);
    watch.count(clock() - began);
    return plan;
  };
}

interface Stopwatch {
  readonly count: (milliseconds: number) => void;
  readonly closeTurn: () => void;
}

function openStopwatch({ looks, turns }: Duel, seat: SeatName): Stopwatch {
  let turn: number | null = null;
  const tenths = (milliseconds: number): number => Math.round(10 * milliseconds);
  return {
    count: (milliseconds) => {
      countOne(looks[seat], tenths(milliseconds));
      turn = (turn ?? 0) + milliseconds;
    },
    closeTurn: () => {
      if (turn !== null) countOne(turns[seat], tenths(turn));
      turn = null;
    },
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
