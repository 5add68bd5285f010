import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Position } from '../../core/geometry/position';
import type { PlayedEffect } from './effects';
import { EASE_OUT, type Easing } from './frames';
import { createStage, type Scene } from './stage';

interface Playback {
  readonly stage: Scene<PlayedEffect>;
  /** How long everything lasts against its length at normal speed. */
  readonly length: number;
  /** Nothing may move. */
  readonly still: boolean;
}

/** A board that nobody plays on, as on the page of components, has a stage where nothing happens. */
export const PlaybackContext = createContext<Playback>({ stage: createStage(), length: 1, still: false });

export function usePlayback(): Playback {
  return useContext(PlaybackContext);
}

/** How a component of framer-motion moves: so many seconds at normal speed, and none where nothing may move. */
export function useTransition(seconds: number): { readonly duration: number; readonly ease: Easing } {
  const { length, still } = usePlayback();
  return { duration: still ? 0 : seconds * length, ease: EASE_OUT };
}

/** What is drawn under a game's stage knows that game's effects: whoever asks says which they are. */
export function useStage<Effect extends PlayedEffect>(): Scene<Effect> {
  return usePlayback().stage as Scene<Effect>;
}

export function useEffectsAt<Effect extends PlayedEffect>({ x, y }: Position): readonly Effect[] {
  const stage = useStage<Effect>();
  return useSyncExternalStore(
    stage.subscribe,
    useCallback(() => stage.at({ x, y }), [stage, x, y]),
  );
}

export function useSpotEffects<Effect extends PlayedEffect>(spot: string): readonly Effect[] {
  const stage = useStage<Effect>();
  return useSyncExternalStore(
    stage.subscribe,
    useCallback(() => stage.spot(spot), [stage, spot]),
  );
}

/** All that is to be seen; for what lies over the whole table. */
export function useEffects<Effect extends PlayedEffect>(): readonly Effect[] {
  const stage = useStage<Effect>();
  return useSyncExternalStore(stage.subscribe, stage.effects);
}
