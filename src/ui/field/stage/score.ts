import {
  selectFieldBook,
  selectFieldMatch,
  selectFieldNumber,
  selectFieldSeen,
} from '../../../store/field/fieldSelectors';
import { fieldEventsPlayed, fieldPlaybackSkipped } from '../../../store/field/fieldSlice';
import { selectFieldWaiting } from '../../../store/field/heardEvents';
import type { Told } from '../../../store/field/hearing';
import type { FieldStore } from '../../../store/field/openField';
import type { EventSource, Score } from '../../playback/score';
import type { SoundName } from '../../sound/sounds';
import { animationOf } from './animations/table';
import type { FieldBoard, FieldEffect } from './effects';
import { beginsIn } from './joining';

const READ: ReadonlySet<FieldEffect['type']> = new Set(['dice', 'hit', 'miss', 'heal', 'crack', 'control']);

/** How a battle on the open field is played back. */
export const FIELD_SCORE: Score<FieldBoard, Told, FieldEffect, SoundName> = {
  animationOf,
  beginsIn,
  isRead: ({ type }) => READ.has(type),
  atOnce: 'tick',
};

/** The battle in the store, as whoever looks at it may know it. */
export function fieldSource({ getState, dispatch, subscribe }: FieldStore): EventSource<FieldBoard, Told> {
  return {
    progress: () => ({
      match: selectFieldNumber(getState()),
      played: selectFieldMatch(getState())?.history.length ?? 0,
      waiting: selectFieldWaiting(getState()),
    }),
    board: () => {
      const book = selectFieldBook(getState());
      const seen = selectFieldSeen(getState());
      return book === null || seen === null ? null : { book, seen };
    },
    advance: (events) => dispatch(fieldEventsPlayed(events)),
    skip: () => dispatch(fieldPlaybackSkipped()),
    subscribe,
  };
}

/** Where nothing is played, an order that nobody heard makes no sound either. */
export function quietly(
  { progress }: Pick<EventSource<FieldBoard, Told>, 'progress'>,
  sound: (name: SoundName) => void,
): (name: SoundName) => void {
  return (name) => {
    if (name !== FIELD_SCORE.atOnce || progress().waiting.some(({ heard }) => heard !== null)) sound(name);
  };
}
