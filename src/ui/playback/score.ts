import type { Animation, PlayedEffect } from './effects';

/** A step as far as it goes: its events and when each of them begins. */
export interface StepSoFar<Event> {
  readonly events: readonly Event[];
  readonly first: Event;
  /** When the first event is felt. */
  readonly landsAt: number;
  /** When the last event began. */
  readonly latest: number;
}

/** A game's own tables: how each of its events is played. */
export interface Score<Board, Event, Effect extends PlayedEffect, Sound> {
  /** Made from the event and the board as it was before its step. */
  readonly animationOf: (board: Board, event: Event) => Animation<Effect, Sound>;
  /** When an event begins within the step before it; null when it opens a step of its own. */
  readonly beginsIn: (step: StepSoFar<Event>, event: Event) => number | null;
  /** Reduced motion: what is shown all the same, because it is to be read. */
  readonly isRead: (effect: Effect) => boolean;
  /** Heard where nothing is played. */
  readonly atOnce: Sound;
}

/** What the player asks of the match that it plays back, whatever the game. */
export interface EventSource<Board, Event> {
  readonly progress: () => Progress<Event>;
  /** As it is shown, before the next step; null while there is no match. */
  readonly board: () => Board | null;
  /** So many of the waiting events are shown now. */
  readonly advance: (events: number) => void;
  readonly skip: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Progress<Event> {
  /** Another number is another match. */
  readonly match: number;
  readonly played: number;
  readonly waiting: readonly Event[];
}
