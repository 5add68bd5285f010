import type { BattleEvent } from '../../battle/events';
import type { Order } from '../../battle/orders';
import type { UnitId } from '../../battle/unit';
import type { ForecastOrder } from '../../store/selectors';

type Blow = Extract<BattleEvent, { type: 'struck' | 'castleStruck' }>;

/** What a blow will do, read out of the events that it would bring. */
export interface Outcome {
  readonly order: Order;
  readonly attacker: UnitId;
  /** Null when the castle is the target. */
  readonly target: UnitId | null;
  readonly damage: number;
  /** Health left to the target, never below 0. */
  readonly left: number;
  readonly fells: boolean;
  readonly arithmetic: Blow['arithmetic'];
  /** The amount before it was rounded down, if it was. */
  readonly exact: number | null;
}

export function outcomeOf({ order, forecast }: ForecastOrder): Outcome | null {
  if (!forecast.ok) return null;
  const events = forecast.value;
  const blow = events.find((event): event is Blow => event.type === 'struck' || event.type === 'castleStruck');
  if (blow === undefined) return null;
  const wound = events.find((event) => event.type === 'wounded');
  const rounding = blow.arithmetic.find((entry) => entry.kind === 'roundDown');
  return {
    order,
    attacker: blow.unit,
    target: blow.type === 'struck' ? blow.target : null,
    damage: blow.damage,
    left: Math.max(0, blow.type === 'castleStruck' ? blow.health : (wound?.health ?? 0)),
    fells: events.some((event) => event.type === 'fell' || event.type === 'battleEnded'),
    arithmetic: blow.arithmetic.filter((entry) => entry !== rounding),
    exact: rounding?.value ?? null,
  };
}
