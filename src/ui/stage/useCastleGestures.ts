import { type RefObject, useCallback } from 'react';
import type { Side } from '../../kernel/sides';
import { EASE_IN, EASE_OUT, type Frame, type Motion, move } from '../playback/frames';
import { useSpotGestures } from '../playback/useSpotGestures';
import type { StageEffect } from './effects';
import { castlePlace } from './places';

/** Lets a castle's walls shake under a blow, and come down at the end, without rendering anything anew. */
export function useCastleGestures(side: Side): RefObject<HTMLSpanElement | null> {
  return useSpotGestures<StageEffect>(
    castlePlace(side),
    useCallback((walls, effect, length) => performAt(walls, effect, side, length), [side]),
  );
}

function performAt(walls: HTMLElement, effect: StageEffect, side: Side, length: number): Motion[] {
  const delay = effect.delay * length;
  if (effect.type === 'siege') return [move(walls, shakes(side), { duration: 420 * length, delay })];
  if (effect.type !== 'end') return [];
  return [move(walls, crumble(side), { duration: 1300 * length, delay, stays: true })];
}

/** It gives way to the blow, leaning from the board, and comes to rest in two shakes. */
function shakes(side: Side): Frame[] {
  const away = side === 'left' ? -1 : 1;
  return [
    { transform: 'none', easing: EASE_OUT },
    { transform: `translateX(${away * 7}px) rotate(${away * 1.2}deg)`, offset: 0.14 },
    { transform: `translateX(${away * -4}px) rotate(${away * -0.5}deg)`, offset: 0.36 },
    { transform: `translateX(${away * 3}px)`, offset: 0.58 },
    { transform: `translateX(${away * -2}px)`, offset: 0.8 },
    { transform: 'none' },
  ];
}

/** The walls tremble, sag and go down; they lean away from the board. */
function crumble(side: Side): Frame[] {
  const lean = side === 'left' ? -1 : 1;
  return [
    { transform: 'none', opacity: 1 },
    { transform: 'translateX(-3px)', offset: 0.06 },
    { transform: 'translateX(3px)', offset: 0.12 },
    { transform: 'translateX(-3px)', offset: 0.18 },
    { transform: 'none', offset: 0.24, easing: EASE_IN },
    { transform: `translateY(26%) rotate(${lean * 2.5}deg) scaleY(0.52)`, opacity: 1, offset: 0.62 },
    { transform: `translateY(30%) rotate(${lean * 3}deg) scaleY(0.44)`, opacity: 0.85 },
  ];
}
