import type { Book } from '../battle/book';
import { engineFor } from '../battle/engineFor';
import { type BattleRecord, hashOfBook, replayBattle } from '../battle/record';
import type { BySide } from '../battle/sides';
import type { Stream } from '../kernel/chance';
import { stableHash } from '../kernel/hash';
import { accepted, type Result, refused } from '../kernel/result';
import { type Battle, settled } from './battleSlice';
import type { Seat } from './seatsSlice';

/** A saved battle: its record, the book it is fought with (so that an update of the game can't strand it), and who plays. */
export interface Save {
  readonly record: BattleRecord;
  readonly book: Book;
  readonly seats: BySide<Seat>;
  readonly stream: Stream;
}

const FORMAT = 'ninekeep-save';
const VERSION = 1;

export interface SaveFile {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly checksum: string;
  readonly save: Save;
}

export interface Resumed {
  readonly battle: Battle;
  readonly seats: BySide<Seat>;
  readonly stream: Stream;
}

export function toSaveFile(save: Save): SaveFile {
  return { format: FORMAT, version: VERSION, checksum: stableHash(save), save };
}

/** Opens a save by replaying it; what can't be opened is refused with the reason and never half-loaded. */
export function openSaveFile(raw: unknown): Result<Resumed, string> {
  if (!isSaveFile(raw)) return refused('it is not a Ninekeep save of a known version');
  if (checksumOf(raw.save) !== raw.checksum) return refused('its checksum does not fit its content');
  const { record, book, seats, stream } = raw.save;
  if (hashOfBook(book) !== record.rules) return refused('its rules are not those that its record names');
  try {
    const replayed = replayBattle(engineFor(book), record);
    if (!replayed.ok) {
      const { index, refusal } = replayed.refusal;
      return refused(`order ${index + 1} of ${record.orders.length} is refused: ${refusal.sentence}`);
    }
    const { state, events } = replayed.value;
    return accepted({ battle: settled(book, record, state, events), seats, stream });
  } catch (error) {
    return refused(`replaying it fails: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function isSaveFile(raw: unknown): raw is SaveFile {
  if (typeof raw !== 'object' || raw === null) return false;
  const { format, version, checksum, save } = raw as Partial<Record<keyof SaveFile, unknown>>;
  return format === FORMAT && version === VERSION && typeof checksum === 'string' && isFilled(save);
}

function isFilled(save: unknown): boolean {
  if (typeof save !== 'object' || save === null) return false;
  return (['record', 'book', 'seats', 'stream'] as const).every((key) => Object.hasOwn(save, key));
}

function checksumOf(save: Save): string | null {
  try {
    return stableHash(save);
  } catch {
    return null;
  }
}
