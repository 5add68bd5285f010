import type { ContestantName } from '../../measure/contestants/contestants';
import type { DuelSummary, ThinkTime, ThinkTimes } from '../../measure/duel/duelSummary';
import { type Character, HABITS } from '../../measure/duel/style';
import { SEATS, type SeatName } from '../../measure/series/series';
import type { Elo } from '../../measure/statistics/elo';
import type { Sprt } from '../../measure/statistics/sprt';
import { type SeriesSpec, seriesLabel } from '../series/seriesSpec';
import { rateRow } from './simulationReport';
import { textTable } from './textTable';

export interface DuelReport extends SeriesSpec, DuelSummary {
  readonly players: readonly [ContestantName, ContestantName];
  readonly cheats: boolean;
}
export type TimesBySeat = Readonly<Record<SeatName, ThinkTimes>>;

/** A match for people. */
export function duelReport(report: DuelReport, times: TimesBySeat): string[] {
  const { players, cheats, games, seed, wins, draws, losses, score, elo, sprt, styles } = report;
  return [
    `${players[0]}${cheats ? ' that sees everything' : ''} against ${players[1]}, ${seriesLabel(report)}: ${games} battles from seed ${seed}, ${wins} won, ${draws} drawn, ${losses} lost`,
    '',
    ...textTable([['score', '%', '95 % interval', 'games'], rateRow(players[0], score)]),
    '',
    `Elo: ${eloText(elo)}`,
    ...(sprt === null ? [] : [sprtText(sprt)]),
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

export function eloText({ elo, low, high }: Elo): string {
  return `${points(elo)} (${points(low)} to ${points(high)})`;
}

function points(elo: number | null): string {
  if (elo === null) return 'beyond measure';
  return `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}`;
}

function sprtText({ elo0, elo1, likelihood, lower, upper, verdict }: Sprt): string {
  const answer = { elo0: `no more than ${elo0}`, elo1: `at least ${elo1}`, open: 'not decided yet' }[verdict];
  const bounds = `${lower.toFixed(2)} to ${upper.toFixed(2)}`;
  return `sequential test of ${elo0} against ${elo1} Elo: ${answer}, log-likelihood ${likelihood.toFixed(2)} (${bounds})`;
}

function timeRow(name: string, { thoughts, p50, p95, max }: ThinkTime): string[] {
  return [name, p50.toFixed(1), p95.toFixed(1), max.toFixed(1), String(thoughts)];
}
