import type { Rate } from '../../kernel/wilson';
import {
  BALANCE_BARS,
  type BalanceSummary,
  type Bar,
  type CardFigures,
  isWithin,
} from '../../measure/balance/balanceSummary';
import type { ContestantName } from '../../measure/contestants/contestants';
import { type SeriesSpec, seriesLabel } from '../series/seriesSpec';
import { intervalOf, rateRow } from './simulationReport';
import { textTable } from './textTable';

interface Asked {
  readonly player: ContestantName;
  readonly spec: SeriesSpec;
}

/** The figures of fairness for people. */
export function balanceReport({ player, spec }: Asked, result: BalanceSummary): string[] {
  const { games, draws, first, battlefields, rounds, factions, matrix, cards, missed } = result;
  const all = Object.keys(matrix);
  return [
    `${player} against itself, ${seriesLabel(spec)}: ${games} battles from seed ${spec.seed}, ${draws} draws`,
    '',
    ...textTable([
      ['first player', '%', '95 % interval', 'games', 'bar', 'rounds', 'p95'],
      [...judgedRow('overall', first, BALANCE_BARS.first), rounds.mean.toFixed(1), String(rounds.p95)],
      ...Object.entries(battlefields).map(([name, it]) => [
        ...judgedRow(name, it.first, BALANCE_BARS.battlefield),
        it.rounds.mean.toFixed(1),
        String(it.rounds.p95),
      ]),
    ]),
    '',
    ...textTable([
      ['faction, against the others', '%', '95 % interval', 'games', 'bar'],
      ...Object.entries(factions).map(([name, rate]) => judgedRow(name, rate, BALANCE_BARS.faction)),
    ]),
    '',
    ...textTable([
      ['row against column %', ...all],
      ...all.map((row) => [row, ...all.map((column) => (matrix[row]?.[column]?.percent ?? 0).toFixed(1))]),
    ]),
    '',
    ...textTable([
      ['card', 'drawn', 'played', 'plays a game', 'chosen %', '95 % interval', 'bar'],
      ...Object.entries(cards).map(([name, figures]) => cardRow(name, figures)),
    ]),
    '',
    ...(missed.length === 0 ? ['every bar is met'] : ['bars that are missed:', ...missed.map((line) => `  ${line}`)]),
  ];
}

function judgedRow(name: string, rate: Rate, bar: Bar): string[] {
  return [...rateRow(name, rate), isWithin(bar, rate) ? 'met' : 'MISSED'];
}

function cardRow(name: string, { drawnGain, playedGain, playsPerGame, chosen }: CardFigures): string[] {
  return [
    name,
    signed(drawnGain),
    signed(playedGain),
    playsPerGame.toFixed(2),
    chosen.percent.toFixed(1),
    intervalOf(chosen),
    isWithin(BALANCE_BARS.card, chosen) ? 'met' : 'MISSED',
  ];
}

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;
