import { readFileSync, statSync } from 'node:fs';
import type { Order } from '../../battle/model/orders';
import { bookOf } from '../../content/catalog';
import { fieldBookOf } from '../../content/field/fieldBookOf';
import { stableHash } from '../../kernel/hash';
import { accepted, type Result, refused } from '../../kernel/result';
import { bySide } from '../../kernel/sides';
import { type BattleRecord, hashOfBook } from '../../records/battle/battleRecord';
import { isObject, isSaved, savedBattle } from '../../records/battle/savedBattle';
import { deckCards } from '../arguments/choices';
import type { Terminal } from '../command';
import { catalogFor, fieldCatalogFor } from '../disk/catalogFor';

type Loose = Readonly<Record<string, unknown>>;

/** A battle of many thousand orders with its book; what is larger is none. */
const LARGEST_BATTLE = 64 * 1024 * 1024;

/** A battle, and the hash of its end where the file states one. */
export interface FiledBattle {
  readonly battle: BattleRecord;
  readonly end: string | null;
}

/** The battle in a file: one that the page saved, or what `play --json` printed. */
export function battleIn(path: string, terminal: Terminal): Result<FiledBattle, string> {
  const raw = jsonIn(path);
  if (!raw.ok) return raw;
  const { value } = raw;
  if (isSaved(value)) {
    const saved = savedBattle(value);
    return saved.ok ? accepted({ battle: saved.value, end: null }) : saved;
  }
  if (!isObject(value) || !Array.isArray(value.orders) || !isObject(value.players)) {
    return refused('it is no battle: neither one that the page saved nor what "play --json" printed');
  }
  return value.mode === 'field' ? playedField(value, terminal) : playedCards(value, terminal);
}

function jsonIn(path: string): Result<unknown, string> {
  try {
    if (statSync(path).size > LARGEST_BATTLE) return refused('it is too large for a battle');
    return accepted(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    return refused(error instanceof SyntaxError ? 'it is not JSON, or not whole' : 'it can’t be read');
  }
}

/** With today's cards: whether they are those of the battle, the hash of its end tells. */
function playedCards(raw: Loose, terminal: Terminal): Result<FiledBattle, string> {
  const { seed, decks, battlefield, houseRules = [], players, orders, state } = raw;
  const catalog = catalogFor(terminal);
  const chosen = Array.isArray(houseRules) ? houseRules.map(String) : [];
  const gone = chosen.find((id) => !Object.hasOwn(catalog.houseRules, id));
  if (gone !== undefined) return refused(`there is no house rule "${gone}" now`);
  const book = bookOf(catalog, chosen);
  if (!isObject(decks) || typeof seed !== 'number' || typeof battlefield !== 'string') {
    return refused('it lacks its seed, decks or battlefield');
  }
  if (!Object.hasOwn(book.battlefields, battlefield)) return refused(`there is no battlefield "${battlefield}" now`);
  const cards = bySide((side) => deckCards(catalog, String(decks[side])));
  const start = { type: 'match', seed, battlefield, decks: cards } as const;
  const record = { rules: hashOfBook(book), start, orders: orders as readonly Order[] };
  return filed({ mode: 'card', book, record, players: namesIn(players) }, state);
}

function playedField(raw: Loose, terminal: Terminal): Result<FiledBattle, string> {
  const { rules, start, players, orders, state } = raw;
  const catalog = fieldCatalogFor(terminal);
  const book = typeof rules === 'string' && Object.hasOwn(catalog.rules, rules) ? fieldBookOf(catalog, rules) : null;
  if (book === null || !book.ok) return refused(`there is no rule set "${String(rules)}" now`);
  const record = { rules: stableHash(book.value), start, orders };
  return filed({ mode: 'field', book: book.value, record, players: namesIn(players) } as BattleRecord, state);
}

function filed(battle: BattleRecord, end: unknown): Result<FiledBattle, string> {
  return typeof end === 'string' ? accepted({ battle, end }) : refused('it lacks the hash of its end');
}

function namesIn(players: unknown) {
  return bySide((side) => (isObject(players) && typeof players[side] === 'string' ? players[side] : 'unknown'));
}
