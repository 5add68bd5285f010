import { MOST_THINGS } from '../../art/limits';
import type { Figure, Puppet, Thing } from '../../art/recipe';
import { CLOAKS, FACES, GARBS, HEADS, HELD, PLAY_TONES, POSES } from '../../art/words';
import { listOf, oneOf, yesOrNo } from '../leaves';
import { type ShapeOf, strictObject } from '../strictObject';
import { glyphUse } from './glyph';
import { angle, number, path, point, scale, spot } from './leaves';

export const tone = oneOf(PLAY_TONES);

const puppet = {
  pose: oneOf(POSES).exactOptional().describe('Where hands and feet are; "stand" if left out.'),
  head: oneOf(HEADS).exactOptional().describe('Head and what is on it.'),
  face: oneOf(FACES).exactOptional().describe('The profile; one of them by chance if left out.'),
  garb: oneOf(GARBS).exactOptional().describe('Armour or a long robe; a tunic if left out.'),
  near: oneOf(HELD).exactOptional().describe('What the near hand holds.'),
  nearAngle: angle.exactOptional().describe('Where it points: 0 is to the right, -90 up.'),
  nearHand: point.exactOptional().describe('Where the near hand is, from the feet: [across, down].'),
  far: oneOf(HELD).exactOptional().describe('What the far hand holds.'),
  farAngle: angle.exactOptional().describe('Where that points.'),
  farHand: point.exactOptional().describe('Where the far hand is, from the feet.'),
  cloak: oneOf(CLOAKS).exactOptional().describe('How its cloak falls; none if left out.'),
  cloakTone: tone.exactOptional().describe('The colour of the cloak.'),
  mantle: tone.exactOptional().describe('A mantle over the shoulders, in this colour.'),
  sleeve: tone.exactOptional().describe('The colour of its sleeves.'),
  hose: tone.exactOptional().describe('The colour of its legs.'),
  skin: tone.exactOptional().describe('The colour of its skin.'),
  hair: tone.exactOptional().describe('The colour of its hair.'),
  beard: yesOrNo().exactOptional().describe('With a beard.'),
} satisfies ShapeOf<Puppet>;

const { glyph, ...placed } = glyphUse(tone);
const icon = { glyph: glyph.exactOptional().describe('An icon of game-icons.net, inked in colours.'), ...placed };

/** One of these says what a thing is. */
const KINDS = ['glyph', 'puppet', 'held', 'd', 'stroke', 'eye'] as const;
const ONE_KIND = `an object with exactly one of ${KINDS.join(', ')}`;

const thingShape = {
  ...icon,
  puppet: strictObject(puppet).exactOptional().describe('A second puppet.'),
  held: oneOf(HELD).exactOptional().describe('Something that hands hold, standing by itself.'),
  d: path.exactOptional().describe('A filled shape: the path of an SVG.'),
  stroke: path.exactOptional().describe('A drawn line: the path of an SVG.'),
  eye: spot.exactOptional().describe('A glowing point: [across, down, radius].'),
  scale: scale.exactOptional().describe('How large a puppet or a held thing is.'),
  tone: tone.exactOptional().describe('The colour of a shape, a line or an eye.'),
  width: number(0.5, 40).exactOptional().describe('How thick a line is.'),
  line: yesOrNo().exactOptional().describe('A shape with an outline.'),
  lit: yesOrNo().exactOptional().describe('Light: without outline and shadow.'),
} satisfies ShapeOf<Thing>;

export const thing = strictObject(thingShape).refine(
  (chosen) => KINDS.filter((kind) => chosen[kind] !== undefined).length === 1,
  { error: ONE_KIND },
);

export const things = listOf(thing, 0, MOST_THINGS, 'things');

const figureShape = {
  ...puppet,
  ...icon,
  scale: scale.exactOptional().describe('How large it is; by its cost if left out.'),
  draw: things.exactOptional().describe('A drawing made of things, instead of a puppet or an icon.'),
  focus: spot.exactOptional().describe('What its portrait shows: [across, down, radius].'),
} satisfies ShapeOf<Figure>;

export const figure = strictObject(figureShape)
  .refine(({ glyph: one, draw }) => one === undefined || draw === undefined, { error: 'either a glyph or a drawing' })
  .describe('Who plays: a puppet, an icon (glyph) or a drawing (draw).');
