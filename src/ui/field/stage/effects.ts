import type { Position } from '../../../core/geometry/position';
import type { Side } from '../../../kernel/sides';
import type { FieldBook } from '../../../skirmish/model/book';
import type { SkirmishEvent } from '../../../skirmish/model/events';
import type { Outcome } from '../../../skirmish/model/odds';
import type { FieldObservation } from '../../../skirmish/view/observe';
import type { Told } from '../../../store/field/hearing';
import type { Animation, Heading } from '../../playback/effects';
import type { StepSoFar } from '../../playback/score';
import type { SoundName } from '../../sound/sounds';

/** What the viewer may know before a step, and the book that it goes by. */
export interface FieldBoard {
  readonly book: FieldBook;
  readonly seen: FieldObservation;
}

interface Timed {
  readonly delay: number;
}

interface OfUnit extends Timed {
  readonly unit: string;
  readonly at: Position;
}

/** What a missile is drawn as. */
export type MissileKind = 'arrow' | 'stone';

/** The dice of an attack as they lie on the table. */
export interface DiceEffect extends Timed {
  readonly type: 'dice';
  readonly at: Position;
  readonly faces: readonly number[];
  readonly total: number | null;
  readonly needed: number | null;
  readonly outcome: Outcome;
}

/** What is to be seen while a step of a battle on the open field is played. */
export type FieldEffect =
  | DiceEffect
  | (OfUnit & {
      readonly type: 'slide';
      readonly from: Position;
      readonly forced: boolean;
      readonly milliseconds: number;
    })
  | (OfUnit & { readonly type: 'turn' })
  | (Timed & { readonly type: 'lunge' | 'loose'; readonly unit: string; readonly toward: Heading })
  | (Timed & { readonly type: 'missile'; readonly from: Position; readonly to: Position; readonly kind: MissileKind })
  | (OfUnit & {
      readonly type: 'hit';
      readonly damage: number;
      readonly by: 'blow' | 'burst' | 'fire';
      readonly isCritical: boolean;
    })
  | (Timed & { readonly type: 'crack'; readonly at: Position; readonly damage: number })
  | (Timed & { readonly type: 'miss'; readonly at: Position; readonly isFumble: boolean })
  | (OfUnit & { readonly type: 'heal'; readonly amount: number })
  | (OfUnit & { readonly type: 'fall' | 'flare' | 'waver' | 'appear' | 'cloak' })
  | (Timed & { readonly type: 'smoke' | 'clearing' | 'wall' | 'rubble' | 'trap'; readonly at: Position })
  | (Timed & { readonly type: 'flag'; readonly at: Position; readonly side: Side; readonly isRaised: boolean })
  | (Timed & { readonly type: 'ribbon'; readonly side: Side })
  | (Timed & { readonly type: 'control'; readonly at: Position; readonly counts: Readonly<Record<Side, number>> })
  | (Timed & { readonly type: 'end'; readonly winner: Side | 'draw' });

export type EffectOf<Type extends FieldEffect['type']> = Extract<FieldEffect, { readonly type: Type }>;
export type FieldAnimation = Animation<FieldEffect, SoundName>;

/** The heard event of a row; a blow may come from somebody unseen. */
export type HeardOf<Type extends SkirmishEvent['type']> = Extract<NonNullable<Told['heard']>, { readonly type: Type }>;
/** A row of the table; `cells` are where it took place, as far as the viewer saw. */
export type Animator<Type extends SkirmishEvent['type']> = (
  board: FieldBoard,
  event: HeardOf<Type>,
  cells: readonly Position[],
) => FieldAnimation;
export type FieldStep = StepSoFar<Told>;

/** Takes no time, is neither seen nor heard. */
export const SILENT: FieldAnimation = { effects: [], milliseconds: 0, changesAt: 0, landsAt: 0, sound: null };
