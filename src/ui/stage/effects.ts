import type { BattleEvent } from '../../battle/events';
import type { Facing, Position } from '../../battle/position';
import type { Side } from '../../battle/sides';
import type { UnitId } from '../../battle/unit';

/** What is to be seen while an event is played: read by tokens and castles, gone when it ends. */
export type StageEffect =
  | { readonly type: 'none' }
  | {
      readonly type: 'lunge';
      readonly unit: UnitId;
      readonly facing: Facing;
      readonly target: UnitId;
      readonly damage: number;
    }
  | {
      readonly type: 'siege';
      readonly unit: UnitId;
      readonly facing: Facing;
      readonly castle: Side;
      readonly damage: number;
    }
  | {
      readonly type: 'breach';
      readonly unit: UnitId;
      readonly facing: Facing;
      readonly at: Position;
      readonly damage: number;
    }
  /** Somebody answers a blow: `by` flares up, `unit` is hit. */
  | { readonly type: 'hit'; readonly unit: UnitId; readonly damage: number; readonly by: UnitId | null }
  | { readonly type: 'heal'; readonly unit: UnitId; readonly amount: number }
  /** Something of a unit changes that one should look at. */
  | { readonly type: 'flare'; readonly unit: UnitId }
  | { readonly type: 'ground'; readonly at: Position }
  | { readonly type: 'erosion'; readonly damage: number }
  | { readonly type: 'turn'; readonly side: Side };

export const NO_EFFECT: StageEffect = { type: 'none' };

/** How an event is played: its picture, its length at normal speed, and whether the board changes before or after. */
export interface Animation {
  readonly effect: StageEffect;
  readonly milliseconds: number;
  readonly boardChanges: 'first' | 'last';
}

/** A row of the table; pictures need no context beyond the event. */
export type Animator<Event extends BattleEvent> = (context: null, event: Event) => Animation;
