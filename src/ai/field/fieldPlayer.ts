import type { Position } from '../../core/geometry/position';
import type { SkirmishEvent, SkirmishEventType } from '../../skirmish/model/events';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import type { UnitId } from '../../skirmish/model/state';
import type { FieldObservation } from '../../skirmish/view/observe';
import type { SuitabilityParts } from './formations/suitability';
import type { Deed } from './plans/plan';
import type { PositionScore } from './positionScore/positionScore';

/** Why an order is given: the deed and its cell first, then the numbers behind them. */
export type OrderReason =
  | {
      readonly kind: 'plan';
      readonly unit: UnitId;
      readonly deed: Deed;
      /** Where the unit stands once the plan is carried out. */
      readonly at: Position;
      readonly before: PositionScore;
      readonly after: PositionScore;
      readonly gain: number;
      readonly losses: number;
      readonly score: number;
      /** What the look-ahead makes of it; null without one. */
      readonly ahead: number | null;
    }
  | {
      readonly kind: 'stay';
      readonly unit: UnitId;
      readonly at: Position;
      readonly position: PositionScore;
      readonly enough: number;
      readonly ahead: number | null;
    }
  | { readonly kind: 'form'; readonly formation: string; readonly anchor: Position; readonly parts: SuitabilityParts }
  | { readonly kind: 'march'; readonly formation: string; readonly anchor: Position; readonly gain: number }
  | {
      readonly kind: 'disband';
      readonly formation: string;
      /** Document 000's reason. */
      readonly because: 'formation_ineffective';
      readonly parts: SuitabilityParts;
    }
  | { readonly kind: 'scan'; readonly unit: UnitId }
  | { readonly kind: 'deploy' }
  | { readonly kind: 'draw'; readonly own: number; readonly enemy: number; readonly round: number }
  | { readonly kind: 'end'; readonly stays: readonly { readonly unit: UnitId; readonly position: PositionScore }[] };

export interface ReasonedOrder {
  readonly order: SkirmishOrder;
  readonly reason: OrderReason;
}

/** Orders to be given one after another: the player is asked again when they are given, or one of them goes otherwise. */
export interface FieldDecision {
  readonly orders: readonly ReasonedOrder[];
}

/** Picks orders from what a side may see. The same observation always has the same answer. */
export type FieldPlayer = (observation: FieldObservation) => FieldDecision;

const SURPRISES: ReadonlySet<SkirmishEventType> = new Set<SkirmishEventType>([
  'halted',
  'slipped',
  'stopped',
  'fellDown',
  'sighted',
  'revealed',
  'turnStarted',
  'battleEnded',
]);

/** Whether what an order brought may change the plan that it belongs to. */
export function isSurprising(events: readonly SkirmishEvent[]): boolean {
  return events.some(({ type }) => SURPRISES.has(type));
}
