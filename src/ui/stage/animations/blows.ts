import { unitById } from '../../../battle/model/board';
import type { BattleEvent } from '../../../battle/model/events';
import { toPoint } from '../../../battle/model/position';
import type { UnitId } from '../../../battle/model/unit';
import type { Observation } from '../../../battle/view/observe';
import { SIDES } from '../../../kernel/sides';
import type { SoundName } from '../../sound/sounds';
import type { Animator, StageAnimation, StageEffect } from '../effects';
import { castlePlace } from '../places';
import { AFTERMATH, blowAt } from './blow';

type Row<Type extends BattleEvent['type']> = Animator<Extract<BattleEvent, { type: Type }>>;

/** The attacker turns at once; the number comes as the blow lands. */
export const struck: Row<'struck'> = (board, { unit, target, damage }) => blowAtUnit(board, unit, target, damage);

/** The one who was struck strikes back. */
export const countered: Row<'countered'> = (board, { unit, target, damage }) => blowAtUnit(board, unit, target, damage);

function blowAtUnit(board: Observation, striker: UnitId, target: UnitId, damage: number): StageAnimation {
  const struckUnit = unitById(board, target);
  if (struckUnit === undefined) return { effects: [], milliseconds: 0, changesAt: 0, landsAt: 0, sound: null };
  const blow = blowAt(board, striker, struckUnit);
  const at = toPoint(struckUnit);
  const hit: StageEffect = {
    ...{ type: 'hit', unit: target, at, damage, by: 'blow', delay: blow.landsAt },
    ...(blow.push === undefined ? {} : { push: blow.push }),
  };
  return {
    effects: [...blow.effects, hit],
    milliseconds: blow.landsAt + AFTERMATH,
    changesAt: 0,
    landsAt: blow.landsAt,
    sound: weighed(blow.sound, damage, struckUnit.fullHealth),
  };
}

/** A blow that takes half of a whole card sounds like it. */
function weighed(sound: SoundName, damage: number, fullHealth: number): SoundName {
  return sound === 'blow' && damage * 2 >= fullHealth ? 'heavyBlow' : sound;
}

/** At what an ability raised. */
export const cellStruck: Row<'cellStruck'> = (board, { unit, at, damage }) => {
  const blow = blowAt(board, unit, at);
  return {
    effects: [...blow.effects, { type: 'breach', at: toPoint(at), damage, delay: blow.landsAt }],
    milliseconds: blow.landsAt + AFTERMATH,
    changesAt: blow.landsAt,
    landsAt: blow.landsAt,
    sound: blow.sound,
  };
};

/** Two shakes, a crack, falling stones. */
const CASTLE_SHAKES = 520;

export const castleStruck: Row<'castleStruck'> = (board, { unit, castle, damage }) => {
  const blow = blowAt(board, unit, castle);
  const row = unitById(board, unit)?.row ?? null;
  return {
    effects: [...blow.effects, { type: 'siege', spots: [castlePlace(castle)], damage, row, delay: blow.landsAt }],
    milliseconds: blow.landsAt + CASTLE_SHAKES,
    changesAt: blow.landsAt,
    landsAt: blow.landsAt,
    sound: 'castleHit',
  };
};

/** Both castles at once. */
export const attrition: Row<'attrition'> = (_, { loss }) => ({
  effects: [{ type: 'siege', spots: SIDES.map(castlePlace), damage: loss, row: null, delay: 0 }],
  milliseconds: 160 + CASTLE_SHAKES,
  changesAt: 0,
  landsAt: 0,
  sound: 'castleHit',
});
