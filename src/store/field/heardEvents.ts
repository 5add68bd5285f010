import { createSelector } from '@reduxjs/toolkit';
import type { Side } from '../../kernel/sides';
import { viewOf } from '../../match/cursor';
import type { SkirmishEvent } from '../../skirmish/model/events';
import { cloneSkirmish, type SkirmishState } from '../../skirmish/model/state';
import { skirmishEngineFor } from '../../skirmish/SkirmishEngine';
import { type HeardEvent, hear } from '../../skirmish/view/observeEvents';
import type { FieldRoot } from './fieldRoot';
import type { FieldTypes } from './fieldRules';
import { selectFieldMatch, selectFieldViewer, selectIsFieldWatched } from './fieldSelectors';
import type { FieldMatch } from './fieldSlice';

/** An event of the match, and what the viewer hears of it: null when nothing. */
export interface Told {
  readonly event: SkirmishEvent;
  readonly heard: HeardEvent | null;
}

/** As far as a match was listened to: history only grows, so what was heard needn't be heard again. */
interface Listened {
  readonly start: FieldTypes['start'];
  readonly viewer: Side | null;
  readonly state: SkirmishState;
  readonly told: readonly Told[];
}

/** All of the history, as the viewer heard it. Null is a viewer who sees everything. */
export function createHearing(): (match: FieldMatch, viewer: Side | null) => readonly Told[] {
  let listened: Listened | null = null;
  return (match, viewer) => {
    const { history } = viewOf(match);
    const last = listened?.told.at(-1)?.event;
    const goesOn =
      listened !== null &&
      listened.start === match.record.start &&
      listened.viewer === viewer &&
      listened.told.length <= history.length &&
      (last === undefined || history[listened.told.length - 1] === last);
    const known: Listened = goesOn && listened !== null ? listened : fromStart(match, viewer);
    const news = history.slice(known.told.length);
    const told = news.length === 0 ? known.told : [...known.told, ...listen(match, known.state, news, viewer)];
    listened = { ...known, told };
    return told;
  };
}

function fromStart({ book, record }: FieldMatch, viewer: Side | null): Listened {
  const { state } = skirmishEngineFor(book).begin(record.start);
  return { start: record.start, viewer, state: cloneSkirmish(state), told: [] };
}

/** Lets events happen to `state` one after the other. */
function listen(
  { book }: FieldMatch,
  state: SkirmishState,
  events: readonly SkirmishEvent[],
  viewer: Side | null,
): Told[] {
  return events.map((event) => {
    const heard = hear(book, state, event, viewer ?? 'left');
    return { event, heard: viewer === null ? event : heard };
  });
}

const selectListener = (state: FieldRoot): Side | null =>
  selectIsFieldWatched(state) ? null : selectFieldViewer(state);

const hearHistory = createHearing();

/** What the viewer has heard so far, for the log. */
export const selectFieldTold = createSelector([selectFieldMatch, selectListener], (match, viewer): readonly Told[] =>
  match === null ? [] : hearHistory(match, viewer),
);

/** What still has to be played back, each event with what the viewer hears of it. */
export const selectFieldWaiting = createSelector(
  [selectFieldMatch, selectListener],
  (match, viewer): readonly Told[] =>
    match === null ? [] : listen(match, cloneSkirmish(match.shown), match.unplayed, viewer),
);

/** Whether the viewer heard anything of the last order: what is unseen must not be felt in the pace either. */
export const isHeardByViewer = (state: FieldRoot): boolean => {
  const told = selectFieldTold(state);
  for (let index = told.length - 1; index >= 0; index--) {
    const entry = told[index];
    if (entry === undefined || entry.event.type === 'turnStarted') return true;
    if (entry.heard !== null) return true;
    if (entry.event.type === 'spent') return false;
  }
  return true;
};
