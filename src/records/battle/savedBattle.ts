import {
  whatIsTooMuchOnField,
  whatIsWrongWithFieldBook,
  whatIsWrongWithFieldOrders,
  whatIsWrongWithFieldStart,
} from '../../content/field/saved/saved';
import { whatIsTooMuch, whatIsWrong } from '../../content/saved/saved';
import { stableHash } from '../../kernel/hash';
import { accepted, type Result, refused } from '../../kernel/result';
import type { FieldBook } from '../../skirmish/model/book';
import type { BattleRecord, Mode } from './battleRecord';

type Loose = Readonly<Record<string, unknown>>;

/** What the page writes when a battle is taken elsewhere (`src/store/saves/save.ts`). */
const FORMAT = 'ninekeep-save';
const VERSIONS: readonly unknown[] = [2, 3];
/** The games of saves; the first saves named none. */
const MODE_OF: Readonly<Record<string, Mode>> = { battle: 'card', field: 'field' };
const FIRST_GAME = 'battle';
const LONGEST_NAME = 200;

/** Whether a file claims to be a battle that was saved by the page. */
export function isSaved(raw: unknown): raw is Loose {
  return isObject(raw) && raw.format === FORMAT;
}

/** The battle in a saved file, or why there is none. Whether its orders can be carried out, the replay finds out. */
export function savedBattle(raw: Loose): Result<BattleRecord, string> {
  const { version, checksum, game = FIRST_GAME, save } = raw;
  if (!VERSIONS.includes(version)) return refused('another version of the game wrote it');
  const mode = typeof game === 'string' && Object.hasOwn(MODE_OF, game) ? MODE_OF[game] : undefined;
  if (mode === undefined) return refused('it is a save of another game');
  if (!isObject(save)) return refused('its content is not that of a battle');
  const much = mode === 'card' ? whatIsTooMuch(save) : whatIsTooMuchOnField(save);
  if (much !== null) return refused(`its content is not that of a battle: ${much}`);
  if (hashOf(save) !== checksum) return refused('its checksum does not fit its content');
  const wrong = whatIsWrongIn(mode, save);
  if (wrong !== null) return refused(`its content is not that of a battle: ${wrong}`);
  const { book, record, seats } = save;
  return accepted({ mode, book, record, players: seats } as BattleRecord);
}

function hashOf(save: Loose): string | null {
  try {
    return stableHash(save);
  } catch {
    return null;
  }
}

function whatIsWrongIn(mode: Mode, { book, record, seats }: Loose): string | null {
  if (!isObject(record)) return 'record: must be an object { … }';
  if (!isName(record.rules)) return 'record.rules: must be a hash';
  if (!isObject(seats) || !isName(seats.left) || !isName(seats.right)) return 'seats: must name who plays both sides';
  return mode === 'card' ? whatIsWrongWithCards(book, record) : whatIsWrongOnField(book, record);
}

/** Orders of the card battle are judged when they are replayed. */
function whatIsWrongWithCards(book: unknown, { start, orders }: Loose): string | null {
  if (!Array.isArray(orders)) return 'record.orders: must be a list';
  return whatIsWrong('book', book) ?? whatIsWrong('start', start);
}

/** In this order: a start is looked at with a book that is right. */
function whatIsWrongOnField(book: unknown, { start, orders }: Loose): string | null {
  return (
    whatIsWrongWithFieldBook(book) ??
    whatIsWrongWithFieldStart(book as FieldBook, start) ??
    whatIsWrongWithFieldOrders(orders)
  );
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.length <= LONGEST_NAME;
}

export function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
