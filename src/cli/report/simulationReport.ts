import type { PlayerName } from '../../ai/players/playerNames';
import type { Rate } from '../../kernel/wilson';
import type { BlowSummary, CourseSummary, Summary } from '../../measure/simulation/summary';
import { type SeriesSpec, seriesLabel } from '../series/seriesSpec';
import { textTable } from './textTable';

/** What was asked for. */
export interface Simulation extends SeriesSpec {
  readonly players: readonly [PlayerName, PlayerName];
}

export type Result = { readonly ignored: string | null } & Summary;

/** The figures of a simulation for people. */
export function simulationReport(asked: Simulation, result: Result): string[] {
  const { players, seed } = asked;
  const { games, draws, contestants, sides, course } = result;
  const blind = result.ignored === null ? '' : ` that knows nothing of ${result.ignored}`;
  return [
    `${players[0]} against ${players[1]}${blind}, ${seriesLabel(asked)}: ${games} battles from seed ${seed}, ${draws} draws`,
    '',
    ...textTable([
      ['wins', '%', '95 % interval', 'games'],
      rateRow(`first player (${players[0]})`, contestants.first),
      rateRow(`second player (${players[1]})`, contestants.second),
      rateRow('left', sides.left),
      rateRow('right', sides.right),
      ...Object.entries(result.factions).map(([name, rate]) => rateRow(name, rate)),
    ]),
    '',
    ...textTable([
      ['battlefield', 'left %', '95 % interval', 'rounds', 'p95', 'attrition %', 'comebacks %'],
      ...Object.entries(result.battlefields).map(([name, it]) => courseRow(name, it)),
      courseRow('all', course),
    ]),
    '',
    ...textTable([
      ['left against right', 'left %', '95 % interval', 'games'],
      ...Object.entries(result.pairings).map(([name, rate]) => rateRow(name.replace(':', ' against '), rate)),
    ]),
    '',
    ...textTable(courseFigures(result)),
    '',
    ...textTable(sourceRows('card blows', result.cardBlows)),
    '',
    ...textTable(sourceRows('castle blows', result.castleBlows)),
    '',
    ...textTable([
      ['keyword', 'fielded a game', 'used a game'],
      ...Object.entries(result.abilities).map(([id, it]) => [id, it.fielded.toFixed(2), it.used.toFixed(2)]),
    ]),
    '',
    ...textTable([['order', 'a game'], ...perGameRows(result.ordersPerGame)]),
    '',
    ...textTable([['event', 'a game'], ...perGameRows(result.eventsPerGame)]),
  ];
}

/** What it costs to know nothing of a mechanic, by mechanic. */
export function ignoranceReport({ players, games, seed }: Simulation, results: readonly Result[]): string[] {
  return [
    `${players[0]} against a ${players[1]} that knows nothing of a mechanic: ${games} battles each from seed ${seed}`,
    '',
    ...textTable([
      ['the full player wins against one without', '%', '95 % interval', 'games'],
      ...results.map(({ ignored, contestants }) => rateRow(ignored ?? '', contestants.first)),
    ]),
  ];
}

export function rateRow(name: string, rate: Rate): string[] {
  return [name, rate.percent.toFixed(1), intervalOf(rate), String(rate.games)];
}

export function intervalOf({ low, high }: Rate): string {
  return `${low.toFixed(1)} to ${high.toFixed(1)}`;
}

function courseRow(name: string, { left, rounds, attrition, comebacks }: CourseSummary): string[] {
  return [
    name,
    left.percent.toFixed(1),
    intervalOf(left),
    rounds.mean.toFixed(1),
    String(rounds.p95),
    attrition.percent.toFixed(1),
    comebacks.percent.toFixed(1),
  ];
}

function courseFigures(result: Summary): string[][] {
  const { course, angles } = result;
  const angle = (name: string): string => (angles[name] ?? 0).toFixed(0);
  return [
    ['figure', 'value'],
    ['comebacks at half time, at three quarters %', pair(course.comebacks.percent, course.lateComebacks.percent)],
    ['lead changes a game', result.leadChanges.toFixed(1)],
    ["winner's castle left %", result.winnersCastle.toFixed(0)],
    ['choices a decision, orders a turn', pair(result.choicesPerDecision, result.ordersPerTurn)],
    ['cards on the board, board full % of turns', pair(result.unitsStanding, result.fullBoards)],
    ['hand at the end of a turn, empty %', pair(result.handAtTurnEnd, result.emptyHands)],
    ['card blows, castle blows a game', pair(result.cardBlows.perGame, result.castleBlows.perGame)],
    ['cards that fell a game', result.killsPerGame.toFixed(1)],
    ['angle front / side / rear %', `${angle('front')} / ${angle('side')} / ${angle('rear')}`],
  ];
}

function pair(one: number, other: number): string {
  return `${one.toFixed(1)} / ${other.toFixed(1)}`;
}

function sourceRows(title: string, { sources }: BlowSummary): string[][] {
  const rows = Object.entries(sources).map(([source, share]) => [source, share.toFixed(1)]);
  return [[`${title}: what changed them`, '% of blows'], ...rows];
}

function perGameRows(counts: Readonly<Record<string, number>>): string[][] {
  return Object.entries(counts).map(([name, count]) => [name, count.toFixed(2)]);
}
