import type { z } from 'zod';
import { COVER_QUALITIES, type CoverQuality } from '../../core/cover/quality';
import { ARCS, type Arc } from '../../core/flanking/arcs';
import { GRAZINGS, type SightRules } from '../../core/sight/sightRules';
import { oneOf, wholeNumber, yesOrNo } from './leaves';
import { type ShapeOf, strictObject } from './strictObject';

/** What the rules of the card battle and of the open field have in common. */

const COVER_NAMES: Readonly<Record<CoverQuality, string>> = {
  none: 'In the open.',
  partial: 'The lowest level of cover.',
  good: 'The middle level of cover.',
  excellent: 'The best level of cover.',
};
const ARC_NAMES: Readonly<Record<Arc, string>> = {
  front: 'From where the target faces.',
  side: 'From its side.',
  rear: 'From behind.',
};

export function byCover<Leaf extends z.ZodType>(leaf: Leaf) {
  const levels = Object.fromEntries(COVER_QUALITIES.map((level) => [level, leaf.describe(COVER_NAMES[level])]));
  return strictObject(levels as Record<CoverQuality, Leaf>);
}

export function byArc<Leaf extends z.ZodType>(leaf: Leaf) {
  const arcs = Object.fromEntries(ARCS.map((arc) => [arc, leaf.describe(ARC_NAMES[arc])]));
  return strictObject(arcs as Record<Arc, Leaf>);
}

const sight = {
  grazing: oneOf(GRAZINGS).describe(
    'Where a line crosses two cells side by side: strict, one blocks; permissive, both.',
  ),
  eyeHeight: wholeNumber(0, 20).describe("Levels of a unit's eye above the ground of its cell."),
  fogBlocks: yesOrNo().describe('Whether fog between two cells hides them from one another.'),
} satisfies ShapeOf<SightRules>;

export const sightSchema = strictObject(sight);
