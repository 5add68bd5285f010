import type { Catalog, Language } from '../../content/catalog';
import { type CodeProblem, readDeckCode } from '../../content/decks/deckCode';
import type { DeckCards } from '../../content/decks/deckFaults';
import { deckNameFrom } from '../../content/decks/deckName';
import { type LineProblem, readDeckText } from '../../content/decks/deckText';
import { accepted, type Result, refused } from '../../kernel/result';
import { readDeckLink } from '../links/deckLink';
import { shown } from '../links/shownText';

/** A deck from outside, as far as it can be read. Whether it is legal is another question. */
export interface OpenedDeck {
  /** Empty where it came without one. */
  readonly name: string;
  readonly cards: DeckCards;
  /** What this game doesn't know of it: ids, and numbers of a newer game. */
  readonly strangers: readonly string[];
  /** Of a list that people wrote. */
  readonly problems: readonly LineProblem[];
}

export type OpenProblem = Exclude<CodeProblem, 'no-code'> | 'nothing';

const LONGEST_TEXT = 8000;
const CODE = /NK1[^\s&"'<>]*/;

/** Opens a code, a link to a deck or its list of cards: whatever somebody pasted, or a file holds. */
export function openDeck(catalog: Catalog, language: Language, text: string): Result<OpenedDeck, OpenProblem> {
  if (text.length > LONGEST_TEXT) return refused('too-long');
  const link = /#\/?decks\?\S+/.exec(text)?.[0];
  if (link !== undefined) return openCode(catalog, readDeckLink(link).code, readDeckLink(link).name);
  const code = CODE.exec(text)?.[0];
  if (code !== undefined) return openCode(catalog, code, '');
  const { name, cards, problems } = readDeckText(catalog, language, text);
  if (Object.keys(cards).length === 0) return refused('nothing');
  return accepted({ name: deckNameFrom(name), cards, strangers: [], problems });
}

function openCode(catalog: Catalog, code: string, name: string): Result<OpenedDeck, OpenProblem> {
  const read = readDeckCode(catalog, code);
  if (!read.ok) return refused(read.refusal === 'no-code' ? 'nothing' : read.refusal);
  const { cards, strangers } = read.value;
  const gone = Object.keys(cards).filter(
    (id) => !Object.hasOwn(catalog.cards, id) && !Object.hasOwn(catalog.stratagems, id),
  );
  return accepted({ name, cards, strangers: [...strangers, ...gone].map(shown), problems: [] });
}
