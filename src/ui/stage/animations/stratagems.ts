import { unitById } from '../../../battle/model/board';
import type { BattleEvent } from '../../../battle/model/events';
import { type Position, toPoint } from '../../../battle/model/position';
import type { UnitId } from '../../../battle/model/unit';
import type { Observation } from '../../../battle/view/observe';
import type { Animator, StageEffect } from '../effects';
import { cardPlace, castlePlace, HAND_PLACE } from '../places';

type Row<Type extends BattleEvent['type']> = Animator<Extract<BattleEvent, { type: Type }>>;

const FLIGHT = 420;
const LIFTED = 40;
/** Long enough to read a name and a line or two: whoever has time for more opens it in the log. */
const READING = 1500;

/** The own card goes from the hand to its target. The enemy's is held up to be read first: nobody has seen it yet. */
export const played: Row<'played'> = (board, { side, card, at }) => {
  const own = side === board.side;
  const milliseconds = own ? FLIGHT : READING;
  const from = own ? cardPlace(card) : castlePlace(side);
  return {
    effects: [{ type: 'unroll', card, from, at: toPoint(at), isRead: !own, length: milliseconds, delay: 0 }],
    milliseconds,
    // It still lies in the hand when its flight begins.
    changesAt: own ? LIFTED : 0,
    landsAt: 0,
    sound: 'unroll',
  };
};

export const turned: Row<'turned'> = (board, { unit }) => {
  const turnedFrom = unitById(board, unit)?.facing;
  return {
    effects: turnedFrom === undefined ? [] : [{ type: 'turnAbout', unit, turnedFrom, delay: 0 }],
    milliseconds: 300,
    changesAt: 0,
    landsAt: 0,
    sound: 'move',
  };
};

/** Both walk at once, each to where the other stood. */
export const swapped: Row<'swapped'> = (board, { unit, with: partner }) => {
  const [one, other] = [unitById(board, unit), unitById(board, partner)];
  const known = one !== undefined && other !== undefined;
  return {
    effects: known ? [walk(board, unit, one, other), walk(board, partner, other, one)] : [],
    milliseconds: 340,
    changesAt: 0,
    landsAt: 0,
    sound: 'move',
  };
};

function walk(board: Observation, unit: UnitId, from: Position, to: Position): StageEffect {
  const turnedFrom = unitById(board, unit)?.facing ?? 'east';
  return { type: 'slide', unit, from: toPoint(from), at: toPoint(to), turnedFrom, forced: false, delay: 0 };
}

/** Into the hand that is seen, or behind the walls of the castle that has the other one. */
export const recalled: Row<'recalled'> = (board, { unit, side }) => {
  const standing = unitById(board, unit);
  const to = side === board.side ? HAND_PLACE : castlePlace(side);
  return {
    effects: standing === undefined ? [] : [{ type: 'leave', unit, at: toPoint(standing), to, delay: 0 }],
    milliseconds: 420,
    changesAt: 0,
    landsAt: 0,
    sound: 'draw',
  };
};
