import { MOST_SIGNS } from '../../art/limits';
import type { MapSign, Order } from '../../art/recipe';
import { ORDER_TONES } from '../../art/words';
import { listOf, oneOf, yesOrNo } from '../leaves';
import { type ShapeOf, strictObject } from '../strictObject';
import { glyphUse } from './glyph';
import { number, path, point, scale, spot } from './leaves';

const tone = oneOf(ORDER_TONES);
const { glyph, ...placed } = glyphUse(tone);

/** One of these says what a sign is. */
const KINDS = ['glyph', 'hill', 'tree', 'keep', 'block', 'river', 'arrow', 'shaft', 'd', 'stroke'] as const;
const ONE_KIND = `an object with exactly one of ${KINDS.join(', ')}`;

const signShape = {
  glyph: glyph.exactOptional().describe('An icon of game-icons.net, inked.'),
  ...placed,
  hill: point.exactOptional().describe('A hill in contour lines: [across, down].'),
  tree: point.exactOptional().describe('A tree.'),
  keep: point.exactOptional().describe('A castle.'),
  block: point.exactOptional().describe('A troop: "blue" is one of yours, "red" one of theirs.'),
  river: path.exactOptional().describe('A river: the path of an SVG.'),
  arrow: path.exactOptional().describe('The way of a march: the path of an SVG.'),
  head: path.exactOptional().describe('The head of that arrow.'),
  shaft: point.exactOptional().describe('The point of an arrow that was shot.'),
  length: number(20, 200).exactOptional().describe('How long that arrow is.'),
  d: path.exactOptional().describe('A filled shape: the path of an SVG.'),
  stroke: path.exactOptional().describe('A drawn line: the path of an SVG.'),
  scale: scale.exactOptional().describe('How large a hill is.'),
  tone: tone.exactOptional().describe('Its colour.'),
  width: number(0.5, 40).exactOptional().describe('How thick a line is.'),
  line: yesOrNo().exactOptional().describe('A shape with an outline.'),
  dashed: yesOrNo().exactOptional().describe('An arrow or a line in dashes.'),
} satisfies ShapeOf<MapSign>;

const sign = strictObject(signShape).refine(
  (chosen) => KINDS.filter((kind) => chosen[kind] !== undefined).length === 1,
  { error: ONE_KIND },
);

const shape = {
  ink: listOf(sign, 1, MOST_SIGNS, 'signs')
    .exactOptional()
    .describe('What is inked on the map; its emblem among troops if left out.'),
  focus: spot.exactOptional().describe('What its token shows: [across, down, radius].'),
} satisfies ShapeOf<Order>;

export const order = strictObject(shape);
