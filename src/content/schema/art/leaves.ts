import { z } from 'zod';
import { FARTHEST, LONGEST_PATH } from '../../art/limits';
import type { Point, Spot } from '../../art/recipe';

export function number(least: number, most: number): z.ZodType<number, number> {
  const error = `a number from ${least} to ${most}`;
  return z.number({ error }).min(least, { error }).max(most, { error });
}

const coordinate = number(-FARTHEST, FARTHEST);

const POINT = 'a point of the stage, [across, down]: 300 by 240';
export const point: z.ZodType<Point, Point> = z.tuple([coordinate, coordinate], { error: POINT });

const SPOT = 'a point and a radius, [across, down, radius]';
export const spot: z.ZodType<Spot, Spot> = z.tuple([coordinate, coordinate, number(0.5, FARTHEST)], { error: SPOT });

export const angle = number(-360, 360);
export const scale = number(0.1, 4);

/**
 * Commands of an SVG path and numbers of at most four digits: nothing that could leave an attribute or take long to draw.
 * A number ends where it can't go on, so that there is one way to read a text, and a hostile one is refused at once.
 */
const PATH = /^M(?:[MLHVCSQTAZmlhvcsqtaz]|-?(?:\d{1,4}(?:\.\d{1,3})?|\.\d{1,3})(?![\d.])|[ ,])+$/;
const PATH_ERROR = `the path of an SVG: it begins with M, has at most ${LONGEST_PATH} characters, and numbers below 10000`;

export const path: z.ZodType<string, string> = z
  .string({ error: PATH_ERROR })
  .max(LONGEST_PATH, { error: PATH_ERROR })
  .regex(PATH, { error: PATH_ERROR });
