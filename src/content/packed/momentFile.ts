import type { PackedChecks, PackedGame, PackedTypes } from '../../kernel/packing/packedGame';
import { accepted, type Result, refused } from '../../kernel/result';
import { type OpenedMoment, openMoment } from './openMoment';

/**
 * One moment of a battle as a file: the packed battle with its book, and which moment is meant. It is a scenario (steps and
 * expectations may be written beside it), a bug report, and a battle to be replayed or fought on.
 */
export interface PackedMoment {
  readonly name: string;
  readonly packed: string;
  /** "5.3": after the third order of round 5. Null is where the battle ends. */
  readonly moment: string | null;
  readonly book: object;
}

/** The book stands on one line: it isn't what one reads. */
export function momentFile({ name, packed, moment, book }: PackedMoment): string {
  const mode = packed.startsWith('f') ? { mode: 'field' } : {};
  const at = moment === null ? {} : { moment };
  const head = JSON.stringify({ ...mode, name, packed, ...at, steps: [], expect: {} }, null, 2);
  return `${head.slice(0, -2)},\n  "book": ${JSON.stringify(book)}\n}\n`;
}

type Loose = Readonly<Record<string, unknown>>;

export function isMomentFile(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'packed') === 'string';
}

/** What such a file says beside its moment: that is read as any scenario. */
export function besidesMoment({ packed, moment, book, ...besides }: Loose): Loose {
  return besides;
}

/** A game whose books may come from outside. */
export interface MomentGame<Types extends PackedTypes> {
  readonly game: PackedGame<Types>;
  readonly checks: PackedChecks<Types>;
  readonly whatIsWrongWithBook: (book: unknown) => string | null;
}

/** The position that a file of a moment means, with its book. */
export function positionIn<Types extends PackedTypes>(
  { game, checks, whatIsWrongWithBook }: MomentGame<Types>,
  { packed, moment, book }: Loose,
): Result<OpenedMoment<Types> & { readonly book: Types['book'] }, string> {
  const wrong = whatIsWrongWithBook(book);
  if (wrong !== null) return refused(wrong);
  if (moment !== undefined && typeof moment !== 'string') return refused('moment: must be text such as "5.3"');
  const known = book as Types['book'];
  const opened = openMoment(game, checks, known, String(packed), moment ?? null);
  return opened.ok ? accepted({ ...opened.value, book: known }) : opened;
}
