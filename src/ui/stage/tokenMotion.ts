import type { TargetAndTransition, Transition } from 'framer-motion';
import type { Unit } from '../../battle/unit';
import type { StageEffect } from './effects';

interface TokenMotion {
  readonly initial: TargetAndTransition;
  readonly animate: TargetAndTransition;
  readonly exit: TargetAndTransition;
  readonly transition: Transition;
}

const LUNGE = 14;
const REST: TargetAndTransition = { opacity: 1, scale: 1, x: 0, y: 0, rotate: 0 };

/** How a token moves for the effect being played: only transform and opacity, never its layout. */
export function tokenMotion(unit: Unit, effect: StageEffect): TokenMotion {
  return {
    initial: { opacity: 0, scale: 1.08, y: unit.side === 'left' ? 40 : -40 },
    animate: gesture(unit, effect),
    exit: { opacity: 0, rotate: unit.side === 'left' ? -8 : 8, scale: 0.9, transition: { duration: 0.36 } },
    transition: { duration: 0.26, ease: [0.2, 0.8, 0.2, 1], layout: { duration: 0.26, ease: [0.2, 0.8, 0.2, 1] } },
  };
}

function gesture(unit: Unit, effect: StageEffect): TargetAndTransition {
  const ahead = unit.side === 'left' ? LUNGE : -LUNGE;
  if ((effect.type === 'lunge' || effect.type === 'siege') && effect.unit === unit.id) {
    return { ...REST, x: [0, -ahead / 3, ahead, 0], transition: { duration: 0.34, times: [0, 0.25, 0.5, 1] } };
  }
  if (effect.type === 'lunge' && effect.target === unit.id) {
    return { ...REST, x: [0, 0, -5, 4, -2, 0], transition: { duration: 0.42, times: [0, 0.4, 0.5, 0.65, 0.8, 1] } };
  }
  return REST;
}
