import { stableHash } from '../../kernel/hash';
import type { Side } from '../../kernel/sides';
import { type Rate, rateOf } from '../../kernel/wilson';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import type { EndReason, SkirmishState } from '../../skirmish/model/state';
import { createSkirmishEngine, type SkirmishEngine } from '../../skirmish/SkirmishEngine';
import { sideToOrder } from '../../skirmish/turn/sideToOrder';
import type { Clock } from '../series/counting';
import { type Keep, type KeptBattle, keepNone } from '../series/keptBattle';
import {
  type FieldFixture,
  type FieldSeat,
  type FieldSeries,
  fieldFixtureOf,
  fieldMindsOf,
  fieldNamesOf,
} from './fieldSeries';
import { type FieldMind, playFieldMatch } from './playFieldMatch';

/** One battle that was played. */
export interface FieldResult {
  readonly map: string;
  readonly winner: Side | 'draw';
  /** Who of the two won; null for a draw. */
  readonly seat: FieldSeat | null;
  readonly rounds: number;
  readonly end: EndReason;
  /** Two battles with the same final state were the same battle. */
  readonly hash: string;
  /** Whole turns, in milliseconds. */
  readonly turns: Readonly<Record<FieldSeat, readonly number[]>>;
}

/** Plays a series battle by battle. */
export function* playFieldSeries(series: FieldSeries, clock: Clock): Generator<FieldResult> {
  const engine = createSkirmishEngine(series.book);
  for (let game = 0; game < series.games; game++) yield playFieldGame(series, engine, game, clock);
}

/** A battle on the open field as its record tells it. */
export type KeptFieldBattle = KeptBattle<FieldFixture['start'], SkirmishOrder>;

/** The battle of this number. */
export function playFieldGame(
  series: FieldSeries,
  engine: SkirmishEngine,
  game: number,
  clock: Clock,
  keep: Keep<KeptFieldBattle> = keepNone,
): FieldResult {
  const fixture = fieldFixtureOf(series, game);
  const turns: Record<FieldSeat, number[]> = { first: [], second: [] };
  const timed = timedMinds(fieldMindsOf(series, engine, fixture), fixture, turns, clock);
  const orders: SkirmishOrder[] = [];
  const end = playFieldMatch(engine, timed, fixture.start, (_before, order) => orders.push(order));
  keep({ start: fixture.start, orders, players: fieldNamesOf(series, fixture) });
  return resultOf(fixture, end, turns);
}

type Minds = ReturnType<typeof fieldMindsOf>;

/** Adds up the thoughts of each turn. */
function timedMinds(minds: Minds, { seats }: FieldFixture, turns: Record<FieldSeat, number[]>, clock: Clock): Minds {
  let turn = '';
  const timed =
    (mind: FieldMind): FieldMind =>
    (state, side) => {
      const begun = clock();
      const decision = mind(state, side);
      const taken = clock() - begun;
      if (state.phase === 'deployment') return decision;
      const all = turns[seats[sideToOrder(state)]];
      const now = `${state.round} ${state.turn}`;
      if (now === turn) all[all.length - 1] = (all.at(-1) ?? 0) + taken;
      else all.push(taken);
      turn = now;
      return decision;
    };
  return { left: timed(minds.left), right: timed(minds.right) };
}

function resultOf({ start, seats }: FieldFixture, end: SkirmishState, turns: FieldResult['turns']): FieldResult {
  const winner = end.winner ?? 'draw';
  return {
    map: groupOf(typeof start.map === 'string' ? start.map : start.map.id),
    winner,
    seat: winner === 'draw' ? null : seats[winner],
    rounds: end.round,
    end: end.endReason ?? 'agreement',
    // What dice would still roll is no part of what happened: without dice, two seeds may be one battle.
    hash: stableHash({ ...end, memory: null, chance: null }),
    turns,
  };
}

/** Generated battlefields are told as one. */
const GENERATED = 'generated';

function groupOf(map: string): string {
  return map.startsWith(`${GENERATED}-`) ? GENERATED : map;
}

export interface FieldSummary {
  readonly games: number;
  /** Battles with different ends. */
  readonly different: number;
  /** The first contestant's, draws as half. */
  readonly score: Rate;
  readonly left: Rate;
  readonly byMap: Readonly<Record<string, Rate>>;
  readonly draws: number;
  readonly rounds: number;
  readonly ends: Readonly<Record<string, number>>;
}

export function fieldSummary(results: readonly FieldResult[]): FieldSummary {
  const share = (of: readonly FieldResult[], isWon: (result: FieldResult) => boolean): Rate => {
    const drawn = of.filter(({ winner }) => winner === 'draw').length;
    return rateOf(of.filter(isWon).length + drawn / 2, of.length);
  };
  const isLeft = ({ winner }: FieldResult) => winner === 'left';
  const maps = [...new Set(results.map(({ map }) => map))].sort();
  const ends: Record<string, number> = {};
  for (const { end } of results) ends[end] = (ends[end] ?? 0) + 1;
  return {
    games: results.length,
    different: new Set(results.map(({ hash }) => hash)).size,
    score: share(results, ({ seat }) => seat === 'first'),
    left: share(results, isLeft),
    byMap: Object.fromEntries(
      maps.map((map) => [
        map,
        share(
          results.filter((result) => result.map === map),
          isLeft,
        ),
      ]),
    ),
    draws: results.filter(({ winner }) => winner === 'draw').length,
    rounds: results.reduce((sum, { rounds }) => sum + rounds, 0) / Math.max(1, results.length),
    ends,
  };
}

export interface TurnTimes {
  readonly turns: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

export function turnTimes(results: readonly FieldResult[], seat: FieldSeat): TurnTimes {
  const sorted = results.flatMap(({ turns }) => turns[seat]).sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return { turns: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}
