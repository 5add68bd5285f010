import { afterNextFrame } from '../common/dialog/afterNextFrame';
import type { PlayedEffect } from './effects';
import type { Motion } from './frames';
import type { Scene } from './stage';

interface Part {
  /** Whether the step at hand asks for anything. */
  readonly isDue: () => boolean;
  readonly perform: () => readonly Motion[];
  /** What else is to be undone when it rests. */
  readonly tidy?: () => void;
}

interface Follower {
  /** At once, for whoever comes in the middle of a step. */
  readonly act: () => void;
  readonly stop: () => void;
}

/** Lets something do what each step asks of it, once that is drawn; what still moves when the next step comes is put to rest. */
export function followSteps(
  { subscribe }: Pick<Scene<PlayedEffect>, 'subscribe'>,
  { isDue, perform, tidy }: Part,
): Follower {
  let running: readonly Motion[] = [];
  let cancelStart = (): void => undefined;
  const rest = (): void => {
    cancelStart();
    for (const motion of running) motion.cancel();
    running = [];
    tidy?.();
  };
  const act = (): void => {
    running = perform();
  };
  const unsubscribe = subscribe(() => {
    rest();
    if (isDue()) cancelStart = afterNextFrame(act);
  });
  return {
    act,
    stop: () => {
      unsubscribe();
      rest();
    },
  };
}
