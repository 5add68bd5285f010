import type { Direction } from '../../core/geometry/direction';
import type { Position } from '../../core/geometry/position';

/** What any game's effect says of itself: it begins `delay` milliseconds after its step, at normal speed. */
export interface PlayedEffect {
  readonly type: string;
  readonly delay: number;
  /** Whom and which cell it concerns, and what else the game has a word for: only they draw it. */
  readonly unit?: string;
  readonly at?: Position;
  readonly spots?: readonly string[];
}

interface Timed {
  readonly delay: number;
}

/** What units of any game do and suffer. A game adds effects of its own. */
export type UnitEffect = Timed &
  /** Onto the board out of whatever lies at a spot; `leaves` says that this thing itself is what flies. */
  (
    | {
        readonly type: 'fly';
        readonly unit: string;
        readonly from: string;
        readonly leaves: boolean;
        readonly at: Position;
      }
    /** `turnedFrom` is where its prow pointed before; a forced move leaves a streak. */
    | {
        readonly type: 'slide';
        readonly unit: string;
        readonly from: Position;
        readonly at: Position;
        readonly turnedFrom: Direction;
        readonly forced: boolean;
      }
    /** It stays where it is and turns its prow; `quick` before it strikes. */
    | { readonly type: 'turnAbout'; readonly unit: string; readonly turnedFrom: Direction; readonly quick?: boolean }
    /** Off the board, towards whatever lies at a spot. */
    | { readonly type: 'leave'; readonly unit: string; readonly at: Position; readonly to: string }
    | { readonly type: 'lunge'; readonly unit: string; readonly toward: Heading }
    /** An archer leans back and lets go. */
    | { readonly type: 'loose'; readonly unit: string; readonly toward: Heading }
    /** From the middle of a cell to whatever lies at a spot. */
    | { readonly type: 'missile'; readonly from: Position; readonly to: string }
    | {
        readonly type: 'hit';
        readonly unit: string;
        readonly at: Position;
        readonly damage: number;
        readonly by: 'blow' | 'burst' | 'fire';
        /** Whither the blow throws it; left out for what comes from nowhere. */
        readonly push?: Heading;
      }
    | { readonly type: 'heal'; readonly unit: string; readonly at: Position; readonly amount: number }
    /** Something of a unit changes that one should look at. */
    | { readonly type: 'flare'; readonly unit: string; readonly at: Position }
    | { readonly type: 'fall'; readonly unit: string; readonly at: Position }
  );

/** Across and down, each from −1 to 1. */
export interface Heading {
  readonly x: number;
  readonly y: number;
}

export const NO_EFFECTS: readonly never[] = [];

/** How an event is played, in milliseconds at normal speed from its own beginning. */
export interface Animation<Effect, Sound> {
  readonly effects: readonly Effect[];
  readonly milliseconds: number;
  /** When the board changes. */
  readonly changesAt: number;
  /** When what it does to others is felt, and heard. */
  readonly landsAt: number;
  readonly sound: Sound | null;
}
