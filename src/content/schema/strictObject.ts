import { z } from 'zod';
import { describedFor, type ReadBy } from './readBy';

/** One leaf per key of a type of the game: a key too many, too few or of another type fails to compile. */
export type ShapeOf<Type> = { readonly [Key in keyof Type]-?: z.ZodType<Type[Key]> };

/** An object in which every key must be known. */
export function strictObject<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, { error: 'an object { … }' });
}

/** A leaf that not every mode reads: people learn it from the description, programs from `readBy`. */
export function readIn<Leaf extends z.ZodType>(leaf: Leaf, sentence: string, readBy: ReadBy): Leaf {
  const { siege, field } = readBy;
  return leaf.meta({ description: describedFor(sentence, readBy), readBy: { siege, field } });
}

const SCHEMA_PATH = 'the relative path of the JSON schema';

/** A whole file: the schema plus the `$schema` that gives editors their completion and that the game forgets. */
export function fileSchema<Shape extends z.ZodRawShape>(shape: Shape, title: string, description: string) {
  const reference = z
    .string({ error: SCHEMA_PATH })
    .max(200, { error: SCHEMA_PATH })
    .exactOptional()
    .describe('The schema of this file: gives completion and help in the editor.');
  return strictObject({ $schema: reference, ...shape }).meta({ title, description });
}
