import type { CardId } from '../../battle/model/card';
import { stableHash } from '../../kernel/hash';
import { accepted, type Result, refused } from '../../kernel/result';
import type { Catalog } from '../catalog';
import type { DeckCards } from './deckFaults';

/**
 * A deck as a word that survives messengers: "NK1", two signs for each card with its copies, "-", three signs that notice a
 * slip. A card that has no number is spelled at the end: "NK1AAAB-x7Q.my-card.my-cards". So the word of a deck stays the
 * same when cards are added, and opens where some of them are gone.
 */
const PREFIX = 'NK1';
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~';
const FORM = /^NK1((?:[\w~]{2})*)-([\w~]{3})((?:\.[0-9]*[a-z][a-z0-9]*(?:-[a-z0-9]+)*)*)$/;
/** A legal deck has 63 signs; drafts and spelled cards may have more. */
export const LONGEST_CODE = 1200;
const MOST_COPIES = 4;
/** Nobody means more cards than this; a word that says so must not cost time. */
const MOST_CARDS = 200;

export type CodeProblem = 'no-code' | 'too-long' | 'slip' | 'too-many';

/** What a word means. A number of a newer game is a card that isn't known here. */
export interface CodedDeck {
  readonly cards: DeckCards;
  /** Cards of the word that this game doesn't know: their numbers, as "#97". */
  readonly strangers: readonly string[];
}

export function isDeckCode(word: string): boolean {
  return word.startsWith(PREFIX);
}

export function deckCode({ cardNumbers }: Pick<Catalog, 'cardNumbers'>, cards: DeckCards): string {
  const numbered = Object.entries(cards)
    .map(([id, copies]) => ({ id, copies, number: cardNumbers.indexOf(id) }))
    .filter(({ copies }) => copies > 0)
    .sort((one, other) => one.number - other.number || (one.id < other.id ? -1 : 1));
  const body = numbered.flatMap(({ number, copies }) => (number < 0 ? [] : signsOf(number, copies))).join('');
  const spelled = numbered.flatMap(({ id, number, copies }) =>
    number < 0 ? Array.from({ length: copies }, () => `.${id}`) : [],
  );
  const tail = spelled.join('');
  return `${PREFIX}${body}-${checkSigns(body + tail)}${tail}`;
}

/** The cards that a word means, in the order of their numbers; whether they are a legal deck is another question. */
export function readDeckCode(
  { cardNumbers }: Pick<Catalog, 'cardNumbers'>,
  word: string,
): Result<CodedDeck, CodeProblem> {
  if (!isDeckCode(word)) return refused('no-code');
  if (word.length > LONGEST_CODE) return refused('too-long');
  const [, body, check, tail] = FORM.exec(word) ?? [];
  if (body === undefined || check === undefined || tail === undefined) return refused('slip');
  if (checkSigns(body + tail) !== check) return refused('slip');
  const cards = new Map<CardId, number>();
  const strangers = new Set<string>();
  let sum = 0;
  const put = (id: CardId, copies: number): void => {
    sum += copies;
    cards.set(id, (cards.get(id) ?? 0) + copies);
  };
  for (let at = 0; at < body.length; at += 2) {
    const [number, copies] = meaningOf(body, at);
    const id = cardNumbers[number];
    if (id === undefined) strangers.add(`#${number}`);
    else put(id, copies);
  }
  for (const id of tail.split('.').slice(1)) if (!(id in {})) put(id, 1);
  if (sum > MOST_CARDS) return refused('too-many');
  return accepted({ cards: Object.fromEntries(cards), strangers: [...strangers] });
}

/** Ten bits of number, two of copies. More copies than fit, which no rule allows, are said twice. */
function signsOf(number: number, copies: number): string[] {
  const rest = copies > MOST_COPIES ? signsOf(number, copies - MOST_COPIES) : [];
  const bits = (number << 2) | (Math.min(copies, MOST_COPIES) - 1);
  return [`${sign(bits >> 6)}${sign(bits & 63)}`, ...rest];
}

function meaningOf(body: string, at: number): readonly [number, number] {
  const bits = (SIGNS.indexOf(body[at] ?? '') << 6) | SIGNS.indexOf(body[at + 1] ?? '');
  return [bits >> 2, (bits & 3) + 1];
}

function checkSigns(text: string): string {
  const bits = Number.parseInt(stableHash(text).slice(0, 6), 16);
  return [bits >> 18, bits >> 12, bits >> 6].map((part) => sign(part & 63)).join('');
}

function sign(bits: number): string {
  return SIGNS[bits] ?? '';
}
