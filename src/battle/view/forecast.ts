import type { Step } from '../../kernel/game';
import type { Result } from '../../kernel/result';
import type { BattleEvent } from '../model/events';
import type { Refusal } from '../model/refusals';
import type { BattleState } from '../model/state';

/** What an order would do: the very events that giving it would bring, or why it can't be given. */
export type Forecast = Result<readonly BattleEvent[], Refusal>;

/** A forecast is the order itself, carried out on a copy: it can't differ from the result. */
export function forecastOf(step: Result<Step<BattleState, BattleEvent>, Refusal>): Forecast {
  return step.ok ? { ok: true, value: step.value.events } : step;
}
