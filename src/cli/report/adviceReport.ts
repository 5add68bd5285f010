import type { AdviceCounts } from '../../measure/advice/adviceCounting';
import { type Tenth, tenthsOf } from '../../measure/advice/reliability';
import { type SeriesSpec, seriesLabel } from '../series/seriesSpec';
import { textTable } from './textTable';

export interface AdviceOf {
  readonly player: string;
  readonly counts: AdviceCounts;
  /** What was played for it, if that was more than one series. */
  readonly runs?: readonly SeriesSpec[];
}

/** A tenth with fewer positions proves nothing. */
const ENOUGH = 500;
const BARS = { points: 5, near: 3, followedPercent: 90 } as const;
const POINT_STEPS = 10;

/** Every tenth with positions enough lies near the truth, and the bar stays where it is for whoever follows the hint. */
export function isWithinBars({ counts }: AdviceOf): boolean {
  const isTrue = tenthsOf(counts.mover).every((tenth) => tenth.positions < ENOUGH || missOf(tenth) <= BARS.points);
  const { count, near } = followed(counts.afterHint);
  return isTrue && (count === 0 || near >= BARS.followedPercent);
}

export function adviceReport(spec: SeriesSpec, all: readonly AdviceOf[], asJson: boolean): string[] {
  const told = all.map(({ player, counts, runs = [spec] }) => ({
    player,
    games: gamesOf(runs),
    seeds: runs.map(({ seed }) => seed),
    turns: counts.turns,
    mover: tenthsOf(counts.mover),
    waiting: tenthsOf(counts.waiting),
    afterHint: followed(counts.afterHint),
    afterPlayer: followed(counts.afterPlayer),
  }));
  if (asJson) return [JSON.stringify({ ...spec, bars: BARS, players: told }, null, 2)];
  return told.flatMap(({ player, games, seeds, turns, mover, waiting, afterHint, afterPlayer }) => [
    `${player} against itself, ${seriesLabel(spec)}: ${games} battles from seed ${seeds.join(' and ')}, ${turns} turns`,
    followedLine('the hint’s first order', afterHint),
    followedLine('the order that was given', afterPlayer),
    '',
    'the chance at the start of a turn, and how often it came true, in percent',
    ...textTable([
      ['tenth', 'to move: n', 'said', 'won', 'off by', 'waiting: n', 'said', 'won', 'off by'],
      ...mover.map((tenth, place) => [
        `${tenth.from}–${tenth.from + 10}`,
        ...cellsOf(tenth),
        ...cellsOf(waiting[place]),
      ]),
    ]),
    '',
  ]);
}

export function gamesOf(runs: readonly SeriesSpec[]): number {
  return runs.reduce((sum, { games }) => sum + games, 0);
}

function cellsOf(tenth: Tenth | undefined): string[] {
  if (tenth === undefined || tenth.positions === 0) return ['0', '', '', ''];
  const { positions, said, won } = tenth;
  return [String(positions), said.toFixed(1), won.toFixed(1), missOf(tenth).toFixed(1)];
}

function missOf({ said, won }: Tenth): number {
  return Math.abs(said - won);
}

interface Followed {
  readonly count: number;
  /** In percent: by three points at most, more than that up, more than that down. */
  readonly near: number;
  readonly up: number;
  readonly down: number;
}

function followed(differences: Readonly<Record<string, number>>): Followed {
  const share = (holds: (points: number) => boolean): number => {
    const of = Object.entries(differences).filter(([tenths]) => holds(Number(tenths) / POINT_STEPS));
    return of.reduce((sum, [, times]) => sum + times, 0);
  };
  const count = share(() => true);
  const percent = (times: number): number => (count === 0 ? 0 : (times / count) * 100);
  return {
    count,
    near: percent(share((points) => Math.abs(points) <= BARS.near)),
    up: percent(share((points) => points > BARS.near)),
    down: percent(share((points) => points < -BARS.near)),
  };
}

function followedLine(what: string, { count, near, up, down }: Followed): string {
  const shares = `${near.toFixed(1)} % within ${BARS.near} points, ${up.toFixed(1)} % above, ${down.toFixed(1)} % below`;
  return `after ${what}: ${shares} (${count} positions)`;
}
