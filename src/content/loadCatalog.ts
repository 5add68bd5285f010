import type { SiegeRules } from '../battle/rules';
import type { Catalog } from './catalog';
import { abilityProblems } from './check/ability';
import { battlefieldProblems } from './check/battlefield';
import { cardAbilityProblems } from './check/cardAbilities';
import { deckProblems } from './check/deck';
import { fieldRulesProblems } from './check/fieldRules';
import { formationProblems } from './check/formation';
import { cardReferences, factionReferences, type Ids, rulesReferences } from './check/references';
import { rulesProblems } from './check/rules';
import { terrainProblems } from './check/terrain';
import { deepFreeze } from './deepFreeze';
import { problemAt } from './json/document';
import { type Kind, kindOf, RULES_FILE } from './kinds';
import { type Contents, type Page, type Read, readPage } from './page';
import type { Problem } from './problem';
import { table } from './table';
import { formationWarnings } from './warn/formation';
import { terrainWarnings } from './warn/terrain';

/** Paths from `cards/` on with forward slashes; null is a file that can't be read, or a link that leads in a circle. */
export type CardFiles = ReadonlyMap<string, string | null>;

export interface LoadedCatalog {
  /** Null without rules: nothing can be played, the caller keeps the last good catalog. */
  readonly catalog: Catalog | null;
  readonly problems: readonly Problem[];
  /** What is right and does nothing: said to designers, in nobody's way. */
  readonly warnings: readonly Problem[];
}

/** Reads everything and leaves out, by name and place, each file that is wrong. Nothing is half-loaded. */
export function loadCatalog(files: CardFiles, emblems: Ids): LoadedCatalog {
  const names = [...files.keys()].sort();
  const sorted = filesByKind(names.filter(isJson));
  const problems = [...strayFiles(sorted.get(null) ?? []), ...circles(names.filter((name) => !isJson(name)))];
  const read = <Of extends Kind>(kind: Of) => readAll(kind, sorted.get(kind) ?? [], files, problems);
  const factions = read('faction');
  const cards = read('card');
  const decks = read('deck');
  const abilities = read('ability');
  const terrain = read('terrain');
  const formations = read('formation');
  const rulesPage = readRules(files, problems);
  if (rulesPage !== null) problems.push(...rulesReferences(rulesPage, formations.claims, terrain.claims));
  const rules = rulesPage?.content ?? null;

  const terrainTable = table(terrain.pages, problems, terrainProblems);
  const known = { claimed: terrain.claims, right: terrainTable, rules };
  const abilityTable = table(abilities.pages, problems, (page) => abilityProblems(page, known));
  const battlefieldTable = table(read('battlefield').pages, problems, (page) => battlefieldProblems(page, known));
  const factionTable = table(factions.pages, problems, (page) => factionReferences(page, emblems));
  const cardTable = table(cards.pages, problems, (page) => [
    ...cardReferences(page, factions.claims, emblems),
    ...cardAbilityProblems(page, abilities.claims, abilityTable),
  ]);
  const deckTable = table(decks.pages, problems, (page) => deckProblems(page, cards.claims, cardTable, rules));

  const formationTable = table(formations.pages, problems, formationProblems);
  const warnings =
    rules === null
      ? []
      : [
          ...warningsOf(terrain.pages, terrainTable, (page) => terrainWarnings(page, rules)),
          ...warningsOf(formations.pages, formationTable, (page) => formationWarnings(page, rules)),
        ];

  const tables = {
    cards: Object.fromEntries(cardTable),
    abilities: Object.fromEntries(abilityTable),
    battlefields: Object.fromEntries(battlefieldTable),
    factions: Object.fromEntries(factionTable),
    decks: Object.fromEntries(deckTable),
    terrain: Object.fromEntries(terrainTable),
    obstacles: Object.fromEntries(table(read('obstacle').pages, problems, () => [])),
    formations: Object.fromEntries(formationTable),
    fieldRules: Object.fromEntries(table(read('field-rules').pages, problems, fieldRulesProblems)),
  };
  const catalog = rules && { rules, ...tables };
  return deepFreeze({ catalog, problems: problems.sort(byPlace), warnings: warnings.sort(byPlace) });
}

/** A file that is wrong is mended first. */
function warningsOf<Content extends { readonly id: string }>(
  pages: readonly Page<Content>[],
  right: ReadonlyMap<string, Content>,
  warn: (page: Page<Content>) => readonly Problem[],
): Problem[] {
  return pages.filter(({ content }) => right.get(content.id) === content).flatMap(warn);
}

interface Pages<Content> {
  readonly pages: readonly Page<Content>[];
  /** All that a file claims to be: a reference to a broken file is not wrong. */
  readonly claims: Ids;
}

function isJson(name: string): boolean {
  return name.endsWith('.json');
}

function filesByKind(names: readonly string[]): Map<Kind | null, string[]> {
  const sorted = new Map<Kind | null, string[]>();
  for (const file of names) {
    const kind = kindOf(file);
    const others = sorted.get(kind);
    if (others === undefined) sorted.set(kind, [file]);
    else others.push(file);
  }
  return sorted;
}

function readAll<Of extends Kind>(
  kind: Of,
  names: readonly string[],
  files: CardFiles,
  problems: Problem[],
): Pages<Contents[Of]> {
  const reads: Read<Contents[Of]>[] = names.map((file) => readPage(kind, file, files.get(file) ?? null));
  for (const read of reads) problems.push(...read.problems);
  return {
    pages: reads.flatMap(({ page }) => page ?? []),
    claims: new Set(reads.flatMap(({ claims }) => claims)),
  };
}

function readRules(files: CardFiles, problems: Problem[]): Page<SiegeRules> | null {
  if (!files.has(RULES_FILE)) {
    problems.push(problemAt(RULES_FILE, '', 0, '', { message: 'the file with the rules is missing' }));
    return null;
  }
  const { page, problems: found } = readPage('rules', RULES_FILE, files.get(RULES_FILE) ?? null);
  const wrong = page === null ? found : rulesProblems(page);
  problems.push(...wrong);
  return wrong.length > 0 ? null : page;
}

function strayFiles(files: readonly string[]): Problem[] {
  const message = 'a card lies in the folder of its faction, cards/<faction>/<card>.json';
  return files.map((file) => problemAt(file, '', 0, '', { message }));
}

function circles(links: readonly string[]): Problem[] {
  const message = 'this link leads in a circle, back to where it lies: take it out';
  return links.map((link) => problemAt(link, '', 0, '', { message }));
}

function byPlace(one: Problem, other: Problem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}
