import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PlayedEffect } from './effects';
import { followSteps } from './followSteps';
import type { Motion } from './frames';
import { usePlayback, useStage } from './useStage';

type Gesture<Effect> = (element: HTMLElement, effect: Effect, length: number) => readonly Motion[];

/** Lets whatever lies at a spot do what the step at hand asks of it, without rendering anything anew. */
export function useSpotGestures<Effect extends PlayedEffect>(
  spot: string,
  perform: Gesture<Effect>,
): RefObject<HTMLSpanElement | null> {
  const thing = useRef<HTMLSpanElement>(null);
  const stage = useStage<Effect>();
  const { length, still } = usePlayback();
  const latest = useRef({ length, still, perform });
  latest.current = { length, still, perform };

  useLayoutEffect(() => {
    const follower = followSteps(stage, {
      isDue: () => stage.spot(spot).length > 0,
      perform: () => {
        const element = thing.current;
        const now = latest.current;
        if (element === null || now.still) return [];
        return stage.spot(spot).flatMap((effect) => now.perform(element, effect, now.length));
      },
    });
    return follower.stop;
  }, [stage, spot]);

  return thing;
}
