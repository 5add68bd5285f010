import { type Rate, rateOf } from '../../kernel/wilson';
import { quantileOf } from '../series/counts';
import type { SeatName } from '../series/series';
import { type Elo, eloOf } from '../statistics/elo';
import { type Hypotheses, type Sprt, sprtOf } from '../statistics/sprt';
import type { Duel } from './duel';
import { type Character, habitsOf } from './style';

/** What a duel says. Scores are the first contestant's; a draw is half a win. */
export interface DuelSummary {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly score: Rate;
  readonly elo: Elo;
  readonly sprt: Sprt | null;
  readonly pairs: Readonly<Record<string, number>>;
  readonly styles: Readonly<Record<SeatName, Readonly<Record<Character, number>>>>;
}

export function duelSummary(duel: Duel, hypotheses: Hypotheses | null): DuelSummary {
  const { games, draws, wins, pairs, styles } = duel;
  const score = rateOf(wins.first + draws / 2, games);
  return {
    games,
    wins: wins.first,
    draws,
    losses: wins.second,
    score,
    elo: eloOf(score),
    sprt: hypotheses === null ? null : sprtOf(pairs, hypotheses),
    pairs,
    styles: { first: habitsOf(styles.first), second: habitsOf(styles.second) },
  };
}

/** How long somebody thought, in milliseconds. */
export interface ThinkTime {
  readonly thoughts: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** In a turn, all looks together, and before any single order. */
export interface ThinkTimes {
  readonly turn: ThinkTime;
  readonly order: ThinkTime;
}

export function thinkTimes({ turns, looks }: Duel): Readonly<Record<SeatName, ThinkTimes>> {
  const timesOf = (seat: SeatName) => ({ turn: thinkTime(turns[seat]), order: thinkTime(looks[seat]) });
  return { first: timesOf('first'), second: timesOf('second') };
}

function thinkTime(tenths: Readonly<Record<string, number>>): ThinkTime {
  const at = (share: number): number => quantileOf(tenths, share) / 10;
  const thoughts = Object.values(tenths).reduce((sum, count) => sum + count, 0);
  return { thoughts, p50: at(0.5), p95: at(0.95), max: at(1) };
}
