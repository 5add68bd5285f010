import type { BattleEvent } from '../../battle/model/events';
import type { Winner } from '../../battle/model/state';
import type { Observation } from '../../battle/view/observe';
import type { Position } from '../../core/geometry/position';
import type { Side } from '../../kernel/sides';
import type { Animation, UnitEffect } from '../playback/effects';
import type { SoundName } from '../sound/sounds';

interface Timed {
  readonly delay: number;
}

/** What is to be seen while a step of the card battle is played: what any game's units do, and what only castles know. */
export type StageEffect =
  | UnitEffect
  | (Timed &
      /** Who strikes whom, from a cell to a spot: a stroke of ink for as long as the blow is to be seen. */
      (
        | {
            readonly type: 'strike';
            readonly from: Position;
            readonly to: string;
            readonly side: Side;
            readonly milliseconds: number;
          }
        /** A blow at what an ability raised. */
        | { readonly type: 'breach'; readonly at: Position; readonly damage: number }
        | {
            readonly type: 'siege';
            readonly spots: readonly string[];
            readonly damage: number;
            readonly row: number | null;
          }
        | { readonly type: 'ground'; readonly at: Position }
        /** A stratagem goes from a spot to its target and is gone; one of the enemy's is held up to be read on the way. */
        | {
            readonly type: 'unroll';
            readonly card: string;
            readonly from: string;
            readonly at: Position;
            readonly isRead: boolean;
            readonly length: number;
          }
        | { readonly type: 'turn'; readonly side: Side }
        /** `spots` are the castles that crumble. */
        | { readonly type: 'end'; readonly winner: Winner; readonly spots: readonly string[] }
      ));

export type StageAnimation = Animation<StageEffect, SoundName>;

/** A row of the table. */
export type Animator<Event extends BattleEvent> = (board: Observation, event: Event) => StageAnimation;
