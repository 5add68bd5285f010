import { FEATURES, openVector } from '../../ai/evaluation/features';
import { measureFeatures } from '../../ai/evaluation/measureFeatures';
import { vectorOf } from '../../ai/evaluation/weights';
import { SIDES, type Side } from '../../kernel/sides';
import { type Keep, keepNone } from '../series/keptBattle';
import { playKeptMatch } from '../series/playMatch';
import { engineOf, fixtureOf, namesOf, type Series } from '../series/series';
import { beginner, explorer } from './explorer';
import type { Sample } from './regression';

/** Battles of a player against itself, with the weights that it plays by. */
export interface Lesson {
  readonly series: Series;
  /** Null while nothing has been learned. */
  readonly weights: Weights | null;
}

export type Weights = Readonly<Record<string, number>>;

const GAMES_PER_PART = 16;

export function lessonParts({ series }: Lesson): number {
  return Math.ceil(series.games / GAMES_PER_PART);
}

/** Plays parts of a lesson, one at a time: each end of a turn as both sides see it, and who won in the end. */
export function openLesson({ series, weights }: Lesson, keep: Keep = keepNone): (part: number) => Sample {
  const engine = engineOf(series);
  const mind = weights === null ? beginner(engine) : explorer(engine, vectorOf(weights));
  const seen = openVector();
  return (part) => {
    const rows: number[] = [];
    const outcomes: number[] = [];
    const end = Math.min(series.games, (part + 1) * GAMES_PER_PART);
    for (let game = part * GAMES_PER_PART; game < end; game++) {
      const viewers: Side[] = [];
      const fixture = fixtureOf(series, engine, game);
      const minds = { left: mind, right: mind };
      const { end: state, orders } = playKeptMatch(engine, minds, fixture.start, (before, order) => {
        if (order.type !== 'endTurn') return;
        const ended = engine.compile(before);
        for (const side of SIDES) {
          measureFeatures(engine.book, ended, side, seen);
          rows.push(...seen);
          viewers.push(side);
        }
      });
      const { winner } = state;
      for (const side of viewers) outcomes.push(winner === 'draw' ? 0.5 : Number(winner === side));
      keep({ start: fixture.start, orders, players: namesOf(series, fixture) });
    }
    return { width: FEATURES.length, rows: Float64Array.from(rows), outcomes: Float64Array.from(outcomes) };
  };
}

/** All parts in their order: the same sample however many workers played them. */
export function wholeSample(parts: readonly Sample[]): Sample {
  return { width: FEATURES.length, rows: joined(parts, 'rows'), outcomes: joined(parts, 'outcomes') };
}

function joined(parts: readonly Sample[], what: 'rows' | 'outcomes'): Float64Array {
  const whole = new Float64Array(parts.reduce((sum, part) => sum + part[what].length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part[what], place);
    place += part[what].length;
  }
  return whole;
}
