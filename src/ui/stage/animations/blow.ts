import { isNextTo, unitById } from '../../../battle/model/board';
import { type Position, toPoint } from '../../../battle/model/position';
import type { UnitId } from '../../../battle/model/unit';
import type { Observation } from '../../../battle/view/observe';
import type { Side } from '../../../kernel/sides';
import type { Heading } from '../../playback/effects';
import type { SoundName } from '../../sound/sounds';
import type { StageEffect } from '../effects';
import { castlePlace, cellPlace } from '../places';

/** How a blow comes to its target: the gesture and the missile, and when it lands. */
export interface Blow {
  readonly effects: readonly StageEffect[];
  readonly landsAt: number;
  readonly sound: SoundName;
}

const MELEE_LANDS = 140;
const SHOT_LEAVES = 110;
export const SHOT_FLIES = 220;

/** Whoever only shoots always shoots; who can do both shoots at what isn't next to it. */
export function blowAt(board: Observation, striker: UnitId, target: Position | Side): Blow {
  const unit = unitById(board, striker);
  if (unit === undefined) return { effects: [], landsAt: MELEE_LANDS, sound: 'blow' };
  const toward = headingTo(unit, target);
  const shoots = unit.type === 'ranged' || (unit.type === 'hybrid' && !isAtHand(unit, target));
  if (!shoots) {
    return { effects: [{ type: 'lunge', unit: striker, toward, delay: 0 }], landsAt: MELEE_LANDS, sound: 'blow' };
  }
  return {
    effects: [
      { type: 'loose', unit: striker, toward, delay: 0 },
      { type: 'missile', from: toPoint(unit), to: spotOf(target), delay: SHOT_LEAVES },
    ],
    landsAt: SHOT_LEAVES + SHOT_FLIES,
    sound: 'shot',
  };
}

function isAtHand(from: Position, target: Position | Side): boolean {
  return typeof target !== 'string' && isNextTo(from, target);
}

function spotOf(target: Position | Side): string {
  return typeof target === 'string' ? castlePlace(target) : cellPlace(target);
}

function headingTo(from: Position, target: Position | Side): Heading {
  if (typeof target === 'string') return { x: target === 'left' ? -1 : 1, y: 0 };
  return { x: Math.sign(target.col - from.col), y: Math.sign(target.row - from.row) };
}
