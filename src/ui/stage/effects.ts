import type { BattleEvent } from '../../battle/events';
import type { Observation } from '../../battle/observe';
import type { Facing, Position } from '../../battle/position';
import type { Side } from '../../battle/sides';
import type { Winner } from '../../battle/state';
import type { UnitId } from '../../battle/unit';
import type { SoundName } from '../sound/sounds';

/** Something that begins `delay` milliseconds after its step, at normal speed. */
interface Timed {
  readonly delay: number;
}

/** What is to be seen while a step is played: read by the one cell, unit or castle that it concerns. */
export type StageEffect = Timed &
  /** From the viewer's hand, or out of the other side's castle. */
  (
    | {
        readonly type: 'fly';
        readonly unit: UnitId;
        readonly from: { readonly card: string } | { readonly castle: Side };
        readonly at: Position;
      }
    /** `turnedFrom` is where its prow pointed before; a forced move leaves a streak. */
    | {
        readonly type: 'slide';
        readonly unit: UnitId;
        readonly from: Position;
        readonly at: Position;
        readonly turnedFrom: Facing;
        readonly forced: boolean;
      }
    | { readonly type: 'lunge'; readonly unit: UnitId; readonly toward: Heading }
    /** An archer leans back and lets go. */
    | { readonly type: 'loose'; readonly unit: UnitId; readonly toward: Heading }
    | { readonly type: 'missile'; readonly from: Position; readonly to: Position | Side }
    | {
        readonly type: 'hit';
        readonly unit: UnitId;
        readonly at: Position;
        readonly damage: number;
        readonly by: HitBy;
      }
    /** A blow at what an ability raised. */
    | { readonly type: 'breach'; readonly at: Position; readonly damage: number }
    | { readonly type: 'siege'; readonly castle: Side; readonly damage: number; readonly row: number | null }
    | { readonly type: 'heal'; readonly unit: UnitId; readonly at: Position; readonly amount: number }
    /** Something of a unit changes that one should look at. */
    | { readonly type: 'flare'; readonly unit: UnitId; readonly at: Position }
    | { readonly type: 'fall'; readonly unit: UnitId; readonly at: Position; readonly side: Side }
    | { readonly type: 'ground'; readonly at: Position }
    | { readonly type: 'turn'; readonly side: Side }
    | { readonly type: 'end'; readonly winner: Winner; readonly crumbling: readonly Side[] }
  );

/** Across and down, each from −1 to 1. */
export interface Heading {
  readonly x: number;
  readonly y: number;
}

type HitBy = 'blow' | 'burst' | 'fire';

export const NO_EFFECTS: readonly StageEffect[] = [];

/** How an event is played, in milliseconds at normal speed from its own beginning. */
export interface Animation {
  readonly effects: readonly StageEffect[];
  readonly milliseconds: number;
  /** When the board changes. */
  readonly changesAt: number;
  /** When what it does to others is felt, and heard. */
  readonly landsAt: number;
  readonly sound: SoundName | null;
}

/** A row of the table: pictures are made from the event and the board as it was before its step. */
export type Animator<Event extends BattleEvent> = (board: Observation, event: Event) => Animation;
