import type { SiegeRules } from '../../battle/model/rules';
import type { Recipe } from '../art/recipe';
import type {
  ArtTable,
  CardFace,
  CardFile,
  CardNumbers,
  Catalog,
  StageTable,
  StratagemFace,
  StratagemFile,
} from '../catalog';
import { abilityProblems } from '../check/ability';
import { artProblems } from '../check/art';
import { battlefieldProblems } from '../check/battlefield';
import { cardAbilityProblems } from '../check/cardAbilities';
import { deckProblems } from '../check/deck';
import { formationProblems } from '../check/formation';
import { houseRuleProblems, houseRuleWarnings } from '../check/houseRule';
import { cardReferences, factionReferences, type Ids, rulesReferences } from '../check/references';
import { rulesProblems } from '../check/rules';
import { stratagemProblems } from '../check/stratagem';
import { terrainProblems } from '../check/terrain';
import { problemAt, problemAtValue } from '../json/document';
import type { Problem } from '../problems/problem';
import { cardNumberWarnings } from '../warn/cardNumbers';
import { formationWarnings } from '../warn/formation';
import { terrainWarnings } from '../warn/terrain';
import { catalogTable } from './catalogTable';
import type { ContentFile, ReadResult } from './contentFile';
import { deepFreeze } from './deepFreeze';
import { type AnyKind, type ContentKind, contentKindOf, RULES_FILE } from './kinds';
import { type Contents, readContentFile } from './readContentFile';

/** Paths from `cards/` on with forward slashes; null is a file that can't be read, or a link that leads in a circle. */
export type CardFiles = ReadonlyMap<string, string | null>;

export interface LoadedCatalog {
  /** Null without rules: nothing can be played, the caller keeps the last good catalog. */
  readonly catalog: Catalog | null;
  /** What the pictures of its cards are made of. */
  readonly art: ArtTable;
  readonly stage: StageTable;
  readonly problems: readonly Problem[];
  /** What is right and does nothing: said to designers, in nobody's way. */
  readonly warnings: readonly Problem[];
}

/** Reads everything and leaves out, by name and place, each file that is wrong. Nothing is half-loaded. */
export function loadCatalog(files: CardFiles, emblems: Ids): LoadedCatalog {
  const names = [...files.keys()].sort();
  const sorted = filesByKind(names.filter(isJson));
  const problems = [...strayFiles(sorted.get(null) ?? []), ...circles(names.filter((name) => !isJson(name)))];
  const read = <Of extends ContentKind>(kind: Of) => readAll(kind, sorted.get(kind) ?? [], files, problems);
  const factions = read('faction');
  const cards = read('card');
  const decks = read('deck');
  const abilities = read('ability');
  const terrain = read('terrain');
  const formations = read('formation');
  const rulesFile = readRules(files, problems);
  if (rulesFile !== null) problems.push(...rulesReferences(rulesFile, formations.claims, terrain.claims));
  const rules = rulesFile?.content ?? null;

  const terrainTable = catalogTable(terrain.contentFiles, problems, terrainProblems);
  const known = { claimed: terrain.claims, right: terrainTable, rules };
  const abilityTable = catalogTable(abilities.contentFiles, problems, (contentFile) =>
    abilityProblems(contentFile, known, abilities.claims),
  );
  const battlefieldTable = catalogTable(read('battlefield').contentFiles, problems, (contentFile) =>
    battlefieldProblems(contentFile, known),
  );
  const factionTable = catalogTable(factions.contentFiles, problems, (contentFile) =>
    factionReferences(contentFile, emblems),
  );
  const ownAbilities = { claimed: abilities.claims, right: abilityTable };
  const cardTable = catalogTable(cards.contentFiles, problems, (contentFile) => [
    ...cardReferences(contentFile, factions.claims, emblems),
    ...artProblems(contentFile, emblems),
    ...(isStratagemFile(contentFile)
      ? stratagemProblems(contentFile, known, ownAbilities)
      : cardAbilityProblems(contentFile as ContentFile<CardFile>, abilities.claims, abilityTable)),
  ]);
  const deckTable = catalogTable(decks.contentFiles, problems, (contentFile) =>
    deckProblems(contentFile, cards.claims, cardTable, rules),
  );

  const houseRules = read('house-rule').contentFiles;
  const houseRuleTable = catalogTable(houseRules, problems, (contentFile) =>
    houseRuleProblems(contentFile, rules, formations.claims),
  );
  const cardNumbers = read('card-numbers').contentFiles;
  const numbersTable = catalogTable(cardNumbers, problems, (contentFile, kept) => onlyOne(contentFile, kept));
  const [numbers] = cardNumbers.filter(({ content }) => numbersTable.get(content.id) === content);

  const formationTable = catalogTable(formations.contentFiles, problems, formationProblems);
  const warnings =
    rules === null
      ? []
      : [
          ...warningsOf(terrain.contentFiles, terrainTable, (contentFile) => terrainWarnings(contentFile, rules)),
          ...warningsOf(formations.contentFiles, formationTable, (contentFile) =>
            formationWarnings(contentFile, rules),
          ),
          ...warningsOf(houseRules, houseRuleTable, (contentFile) => houseRuleWarnings(contentFile, rules)),
          ...warningsOf(cards.contentFiles, cardTable, (contentFile) =>
            numbers === undefined ? [] : cardNumberWarnings(contentFile, numbers.document.file, numbers.content.cards),
          ),
        ];

  const faces = [...cardTable].map(([id, file]) => [id, withoutArt(file) as CardFace | StratagemFace] as const);
  const tables = {
    cards: Object.fromEntries(faces.filter((entry): entry is [string, CardFace] => !isStratagem(entry[1]))),
    stratagems: Object.fromEntries(faces.filter((entry): entry is [string, StratagemFace] => isStratagem(entry[1]))),
    abilities: withoutArtOf(abilityTable),
    battlefields: Object.fromEntries(battlefieldTable),
    factions: withoutArtOf(factionTable),
    decks: Object.fromEntries(deckTable),
    terrain: Object.fromEntries(terrainTable),
    obstacles: Object.fromEntries(catalogTable(read('obstacle').contentFiles, problems, () => [])),
    formations: Object.fromEntries(formationTable),
    houseRules: Object.fromEntries(houseRuleTable),
    cardNumbers: numbers?.content.cards ?? [],
  };
  const catalog = rules && { rules, ...tables };
  const stage = { manners: artOf(abilityTable), homes: artOf(factionTable) };
  return deepFreeze({
    catalog,
    art: artOf<Recipe>(cardTable),
    stage,
    problems: problems.sort(byPlace),
    warnings: warnings.sort(byPlace),
  });
}

