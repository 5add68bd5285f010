import type { DuelSummary, ThinkTime, ThinkTimes } from '../measure/duelSummary';
import type { Elo } from '../measure/elo';
import type { ContestantName } from '../measure/minds';
import { SEATS, type SeatName } from '../measure/series';
import type { Sprt } from '../measure/sprt';
import { type Character, HABITS } from '../measure/style';
import { type Field, toldField } from './seriesOptions';
import { textTable } from './textTable';
import { rateRow } from './toldSimulation';

export interface DuelReport extends Field, DuelSummary {
  readonly players: readonly [ContestantName, ContestantName];
  readonly cheats: boolean;
}
export type TimesBySeat = Readonly<Record<SeatName, ThinkTimes>>;

/** A match for people. */
export function toldDuel(report: DuelReport, times: TimesBySeat): string[] {
  const { players, cheats, games, seed, wins, draws, losses, score, elo, sprt, styles } = report;
  return [
    `${players[0]}${cheats ? ' that sees everything' : ''} against ${players[1]}, ${toldField(report)}: ${games} battles from seed ${seed}, ${wins} won, ${draws} drawn, ${losses} lost`,
    '',
    ...textTable([['score', '%', '95 % interval', 'games'], rateRow(players[0], score)]),
    '',
    `Elo: ${toldElo(elo)}`,
    ...(sprt === null ? [] : [toldSprt(sprt)]),
    '',
    ...textTable([
      ['thoughts', 'p50 ms', 'p95 ms', 'max ms', 'number'],
      ...SEATS.flatMap((seat, place) => [
        timeRow(`${players[place] ?? seat}, a turn with all its looks`, times[seat].turn),
        timeRow(`${players[place] ?? seat}, before a single order`, times[seat].order),
      ]),
    ]),
    '',
    ...textTable([
      ['way to play', ...players],
      ...(Object.entries(HABITS) as [Character, string][]).map(([character, habit]) => [
        habit,
        ...SEATS.map((seat) => styles[seat][character].toFixed(2)),
      ]),
    ]),
  ];
}

export function toldElo({ elo, low, high }: Elo): string {
  return `${points(elo)} (${points(low)} to ${points(high)})`;
}

function points(elo: number | null): string {
  if (elo === null) return 'beyond measure';
  return `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}`;
}

function toldSprt({ elo0, elo1, likelihood, lower, upper, verdict }: Sprt): string {
  const answer = { elo0: `no more than ${elo0}`, elo1: `at least ${elo1}`, open: 'not decided yet' }[verdict];
  const bounds = `${lower.toFixed(2)} to ${upper.toFixed(2)}`;
  return `sequential test of ${elo0} against ${elo1} Elo: ${answer}, log-likelihood ${likelihood.toFixed(2)} (${bounds})`;
}

function timeRow(name: string, { thoughts, p50, p95, max }: ThinkTime): string[] {
  return [name, p50.toFixed(1), p95.toFixed(1), max.toFixed(1), String(thoughts)];
}
