import { createSelector } from '@reduxjs/toolkit';
import { SIDES, type Side } from '../../kernel/sides';
import { viewOf } from '../../match/cursor';
import type { FieldBook } from '../../skirmish/model/book';
import type { SkirmishOrder } from '../../skirmish/model/orders';
import { skirmishEngineFor } from '../../skirmish/SkirmishEngine';
import { sideToOrder } from '../../skirmish/turn/sideToOrder';
import { type FieldObservation, observeAll } from '../../skirmish/view/observe';
import type { FieldRoot } from './fieldRoot';
import { HUMAN } from './fieldSeatsSlice';
import type { FieldMatch } from './fieldSlice';

/** Everything, secrets included: for the store's own selectors and listeners. The page asks those, never this. */
export const selectFieldMatch = (state: FieldRoot): FieldMatch | null => state.field.match;
export const selectFieldNumber = (state: FieldRoot): number => state.field.number;
export const selectFieldBook = (state: FieldRoot): FieldBook | null => selectFieldMatch(state)?.book ?? null;
export const selectFieldRefusal = (state: FieldRoot) => state.field.refusal;
export const selectFieldSeats = (state: FieldRoot) => state.fieldSeats;
export const selectIsFieldPlayedHere = (state: FieldRoot): boolean => state.fieldTab === 'playing';
export const selectIsFieldUnfinished = (state: FieldRoot): boolean => selectFieldMatch(state)?.truth.winner === null;

const peopleIn = (state: FieldRoot): readonly Side[] => SIDES.filter((side) => state.fieldSeats.seats[side] === HUMAN);

export const selectIsFieldWatched = (state: FieldRoot): boolean => peopleIn(state).length === 0;
export const selectIsFieldShared = (state: FieldRoot): boolean => peopleIn(state).length === SIDES.length;

/** Nothing is hidden from who watches, nor at an analysis board. */
export const selectIsFieldOpen = (state: FieldRoot): boolean => state.fieldSeats.isOpen || selectIsFieldWatched(state);

/** Who orders next by the truth. */
export const selectFieldTurn = (state: FieldRoot): Side | null => {
  const match = selectFieldMatch(state);
  return match === null || match.truth.winner !== null ? null : sideToOrder(match.truth);
};

/** From whose side the field is seen: the only person's; at a shared screen that of whoever took it last; Left's when nobody plays. */
export const selectFieldViewer = (state: FieldRoot): Side => {
  const people = peopleIn(state);
  const match = selectFieldMatch(state);
  const turn = match === null ? 'left' : sideToOrder(viewOf(match).state);
  if (people.length === SIDES.length) return state.fieldSeats.holder ?? turn;
  return people[0] ?? 'left';
};

/** All that the page may know of the battle: what the viewer may see of what was played back so far. */
export const selectFieldSeen = createSelector(
  [selectFieldMatch, selectFieldViewer, selectIsFieldOpen],
  (match, viewer, isOpen): FieldObservation | null => {
    if (match === null) return null;
    const { state } = viewOf(match);
    return isOpen ? observeAll(state, viewer) : skirmishEngineFor(match.book).observe(state, viewer);
  },
);

/** Whose turn it is to take the shared screen: nothing private may be seen until they have. Null when nobody has to. */
export const selectFieldCurtain = (state: FieldRoot): Side | null => {
  const match = selectFieldMatch(state);
  if (match === null || !selectIsFieldShared(state) || selectIsFieldOpen(state)) return null;
  if (match.unplayed.length > 0) return null;
  const turn = selectFieldTurn(state);
  return turn === state.fieldSeats.holder ? null : turn;
};

export const selectIsFieldPlayingBack = (state: FieldRoot): boolean => {
  const match = selectFieldMatch(state);
  return match !== null && match.cursor === null && match.unplayed.length > 0;
};

/** Whether the rules wait for the person who looks. What is still being played back doesn't matter: a press skips it. */
export const selectIsFieldPersonsTurn = (state: FieldRoot): boolean => {
  const turn = selectFieldTurn(state);
  if (turn === null || !selectIsFieldPlayedHere(state) || state.field.isAwaiting) return false;
  if (selectFieldMatch(state)?.cursor !== null || state.fieldSeats.seats[turn] !== HUMAN) return false;
  return !selectIsFieldShared(state) || selectIsFieldOpen(state) || state.fieldSeats.holder === turn;
};

/** Whether the person sees the field as it is and may give an order now. */
export const selectMayOrderField = (state: FieldRoot): boolean =>
  selectIsFieldPersonsTurn(state) && !selectIsFieldPlayingBack(state);

const NO_ORDERS: readonly SkirmishOrder[] = [];

const selectFieldTruth = (state: FieldRoot) => selectFieldMatch(state)?.truth ?? null;

/** By what the side knows, so that no offer betrays what is unseen. Playing events back changes none: they are found once for each truth. */
export const selectFieldOrders = createSelector(
  [selectFieldBook, selectFieldTruth, selectFieldTurn, selectIsFieldPersonsTurn],
  (book, truth, turn, isPersonsTurn): readonly SkirmishOrder[] =>
    book === null || truth === null || turn === null || !isPersonsTurn
      ? NO_ORDERS
      : skirmishEngineFor(book).legalOrders(truth, turn),
);

/** How many orders of this turn can be taken back, one after the other. */
export const selectFieldUndoCount = (state: FieldRoot): number => {
  const match = selectFieldMatch(state);
  return match === null || !selectIsFieldPersonsTurn(state) ? 0 : match.record.orders.length - match.undoPoint.orders;
};

/** The rules and what the viewer sees, for whoever presses. */
export const selectFieldScene = createSelector([selectFieldBook, selectFieldSeen], (book, seen) =>
  book === null || seen === null ? null : { book, seen },
);
