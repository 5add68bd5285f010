import { z } from 'zod';
import { FARTHEST, MOST_FLATS } from '../../art/limits';
import type { Flat, Play, SkyLight } from '../../art/recipe';
import { FLATS, GESTURES, SKIES } from '../../art/words';
import { listOf, oneOf, yesOrNo } from '../leaves';
import { type ShapeOf, strictObject } from '../strictObject';
import { figure, things, tone } from './figure';
import { glyphUse } from './glyph';
import { number, point } from './leaves';

const SKY = 'a light of the sky, [kind, across, down, radius], such as ["sun", 70, 92, 30]';
export const sky: z.ZodType<SkyLight, SkyLight> = z.tuple(
  [oneOf(SKIES), number(-FARTHEST, FARTHEST), number(-FARTHEST, FARTHEST), number(0, FARTHEST)],
  { error: SKY },
);

const FLAT = 'a flat, [name, height] or [name, height, colour], such as ["hills", 178]';
export const flat = z.tuple([oneOf(FLATS), number(-40, 300), tone.optional()], { error: FLAT }) as z.ZodType<
  Flat,
  Flat
>;

export const far = listOf(flat, 0, MOST_FLATS, 'flats').describe(
  'Painted boards behind the player, the farthest first: [name, height, colour if another].',
);

const shape = {
  sky: sky.exactOptional().describe('The light of the sky: [kind, across, down, radius].'),
  far: far.exactOptional(),
  near: flat.exactOptional().describe('The painted board before the player.'),
  behind: things.exactOptional().describe('Things between the far boards and the player.'),
  figure: figure.exactOptional(),
  front: things.exactOptional().describe('Things before the player.'),
  gesture: oneOf(GESTURES).exactOptional().describe('A stroke of light; that of the first keyword if left out.'),
  gestureAt: point.exactOptional().describe('Where the stroke of light is.'),
  mist: number(0, 240).exactOptional().describe('How high the mist of a hidden player stands.'),
  breaks: yesOrNo().exactOptional().describe('It steps over the edge of its stage; cards of cost 6 do.'),
  token: strictObject(glyphUse(tone)).exactOptional().describe('Another icon for its portrait.'),
} satisfies ShapeOf<Play>;

export const play = strictObject(shape);
