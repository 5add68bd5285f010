import { z } from 'zod';
import { whyUnreadable } from './unreadable';

/** Every leaf carries one phrase for all its issues; `explain` completes it: "attack must be …". */

export function wholeNumber(
  least: number,
  most: number,
  error = `a whole number from ${least} to ${most}`,
): z.ZodType<number, number> {
  return z.int({ error }).min(least, { error }).max(most, { error });
}

/** Text that people read. */
export function lineOfText(most: number): z.ZodType<string, string> {
  const error = `a line of 1 to ${most} characters, without spaces at its ends`;
  return z
    .string({ error })
    .min(1, { error })
    .max(most, { error })
    .superRefine((text, context) => {
      const message = whyUnreadable(text) ?? (text === text.trim() ? null : error);
      if (message !== null) context.addIssue({ code: 'custom', message });
    });
}

/** A letter before the first hyphen: an object would put a key of digits alone before all others. */
const ID = /^[0-9]*[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** An inherited name such as `constructor` would find something in every table of ids. */
export function idWord(): z.ZodType<string, string> {
  const error = 'an id of at most 40 small letters, digits and single hyphens, such as "iron-guard"';
  return z
    .string({ error })
    .max(40, { error })
    .regex(ID, { error })
    .refine((id) => !(id in {}), { error: 'another id: this word is reserved' });
}

export function oneOf<const Words extends readonly string[]>(words: Words): z.ZodType<Words[number], Words[number]> {
  return z.enum(words, { error: `one of ${words.join(', ')}` });
}

export function yesOrNo(): z.ZodType<boolean, boolean> {
  return z.boolean({ error: 'true or false' });
}

/** Entries are counted here; whether two objects in it contradict each other is checked with their places in hand. */
export function listOf<Entry extends z.ZodType>(entry: Entry, least: number, most: number, entries: string) {
  const error = `a list of ${least} to ${most} ${entries}`;
  return z.array(entry, { error }).min(least, { error }).max(most, { error });
}

/** Words of a closed list, each at most once. */
export function someOf<const Words extends readonly string[]>(
  words: Words,
  least: number,
): z.ZodType<Words[number][], Words[number][]> {
  return differentWords(oneOf(words), least, words.length, `different words out of ${words.join(', ')}`);
}

export function differentWords<Word extends string>(
  word: z.ZodType<Word, Word>,
  least: number,
  most: number,
  words: string,
): z.ZodType<Word[], Word[]> {
  const error = `a list of ${least} to ${most} ${words}`;
  return listOf(word, least, most, words).refine((list) => new Set(list).size === list.length, { error });
}

/** The name of an icon; whether that icon exists is checked with its place in hand. */
export function iconName(): z.ZodType<string, string> {
  const error = 'the name of an icon of game-icons.net';
  return z.string({ error }).min(1, { error }).max(60, { error });
}

const GLYPH = 'a single letter or sign, such as "~"';

/** Wide, combined or invisible characters would shift the columns of a map. */
export function glyph(): z.ZodType<string, string> {
  return z.string({ error: GLYPH }).regex(/^[!-~]$/, { error: GLYPH });
}
