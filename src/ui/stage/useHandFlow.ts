import { useReducedMotion } from 'framer-motion';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { animate, EASE_OUT, type Frame } from './frames';
import { useStageLength } from './useStageLength';

const CLOSING_MILLISECONDS = 200;

/** Cards close the gap that one leaves, and a new one comes up from below. `names` changes when the hand does. */
export function useHandFlow(list: RefObject<HTMLElement | null>, names: string): void {
  const length = useStageLength();
  const still = useReducedMotion() === true;
  const latest = useRef({ length, still });
  latest.current = { length, still };
  const places = useRef<ReadonlyMap<string, number> | null>(null);

  useLayoutEffect(() => {
    const before = places.current;
    const now = placesIn(list.current);
    places.current = now;
    const { length: speed, still: isStill } = latest.current;
    if (before === null || isStill || speed === 0 || names === '') return;
    for (const card of cardsIn(list.current)) {
      const frames = way(before.get(nameOf(card)), now.get(nameOf(card)));
      if (frames !== null) animate(card, frames, { duration: CLOSING_MILLISECONDS * speed });
    }
  }, [list, names]);

  // Where the cards lie in a window of another size has nothing to do with where they lay before.
  useEffect(() => {
    const measure = (): void => {
      places.current = placesIn(list.current);
    };
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [list]);
}

function cardsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-name]') ?? [])];
}

function nameOf({ dataset }: HTMLElement): string {
  return dataset.name ?? '';
}

function placesIn(list: HTMLElement | null): Map<string, number> {
  return new Map(cardsIn(list).map((card) => [nameOf(card), card.offsetLeft]));
}

function way(before: number | undefined, now: number | undefined): Frame[] | null {
  if (before === undefined)
    return [
      { transform: 'translateY(60px)', opacity: 0, easing: EASE_OUT },
      { transform: 'none', opacity: 1 },
    ];
  if (before === now || now === undefined) return null;
  return [{ transform: `translateX(${before - now}px)`, easing: EASE_OUT }, { transform: 'none' }];
}
