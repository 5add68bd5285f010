import type { PlayedEffect } from './effects';
import { EASE_IN, move } from './frames';
import type { Scene } from './stage';

/**
 * Whoever fell is off the board at once; what tips over and fades is a picture of its token, taken as React removes it.
 * It lies in a place of the cell where React draws nothing, and goes when its time or its step is over.
 */
export function leaveGhost(token: HTMLElement, own: boolean, length: number, stage: Scene<PlayedEffect>): void {
  const grave = token.closest('[data-spot]')?.querySelector('[data-ghosts]');
  if (grave === null || grave === undefined) return;
  const ghost = token.cloneNode(true) as HTMLElement;
  grave.append(ghost);
  const tilt = own ? -8 : 8;
  const falling = move(
    ghost,
    [
      { transform: 'none', opacity: 1, easing: EASE_IN },
      { transform: `translateY(6px) rotate(${tilt}deg) scale(0.94)`, opacity: 0.75, offset: 0.55 },
      { transform: `translateY(12px) rotate(${tilt}deg) scale(0.82)`, opacity: 0 },
    ],
    { duration: 420 * length, stays: true },
  );
  const scene = stage.scene();
  const bury = (): void => {
    ghost.remove();
    unsubscribe();
  };
  const unsubscribe = stage.subscribe(() => (stage.scene() === scene ? undefined : bury()));
  void falling.finished.then(bury);
}
