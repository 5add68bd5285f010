import type { Rate } from '../../kernel/wilson';
import {
  BALANCE_BARS,
  type BalanceSummary,
  type Bar,
  type CardFigures,
  isTooStrong,
  isWithin,
  QUIET_BARS,
} from '../../measure/balance/balanceSummary';
import type { SecondHelp } from '../../measure/balance/secondHelp';
import type { ContestantName } from '../../measure/contestants/contestants';
import { type SeriesSpec, seriesLabel } from '../series/seriesSpec';
import { intervalOf, rateRow } from './simulationReport';
import { textTable } from './textTable';

interface Asked {
  readonly player: ContestantName;
  readonly spec: SeriesSpec;
  readonly help: Readonly<Record<string, SecondHelp>>;
}

/** The figures of fairness for people. */
export function balanceReport({ player, spec, help }: Asked, result: BalanceSummary): string[] {
  const { games, draws, first, battlefields, rounds, factions, matrix, decks, cards, missed } = result;
  const { quietTurns, comebacks } = result;
  const all = Object.keys(matrix);
  return [
    `${player} against itself, ${seriesLabel(spec)}: ${games} battles from seed ${spec.seed}, ${draws} draws`,
    '',
    ...textTable([
      ['first player', '%', '95 % interval', 'games', 'bar', 'rounds', 'p95', 'supply', 'cards', 'castles'],
      [...judgedRow('overall', first, BALANCE_BARS.first), rounds.mean.toFixed(1), String(rounds.p95)],
      ...Object.entries(battlefields).map(([name, it]) => [
        ...judgedRow(name, it.first, BALANCE_BARS.battlefield),
        it.rounds.mean.toFixed(1),
        String(it.rounds.p95),
        ...helpCells(help[name]),
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
      ['deck, against the others', '%', '95 % interval', 'games', 'bar'],
      ...Object.entries(decks).map(([name, rate]) => judgedRow(name, rate, BALANCE_BARS.deck)),
    ]),
    '',
    ...textTable([
      ['of the battles, of the turns', '%', '95 % interval', 'of', 'bar'],
      judgedRow('comebacks', comebacks, BALANCE_BARS.comebacks),
      ...Object.entries(quietTurns).map(([span, rate]) =>
        judgedRow(`no card, ${span}`, rate, QUIET_BARS[span] ?? null),
      ),
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

function judgedRow(name: string, rate: Rate, bar: Bar | null): string[] {
  return [...rateRow(name, rate), bar === null ? '' : isWithin(bar, rate) ? 'met' : 'MISSED'];
}

/** What the second player begins with: rounds of supply, cards and castles of both. */
function helpCells(help: SecondHelp | undefined): string[] {
  if (help === undefined) return [];
  const { supplyRounds, hands, castles } = help;
  return [String(supplyRounds), `${hands.left}:${hands.right}`, `${castles.left}:${castles.right}`];
}

function cardRow(name: string, { drawnGain, playedGain, playsPerGame, chosen }: CardFigures): string[] {
  return [
    name,
    signed(drawnGain),
    signed(playedGain),
    playsPerGame.toFixed(2),
    chosen.percent.toFixed(1),
    intervalOf(chosen),
    isWithin(BALANCE_BARS.card, chosen) && !isTooStrong(drawnGain) ? 'met' : 'MISSED',
  ];
}

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;
