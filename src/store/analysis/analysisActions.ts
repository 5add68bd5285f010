import { createAction } from '@reduxjs/toolkit';
import type { Place, Variations } from '../../match/variations';

/** What is tried at an analysis board, and where it stands. */
export interface Analysis<Order> {
  /** The orders of the match as it was. */
  readonly played: readonly Order[];
  readonly variations: Variations<Order>;
  readonly place: Place;
  /** The variations as they were before the last deletion, until something else is tried. */
  readonly beforeDeletion: Variations<Order> | null;
}

/** The name of the slice in the store of an analysis board, whatever game lies on it. */
export const ANALYSIS = 'analysis';

type Opened = Pick<Analysis<unknown>, 'played' | 'variations' | 'place'>;

export const analysisOpened = createAction<Opened>(`${ANALYSIS}/opened`);
export const placeFound = createAction<Place>(`${ANALYSIS}/placeFound`);
export const variationRenamed = createAction<{ readonly id: string; readonly name: string }>(`${ANALYSIS}/renamed`);
export const variationDeleted = createAction<string>(`${ANALYSIS}/deleted`);
export const deletionUndone = createAction(`${ANALYSIS}/deletionUndone`);

/** What the store of an analysis board has beside the game's own slices. */
export interface AnalysisPart {
  readonly [ANALYSIS]: Analysis<unknown>;
}

/** Only a store of its own has this slice. */
export const selectAnalysis = (state: object): Analysis<unknown> => (state as AnalysisPart)[ANALYSIS];
