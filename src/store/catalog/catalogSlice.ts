import { createAction, createReducer } from '@reduxjs/toolkit';
import type { Catalog } from '../../content/catalog';
import type { Problem } from '../../content/problems/problem';

/** The cards in use and what is wrong with the files that were left out. */
export interface CatalogState {
  readonly catalog: Catalog;
  readonly problems: readonly Problem[];
}

export const catalogReplaced = createAction<CatalogState>('catalog/catalogReplaced');

/** There is no empty catalog: the rules are in it. So the shipped one is the initial state. */
export function catalogReducer(shipped: CatalogState) {
  return createReducer(shipped, (builder) => {
    builder.addCase(catalogReplaced, (_, { payload }) => payload);
  });
}
