import { packedHead } from '../../content/packed/packedText';
import { stableHash } from '../../kernel/hash';
import { accepted, type Result, refused } from '../../kernel/result';
import { SIDES } from '../../kernel/sides';
import type { FoundBattle } from './archive';
import { type KeptBattle, OUTCOMES } from './keptBattle';

const KIND = 'ninekeep-battles';
const VERSION = 1;
/** Twice what a player of many years has; a stranger's file must not fill a disk. */
const MOST_BATTLES = 20_000;
const LONGEST_NOTE = 2000;

/** Battles as one file, each book once. */
export function archiveFile(battles: readonly FoundBattle[]): string {
  const books = Object.fromEntries(
    battles.flatMap(({ battle, book }) => (book === undefined ? [] : [[battle.book, book]])),
  );
  return JSON.stringify({ kind: KIND, version: VERSION, books, battles: battles.map(({ battle }) => battle) });
}

/** All of a file or nothing: what is wrong is said with its place. Whether a battle can be replayed is asked when it is opened. */
export function readArchiveFile(text: string): Result<readonly FoundBattle[], string> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refused('its text is not whole');
  }
  if (!isTable(raw) || raw.kind !== KIND) return refused('it is no file of kept battles');
  if (raw.version !== VERSION) return refused(`it is of version ${String(raw.version)}, this game reads ${VERSION}`);
  const { battles, books } = raw;
  if (!Array.isArray(battles) || battles.length > MOST_BATTLES)
    return refused(`battles: must be a list of at most ${MOST_BATTLES}`);
  if (!isTable(books)) return refused('books: must be an object { … }');
  for (const [hash, book] of Object.entries(books)) {
    if (stableHash(book) !== hash) return refused(`books.${hash}: is not the book of that name`);
  }
  for (const [index, battle] of battles.entries()) {
    const wrong = whatIsWrongWith(battle);
    if (wrong !== null) return refused(`battles.${index}.${wrong}`);
  }
  const found = (battles as readonly KeptBattle[]).map((battle) => ({
    battle: known(battle),
    book: Object.hasOwn(books, battle.book) ? books[battle.book] : undefined,
  }));
  return accepted(found);
}

/** Nothing but what a kept battle has, its id anew from what it holds. */
function known(battle: KeptBattle): KeptBattle {
  const { mode, at, packed, book, seats, winner, outcome, side, decks, ground, rounds, castles, note, isFavourite } =
    battle;
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
    note,
    isFavourite,
  };
}

type Question = (value: unknown) => boolean;

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWord: Question = (value) => typeof value === 'string' && /^[a-z0-9-]{1,100}$/.test(value);
const isLine: Question = (value) => typeof value === 'string' && value.length <= 100;
const orNull =
  (question: Question): Question =>
  (value) =>
    value === null || question(value);
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
  decks: bySides(orNull(isWord)),
  ground: orNull(isLine),
  rounds: (value) => Number.isInteger(value) && Number(value) >= 0,
  castles: orNull(bySides(isNumber)),
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
