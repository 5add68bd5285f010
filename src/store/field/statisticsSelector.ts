import { createSelector } from '@reduxjs/toolkit';
import { skirmishEngineFor } from '../../skirmish/SkirmishEngine';
import { selectFieldMatch } from './fieldSelectors';
import { type FieldStatistics, fieldStatistics } from './statistics';

/** The battle in figures once it is over and was played back; until then some of it may be hidden. */
export const selectFieldStatistics = createSelector([selectFieldMatch], (match): FieldStatistics | null => {
  if (match === null || match.truth.winner === null || match.unplayed.length > 0) return null;
  const { state } = skirmishEngineFor(match.book).begin(match.record.start);
  return fieldStatistics(state, match.history);
});

/** Everybody who took part, for when everything is public. */
export const selectFieldFighters = createSelector([selectFieldMatch], (match) =>
  match === null || match.truth.winner === null ? [] : match.truth.units,
);
