import type { Stream } from '../../kernel/chance';
import { accepted, type Result, refused } from '../../kernel/result';
import type { BySide } from '../../kernel/sides';
import type { Match } from '../../match/match';
import { type ReplayProblem, replayMatch } from '../../match/replayMatch';
import type { GameRules, GameTypes } from '../../match/rules';
import { beginsLikeSave, isSealed, type Save, type Sealed, unseal } from './save';

/** How the saves of one game are read. */
export interface SaveReader<Types extends GameTypes, Seat extends string> {
  readonly rules: GameRules<Types>;
  /** What of a save is larger than any right one, in words; asked before it is hashed, so it must be quick whatever is there. */
  whatIsTooMuch(save: unknown): string | null;
  /** What is wrong with a save's content, in words; null when it can be replayed, shown and played on. */
  whatIsWrong(content: Readonly<Record<string, unknown>>): string | null;
  /** Seats are checked by `whatIsWrong`; the reader only says of what type they are. */
  readonly seat?: Seat;
}

/** A schema is large and only needed when there is a save to read. */
export type LoadReader<Types extends GameTypes, Seat extends string> = () => Promise<SaveReader<Types, Seat>>;

export interface Resumed<Types extends GameTypes, Seat extends string> {
  readonly match: Match<Types>;
  readonly seats: BySide<Seat>;
  readonly stream: Stream;
}

/** Opens a save by replaying it; what can't be opened is refused with the reason and never half-loaded. */
export function openSaveFile<Types extends GameTypes, Seat extends string>(
  reader: SaveReader<Types, Seat>,
  raw: unknown,
  books?: Readonly<Record<string, unknown>>,
): Result<Resumed<Types, Seat>, string> {
  const read = readSave(reader, raw, books);
  return read.ok ? replaySave(reader, read.value) : read;
}

/** The save that the text of a file holds, of whichever game; null when it is something else, such as a scenario. */
export function sealedIn(text: string): Result<Sealed, string> | null {
  try {
    const raw: unknown = JSON.parse(text);
    return isSealed(raw) ? accepted(raw) : null;
  } catch {
    return beginsLikeSave(text) ? refused('it is damaged: its text is not whole') : null;
  }
}

/** Whether a file is whole and has the shape of a save; whether its orders can be carried out is not asked yet. */
export function readSave<Types extends GameTypes, Seat extends string>(
  reader: SaveReader<Types, Seat>,
  raw: unknown,
  books?: Readonly<Record<string, unknown>>,
): Result<Save<Types, Seat>, string> {
  const unsealed = unseal(raw, books, (game, save) =>
    game === reader.rules.id ? reader.whatIsTooMuch(save) : 'it is a save of another game',
  );
  if (!unsealed.ok) return unsealed;
  const wrong = reader.whatIsWrong(unsealed.value);
  return wrong === null ? accepted(unsealed.value as unknown as Save<Types, Seat>) : refused(wrong);
}

export function replaySave<Types extends GameTypes, Seat extends string>(
  { rules }: SaveReader<Types, Seat>,
  { record, book, seats, stream, scenario }: Save<Types, Seat>,
): Result<Resumed<Types, Seat>, string> {
  try {
    const replayed = replayMatch(rules, book, record, scenario ?? null);
    if (!replayed.ok) return refused(reasonOf(replayed.refusal, record.orders.length));
    return accepted({ match: replayed.value, seats, stream });
  } catch (error) {
    return refused(`replaying it fails: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function reasonOf(problem: ReplayProblem<{ readonly sentence: string }>, orders: number): string {
  if (problem.type === 'otherBook') return 'its rules are not those that its record names';
  if (problem.type === 'endless') return `its first ${problem.index + 1} orders bring on more than a page can hold`;
  return `order ${problem.index + 1} of ${orders} is refused: ${problem.refusal.sentence}`;
}
