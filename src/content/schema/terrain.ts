import { COVER_QUALITIES } from '../../core/cover/quality';
import type { TerrainFace } from '../catalog';
import { glyph, idWord, oneOf, wholeNumber, yesOrNo } from './leaves';
import { onlyInField } from './onlyInField';
import { TERRAIN_READ_BY } from './readBy';
import { fileSchema, readIn, type ShapeOf, strictObject } from './strictObject';
import { translationsOf } from './translations';
import { id, name } from './words';

/** What the card battle doesn't read, or only in part. */
const leaves = {
  cost: wholeNumber(1, 20),
  unskilledCost: wholeNumber(1, 20),
  skill: idWord(),
  shelter: oneOf(COVER_QUALITIES),
  elevation: wholeNumber(0, 9),
  damage: wholeNumber(0, 999),
  slipPercent: wholeNumber(0, 100),
  fall: wholeNumber(0, 20),
};

const shape = {
  id,
  name,
  translations: translationsOf(strictObject({ name })),
  glyph: glyph().describe('The letter of this terrain in the map of a battlefield; no other terrain may have it.'),
  cost: readIn(leaves.cost.exactOptional(), 'Movement for entering a cell; 1 if left out.', TERRAIN_READ_BY.cost),
  unskilledCost: readIn(
    leaves.unskilledCost.exactOptional(),
    'Movement for those who lack the skill; goes with "skill" and is at least the cost.',
    TERRAIN_READ_BY.unskilledCost,
  ),
  skill: readIn(
    leaves.skill.exactOptional(),
    'The trait that lets a unit enter for "cost"; goes with "unskilledCost".',
    TERRAIN_READ_BY.skill,
  ),
  blocksMovement: readIn(yesOrNo().exactOptional(), 'Nobody enters.', TERRAIN_READ_BY.blocksMovement),
  blocksSight: readIn(
    yesOrNo().exactOptional(),
    'Nobody sees past it, from whatever height.',
    TERRAIN_READ_BY.blocksSight,
  ),
  obscures: readIn(
    yesOrNo().exactOptional(),
    'Fog: nobody sees through, and who stands within is seen from the ring only.',
    TERRAIN_READ_BY.obscures,
  ),
  cover: readIn(
    oneOf(COVER_QUALITIES).exactOptional(),
    'Cover for whoever stands here, from any angle.',
    TERRAIN_READ_BY.cover,
  ),
  shelter: readIn(
    leaves.shelter.exactOptional(),
    'The best cover that it can give to a unit next to it, by angle.',
    TERRAIN_READ_BY.shelter,
  ),
  elevation: readIn(leaves.elevation.exactOptional(), 'Levels above the ground.', TERRAIN_READ_BY.elevation),
  damage: readIn(leaves.damage.exactOptional(), 'Damage on entry and at the start of a turn.', TERRAIN_READ_BY.damage),
  slipPercent: readIn(
    leaves.slipPercent.exactOptional(),
    'The chance in percent to slip when entering.',
    TERRAIN_READ_BY.slipPercent,
  ),
  fall: readIn(leaves.fall.exactOptional(), 'How many squares deep one falls when entering.', TERRAIN_READ_BY.fall),
} satisfies ShapeOf<TerrainFace>;

export const terrainSchema = fileSchema(
  { ...shape, onlyInField: onlyInField(leaves) },
  'Terrain',
  'A kind of ground and what it does. A capability that is left out is absent.',
);
