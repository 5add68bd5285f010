import type { Direction } from '../../../core/geometry/direction';
import type { Position } from '../../../core/geometry/position';
import type { FieldBook } from '../../../skirmish/model/book';
import type { SkirmishOrder } from '../../../skirmish/model/orders';
import type { UnitId } from '../../../skirmish/model/state';
import type { FieldObservation } from '../../../skirmish/view/observe';
import type * as machine from '../../input/machine';

/** What a chosen unit is to do. `go` moves and strikes; a maneuver is named by its id. */
export const VERBS = ['go', 'step', 'disengage', 'face', 'heal', 'rally', 'build', 'demolish'] as const;
export type PlainVerb = (typeof VERBS)[number];
/** A list is open from which something is chosen first; no cell means anything meanwhile. */
export type Chooser = 'stance' | 'maneuver';
export type Verb = PlainVerb | Chooser | { readonly maneuver: string };

export function isChooser(verb: Verb): verb is Chooser {
  return verb === 'stance' || verb === 'maneuver';
}

/** What the person has taken in hand. */
export type FieldSelection =
  | { readonly mode: 'idle' }
  | {
      readonly mode: 'unitChosen';
      readonly unit: UnitId;
      readonly verb: Verb;
      /** Cells that the order has named so far: a target, then where to end. */
      readonly picks: readonly Position[];
      /** Cells that the way is to lead through. */
      readonly via: readonly Position[];
    }
  | {
      readonly mode: 'forming';
      readonly formation: string;
      readonly members: readonly UnitId[];
      readonly anchor: Position;
      readonly facing: Direction;
    };

/** What a press, a drop or a key meant: the input machine knows no pointers and no keys. */
export type FieldPressed =
  /** Something that is carried there and `dropped` is meant for the place: an own unit on it is not taken up. */
  | { readonly type: 'cell'; readonly at: Position; readonly dropped?: true }
  | { readonly type: 'unit'; readonly unit: UnitId }
  | { readonly type: 'verb'; readonly verb: Verb }
  | { readonly type: 'via'; readonly at: Position }
  | { readonly type: 'form'; readonly formation: string }
  | { readonly type: 'facing'; readonly direction: Direction }
  /** A button that says the whole order. */
  | { readonly type: 'order'; readonly order: SkirmishOrder }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' };

/** What a press is judged by: the rules and what the person sees. */
export interface FieldScene {
  readonly book: FieldBook;
  readonly seen: FieldObservation;
}

/** What the open field says to the input machine. */
export interface FieldInputTypes {
  readonly selection: FieldSelection;
  readonly pressed: FieldPressed;
  readonly seen: FieldScene;
  readonly order: SkirmishOrder;
}

export type FieldReaction = machine.Reaction<FieldInputTypes>;
export type FieldInputState<Mode extends FieldSelection['mode']> = machine.InputState<FieldInputTypes, Mode>;
export type UnitChosen = Extract<FieldSelection, { mode: 'unitChosen' }>;
export type Forming = Extract<FieldSelection, { mode: 'forming' }>;

export const NOTHING: FieldSelection = { mode: 'idle' };

export function chosenUnit(unit: UnitId, verb: Verb = 'go'): UnitChosen {
  return { mode: 'unitChosen', unit, verb, picks: [], via: [] };
}
