import type { BySide } from '../../kernel/sides';
import { type Rate, rateOf } from '../../kernel/wilson';
import { addCounts, meanOf, quantileOf } from '../series/counts';
import type { SeatName } from '../series/series';
import type { Blows, Course, Score, Tally } from './tally';

/** What a tally says, in figures that people compare. Shares are percentages. */
export interface Summary {
  readonly games: number;
  readonly draws: number;
  readonly sides: BySide<Rate>;
  readonly contestants: Readonly<Record<SeatName, Rate>>;
  readonly factions: Readonly<Record<string, Rate>>;
  /** Left's wins by `left:right`. */
  readonly pairings: Readonly<Record<string, Rate>>;
  readonly battlefields: Readonly<Record<string, CourseSummary>>;
  readonly course: CourseSummary;
  readonly leadChanges: number;
  readonly winnersCastle: number;
  readonly choicesPerDecision: number;
  readonly ordersPerTurn: number;
  readonly unitsStanding: number;
  readonly fullBoards: number;
  readonly handAtTurnEnd: number;
  readonly emptyHands: number;
  readonly killsPerGame: number;
  readonly cardBlows: BlowSummary;
  readonly castleBlows: BlowSummary;
  readonly angles: Readonly<Record<string, number>>;
  readonly ordersPerGame: Readonly<Record<string, number>>;
  readonly eventsPerGame: Readonly<Record<string, number>>;
  /** Per game. */
  readonly abilities: Readonly<Record<string, { readonly fielded: number; readonly used: number }>>;
}

export interface CourseSummary {
  /** Left's wins. */
  readonly left: Rate;
  readonly rounds: { readonly mean: number; readonly median: number; readonly p95: number; readonly max: number };
  readonly attrition: Rate;
  readonly comebacks: Rate;
  readonly lateComebacks: Rate;
}

export interface BlowSummary {
  readonly perGame: number;
  /** In how many of a hundred blows each source changed something. */
  readonly sources: Readonly<Record<string, number>>;
}

export function summaryOf(tally: Tally): Summary {
  const { games, draws, wins, contestants, turns, decisions } = tally;
  const perGame = (count: number): number => ratio(count, games);
  const perTurn = (count: number): number => ratio(count, turns);
  return {
    games,
    draws,
    sides: { left: rateOf(wins.left, games), right: rateOf(wins.right, games) },
    contestants: { first: rateOf(contestants.first, games), second: rateOf(contestants.second, games) },
    factions: mapped(tally.factions, scoreRate),
    pairings: mapped(tally.pairings, scoreRate),
    battlefields: mapped(tally.battlefields, courseSummary),
    course: courseSummary(sumOf(Object.values(tally.battlefields))),
    leadChanges: perGame(tally.leadChanges),
    winnersCastle: ratio(tally.castleLeft, 10 * (games - draws)),
    choicesPerDecision: ratio(tally.choices, decisions),
    ordersPerTurn: perTurn(decisions),
    unitsStanding: perTurn(tally.unitsStanding),
    fullBoards: 100 * perTurn(tally.fullBoards),
    handAtTurnEnd: perTurn(tally.handCards),
    emptyHands: 100 * perTurn(tally.emptyHands),
    killsPerGame: perGame(tally.kills),
    cardBlows: blowSummary(tally.cardBlows, games),
    castleBlows: blowSummary(tally.castleBlows, games),
    angles: mapped(tally.angles, (count) => 100 * ratio(count, tally.cardBlows.count)),
    ordersPerGame: mapped(tally.orders, perGame),
    eventsPerGame: mapped(tally.events, perGame),
    abilities: mapped(tally.abilities, ({ fielded, used }) => ({ fielded: perGame(fielded), used: perGame(used) })),
  };
}

const scoreRate = ({ wins, games }: Score): Rate => rateOf(wins, games);

export function courseSummary({ games, leftWins, rounds, attrition, comebacks, lateComebacks }: Course): CourseSummary {
  return {
    left: rateOf(leftWins, games),
    rounds: {
      mean: meanOf(rounds),
      median: quantileOf(rounds, 0.5),
      p95: quantileOf(rounds, 0.95),
      max: quantileOf(rounds, 1),
    },
    attrition: rateOf(attrition, games),
    comebacks: rateOf(comebacks, games),
    lateComebacks: rateOf(lateComebacks, games),
  };
}

export function sumOf(courses: readonly Course[]): Course {
  const sum: Course = { games: 0, draws: 0, leftWins: 0, rounds: {}, attrition: 0, comebacks: 0, lateComebacks: 0 };
  for (const course of courses) addCounts(sum, course);
  return sum;
}

function blowSummary({ count, sources }: Blows, games: number): BlowSummary {
  return { perGame: ratio(count, games), sources: mapped(sources, (times) => 100 * ratio(times, count)) };
}

function ratio(count: number, of: number): number {
  return of === 0 ? 0 : count / of;
}

export function mapped<Value, Result>(table: Readonly<Record<string, Value>>, change: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));
}
