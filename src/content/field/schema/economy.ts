import { z } from 'zod';
import {
  type Band,
  type DistanceRules,
  type EconomyRules,
  METRICS,
  MOVEMENT_SOURCES,
  STEP_KINDS,
} from '../../../skirmish/model/rules';
import { idWord, listOf, oneOf, wholeNumber } from '../../schema/leaves';
import { type ShapeOf, strictObject } from '../../schema/strictObject';
import { percent, statWord } from './leaves';
import { MOST_ACTIONS, MOST_SQUARES } from './limits';

const ACTIONS = `a whole number from 1 to ${MOST_ACTIONS}, or a stat such as "AP"`;

const economy = {
  actions: z
    .union([wholeNumber(1, MOST_ACTIONS, ACTIONS), statWord()], { error: ACTIONS })
    .describe('How many actions a unit has each turn, or the stat that says so.'),
  movement: oneOf(MOVEMENT_SOURCES).describe(
    'Where movement comes from. actions: each point takes an action; action: the first move of a turn costs one action and gives MOV points; own: MOV points each turn.',
  ),
  steps: wholeNumber(0, MOST_ACTIONS).describe('Steps of one cell each turn that provoke nobody.'),
  attacksPerTurn: wholeNumber(1, MOST_ACTIONS)
    .exactOptional()
    .describe('Attacks or heals of one unit each turn; as many as there are actions if left out.'),
  opening: percent().describe("Percent left of Left's movement in the first round."),
} satisfies ShapeOf<EconomyRules>;

export const economySchema = strictObject(economy);

/** Distances of a board of sixteen squares, and a little more. */
const FARTHEST = 2 * MOST_SQUARES;

const band = {
  name: idWord().describe('What this span of distances is called.'),
  from: wholeNumber(0, FARTHEST).describe('The shortest distance.'),
  to: wholeNumber(0, FARTHEST).exactOptional().describe('The longest distance; without end if left out.'),
} satisfies ShapeOf<Band>;

const distance = {
  move: oneOf(STEP_KINDS).describe('How one steps: along rows and columns, or to all eight cells around.'),
  range: oneOf(METRICS).describe('How the range of a weapon is counted.'),
  vision: oneOf(METRICS).describe('How far one sees, and how that is counted.'),
  bands: listOf(strictObject(band), 1, 8, 'bands')
    .exactOptional()
    .describe('Named distances, nearest first. Of four or more, the first ones give the types of weapons their reach.'),
} satisfies ShapeOf<DistanceRules>;

export const distanceSchema = strictObject(distance);
