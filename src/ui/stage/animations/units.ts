import { unitById } from '../../../battle/model/board';
import type { BattleEvent } from '../../../battle/model/events';
import { type Position, toPoint } from '../../../battle/model/position';
import type { UnitId } from '../../../battle/model/unit';
import type { Observation } from '../../../battle/view/observe';
import type { Position as Point } from '../../../core/geometry/position';
import type { SoundName } from '../../sound/sounds';
import type { Animator, StageAnimation, StageEffect } from '../effects';
import { cardPlace, castlePlace } from '../places';

type Row<Type extends BattleEvent['type']> = Animator<Extract<BattleEvent, { type: Type }>>;

/** The board changes at once and the picture draws the eye to it. */
function at(
  effects: readonly StageEffect[],
  milliseconds: number,
  sound: SoundName | null,
  landsAt = 0,
): StageAnimation {
  return { effects, milliseconds, changesAt: 0, landsAt, sound };
}

const FLIGHT = 260;

export const deployed: Row<'deployed'> = (board, { unit }) => {
  const leaves = unit.side === board.side;
  const from = leaves ? cardPlace(unit.card) : castlePlace(unit.side);
  return at(
    [{ type: 'fly', unit: unit.id, from, leaves, at: toPoint(unit), delay: 0 }],
    FLIGHT + 180,
    'deploy',
    FLIGHT - 40,
  );
};

export const moved: Row<'moved'> = (board, { unit, from, to }) =>
  at([slide(board, unit, from, to, false)], 320, 'move');

export const shoved: Row<'shoved'> = (board, { unit, from, to }) =>
  at([slide(board, unit, from, to, true)], 360, 'move');

function slide(board: Observation, unit: UnitId, from: Position, to: Position, forced: boolean): StageEffect {
  const turnedFrom = unitById(board, unit)?.facing ?? 'east';
  return { type: 'slide', unit, from: toPoint(from), at: toPoint(to), turnedFrom, forced, delay: 0 };
}

export const burned: Row<'burned'> = (board, { unit, damage }) =>
  at(
    here(board, unit, (place) => ({ type: 'hit', unit, at: place, damage, by: 'fire', delay: 0 })),
    440,
    'burn',
  );

export const hurt: Row<'hurt'> = (board, { unit, damage }) =>
  at(
    here(board, unit, (place) => ({ type: 'hit', unit, at: place, damage, by: 'burst', delay: 0 })),
    440,
    'burst',
  );

export const healed: Row<'healed'> = (board, { unit, amount }) =>
  at(
    here(board, unit, (place) => ({ type: 'heal', unit, at: place, amount, delay: 0 })),
    480,
    'heal',
  );

/** Something of a unit changes for the better. */
export const flared = (board: Observation, { unit }: { readonly unit: UnitId }): StageAnimation =>
  at(
    here(board, unit, (place) => ({ type: 'flare', unit, at: place, delay: 0 })),
    320,
    'flare',
  );

export const fell: Row<'fell'> = (board, { unit }) =>
  at(
    here(board, unit, (place) => ({ type: 'fall', unit, at: place, delay: 0 })),
    440,
    'fall',
  );

export const groundChanged: Row<'groundChanged'> = (_, event) =>
  at([{ type: 'ground', at: toPoint(event.at), delay: 0 }], 440, 'ground');

/** Nothing is to be seen of a unit that the board doesn't know. */
function here(board: Observation, id: UnitId, effectAt: (place: Point) => StageEffect): StageEffect[] {
  const unit = unitById(board, id);
  return unit === undefined ? [] : [effectAt(toPoint(unit))];
}
