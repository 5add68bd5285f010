import type { Stream } from '../../kernel/chance';
import { stableHash } from '../../kernel/hash';
import { accepted, type Result, refused } from '../../kernel/result';
import type { BySide } from '../../kernel/sides';
import type { GameTypes, RecordOf } from '../../match/rules';

/** A saved match: its record, the book it is played by (so that an update of the game can't strand it), and who plays. */
export interface Save<Types extends GameTypes = GameTypes, Seat extends string = string> {
  readonly record: RecordOf<Types>;
  readonly book: Types['book'];
  readonly seats: BySide<Seat>;
  readonly stream: Stream;
  /** The name of the scenario that it began from. */
  readonly scenario?: string;
  /** Of two copies the one with the larger number is the newer; the first saves had a single copy and no number. */
  readonly sequence?: number;
}

const FORMAT = 'ninekeep-save';
/** 2: the whole rule book. 3: the game's id; in the browser's storage the book lies apart, under its hash. */
const VERSION = 3;
const OPENED_VERSIONS: readonly unknown[] = [2, VERSION];
/** Saves named no game before there was a second one. */
const FIRST_GAME = 'battle';

export interface SaveFile {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly checksum: string;
  readonly game: string;
  readonly save: Omit<Save, 'book'> & Partial<Pick<Save, 'book'>>;
}

/** Whole, for a file or another tab: whoever opens it has nothing else. */
export function toSaveFile(game: string, save: Save): SaveFile {
  return { format: FORMAT, version: VERSION, checksum: stableHash(save), game, save };
}

/** For the browser's storage: the book lies there once, under the hash that the record names. */
export function toKeptFile(game: string, { book: _apart, ...save }: Save): SaveFile {
  return { format: FORMAT, version: VERSION, checksum: stableHash(save), game, save };
}

/** What a file holds once its seal was checked; nobody has looked at its content yet. */
type Unsealed = Readonly<Record<string, unknown>>;

/** Why a file isn't worth hashing, or null. */
type FirstLook = (game: unknown, save: unknown) => string | null;

/**
 * Checks format, version and checksum. A book that lies apart is put back; `books` are those of the storage. Hashing takes as
 * long as a file is large: whoever opens a foreign one refuses at `firstLook` what is too large.
 */
export function unseal(
  raw: unknown,
  books: Readonly<Record<string, unknown>> = {},
  firstLook: FirstLook = () => null,
): Result<Unsealed, string> {
  if (!isSealed(raw)) return refused('it is not a Ninekeep save');
  const { version, checksum, game = FIRST_GAME, save } = raw;
  if (!OPENED_VERSIONS.includes(version)) return refused('another version of the game wrote it');
  const unworthy = firstLook(game, save);
  if (unworthy !== null) return refused(unworthy);
  if (checksumOf(save) !== checksum) return refused('its checksum does not fit its content');
  if (!isObject(save)) return refused('its content is not that of a battle');
  if (Object.hasOwn(save, 'book')) return accepted(save);
  const hash = bookNamedBy(raw);
  if (hash === null || !Object.hasOwn(books, hash)) return refused('the book that it was played by is missing');
  return accepted({ ...save, book: books[hash] });
}

/** A kept file with its book inside, for whoever takes it elsewhere; what is no save stays as it is. */
export function wholeFile(game: string, raw: unknown, books: Readonly<Record<string, unknown>>): unknown {
  const unsealed = unseal(raw, books);
  return unsealed.ok ? toSaveFile(game, unsealed.value as unknown as Save) : raw;
}

/** The number of a copy, unchecked; what has none is older than all. */
export function sequenceIn(raw: unknown): number {
  const save = isObject(raw) ? raw.save : null;
  return isObject(save) && typeof save.sequence === 'number' ? save.sequence : -1;
}

/** The hash of the book that a file was played by, whether or not the book lies in it; null when it names none. */
export function bookNamedBy(raw: unknown): string | null {
  const save = isObject(raw) ? raw.save : null;
  const record = isObject(save) ? save.record : null;
  return isObject(record) && typeof record.rules === 'string' ? record.rules : null;
}

/** The game that a save is of, unchecked. */
export function gameNamedBy({ game = FIRST_GAME }: Sealed): unknown {
  return game;
}

/** Whether the text of a file that can't be read was a save once. */
export function beginsLikeSave(text: string): boolean {
  return BEGINNING.test(text);
}

const BEGINNING = new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${FORMAT}"`);

export interface Sealed {
  readonly version: unknown;
  readonly checksum: string;
  readonly game?: unknown;
  readonly save: unknown;
}

export function isSealed(raw: unknown): raw is Sealed {
  return isObject(raw) && raw.format === FORMAT && typeof raw.checksum === 'string';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checksumOf(save: unknown): string | null {
  try {
    return stableHash(save);
  } catch {
    return null;
  }
}
