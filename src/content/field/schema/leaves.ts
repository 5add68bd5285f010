import { z } from 'zod';
import type { Position } from '../../../core/geometry/position';
import { MOST_DICE, MOST_SIDES, parseDice } from '../../../skirmish/model/dice';
import { differentWords, lineOfText, listOf, wholeNumber } from '../../schema/leaves';
import { LARGEST_BOARD, LEAST_STAT, MOST_DAMAGE, MOST_PERCENT, MOST_PLACED, MOST_STAT } from './limits';

const STAT = 'a stat: one to eight capital letters, such as "STR"';

/** The name of a unit's figure. Whether the rule set has it is checked with its place in hand. */
export function statWord(): z.ZodType<string, string> {
  return z.string({ error: STAT }).regex(/^[A-Z]{1,8}$/, { error: STAT });
}

export function statValue(): z.ZodType<number, number> {
  return wholeNumber(LEAST_STAT, MOST_STAT);
}

/** A number, or something else, for each stat. */
export function byStat<Leaf extends z.ZodType>(leaf: Leaf, least: number, most: number, what: string) {
  const error = `an object of ${least} to ${most} stats and ${what}`;
  return z
    .record(statWord(), leaf, { error })
    .refine((stats) => Object.keys(stats).length >= least && Object.keys(stats).length <= most, { error });
}

const DICE = `dice such as "2d6" or "1d8+2", at most ${MOST_DICE}d${MOST_SIDES}`;

export function diceText(): z.ZodType<string, string> {
  return z.string({ error: DICE }).refine((text) => parseDice(text) !== null, { error: DICE });
}

const MANEUVER = 'an id of at most 40 small letters and single underscores, such as "tactical_retreat"';

/** Document 000 writes the ids of maneuvers with underscores. */
export function maneuverWord(): z.ZodType<string, string> {
  return z
    .string({ error: MANEUVER })
    .max(40, { error: MANEUVER })
    .regex(/^[a-z]+(_[a-z]+)*$/, { error: MANEUVER })
    .refine((id) => !(id in {}), { error: 'another id: this word is reserved' });
}

export function maneuverList(least: number, most: number): z.ZodType<string[], string[]> {
  return differentWords(maneuverWord(), least, most, 'different ids of maneuvers');
}

const CELL = 'a cell, column letter and row number, such as "F6"';
const FIRST_LETTER = 'A'.charCodeAt(0);

/** A cell by its name. Whether it is on the board is checked with its place in hand. */
export function cellName(): z.ZodType<Position, string> {
  return z
    .string({ error: CELL })
    .regex(/^[A-P]([1-9]|1[0-6])$/, { error: CELL })
    .transform((name) => ({ x: name.charCodeAt(0) - FIRST_LETTER, y: Number(name.slice(1)) - 1 }));
}

export function cellText({ x, y }: Position): string {
  return `${String.fromCharCode(FIRST_LETTER + x)}${y + 1}`;
}

export function cellList(least: number): z.ZodType<Position[], string[]> {
  const error = `a list of ${least} to ${MOST_PLACED} different cells, such as "F6"`;
  return listOf(cellName(), least, MOST_PLACED, 'different cells, such as "F6"').refine(
    (cells) => new Set(cells.map(cellText)).size === cells.length,
    { error },
  );
}

/** Rows of a map, each as long as the board may be wide; whether all are equally long is checked later. */
export function mapRow(sign: RegExp, what: string): z.ZodType<string, string> {
  return z
    .string({ error: what })
    .max(LARGEST_BOARD, { error: what })
    .refine((row) => row !== '' && [...row].every((glyph) => sign.test(glyph)), { error: what });
}

export const percent = (): z.ZodType<number, number> => wholeNumber(0, 100);
export const factor = (): z.ZodType<number, number> => wholeNumber(0, MOST_PERCENT);
export const damage = (): z.ZodType<number, number> => wholeNumber(0, MOST_DAMAGE);
export const word = (): z.ZodType<string, string> => lineOfText(40);
