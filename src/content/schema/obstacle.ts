import { z } from 'zod';
import { COVER_QUALITIES } from '../../core/cover/quality';
import type { ObstacleFace } from '../catalog';
import { glyph, oneOf, wholeNumber, yesOrNo } from './leaves';
import { fileSchema, type ShapeOf, strictObject } from './strictObject';
import { translationsOf } from './translations';
import { id, name } from './words';

function height(): z.ZodType<number | null, number | null> {
  const error = 'a whole number from 0 to 20, or null';
  return z.int({ error }).min(0, { error }).max(20, { error }).nullable();
}

const shape = {
  id,
  name,
  translations: translationsOf(strictObject({ name })),
  glyph: glyph().describe('The letter in the maps of the open field; no terrain and no other obstacle may have it.'),
  height: height().describe('Levels above the ground it stands on; null reaches above everybody, wherever they stand.'),
  cover: oneOf(COVER_QUALITIES).describe('The best cover that it can give to a unit next to it.'),
  blocksMovement: yesOrNo().describe('Nobody enters its cell.'),
  blocksSight: yesOrNo().describe('Nobody sees past it who does not look over its height.'),
  damage: wholeNumber(0, 999).exactOptional().describe('Damage to whoever enters.'),
  hitPoints: wholeNumber(1, 9999)
    .exactOptional()
    .describe('Damage it can take before it is gone; left out, it cannot be destroyed.'),
} satisfies ShapeOf<ObstacleFace>;

export const obstacleSchema = fileSchema(
  shape,
  'Obstacle',
  'A kind of thing that stands on the ground of a battlefield.',
);
