import { isDeckCode } from '../../content/decks/deckCode';
import { LONGEST_REFERENCE } from '../../content/decks/deckReference';
import { packedHead } from '../../content/packed/packedText';
import { stableHash } from '../../kernel/hash';
import { accepted, type Result, refused } from '../../kernel/result';
import { SIDES } from '../../kernel/sides';
import { type FoundBattle, type KeptBattle, OUTCOMES } from './keptBattle';
import { whatIsWrongWithVariations } from './variationsCheck';

const KIND = 'ninekeep-battles';
/** Version 1 knew no variations. */
const VERSIONS: readonly unknown[] = [1, 2];
const VERSION = 2;
/** Twice what a player of many years has; a stranger's file must not fill a disk. */
const MOST_BATTLES = 20_000;
const LONGEST_NOTE = 2000;
/** No battle has so many rounds. */
const LONGEST_COURSE = 200;

/** What a file of kept battles holds, each book once. */
export interface ArchiveFile {
  readonly kind: string;
  readonly version: number;
  readonly books: Readonly<Record<string, unknown>>;
  readonly battles: readonly KeptBattle[];
  /** By the battle's id. */
  readonly variations: Readonly<Record<string, FoundBattle['variations']>>;
}

export function archiveFile(battles: readonly FoundBattle[]): ArchiveFile {
  const books = battles.flatMap(({ battle, book }) => (book === undefined ? [] : [[battle.book, book] as const]));
  const tried = battles.filter(({ variations }) => variations.length > 0);
  return {
    kind: KIND,
    version: VERSION,
    books: Object.fromEntries(books),
    battles: battles.map(({ battle }) => battle),
    variations: Object.fromEntries(tried.map(({ battle, variations }) => [battle.id, variations])),
  };
}

export function readArchiveText(text: string): Result<readonly FoundBattle[], string> {
  try {
    return readArchiveFile(JSON.parse(text));
  } catch {
    return refused('its text is not whole');
  }
}

/** All of a file or nothing: what is wrong is said with its place. Whether a battle can be replayed is asked when it is opened. */
export function readArchiveFile(raw: unknown): Result<readonly FoundBattle[], string> {
  if (!isTable(raw) || raw.kind !== KIND) return refused('it is no file of kept battles');
  if (!VERSIONS.includes(raw.version))
    return refused(`it is of version ${String(raw.version).slice(0, 40)}, this game reads ${VERSION}`);
  const { battles, books, variations = {} } = raw;
  if (!Array.isArray(battles) || battles.length > MOST_BATTLES)
    return refused(`battles: must be a list of at most ${MOST_BATTLES}`);
  if (!isTable(books)) return refused('books: must be an object { … }');
  if (!isTable(variations)) return refused('variations: must be an object { … }');
  const wrong = whatIsWrongWithBooks(books) ?? whatIsWrongWithBattles(battles) ?? whatIsWrongWithTried(variations);
  if (wrong !== null) return refused(wrong);
  const of = (table: Readonly<Record<string, unknown>>, name: string): unknown =>
    Object.hasOwn(table, name) ? table[name] : undefined;
  const found = (battles as readonly KeptBattle[]).map((battle) => ({
    battle: known(battle),
    book: of(books, battle.book),
    variations: (of(variations, battle.id) ?? []) as FoundBattle['variations'],
  }));
  return accepted(found);
}

type Table = Readonly<Record<string, unknown>>;

function whatIsWrongWithBooks(books: Table): string | null {
  const wrong = Object.entries(books).find(([hash, book]) => stableHash(book) !== hash);
  return wrong === undefined ? null : `books.${wrong[0].slice(0, 40)}: is not the book of that name`;
}

function whatIsWrongWithBattles(battles: readonly unknown[]): string | null {
  for (const [index, battle] of battles.entries()) {
    const wrong = whatIsWrongWith(battle);
    if (wrong !== null) return `battles.${index}.${wrong}`;
  }
  return null;
}

function whatIsWrongWithTried(variations: Table): string | null {
  for (const [id, tried] of Object.entries(variations)) {
    const wrong = whatIsWrongWithVariations(tried);
    if (wrong !== null) return `variations.${id.slice(0, 40)}.${wrong}`;
  }
  return null;
}

/** Nothing but what a kept battle has, its id anew from what it holds. */
function known(battle: KeptBattle): KeptBattle {
  const { mode, at, packed, book, seats, winner, outcome, side, decks, ground, rounds, castles, note, isFavourite } =
    battle;
  const { course, campaign, scenario } = battle;
  const id = stableHash(packed);
  return {
    id,
    mode,
    at,
    packed,
    book,
    seats,
    winner,
    outcome,
    side,
    decks,
    ground,
    rounds,
    castles,
    ...(course === undefined ? {} : { course }),
    ...(campaign === undefined ? {} : { campaign }),
    ...(scenario === undefined ? {} : { scenario }),
    note,
    isFavourite,
  };
}

type Question = (value: unknown) => boolean;

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** The id of a file, or what is in it. */
const isDeck: Question = (value) =>
  isWord(value) || (typeof value === 'string' && value.length <= LONGEST_REFERENCE && isDeckCode(value));
const isWord: Question = (value) => typeof value === 'string' && /^[a-z0-9-]{1,100}$/.test(value);
const isLine: Question = (value) => typeof value === 'string' && value.length <= 100;
/** As long as the name of a scenario may be. */
const isName: Question = (value) => typeof value === 'string' && value.length <= 200;
const orNull =
  (question: Question): Question =>
  (value) =>
    value === null || question(value);
const orAbsent =
  (question: Question): Question =>
  (value) =>
    value === undefined || question(value);
const bySides =
  (question: Question): Question =>
  (value) =>
    isTable(value) && SIDES.every((side) => question(value[side]));
const isSide: Question = (value) => value === 'left' || value === 'right';
const isNumber: Question = (value) => typeof value === 'number' && Number.isFinite(value);

const QUESTIONS: { readonly [Key in keyof KeptBattle]-?: Question } = {
  id: isWord,
  mode: (value) => value === 'battle' || value === 'field',
  at: isNumber,
  packed: (value) => typeof value === 'string' && packedHead(value) !== null,
  book: isWord,
  seats: bySides(isWord),
  winner: (value) => value === null || value === 'draw' || isSide(value),
  outcome: (value) => OUTCOMES.some((outcome) => outcome === value),
  side: orNull(isSide),
  decks: bySides(orNull(isDeck)),
  ground: orNull(isLine),
  rounds: (value) => Number.isInteger(value) && Number(value) >= 0,
  castles: orNull(bySides(isNumber)),
  course: orAbsent((value) => Array.isArray(value) && value.length <= LONGEST_COURSE && value.every(isNumber)),
  campaign: orAbsent(isWord),
  scenario: orAbsent(isName),
  note: (value) => typeof value === 'string' && value.length <= LONGEST_NOTE,
  isFavourite: (value) => typeof value === 'boolean',
};

function whatIsWrongWith(battle: unknown): string | null {
  if (!isTable(battle)) return 'must be an object { … }';
  for (const [key, question] of Object.entries(QUESTIONS)) {
    if (!question(battle[key])) return `${key}: is not what a kept battle has there`;
  }
  return packedHead(String(battle.packed))?.book === battle.book ? null : 'book: is not that of its record';
}
