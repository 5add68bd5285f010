import type { BattleEngine } from '../BattleEngine';
import { type Threats, threatsTo } from '../foresight/threats';
import { tryOut } from '../foresight/tryOut';
import type { BattleEvent } from '../model/events';
import type { Order } from '../model/orders';
import type { BattleState } from '../model/state';
import type { Unit, UnitId } from '../model/unit';
import { imagine, type Observation } from '../view/observe';
import type { Who } from './deed';

/** A turn from its start to before its end, as its side sees it, and what the enemy could do before and after. */
export interface Story {
  readonly engine: BattleEngine;
  readonly start: BattleState;
  readonly seen: Observation;
  readonly end: BattleState;
  readonly events: readonly BattleEvent[];
  readonly before: Threats;
  readonly after: Threats;
  /** The same two moments once the turn has ended, when the enemy may strike. */
  readonly turnBefore: BattleState;
  readonly turnAfter: BattleState;
}

/** Carries orders out on what a side sees. It stops at the end of the turn, and before what can't be foreseen. */
export function storyOf(engine: BattleEngine, seen: Observation, orders: readonly Order[]): Story {
  const start = imagine(seen);
  const events: BattleEvent[] = [];
  let end = start;
  for (const order of orders) {
    if (order.type === 'endTurn' || engine.whyIllegal(end, order) !== null) break;
    const step = tryOut(engine, end, order);
    events.push(...step.events);
    end = step.state;
  }
  const before = threatsTo(engine, seen);
  const after = threatsTo(engine, engine.observe(end, seen.side));
  const ended = (state: BattleState): BattleState =>
    state.winner === null ? tryOut(engine, state, { type: 'endTurn' }).state : state;
  return { engine, start, seen, end, events, before, after, turnBefore: ended(start), turnAfter: ended(end) };
}

type Told = Pick<Story, 'start' | 'end' | 'seen' | 'events'>;

/** Cards by name, with their side or cell where another one of that name is about. */
export function whoIn({ start, end, seen, events }: Told): (unit: UnitId) => Who {
  // Whoever came in may have fallen since.
  const came = events.flatMap((event) => (event.type === 'deployed' ? [event.unit] : []));
  const all = new Map<UnitId, Unit>([...came, ...end.units, ...start.units].map((unit) => [unit.id, unit]));
  return (id) => {
    const unit = all.get(id);
    if (unit === undefined) return { unit: id, card: id, at: null, of: null };
    const { card, row, col, side } = unit;
    const twins = [...all.values()].filter((other) => other.card === card && other.id !== id);
    const isOne = twins.every((twin) => twin.side !== side);
    const isOfOne = twins.every((twin) => twin.side === side);
    const owner = side === seen.side ? 'own' : 'enemy';
    return { unit: id, card, at: isOne ? null : { row, col }, of: isOfOne ? null : owner };
  };
}
