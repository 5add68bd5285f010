import { z } from 'zod';
import {
  type ActiveFormation,
  type Chance,
  END_REASONS,
  type FormationMember,
  type Memory,
  type Met,
  type SkirmishState,
} from '../../../skirmish/model/state';
import { stream } from '../../saved/position';
import { idWord, lineOfText, listOf, oneOf, wholeNumber, yesOrNo } from '../../schema/leaves';
import { bySide } from '../../schema/rules';
import { type ShapeOf, strictObject } from '../../schema/strictObject';
import { MOST_UNITS } from '../scenario/leaves';
import { percent } from '../schema/leaves';
import { LARGEST_BOARD, MOST_ROUNDS, SMALLEST_BOARD } from '../schema/limits';
import { cells, groundSchema, MOST_NUMBERED } from './ground';
import { counted, facing, fieldUnitSchema, health, side, unitName } from './unit';

/** An anchor may march off the board when nobody stands on it. */
const far = wholeNumber(-2 * LARGEST_BOARD, 2 * LARGEST_BOARD);
const place = strictObject({ x: far, y: far });
const slot = wholeNumber(0, 19);
const number = wholeNumber(1, MOST_NUMBERED);
const round = wholeNumber(1, MOST_ROUNDS);
const unitNames = listOf(unitName, 0, MOST_UNITS, 'ids of units');

const member = {
  unit: unitName,
  slot: slot.nullable(),
  like: slot,
  offset: place,
} satisfies ShapeOf<FormationMember>;

const formation = {
  id: number,
  formation: idWord(),
  side,
  anchor: place,
  facing,
  members: listOf(strictObject(member), 1, MOST_UNITS, 'members'),
  integrity: percent(),
  hasMarched: yesOrNo(),
} satisfies ShapeOf<ActiveFormation>;

const met = { kind: idWord(), health, round } satisfies ShapeOf<Met>;

const memory = {
  seen: listOf(yesOrNo(), SMALLEST_BOARD ** 2, LARGEST_BOARD ** 2, 'of true and false'),
  ground: groundSchema,
  traps: listOf(lineOfText(60), 0, 2 * LARGEST_BOARD ** 2, 'ids of obstacles'),
  met: z.record(unitName, strictObject(met), { error: 'an object of ids of units and how they were seen' }),
  visible: unitNames,
} satisfies ShapeOf<Memory>;

/** Planned rolls belong to a case that ends with them: a battle would break at the next die. */
const chance: z.ZodType<Chance> = strictObject({
  kind: z.literal('stream', { error: 'stream, so that there is a die for every roll' }),
  stream,
});

const state = {
  phase: oneOf(['deployment', 'battle', 'over']),
  round,
  turn: side,
  ground: groundSchema,
  control: cells(1),
  spawns: bySide(cells(0)),
  opening: percent(),
  units: listOf(fieldUnitSchema, 0, MOST_UNITS, 'units'),
  ready: bySide(yesOrNo()),
  counts: bySide(counted),
  formations: listOf(strictObject(formation), 0, MOST_UNITS, 'formations'),
  nextFormation: number,
  nextArea: number,
  hasFormed: bySide(yesOrNo()),
  disruptions: bySide(counted),
  memory: bySide(strictObject(memory).nullable()),
  scanned: unitNames,
  offer: side.nullable(),
  lastOffer: bySide(wholeNumber(0, MOST_ROUNDS).nullable()),
  chance,
  winner: oneOf(['left', 'right', 'draw']).nullable(),
  endReason: oneOf(END_REASONS).nullable(),
} satisfies ShapeOf<SkirmishState>;

/** A position of the open field as a battle may start from it, part by part. */
export const stateSchema = strictObject(state);
