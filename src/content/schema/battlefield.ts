import { z } from 'zod';
import type { BattlefieldFace } from '../catalog';
import { wholeNumber } from './leaves';
import { fileSchema, type ShapeOf, strictObject } from './strictObject';
import { translationsOf } from './translations';
import { id, name } from './words';

const ROW = 'three glyphs of terrain without anything between them, such as ".^."';

function row(where: string): z.ZodType<string, string> {
  return z
    .string({ error: ROW })
    .regex(/^[!-~]{3}$/, { error: ROW })
    .describe(`The ${where} row: the glyphs of its three cells from left to right.`);
}

const shape = {
  id,
  name,
  translations: translationsOf(strictObject({ name })),
  rows: z
    .tuple([row('upper'), row('middle'), row('lower')], { error: 'a list of three rows, such as "..."' })
    .describe('The map: three rows of three glyphs. The files in cards/terrain say what each glyph is.'),
  secondSupplyRounds: wholeNumber(0, 99)
    .exactOptional()
    .describe('For how many rounds the right side receives its extra supply here; as in the rules if left out.'),
  secondCards: wholeNumber(-20, 20)
    .exactOptional()
    .describe(
      'How many more cards the right side is dealt here than the rules say, or how many fewer; as many if left out.',
    ),
  secondCastle: wholeNumber(-60, 60)
    .exactOptional()
    .describe(
      "How much more health the right side's castle has here than the rules say, or how much less; as much if left out.",
    ),
} satisfies ShapeOf<BattlefieldFace>;

export const battlefieldSchema = fileSchema(shape, 'Battlefield', 'A place where the card battle is fought.');
