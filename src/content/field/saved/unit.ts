import { z } from 'zod';
import { DIRECTIONS } from '../../../core/geometry/direction';
import { SIDES } from '../../../kernel/sides';
import { STANCES } from '../../../skirmish/model/rules';
import type { FieldUnit } from '../../../skirmish/model/state';
import { scenarioName } from '../../scenario/leaves';
import { idWord, oneOf, wholeNumber, yesOrNo } from '../../schema/leaves';
import { type ShapeOf, strictObject } from '../../schema/strictObject';
import { MOST_HEALTH } from '../scenario/leaves';
import { maneuverWord } from '../schema/leaves';
import { cell, MOST_NUMBERED } from './ground';

export const side = oneOf(SIDES);
export const facing = oneOf(DIRECTIONS);
export const unitName = scenarioName();
export const counted = wholeNumber(0, MOST_NUMBERED);
export const health = wholeNumber(0, MOST_HEALTH);

const byManeuver = z.record(maneuverWord(), counted, { error: 'an object of ids of maneuvers and whole numbers' });

const unit = {
  id: unitName,
  kind: idWord(),
  side,
  position: cell.nullable(),
  facing,
  health,
  actions: counted,
  movement: counted,
  steps: counted,
  attacks: counted,
  hasOpenedMove: yesOrNo(),
  hasMoved: yesOrNo(),
  hasAttacked: yesOrNo(),
  hasBegun: yesOrNo(),
  hasTakenStance: yesOrNo(),
  isWaiting: yesOrNo(),
  hasReaction: yesOrNo(),
  isDisengaged: yesOrNo(),
  stopped: oneOf(['slipped_on_ice', 'knocked_down']).nullable(),
  stance: oneOf(STANCES),
  isHidden: yesOrNo(),
  isExposed: yesOrNo(),
  guard: counted,
  shaken: counted,
  hasWavered: yesOrNo(),
  wasRallied: yesOrNo(),
  cooldowns: byManeuver,
  uses: byManeuver,
  built: counted,
} satisfies ShapeOf<FieldUnit>;

/** A unit on the field; whether it can stand where it says is asked with the book and the board in hand. */
export const fieldUnitSchema = strictObject(unit);
