import { z } from 'zod';
import { COLUMNS, FACINGS, type Position, ROWS } from '../../battle/model/position';
import { SIDES, type Side } from '../../kernel/sides';
import { lineOfText, oneOf, wholeNumber } from '../schema/leaves';
import { strictObject } from '../schema/strictObject';

/** Of one card of a scenario: more than a file of `cards/` may give it, so that cases can be built. */
export const MOST_ABILITIES = 20;
/** Of one pile. */
export const MOST_CARDS = 99;
export const LONGEST_NAME = 60;

/** What a scenario calls its cards and units: freer than the ids of files, for nothing outside of it refers to them. */
export function scenarioName(): z.ZodType<string, string> {
  return lineOfText(LONGEST_NAME).refine((id) => !(id in {}), { error: 'another id: this word is reserved' });
}

/** A cell of the board, written [row, col]. */
export function boardCell(): z.ZodType<Position, [number, number]> {
  const row = z.literal(ROWS, { error: 'a row: 0, 1 or 2' });
  const column = z.literal(COLUMNS, { error: 'a column: 0, 1 or 2' });
  return z.tuple([row, column], { error: 'a cell [row, col]' }).transform(([row, col]) => ({ row, col }));
}

/** A cell that an order names. One outside of the board can be read: it is the judge's business. */
export function namedCell(): z.ZodType<Position, [number, number]> {
  const error = 'a cell [row, col]';
  const number = z.int({ error: 'a whole number' });
  return z.tuple([number, number], { error }).transform(([row, col]) => ({ row, col }));
}

export const wallHealth = wholeNumber(1, 999);
export const facing = oneOf(FACINGS);
export const side = oneOf(SIDES);

const SIDE_NAMES: Readonly<Record<Side, string>> = { left: 'Of the left side.', right: 'Of the right side.' };

/** For each side something, for neither, or for one of them. */
export function perSide<Leaf extends z.ZodType>(leaf: Leaf) {
  const sides = Object.fromEntries(SIDES.map((name) => [name, leaf.exactOptional().describe(SIDE_NAMES[name])]));
  return strictObject(sides as Record<Side, z.ZodExactOptional<Leaf>>);
}

/** Three rows of three glyphs; which glyphs there are is up to the terrain of the rules. */
export function rowsOfGlyphs() {
  const error = 'three rows of three glyphs, such as ["..^", "...", "..."]';
  const row = z.string({ error: 'a row of three glyphs' }).regex(/^\S{3}$/u, { error: 'a row of three glyphs' });
  return z.array(row, { error }).length(ROWS.length, { error });
}
