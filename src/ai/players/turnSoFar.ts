import type { BattleEngine } from '../../battle/BattleEngine';
import { cloneEngineState } from '../../battle/model/copyState';
import { describeState, type EngineState } from '../../battle/model/engineState';
import type { Order } from '../../battle/model/orders';
import { imagine, type Observation } from '../../battle/view/observe';
import { summarizeOrder } from '../explain/orderSummary';
import type { Stage } from '../explain/reasons';
import { fingerprint } from '../search/fingerprint';
import type { Intent } from './player';

/** The own turn as a player looks at it: from how it began to what was planned for its end. */
export interface TurnSoFar {
  /** How it began, seen and imagined. */
  readonly begun: Observation;
  readonly start: EngineState;
  /** The orders since then, and where each of them led. */
  readonly given: readonly Order[];
  readonly stages: readonly Stage[];
  /** The position to think about. */
  readonly now: EngineState;
  /** What was planned from here on, and where it would end; null on a first look. */
  readonly rest: readonly Order[];
  readonly planned: EngineState | null;
  /** Positions looked at. */
  readonly positions: number;
}

/**
 * Takes up what a player had in mind, as long as the position is the one that it foresaw. Where it isn't, because something
 * came to light or went otherwise than thought, the player looks as if for the first time.
 */
export function turnSoFar(
  engine: BattleEngine,
  seen: Observation,
  now: EngineState,
  intent: Intent | undefined,
): TurnSoFar {
  const first = { begun: seen, start: now, given: [], stages: [], now, rest: [], planned: null, positions: 0 };
  if (intent === undefined) return first;
  const { begun, given, rest, positions } = intent;
  const start = engine.compile(imagine(begun));
  const stages = stagesOf(engine, start, given);
  const foreseen = stages?.at(-1)?.state ?? start;
  const ahead = fingerprint(foreseen) === fingerprint(now) ? stagesOf(engine, now, rest) : null;
  if (stages === null || ahead === null) return first;
  return { begun, start, given, stages, now, rest, planned: ahead.at(-1)?.state ?? now, positions };
}

/** Where orders lead one by one, the end of the turn left out; null where the rules refuse one. */
export function stagesOf(engine: BattleEngine, start: EngineState, orders: readonly Order[]): Stage[] | null {
  const stages: Stage[] = [];
  let then = start;
  for (const order of orders) {
    if (order.type === 'endTurn') break;
    if (engine.whyIllegal(describeState(then), order) !== null) return null;
    const deed = summarizeOrder(then, order);
    then = cloneEngineState(then);
    engine.carryOut(then, order);
    stages.push({ orderSummary: deed, state: then });
  }
  return stages;
}
