import type { BattleEngine } from '../../battle/BattleEngine';
import { cloneEngineState } from '../../battle/model/copyState';
import { describeState, type EngineState } from '../../battle/model/engineState';
import type { Order } from '../../battle/model/orders';
import { imagine, type Observation } from '../../battle/view/observe';
import { fingerprint } from '../search/fingerprint';
import type { Intent } from './player';

/** The own turn as a player looks at it: from how it began to what was planned for its end. */
export interface TurnSoFar {
  /** How it began. */
  readonly begun: Observation;
  /** The orders since then. */
  readonly given: readonly Order[];
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
  const first = { begun: seen, given: [], now, rest: [], planned: null, positions: 0 };
  if (intent === undefined) return first;
  const { begun, given, rest, positions } = intent;
  const start = engine.compile(imagine(begun));
  const states = statesAlong(engine, start, given);
  const foreseen = states?.at(-1) ?? start;
  const ahead = fingerprint(foreseen) === fingerprint(now) ? statesAlong(engine, now, rest) : null;
  if (states === null || ahead === null) return first;
  return { begun, given, now, rest, planned: ahead.at(-1) ?? now, positions };
}

/** Where orders lead one by one, the end of the turn left out; null where the rules refuse one. */
export function statesAlong(engine: BattleEngine, start: EngineState, orders: readonly Order[]): EngineState[] | null {
  const states: EngineState[] = [];
  let then = start;
  for (const order of orders) {
    if (order.type === 'endTurn') break;
    if (engine.whyIllegal(describeState(then), order) !== null) return null;
    then = cloneEngineState(then);
    engine.carryOut(then, order);
    states.push(then);
  }
  return states;
}
