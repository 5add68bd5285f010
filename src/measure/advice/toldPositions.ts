import { chanceOfWinning } from '../../ai/advice/chanceOfWinning';
import { otherTurns } from '../../ai/advice/hint';
import { wholeOf } from '../../ai/advice/steps';
import { chooseDeeds, type ToldDeeds } from '../../ai/explain/chooseDeeds';
import type { BattleEngine } from '../../battle/BattleEngine';
import { keyOfDeed } from '../../battle/deeds/deed';
import { deedsOf } from '../../battle/deeds/deedsOf';
import { storyOf } from '../../battle/deeds/story';
import type { Order } from '../../battle/model/orders';
import type { BattleState } from '../../battle/model/state';
import type { Observation } from '../../battle/view/observe';
import { playMatch } from '../series/playMatch';
import { fixtureOf, mindsOf, type Series } from '../series/series';

/** The start of a turn, the best plan and why, and what the two plans behind it do. */
export interface ToldPosition {
  readonly seen: Observation;
  readonly chance: number;
  readonly orders: readonly Order[];
  readonly deeds: ToldDeeds;
  /** The board after the plan, before the turn is ended. */
  readonly end: Pick<BattleState, 'units'>;
  /** By plan, the names of all its deeds. */
  readonly others: readonly ReadonlySet<string>[];
}

const OTHERS = 2;

/** Starts of turns in battles of a series in which there are at least two other plans and none that wins at once. */
export function toldPositions(
  engine: BattleEngine,
  series: Series,
  count: number,
  onProgress: (done: number) => void,
): ToldPosition[] {
  const minds = mindsOf(series, engine);
  const told: ToldPosition[] = [];
  for (let game = 0; told.length < count; game++) {
    const { start, seats } = fixtureOf(series, engine, game);
    let turn = '';
    playMatch(engine, { left: minds[seats.left], right: minds[seats.right] }, start, (before) => {
      const now = `${before.round} ${before.turn}`;
      if (before.phase === 'mulligan' || now === turn || told.length === count) return;
      turn = now;
      const position = toldOf(engine, engine.observe(before, before.turn));
      if (position !== null) told.push(position);
      onProgress(told.length);
    });
  }
  return told;
}

function toldOf(engine: BattleEngine, seen: Observation): ToldPosition | null {
  const { orders, chance, wins } = wholeOf(chanceOfWinning(engine, seen));
  const turns = wins ? [] : otherTurns(engine, seen, orders).slice(0, OTHERS);
  if (turns.length < OTHERS) return null;
  const plans = turns.map((other) => other.orders);
  const others = plans.map((plan) => new Set(deedsOf(engine, seen, plan).map(keyOfDeed)));
  const { end } = storyOf(engine, seen, orders);
  return { seen, chance, orders, deeds: chooseDeeds(engine, seen, orders, plans), end, others };
}
