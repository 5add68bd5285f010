import { chebyshev, type Position } from '../../../../core/geometry/position';
import { lookUp } from '../../../../kernel/dispatch';
import type { Heading } from '../../../playback/effects';
import type { SoundName } from '../../../sound/sounds';
import type { Animator, FieldBoard, FieldEffect, HeardOf } from '../effects';
import { AFTERMATH, LUNGE_LANDS, landsAt, SHOT_FLIES } from '../times';
import { at, placeOf } from './at';

type Attacked = HeardOf<'attacked'>;

/** Dice roll first and lie still, then the blow lands: a number, or that it missed. */
export const attacked: Animator<'attacked'> = (board, event) => {
  const place = typeof event.target === 'string' ? placeOf(board, event.target) : event.target;
  if (place === null) return at([], 0, null);
  const lands = landsAt(event);
  const { gesture, isShot } = gestureOf(board, event, place, lands);
  return at(
    [...diceOf(event, place), ...gesture, ...outcomeOf(event, place, lands)],
    lands + AFTERMATH,
    soundOf(event, isShot),
    {
      landsAt: lands,
    },
  );
};

function diceOf({ roll, outcome }: Attacked, place: Position): FieldEffect[] {
  if (roll.attack.length === 0) return [];
  const { attack: faces, total, needed } = roll;
  return [{ type: 'dice', at: place, faces, total, needed, outcome, delay: 0 }];
}

interface Gesture {
  readonly gesture: readonly FieldEffect[];
  readonly isShot: boolean;
}

/** Blades and pikes thrust, whatever flies is seen to fly; from the dark comes only the blow. */
function gestureOf(board: FieldBoard, { attacker, weapon }: Attacked, place: Position, lands: number): Gesture {
  const from = placeOf(board, attacker);
  if (attacker === null || from === null) return { gesture: [], isShot: false };
  const toward = headingTo(from, place);
  const type = lookUp(board.book.weapons, weapon)?.type ?? 'melee';
  const isShot = type !== 'melee' && type !== 'reach' && chebyshev(from, place) > 0;
  if (!isShot) {
    return { gesture: [{ type: 'lunge', unit: attacker, toward, delay: lands - LUNGE_LANDS }], isShot };
  }
  const kind = type === 'thrown' ? 'stone' : 'arrow';
  const leaves = lands - SHOT_FLIES;
  return {
    gesture: [
      { type: 'loose', unit: attacker, toward, delay: Math.max(0, leaves - 60) },
      { type: 'missile', from, to: place, kind, delay: leaves },
    ],
    isShot,
  };
}

function outcomeOf({ target, outcome, damage }: Attacked, place: Position, delay: number): FieldEffect[] {
  if (outcome === 'miss' || outcome === 'fumble') {
    return [{ type: 'miss', at: place, isFumble: outcome === 'fumble', delay }];
  }
  // What stands in the way tells of its cracks itself.
  if (typeof target !== 'string') return [];
  return [{ type: 'hit', unit: target, at: place, damage, by: 'blow', isCritical: outcome === 'critical', delay }];
}

function soundOf({ outcome }: Attacked, isShot: boolean): SoundName {
  if (outcome === 'miss' || outcome === 'fumble') return 'draw';
  if (isShot) return 'shot';
  return outcome === 'critical' ? 'heavyBlow' : 'blow';
}

function headingTo(from: Position, to: Position): Heading {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}

const HURT_BY = { terrain: 'fire', area: 'fire', trap: 'burst', burst: 'burst', fall: 'blow', attack: 'blow' } as const;

/** A blow has shown its number already; its wound is written when it lands. */
export const damaged: Animator<'damaged'> = (board, { unit, amount, by }) => {
  const place = placeOf(board, unit);
  if (by === 'attack' || place === null) return at([], 0, null);
  return at(
    [{ type: 'hit', unit, at: place, damage: amount, by: HURT_BY[by], isCritical: false, delay: 0 }],
    440,
    HURT_BY[by] === 'fire' ? 'burn' : 'burst',
  );
};

export const healed: Animator<'healed'> = (board, { unit, amount }) => {
  const place = placeOf(board, unit);
  return at(place === null ? [] : [{ type: 'heal', unit, at: place, amount, delay: 0 }], 480, 'heal');
};

export const obstacleDamaged: Animator<'obstacleDamaged'> = (_, { at: place, amount }) =>
  at([{ type: 'crack', at: place, damage: amount, delay: 0 }], AFTERMATH, 'castleHit');
