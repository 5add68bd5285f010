import { z } from 'zod';
import { COVER_QUALITIES } from '../../core/cover/quality';
import type { TerrainFace } from '../catalog';
import { idWord, oneOf, wholeNumber, yesOrNo } from './leaves';
import { fileSheet, type ShapeOf, sheet } from './sheet';
import { translationsOf } from './translations';
import { id, name } from './words';

/** Wide, combined or invisible characters would shift the columns of a map. */
function glyph(): z.ZodType<string, string> {
  return z.string({ error: GLYPH }).regex(/^[!-~]$/, { error: GLYPH });
}
const GLYPH = 'a single letter or sign, such as "~"';

const shape = {
  id,
  name,
  translations: translationsOf(sheet({ name })),
  glyph: glyph().describe('The letter of this terrain in the map of a battlefield; no other terrain may have it.'),
  cost: wholeNumber(1, 20).exactOptional().describe('Movement for entering a cell; 1 if left out.'),
  unskilledCost: wholeNumber(1, 20)
    .exactOptional()
    .describe('Movement for those who lack the skill; goes with "skill" and is at least the cost.'),
  skill: idWord().exactOptional().describe('The trait that lets a unit enter for "cost"; goes with "unskilledCost".'),
  blocksMovement: yesOrNo().exactOptional().describe('Nobody enters.'),
  blocksSight: yesOrNo().exactOptional().describe('Nobody sees past it, from whatever height.'),
  obscures: yesOrNo()
    .exactOptional()
    .describe('Fog: nobody sees through, and who stands within is seen from the ring only.'),
  cover: oneOf(COVER_QUALITIES).exactOptional().describe('Cover for whoever stands here, from any angle.'),
  shelter: oneOf(COVER_QUALITIES)
    .exactOptional()
    .describe('The best cover that it can give to a unit next to it, by angle.'),
  elevation: wholeNumber(0, 9).exactOptional().describe('Levels above the ground.'),
  damage: wholeNumber(0, 999).exactOptional().describe('Damage on entry and at the start of a turn.'),
  slipPercent: wholeNumber(0, 100).exactOptional().describe('The chance in percent to slip when entering.'),
  fall: wholeNumber(0, 20).exactOptional().describe('How many squares deep one falls when entering.'),
} satisfies ShapeOf<TerrainFace>;

export const terrainSheet = fileSheet(
  shape,
  'Terrain',
  'A kind of ground and what it does. A capability that is left out is absent.',
);
