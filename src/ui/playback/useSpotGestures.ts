import { type RefObject, useLayoutEffect, useRef } from 'react';
import { afterNextFrame } from '../common/afterNextFrame';
import type { PlayedEffect } from './effects';
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
    let running: readonly Motion[] = [];
    let cancelStart = (): void => undefined;
    const rest = (): void => {
      cancelStart();
      for (const motion of running) motion.cancel();
      running = [];
    };
    const act = (): void => {
      const element = thing.current;
      const now = latest.current;
      if (element === null || now.still) return;
      running = stage.spot(spot).flatMap((effect) => now.perform(element, effect, now.length));
    };
    const unsubscribe = stage.subscribe(() => {
      rest();
      if (stage.spot(spot).length > 0) cancelStart = afterNextFrame(act);
    });
    return () => {
      unsubscribe();
      rest();
    };
  }, [stage, spot]);

  return thing;
}
