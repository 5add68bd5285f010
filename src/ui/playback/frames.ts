import { animate } from 'framer-motion/dom/mini';

/** Four numbers of a cubic Bézier curve. */
export type Easing = readonly [number, number, number, number];

/** The only two properties that may ever move: the compositor can change them without asking the page. */
export interface Frame {
  readonly transform?: string;
  readonly opacity?: number;
  /** From 0 to 1; frames that don't say lie evenly among the others. */
  readonly offset?: number;
  /** On the way to the next frame. */
  readonly easing?: Easing;
}

export interface Timing {
  /** Milliseconds, at the speed that is wanted. */
  readonly duration: number;
  readonly delay?: number;
  readonly easing?: Easing;
  /** Stays as in its last frame until it is cancelled. */
  readonly stays?: boolean;
}

/** Something that moves. */
export interface Motion {
  /** At once back to where its style sheet has it. */
  cancel(): void;
  /** Comes true at its end; never, when it is cancelled. */
  readonly finished: Promise<unknown>;
}

export const EASE_OUT: Easing = [0.2, 0.8, 0.2, 1];
export const EASE_IN: Easing = [0.5, 0, 0.9, 0.4];
const LINEAR: Easing = [0, 0, 1, 1];

const MOVED = ['transform', 'opacity'] as const;

/** Moves an element without a line of script in any frame. An element makes one movement at a time: the last one counts. */
export function move(element: HTMLElement | SVGElement, frames: readonly Frame[], timing: Timing): Motion {
  const { duration, delay = 0, easing = LINEAR, stays = false } = timing;
  const tracks = MOVED.flatMap((name) => trackOf(name, frames, easing));
  const running = animate(element, Object.fromEntries(tracks.map(({ name, values }) => [name, values])), {
    ...Object.fromEntries(
      tracks.map(({ name, times, ease }) => [
        name,
        { duration: duration / 1000, delay: delay / 1000, ease, ...(times.length > 1 ? { times } : {}) },
      ]),
    ),
  });
  // What is left of a movement in the element's own style would outdo its style sheet for ever.
  const clear = (): void => {
    for (const { name } of tracks) element.style.removeProperty(name);
  };
  return {
    cancel: () => {
      running.cancel();
      clear();
    },
    finished: stays ? running.finished : running.finished.then(clear),
  };
}

interface Track {
  readonly name: (typeof MOVED)[number];
  readonly values: (string | number)[];
  readonly times: number[];
  readonly ease: Easing[];
}

/** What one property does; frames that don't speak of it are none of its own. */
function trackOf(name: Track['name'], frames: readonly Frame[], easing: Easing): Track[] {
  const last = Math.max(1, frames.length - 1);
  const own = frames.flatMap((frame, index) => {
    const value = frame[name];
    return value === undefined ? [] : [{ value, time: frame.offset ?? index / last, ease: frame.easing ?? easing }];
  });
  if (own.length === 0) return [];
  return [
    {
      name,
      values: own.map(({ value }) => value),
      times: own.map(({ time }) => time),
      ease: own.map(({ ease }) => ease),
    },
  ];
}
