import type { PackedChecks, PackedGame, PackedTypes } from '../../kernel/packing/packedGame';
import { putJson, takeJson } from '../../kernel/packing/packedJson';
import { createUnpacker, Packer } from '../../kernel/packing/packer';
import { packRecord } from '../../kernel/packing/packRecord';
import { type Unpacked, unpackRecord } from '../../kernel/packing/unpackRecord';
import type { GameRecord } from '../../kernel/record';
import { accepted, type Result, refused } from '../../kernel/result';
import { type BySide, SIDES } from '../../kernel/sides';

/** A whole battle as short text: what a link carries and what the page keeps of each battle. The same for ever. */
export interface PackedHead {
  readonly mode: PackedMode;
  /** The hash of the book that it was played by. */
  readonly book: string;
}

/** The first letter of a packed text. A change of the format takes another letter, and the old one goes on being read. */
const LETTERS = { c: 'battle', f: 'field' } as const;
type Letter = keyof typeof LETTERS;
export type PackedMode = (typeof LETTERS)[Letter];

const HEAD = /^([cf])([0-9a-f]{16})/;
/** Beyond that it is no battle; a stranger's text must not make a page count for minutes. */
export const LONGEST_PACKED = 20_000;
const LONGEST_SEAT = 81;

/** What a text says of itself before its book is there; null when it is no packed battle. */
export function packedHead(text: string): PackedHead | null {
  const found = HEAD.exec(text);
  if (found === null || text.length > LONGEST_PACKED) return null;
  return { mode: LETTERS[found[1] as Letter], book: found[2] as string };
}

export interface PackedBattle<Types extends PackedTypes> {
  readonly record: GameRecord<Types['start'], Types['order']>;
  /** Who played, by name; "human" is a person. */
  readonly seats: BySide<string>;
}

export function packBattle<Types extends PackedTypes>(
  mode: PackedMode,
  game: PackedGame<Types>,
  book: Types['book'],
  { record, seats }: PackedBattle<Types>,
): string {
  const packer = new Packer();
  for (const side of SIDES) putJson(packer, KNOWN_SEATS, seats[side]);
  packRecord(game, book, record, packer);
  const letter = Object.keys(LETTERS).find((each) => LETTERS[each as Letter] === mode) ?? '';
  return `${letter}${record.rules}${packer.text()}`;
}

/** Never longer nor in another order: a link names a seat by its place here. Whoever isn't in it is written out. */
const KNOWN_SEATS: readonly string[] = ['human', 'recruit', 'soldier', 'sergeant', 'captain', 'marshal', 'master'];

export interface UnpackedBattle<Types extends PackedTypes> extends Unpacked<Types> {
  readonly seats: BySide<string>;
}

/** The battle in a text, as far as it can be followed; refused, with the reason, where none begins. */
export function unpackBattle<Types extends PackedTypes>(
  game: PackedGame<Types>,
  checks: PackedChecks<Types>,
  book: Types['book'],
  text: string,
): Result<UnpackedBattle<Types>, string> {
  const head = packedHead(text);
  const unpacker = head === null ? null : createUnpacker(text.replace(HEAD, ''));
  if (unpacker === null) return refused('it is no packed battle');
  try {
    const [left, right] = SIDES.map(() => takeJson(unpacker, KNOWN_SEATS));
    if (!isSeat(left) || !isSeat(right)) return refused('it does not say who played');
    return accepted({ ...unpackRecord(game, checks, book, unpacker), seats: { left, right } });
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

function isSeat(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_SEAT && /^[a-z0-9-]+$/.test(value);
}
