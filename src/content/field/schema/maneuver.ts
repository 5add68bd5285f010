import { z } from 'zod';
import {
  type AreaPart,
  MANEUVER_EFFECTS,
  MANEUVER_STATS,
  MANEUVER_TYPES,
  type ManeuverEffect,
  type ManeuverModifier,
} from '../../../skirmish/model/maneuver';
import { listOf, oneOf, wholeNumber, yesOrNo } from '../../schema/leaves';
import { fileSchema, type ShapeOf, strictObject } from '../../schema/strictObject';
import { translationsOf } from '../../schema/translations';
import { describedWords } from '../../schema/words';
import type { ManeuverFace } from '../catalog';
import { areaEffectLeaves, areaLeaves } from './area';
import { byStat, maneuverWord, statValue } from './leaves';
import { MOST_ACTIONS, MOST_ROUNDS, MOST_SQUARES, MOST_STATS } from './limits';

const squares = wholeNumber(0, MOST_SQUARES);

const modifier = {
  stat: oneOf(MANEUVER_STATS).describe('What its own attack has more or less.'),
  value: wholeNumber(-999, 999).describe('How much.'),
} satisfies ShapeOf<ManeuverModifier>;

const effect = {
  effect: oneOf(MANEUVER_EFFECTS).describe('What happens beside move and attack.'),
  value: wholeNumber(0, 100)
    .exactOptional()
    .describe('Percent of knockback, points of defense, squares of push and slide.'),
} satisfies ShapeOf<ManeuverEffect>;

const area = {
  ...areaLeaves,
  ...areaEffectLeaves,
  rounds: wholeNumber(0, MOST_ROUNDS).describe('How long it lies there; 0 is this turn.'),
} satisfies ShapeOf<AreaPart>;

const shape = {
  id: maneuverWord().describe('The name of this file without ".json".'),
  ...describedWords,
  translations: translationsOf(strictObject(describedWords)),
  type: oneOf(MANEUVER_TYPES).describe('How it moves, and where it may end.'),
  movement: squares.describe('Movement that must be left; the way itself is paid.'),
  actions: wholeNumber(0, MOST_ACTIONS).describe('Actions that it costs.'),
  stats: byStat(statValue(), 0, MOST_STATS, 'whole numbers').describe('What a unit needs at least.'),
  squares: z
    .tuple([squares, squares], { error: 'a list of the fewest and most squares, such as [2, 5]' })
    .describe('The fewest and most cells of its way; the reach of a teleport or an area.'),
  attack: yesOrNo().describe('true: it strikes at its end, or rolls to grip.'),
  needsTarget: yesOrNo().describe('true: it names an enemy.'),
  modifiers: listOf(strictObject(modifier), 0, 8, 'modifiers').default([]).describe('Of its own attack.'),
  effects: listOf(strictObject(effect), 0, 8, 'effects').default([]).describe('What else happens.'),
  area: strictObject(area).exactOptional().describe('Ground that it lays on top of cells.'),
  cooldown: wholeNumber(1, MOST_ROUNDS)
    .exactOptional()
    .describe('Used in round r it may be used again in round r + this.'),
  uses: wholeNumber(1, MOST_ROUNDS).exactOptional().describe('How often a unit may use it in a battle.'),
} satisfies ShapeOf<ManeuverFace>;

export const maneuverSchema = fileSchema(shape, 'Maneuver', 'A special move of the open field.');
