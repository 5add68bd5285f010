import { z } from 'zod';
import { DIRECTIONS } from '../../../core/geometry/direction';
import { idWord, listOf, oneOf, wholeNumber } from '../../schema/leaves';
import { bySide } from '../../schema/rules';
import { fileSchema, type ShapeOf, strictObject } from '../../schema/strictObject';
import { translationsOf } from '../../schema/translations';
import { id, name } from '../../schema/words';
import type { AreaEffect, FieldBattlefieldFace } from '../catalog';
import { areaEffectLeaves, areaLeaves } from './area';
import { cellList, cellName, mapRow, percent, word } from './leaves';
import { LARGEST_BOARD, MOST_AREA_EFFECTS, MOST_PLACED, MOST_ROUNDS, SMALLEST_BOARD } from './limits';

const ROW = `a row of ${SMALLEST_BOARD} to ${LARGEST_BOARD} glyphs without anything between them, such as ".....^^....."`;
const DIGITS = `a row of ${SMALLEST_BOARD} to ${LARGEST_BOARD} digits, such as "000011110000"`;
const OPENING = 'a whole number from 0 to 100, or an object of ids of rule sets and such numbers';
const ROUNDS = `a whole number from 0 to ${MOST_ROUNDS}, or null`;

const rows = (row: z.ZodType<string, string>) => listOf(row, SMALLEST_BOARD, LARGEST_BOARD, 'rows');

const obstacle = {
  kind: idWord().describe('The id of a file in cards/obstacles.'),
  positions: cellList(1).describe('The cells that it covers.'),
};

const areaEffect = {
  area: strictObject(areaLeaves).describe('Its shape.'),
  at: cellName().describe('The cell of its middle.'),
  effect: strictObject(areaEffectLeaves).describe('What it does.'),
  rounds: wholeNumber(0, MOST_ROUNDS, ROUNDS).nullable().describe('How long it lies there; null is for ever.'),
} satisfies ShapeOf<AreaEffect>;

export const mapRows = rows(mapRow(/[!-~]/, ROW));
export const elevationRows = rows(mapRow(/[0-9]/, DIGITS));
export const placedObstacles = listOf(strictObject(obstacle), 1, MOST_PLACED, 'obstacles');
export const areaEffects = listOf(strictObject(areaEffect), 1, MOST_AREA_EFFECTS, 'area effects');

const shape = {
  id,
  name,
  translations: translationsOf(strictObject({ name })),
  scale: word().describe('What a square measures: a label that changes nothing.'),
  rows: mapRows.describe('The map. The files in cards/terrain and cards/obstacles say what each glyph is.'),
  elevation: elevationRows.exactOptional().describe('Levels on top of what the terrain states, a digit for each cell.'),
  obstacles: placedObstacles
    .exactOptional()
    .describe('Obstacles beside those of the map, such as one that covers several cells.'),
  control: cellList(1).exactOptional().describe('The control point; the middle of the board if left out.'),
  spawns: bySide(cellList(1)).exactOptional().describe('Where squads begin; the two outer columns if left out.'),
  facing: bySide(oneOf(DIRECTIONS)).exactOptional().describe('Where squads face at first; each other if left out.'),
  areaEffects: areaEffects.exactOptional().describe('What lies on top of the ground at first.'),
  opening: z
    .union([wholeNumber(0, 100, OPENING), z.record(idWord(), percent(), { error: OPENING })], { error: OPENING })
    .exactOptional()
    .describe(
      "Percent left of Left's movement in the first round, one number or by rule set; the rule set's if left out.",
    ),
} satisfies ShapeOf<FieldBattlefieldFace>;

export const fieldBattlefieldSchema = fileSchema(shape, 'Field battlefield', 'A place of the open field.');
