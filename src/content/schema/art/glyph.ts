import type { z } from 'zod';
import { MOST_TONES } from '../../art/limits';
import type { GlyphUse } from '../../art/recipe';
import { iconName, listOf, yesOrNo } from '../leaves';
import type { ShapeOf } from '../strictObject';
import { angle, number, point } from './leaves';

/** The keys of an inked icon, in the colours of a play or of an order. */
export function glyphUse<Tone extends string>(tone: z.ZodType<Tone, Tone>) {
  return {
    glyph: iconName().describe('An icon of game-icons.net by its name, such as "wolf-head".'),
    at: point.exactOptional().describe('Where it is: [across, down]. An icon by its middle, a puppet by its feet.'),
    size: number(4, FARTHEST_SIZE).exactOptional().describe('How wide an icon is.'),
    turn: angle.exactOptional().describe('Degrees, clockwise.'),
    flip: yesOrNo().exactOptional().describe('As in a mirror.'),
    tones: listOf(tone, 1, MOST_TONES, 'colours')
      .exactOptional()
      .describe('Colours of its parts, from the largest part to the smallest; the last one for all others.'),
    under: tone.exactOptional().describe('The colour behind the parts; "ink" if left out.'),
    inked: yesOrNo().exactOptional().describe('With a thick outline.'),
  } satisfies ShapeOf<GlyphUse<Tone>>;
}

const FARTHEST_SIZE = 500;
