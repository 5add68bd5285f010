import { engineFor } from '../battle/engineFor';
import { type BattleRecord, type ReplayProblem, replayBattle } from '../battle/record';
import type { BySide } from '../battle/sides';
import type { Stream } from '../kernel/chance';
import { stableHash } from '../kernel/hash';
import { accepted, type Result, refused } from '../kernel/result';
import { type Battle, settled } from './battleSlice';
import { isSave, type Save } from './saveShape';
import type { Seat } from './seatsSlice';
import { undoPointOf } from './undoPoint';

const FORMAT = 'ninekeep-save';
/** 2: the whole rule book. */
const VERSION = 2;

export interface SaveFile {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly checksum: string;
  readonly save: Save;
}

/** A file of ours whose content nobody has looked at yet. */
type SealedFile = Omit<SaveFile, 'save' | 'version'> & { readonly version: unknown; readonly save: unknown };

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
  const unsealed = unsealSave(raw);
  return unsealed.ok ? replaySave(unsealed.value) : unsealed;
}

/** Whether a file is whole and has the shape of a save; whether its orders can be carried out is not asked yet. */
export function unsealSave(raw: unknown): Result<Save, string> {
  if (!isSaveFile(raw)) return refused('it is not a Ninekeep save');
  if (raw.version !== VERSION) return refused('another version of the game wrote it');
  if (checksumOf(raw.save) !== raw.checksum) return refused('its checksum does not fit its content');
  if (!isSave(raw.save)) return refused('its content is not that of a battle');
  return accepted(raw.save);
}

export function replaySave({ record, book, seats, stream, scenario }: Save): Result<Resumed, string> {
  try {
    const engine = engineFor(book);
    const replayed = replayBattle(engine, record);
    if (!replayed.ok) return refused(reasonOf(replayed.refusal, record));
    const { state, events } = replayed.value;
    const battle = settled(book, record, state, events, undoPointOf(engine, record), scenario ?? null);
    return accepted({ battle, seats, stream });
  } catch (error) {
    return refused(`replaying it fails: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The battle that the text of a file holds; null when it is something else, such as a scenario. */
export function openSaveText(text: string): Result<Resumed, string> | null {
  try {
    const raw: unknown = JSON.parse(text);
    return isSaveFile(raw) ? openSaveFile(raw) : null;
  } catch {
    return BEGINNING.test(text) ? refused('it is damaged: its text is not whole') : null;
  }
}

/** What the text of a save begins with. */
const BEGINNING = new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${FORMAT}"`);

function reasonOf(problem: ReplayProblem, { orders }: BattleRecord): string {
  if (problem.type === 'otherBook') return 'its rules are not those that its record names';
  return `order ${problem.index + 1} of ${orders.length} is refused: ${problem.refusal.sentence}`;
}

function isSaveFile(raw: unknown): raw is SealedFile {
  if (typeof raw !== 'object' || raw === null) return false;
  const { format, checksum } = raw as Partial<Record<keyof SaveFile, unknown>>;
  return format === FORMAT && typeof checksum === 'string';
}

function checksumOf(save: unknown): string | null {
  try {
    return stableHash(save);
  } catch {
    return null;
  }
}
