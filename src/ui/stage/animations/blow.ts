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
  /** Whither it throws who is struck. */
  readonly push?: Heading;
}

const MELEE_LANDS = 140;
const SHOT_LEAVES = 110;
export const SHOT_FLIES = 220;
/** How long a number is to be read after the blow has landed. */
export const AFTERMATH = 340;

/** Whoever only shoots always shoots; who can do both shoots at what isn't next to it. */
export function blowAt(board: Observation, striker: UnitId, target: Position | Side): Blow {
  const unit = unitById(board, striker);
  if (unit === undefined) return { effects: [], landsAt: MELEE_LANDS, sound: 'blow' };
  const toward = headingTo(unit, target);
  const shoots = unit.type === 'ranged' || (unit.type === 'hybrid' && !isAtHand(unit, target));
  const landsAt = shoots ? SHOT_LEAVES + SHOT_FLIES : MELEE_LANDS;
  const [from, to] = [toPoint(unit), spotOf(target)];
  const turning: StageEffect = { type: 'turnAbout', unit: striker, turnedFrom: unit.facing, quick: true, delay: 0 };
  const strike: StageEffect = {
    ...{ type: 'strike', from, to, side: unit.side },
    ...{ milliseconds: landsAt + AFTERMATH, delay: 0 },
  };
  if (!shoots) {
    const lunge: StageEffect = { type: 'lunge', unit: striker, toward, delay: 0 };
    return { effects: [lunge, turning, strike], landsAt, sound: 'blow', push: toward };
  }
  const loose: StageEffect = { type: 'loose', unit: striker, toward, delay: 0 };
  const missile: StageEffect = { type: 'missile', from, to, delay: SHOT_LEAVES };
  return { effects: [loose, missile, turning, strike], landsAt, sound: 'shot', push: toward };
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
