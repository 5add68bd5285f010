import { bookOf, type Catalog, cardsOf, LANGUAGES, type Language } from '../../../src/content/catalog';
import {
  CONTENT_KINDS,
  type ContentKind,
  contentKindOf,
  idOf,
  isFieldFile,
  RULES_FILE,
} from '../../../src/content/load/kinds';
import type { LoadedCatalog } from '../../../src/content/load/loadCatalog';
import { readContentFile } from '../../../src/content/load/readContentFile';
import { type Problem, problemLine } from '../../../src/content/problems/problem';
import { abilityText } from '../../../src/words/abilities';
import { formationText } from '../../../src/words/formations';
import { cardName } from '../../../src/words/names';
import { stratagemText } from '../../../src/words/stratagems';
import { terrainText } from '../../../src/words/terrain';
import { loadOnly, SHIPPED } from '../../content/support/cards';
import { speakerOf } from '../../words/support/intl';
import { type Complaint, type Door, type Opened, type Sample, turnedAway } from '../support/door';
import { playSome } from '../support/play';

const TABLES = {
  card: 'cards',
  ability: 'abilities',
  faction: 'factions',
  deck: 'decks',
  battlefield: 'battlefields',
  terrain: 'terrain',
  obstacle: 'obstacles',
  formation: 'formations',
  'house-rule': 'houseRules',
} as const satisfies Readonly<Partial<Record<ContentKind, keyof Catalog>>>;

/** One faction stands for all four. */
const FILES = [...SHIPPED.keys()].filter((file) => !/(thornveil|cinder|galecrest)/.test(file) && !isFieldFile(file));
const ORDERS = 14;
const SPEAKERS = { en: speakerOf('en'), it: speakerOf('it') };

export const CONTENT_DOORS: readonly Door[] = CONTENT_KINDS.map((kind) => ({
  name: kind,
  format: 'json',
  weight: kind === 'card' || kind === 'ability' || kind === 'rules' ? 2 : 1,
  samples: FILES.filter((file) => contentKindOf(file) === kind).map((file) => ({
    name: file,
    text: SHIPPED.get(file) ?? '',
  })),
  open: (text, sample) => openFile(kind, text, sample),
}));

function openFile(kind: ContentKind, text: string, { name }: Sample): Opened {
  // Pages are remembered: without this a second try would measure nothing.
  readContentFile(kind, name, null);
  const loaded = loadOnly(FILES, { [name]: text });
  const problems = loaded.problems.filter(({ file }) => file === name);
  expectPlaces(text, problems);
  expectWholeOrNothing(loaded);
  const { catalog } = loaded;
  if (problems.length > 0 || catalog === null) return turnedAway(...problems.map(complaintOf));
  return { accepted: true, use: () => use(kind, idOf(name), catalog) };
}

/** A file without a problem is in the catalog, one with a problem is not; nothing else is. */
function expectWholeOrNothing({ catalog, problems }: LoadedCatalog): void {
  const wrong = new Set(problems.map(({ file }) => file));
  const strangers = [...wrong].filter((file) => !SHIPPED.has(file));
  if (strangers.length > 0) throw new Error(`${strangers[0]} is blamed and does not exist`);
  if ((catalog === null) !== problems.some(stopsBattle)) throw new Error('rules that are wrong must stop the battle');
  if (catalog === null) return;
  const half = FILES.find((file) => file !== RULES_FILE && isIn(catalog, file) === wrong.has(file));
  if (half !== undefined) throw new Error(`${half} is half-loaded`);
}

/** Rules that name what isn't there are played without it. */
function stopsBattle({ file, message }: Problem): boolean {
  return file === RULES_FILE && !message.startsWith('there is no ');
}

function isIn(catalog: Catalog, file: string): boolean {
  const kind = contentKindOf(file);
  // A card's file says itself of which kind it is.
  if (kind === 'card' && Object.hasOwn(catalog.stratagems, idOf(file))) return true;
  if (kind === 'card-numbers') return catalog.cardNumbers.length > 0;
  return !isTabled(kind) || Object.hasOwn(catalog[TABLES[kind]], idOf(file));
}

function isTabled(kind: string | null): kind is keyof typeof TABLES {
  return kind !== null && Object.hasOwn(TABLES, kind);
}

export function complaintOf(problem: Problem): Complaint {
  return { where: `${problem.file}:${problem.line}:${problem.column}`, message: problemLine(problem) };
}

export function expectPlaces(text: string, problems: readonly Problem[]): void {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  for (const { line, column, message } of problems) {
    const width = lines[line - 1]?.length ?? -1;
    if (!(column >= 1 && column <= width + 1)) throw new Error(`${line}:${column} is no place of the file: ${message}`);
  }
}

/** Fights with it and reads it out: first of all whoever it concerns. */
function use(kind: ContentKind, id: string, catalog: Catalog): void {
  const book = bookOf(catalog);
  const cards = Object.values(book.cards);
  const concerned = cards.filter((card) => card.id === id || card.abilities.some((used) => used.id === id));
  const orders = Object.keys(catalog.stratagems).filter((order) => order === id);
  const deck = [...orders, ...orders, ...[...concerned, ...concerned, ...cards].map((card) => card.id)];
  const fields = Object.values(book.battlefields).filter((field) => field.id === id || field.ground.includes(id));
  const battlefield = (fields[0] ?? Object.values(book.battlefields)[0])?.id ?? null;
  const decks = { left: deck, right: kind === 'deck' ? cardsOf(entryOf(catalog.decks, id)) : deck };
  playSome(book, { type: 'match', seed: id.length, decks, battlefield }, ORDERS);
  for (const language of LANGUAGES) readOut(kind, id, catalog, language);
}

function readOut(kind: ContentKind, id: string, catalog: Catalog, language: Language): void {
  const speak = SPEAKERS[language];
  if (kind === 'card') cardName(catalog, language, id);
  const stratagem = kind === 'card' ? catalog.stratagems[id] : undefined;
  if (stratagem !== undefined) stratagemText(catalog, stratagem, speak, language);
  if (kind === 'ability') abilityText(catalog, { id }, speak, language);
  if (kind === 'terrain') terrainText(entryOf(catalog.terrain, id), catalog.rules, speak);
  if (kind === 'formation') formationText(catalog, id, speak, language);
}

function entryOf<Entry>(table: Readonly<Record<string, Entry>>, id: string): Entry {
  const entry = table[id];
  if (entry === undefined) throw new Error(`${id} was accepted and is not there`);
  return entry;
}
