import type { TargetAndTransition, Transition } from 'framer-motion';
import type { Facing } from '../../battle/position';
import type { Unit, UnitId } from '../../battle/unit';
import type { StageEffect } from './effects';

interface TokenMotion {
  readonly initial: TargetAndTransition;
  readonly animate: TargetAndTransition;
  readonly exit: TargetAndTransition;
  readonly transition: Transition;
}

const LUNGE = 14;
const REST: TargetAndTransition = { opacity: 1, scale: 1, x: 0, y: 0, rotate: 0 };
const AHEAD: Readonly<Record<Facing, { readonly x: number; readonly y: number }>> = {
  north: { x: 0, y: -LUNGE },
  east: { x: LUNGE, y: 0 },
  south: { x: 0, y: LUNGE },
  west: { x: -LUNGE, y: 0 },
};

/** How a token moves for the effect being played: only transform and opacity, never its layout. */
export function tokenMotion(unit: Unit, own: boolean, effect: StageEffect, length: number): TokenMotion {
  const slide = { duration: 0.26 * length, ease: [0.2, 0.8, 0.2, 1] as const };
  return {
    // The own hand lies below the board, the other one beyond it.
    initial: { opacity: 0, scale: 1.08, y: own ? 40 : -40 },
    animate: gesture(unit, effect, length),
    exit: { opacity: 0, rotate: own ? -8 : 8, scale: 0.9, transition: { duration: 0.36 * length } },
    transition: { ...slide, layout: slide },
  };
}

function gesture(unit: Unit, effect: StageEffect, length: number): TargetAndTransition {
  if (isStriking(effect) && effect.unit === unit.id) {
    const { x, y } = AHEAD[effect.facing];
    const transition = { duration: 0.34 * length, times: [0, 0.25, 0.5, 1] };
    return { ...REST, x: [0, -x / 3, x, 0], y: [0, -y / 3, y, 0], transition };
  }
  if (struckBy(effect) === unit.id) {
    const transition = { duration: 0.42 * length, times: [0, 0.4, 0.5, 0.65, 0.8, 1] };
    return { ...REST, x: [0, 0, -5, 4, -2, 0], transition };
  }
  if (raisedBy(effect) === unit.id) {
    return { ...REST, scale: [1, 1.05, 1], transition: { duration: 0.3 * length, times: [0, 0.4, 1] } };
  }
  return REST;
}

type Striking = Extract<StageEffect, { readonly facing: Facing }>;

function isStriking(effect: StageEffect): effect is Striking {
  return effect.type === 'lunge' || effect.type === 'siege' || effect.type === 'breach';
}

function struckBy(effect: StageEffect): UnitId | null {
  if (effect.type === 'lunge') return effect.target;
  return effect.type === 'hit' ? effect.unit : null;
}

/** Who does something without leaving its place. */
function raisedBy(effect: StageEffect): UnitId | null {
  if (effect.type === 'hit') return effect.by;
  return effect.type === 'flare' || effect.type === 'heal' ? effect.unit : null;
}
