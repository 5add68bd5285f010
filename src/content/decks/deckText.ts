import type { CardId } from '../../battle/model/card';
import { type Catalog, LANGUAGES, type Language } from '../catalog';
import { suggest } from '../problems/suggest';
import type { DeckCards } from './deckFaults';
import { faceIn } from './deckMix';

/** What is wrong with a line of a deck's text. Lines are counted from 1. */
export interface LineProblem {
  readonly line: number;
  readonly type: 'unknown' | 'copies';
  readonly word: string;
  /** The line as it was probably meant; null where nothing is near. */
  readonly instead: string | null;
}

export interface ReadText {
  /** Empty where no line gives one. */
  readonly name: string;
  readonly cards: DeckCards;
  readonly problems: readonly LineProblem[];
}

/** "2 Gatehouse Levy", "2x gatehouse-levy", "- Gatehouse Levy". */
const LINE = /^[-*•]?\s*(?:(\d{1,4})\s*[x×]?\s+)?(.+)$/i;
const LONGEST_TEXT = 8000;
const MOST_COPIES = 99;

/** A deck as lines that people write: its name, then copies and names. */
export function deckText(
  catalog: Catalog,
  language: Language,
  name: string,
  cards: readonly [CardId, number][],
): string {
  return [name, ...cards.map(([id, copies]) => `${copies} ${calledIn(catalog, language, id)}`)].join('\n');
}

/** Reads names of any language and ids. A first line that is no card is the name; every other one is blamed by its number. */
export function readDeckText(catalog: Catalog, language: Language, text: string): ReadText {
  const ids = idsByName(catalog);
  const names = Object.keys({ ...catalog.cards, ...catalog.stratagems }).map((id) => calledIn(catalog, language, id));
  const cards = new Map<CardId, number>();
  const problems: LineProblem[] = [];
  let name = '';
  const lines = text.slice(0, LONGEST_TEXT).split(/\r\n|\r|\n/);
  for (const [index, written] of lines.entries()) {
    const line = written.trim();
    const [, number, word = ''] = LINE.exec(line) ?? [];
    if (line === '') continue;
    const id = ids.get(plain(word)) ?? ids.get(plain(line));
    const copies = Number(number ?? 1);
    if (id !== undefined && copies >= 1 && copies <= MOST_COPIES) cards.set(id, (cards.get(id) ?? 0) + copies);
    else if (id !== undefined) problems.push({ line: index + 1, type: 'copies', word: line, instead: null });
    else if (number === undefined && name === '' && cards.size === 0 && problems.length === 0) name = line;
    else {
      const meant = suggest(word, names) ?? null;
      const instead = meant === null ? null : `${copies} ${meant}`;
      problems.push({ line: index + 1, type: 'unknown', word, instead });
    }
  }
  return { name, cards: Object.fromEntries(cards), problems };
}

function calledIn(catalog: Catalog, language: Language, id: CardId): string {
  const face = faceIn(catalog, id);
  if (face === undefined) return id;
  return language === 'en' ? face.name : (face.translations[language]?.name ?? face.name);
}

function idsByName(catalog: Catalog): ReadonlyMap<string, CardId> {
  const ids = Object.keys({ ...catalog.cards, ...catalog.stratagems });
  return new Map(
    ids.flatMap((id) => [
      [plain(id), id] as const,
      ...LANGUAGES.map((language) => [plain(calledIn(catalog, language, id)), id] as const),
    ]),
  );
}

/** Capitals, accents and hyphens are no mistakes. */
function plain(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
