import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { BySide } from '../../../../src/kernel/sides';
import type { FieldBook } from '../../../../src/skirmish/model/book';
import type { SkirmishOrder } from '../../../../src/skirmish/model/orders';
import { skirmishEngineFor } from '../../../../src/skirmish/SkirmishEngine';
import { FIELD_SLICES, type FieldRoot } from '../../../../src/store/field/fieldRoot';
import { fieldSeatsTaken, HUMAN } from '../../../../src/store/field/fieldSeatsSlice';
import { type FieldMatch, fieldBegun, fieldOrderCarriedOut } from '../../../../src/store/field/fieldSlice';
import { fieldTabPlays } from '../../../../src/store/field/fieldTabSlice';
import type { FieldStore } from '../../../../src/store/field/openField';
import { mustSubmit } from '../../../skirmish/support/battles';

const AGAINST_AI: BySide<string> = { left: HUMAN, right: 'soldier' };

/** A store with the open field and nothing else, in which a battle has begun. Nobody plays by himself here. */
export function fieldTable(
  book: FieldBook,
  { seed = 1, map = 'pinfold', seats = AGAINST_AI }: { seed?: number; map?: string; seats?: BySide<string> } = {},
): FieldStore {
  const store = configureStore({
    reducer: combineReducers(FIELD_SLICES),
    middleware: (standard) => standard({ immutableCheck: false, serializableCheck: false }),
  }) as unknown as FieldStore;
  const { preset } = book.rules.muster;
  store.dispatch(fieldSeatsTaken({ seats, seed }));
  store.dispatch(fieldTabPlays());
  store.dispatch(fieldBegun({ book, start: { type: 'match', seed, squads: { left: preset, right: preset }, map } }));
  return store;
}

export function matchIn(store: FieldStore): FieldMatch {
  const { match } = (store.getState() as FieldRoot).field;
  if (match === null) throw new Error('no battle has begun');
  return match;
}

export function give(store: FieldStore, order: SkirmishOrder): void {
  const { book, truth } = matchIn(store);
  store.dispatch(fieldOrderCarriedOut({ order, step: mustSubmit(skirmishEngineFor(book), truth, order) }));
}
