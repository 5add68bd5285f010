import { createSelector } from '@reduxjs/toolkit';
import type { Position } from '../../core/geometry/position';
import type { FieldBook } from '../../skirmish/model/book';
import { findFieldUnit } from '../../skirmish/model/state';
import type { FieldObservation } from '../../skirmish/view/observe';
import type { FieldRoot } from './fieldRoot';
import type { FieldSeatsState } from './fieldSeatsSlice';
import { selectFieldBook, selectFieldSeen, selectIsFieldOpen, selectIsFieldPlayingBack } from './fieldSelectors';

type Reason = NonNullable<FieldSeatsState['reasoned']>;
type ReasonOf<Kind extends Reason['kind']> = Extract<Reason, { readonly kind: Kind }>;

/** Why an opponent gave its last order, as far as the viewer may know. */
export interface FieldReason {
  readonly reason: Reason;
  /** Whether what a place is worth may be told too: it counts whoever stands near, seen or not. */
  readonly hasNumbers: boolean;
}

/** What the viewer may know: with `isOpen` everything. */
interface Sight {
  readonly seen: FieldObservation;
  readonly isOpen: boolean;
}

const isSeen = ({ seen, isOpen }: Sight, id: string): boolean => isOpen || findFieldUnit(seen.field, id) !== null;

function isCellKnown({ seen, isOpen }: Sight, { x, y }: Position): boolean {
  return isOpen || (seen.seen?.[y * seen.field.ground.width + x] ?? true);
}

/** Reckoned from all that the opponent knows. */
const onlyInTheOpen = ({ isOpen }: Sight): boolean => isOpen;
const always = (): boolean => true;

/** Whether a reason names nobody, no cell and no number that the viewer doesn't know. */
const MAY_BE_TOLD: { readonly [Kind in Reason['kind']]: (sight: Sight, reason: ReasonOf<Kind>) => boolean } = {
  plan: (sight, { unit, at, deed }) =>
    isSeen(sight, unit) && isCellKnown(sight, at) && (!('target' in deed) || isSeen(sight, deed.target)),
  stay: onlyInTheOpen,
  form: onlyInTheOpen,
  march: onlyInTheOpen,
  disband: onlyInTheOpen,
  scan: (sight, { unit }) => isSeen(sight, unit),
  deploy: always,
  draw: onlyInTheOpen,
  end: always,
};

/** Where somebody may hide, in fog or by stealth, all that was reckoned with them stays untold. Who watches sees all. */
export function tellableReason(
  { rules }: FieldBook,
  seen: FieldObservation,
  reason: Reason,
  isWatched: boolean,
): FieldReason | null {
  const isOpen = isWatched || (rules.fog === undefined && rules.stealth === undefined);
  const mayBeTold = MAY_BE_TOLD[reason.kind] as (sight: Sight, reason: Reason) => boolean;
  return mayBeTold({ seen, isOpen }, reason) ? { reason, hasNumbers: isOpen } : null;
}

/** Null too while the order is played back: its reason would tell how it ends. */
export const selectFieldWhy = createSelector(
  [
    selectFieldBook,
    selectFieldSeen,
    (state: FieldRoot) => state.fieldSeats.reasoned,
    selectIsFieldPlayingBack,
    selectIsFieldOpen,
  ],
  (book, seen, reason, isPlaying, isWatched): FieldReason | null =>
    book === null || seen === null || reason === null || isPlaying
      ? null
      : tellableReason(book, seen, reason, isWatched),
);
