import type { z } from 'zod';
import { strictObject } from './strictObject';

/**
 * Keys of a file that both modes share, repeated with their values: the designer knows that the card battle goes by
 * something else. Once a value changes, `check` says so again.
 */
export function onlyInField<Leaf extends z.ZodType>(leaves: Readonly<Record<string, Leaf>>) {
  const shape = Object.fromEntries(
    Object.entries(leaves).map(([key, leaf]) => [
      key,
      leaf.exactOptional().describe(`"${key}" as it stands in this file, for the open field alone.`),
    ]),
  );
  return strictObject(shape)
    .exactOptional()
    .describe(
      'Of a file that the card battle shares: what is set for the open field alone, repeated with its value. Whatever the card battle does not read and is not repeated here gets a warning from "check".',
    );
}
