/** The only two properties that may ever move: the compositor can change them without asking the page. */
export interface Frame {
  readonly transform?: string;
  readonly opacity?: number;
  readonly offset?: number;
  readonly easing?: string;
}

export interface Timing {
  /** Milliseconds, at the speed that is wanted. */
  readonly duration: number;
  readonly delay?: number;
  readonly easing?: string;
  /** Stays as in its last frame until it is cancelled. */
  readonly stays?: boolean;
}

/** Moves an element without a line of script in any frame. */
export function animate(element: Element, frames: readonly Frame[], timing: Timing): Animation {
  const { duration, delay = 0, easing = 'linear', stays } = timing;
  return element.animate(
    frames.map((frame) => ({ ...frame })),
    { duration, delay, easing, fill: stays === true ? 'both' : 'backwards' },
  );
}

export const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
export const EASE_IN = 'cubic-bezier(0.5, 0, 0.9, 0.4)';