/** Two lists would give two cards the same number. */
function onlyOne(contentFile: ContentFile<CardNumbers>, kept: readonly ContentFile<CardNumbers>[]): Problem[] {
  const [first] = kept;
  if (first === undefined) return [];
  const message = `the numbers of the cards stand in one file, ${first.document.file}`;
  return [problemAtValue(contentFile.document, ['id'], { message })];
}

function withoutArt<File extends { readonly art?: unknown }>({ art: _art, ...face }: File): Omit<File, 'art'> {
  return face;
}

function withoutArtOf<File extends { readonly art?: unknown }>(table: ReadonlyMap<string, File>) {
  return Object.fromEntries([...table].map(([id, file]) => [id, withoutArt(file)]));
}

/** What pictures are made of stays out of the catalog, which the start page carries. */
function artOf<Art>(table: ReadonlyMap<string, { readonly art?: Art }>): Readonly<Record<string, Art>> {
  return Object.fromEntries([...table].flatMap(([id, { art }]) => (art === undefined ? [] : [[id, art]])));
}

/** A file that is wrong is mended first. */
export function warningsOf<Content extends { readonly id: string }>(
  contentFiles: readonly ContentFile<Content>[],
  right: ReadonlyMap<string, Content>,
  warn: (contentFile: ContentFile<Content>) => readonly Problem[],
): Problem[] {
  return contentFiles.filter(({ content }) => right.get(content.id) === content).flatMap(warn);
}

function isStratagem(card: CardFace | StratagemFace): card is StratagemFace {
  return card.kind === 'stratagem';
}

function isStratagemFile(
  contentFile: ContentFile<CardFile | StratagemFile>,
): contentFile is ContentFile<StratagemFile> {
  return isStratagem(contentFile.content);
}

interface ContentFiles<Content> {
  readonly contentFiles: readonly ContentFile<Content>[];
  /** All that a file claims to be: a reference to a broken file is not wrong. */
  readonly claims: Ids;
}

export function isJson(name: string): boolean {
  return name.endsWith('.json');
}

/** Files by what they are; null for those that lie in no folder. */
export function filesByKind(names: readonly string[]): Map<AnyKind | null, string[]> {
  const sorted = new Map<AnyKind | null, string[]>();
  for (const file of names) {
    const kind = contentKindOf(file);
    const others = sorted.get(kind);
    if (others === undefined) sorted.set(kind, [file]);
    else others.push(file);
  }
  return sorted;
}

function readAll<Of extends ContentKind>(
  kind: Of,
  names: readonly string[],
  files: CardFiles,
  problems: Problem[],
): ContentFiles<Contents[Of]> {
  const reads: ReadResult<Contents[Of]>[] = names.map((file) => readContentFile(kind, file, files.get(file) ?? null));
  for (const read of reads) problems.push(...read.problems);
  return {
    contentFiles: reads.flatMap(({ contentFile }) => contentFile ?? []),
    claims: new Set(reads.flatMap(({ claims }) => claims)),
  };
}

function readRules(files: CardFiles, problems: Problem[]): ContentFile<SiegeRules> | null {
  if (!files.has(RULES_FILE)) {
    problems.push(problemAt(RULES_FILE, '', 0, '', { message: 'the file with the rules is missing' }));
    return null;
  }
  const { contentFile, problems: found } = readContentFile('rules', RULES_FILE, files.get(RULES_FILE) ?? null);
  const wrong = contentFile === null ? found : rulesProblems(contentFile);
  problems.push(...wrong);
  return wrong.length > 0 ? null : contentFile;
}

function strayFiles(files: readonly string[]): Problem[] {
  const message = 'a card lies in the folder of its faction, cards/<faction>/<card>.json';
  return files.map((file) => problemAt(file, '', 0, '', { message }));
}

function circles(links: readonly string[]): Problem[] {
  const message = 'this link leads in a circle, back to where it lies: take it out';
  return links.map((link) => problemAt(link, '', 0, '', { message }));
}

export function byPlace(one: Problem, other: Problem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}
