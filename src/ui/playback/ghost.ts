import type { PlayedEffect } from './effects';
import { EASE_IN, type Frame, move } from './frames';
import { middleOf, placeOnScreen } from './places';
import type { Scene } from './stage';

/** It tips over and sinks. */
export function falling(own: boolean): Frame[] {
  const tilt = own ? -8 : 8;
  return [
    { transform: 'none', opacity: 1, easing: EASE_IN },
    { transform: `translateY(6px) rotate(${tilt}deg) scale(0.94)`, opacity: 0.75, offset: 0.55 },
    { transform: `translateY(12px) rotate(${tilt}deg) scale(0.82)`, opacity: 0 },
  ];
}

/** It goes back where it came from, and grows small on the way. */
export function leaving(token: HTMLElement, spot: string): Frame[] {
  const from = middleOf(token.getBoundingClientRect());
  const to = placeOnScreen(spot) ?? { ...from, y: from.y - 40 };
  return [
    { transform: 'none', opacity: 1, easing: EASE_IN },
    { transform: 'translateY(-8px) scale(1.04)', opacity: 1, offset: 0.3 },
    { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(0.3)`, opacity: 0 },
  ];
}

/**
 * Whoever is off the board is so at once; what fades is a picture of its token, taken as React removes it.
 * It lies in a place of the cell where React draws nothing, and goes when its time or its step is over.
 */
export function leaveGhost(
  token: HTMLElement,
  frames: readonly Frame[],
  length: number,
  stage: Scene<PlayedEffect>,
): void {
  const grave = token.closest('[data-spot]')?.querySelector('[data-ghosts]');
  if (grave === null || grave === undefined) return;
  const ghost = token.cloneNode(true) as HTMLElement;
  grave.append(ghost);
  const fading = move(ghost, frames, { duration: 420 * length, stays: true });
  const scene = stage.scene();
  const bury = (): void => {
    ghost.remove();
    unsubscribe();
  };
  const unsubscribe = stage.subscribe(() => (stage.scene() === scene ? undefined : bury()));
  void fading.finished.then(bury);
}
