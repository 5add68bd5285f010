import type { SiegeRules } from '../battle/rules';
import type { Catalog } from './catalog';
import { deckProblems } from './check/deck';
import { fieldRulesProblems } from './check/fieldRules';
import { formationProblems } from './check/formation';
import { cardReferences, factionReferences, type Ids } from './check/references';
import { rulesProblems } from './check/rules';
import { terrainProblems } from './check/terrain';
import { deepFreeze } from './deepFreeze';
import { problemAt } from './json/document';
import { type Kind, kindOf, RULES_FILE } from './kinds';
import { type Contents, type Page, type Read, readPage } from './page';
import type { Problem } from './problem';
import { table } from './table';

/** Paths from `cards/` on with forward slashes; null is a file that can't be read. */
export type CardFiles = ReadonlyMap<string, string | null>;

export interface LoadedCatalog {
  /** Null without rules: nothing can be played, the caller keeps the last good catalog. */
  readonly catalog: Catalog | null;
  readonly problems: readonly Problem[];
}

/** Reads everything and leaves out, by name and place, each file that is wrong. Nothing is half-loaded. */
export function loadCatalog(files: CardFiles, emblems: Ids): LoadedCatalog {
  const problems: Problem[] = [...strayFiles(files)];
  const factions = readAll('faction', files, problems);
  const cards = readAll('card', files, problems);
  const abilities = readAll('ability', files, problems);
  const battlefields = readAll('battlefield', files, problems);
  const decks = readAll('deck', files, problems);
  const rules = readRules(files, problems);

  const factionTable = table(factions.pages, problems, (page) => factionReferences(page, emblems));
  const cardTable = table(cards.pages, problems, (page) => cardReferences(page, factions.claims, emblems));
  const deckTable = table(decks.pages, problems, (page) => deckProblems(page, cards.claims, cardTable, rules));

  const field = fieldTables(files, problems);

  const catalog = rules && {
    rules,
    cards: Object.fromEntries(cardTable),
    abilities: Object.fromEntries(table(abilities.pages, problems, () => [])),
    battlefields: Object.fromEntries(table(battlefields.pages, problems, () => [])),
    factions: Object.fromEntries(factionTable),
    decks: Object.fromEntries(deckTable),
    ...field,
  };
  return deepFreeze({ catalog, problems: problems.sort(byPlace) });
}

/** What the open field is made of. Nothing here refers to cards, so nothing here can stop the card battle. */
function fieldTables(files: CardFiles, problems: Problem[]) {
  const pagesOf = <Of extends Kind>(kind: Of) => readAll(kind, files, problems).pages;
  return {
    terrain: Object.fromEntries(table(pagesOf('terrain'), problems, terrainProblems)),
    obstacles: Object.fromEntries(table(pagesOf('obstacle'), problems, () => [])),
    formations: Object.fromEntries(table(pagesOf('formation'), problems, formationProblems)),
    fieldRules: Object.fromEntries(table(pagesOf('field-rules'), problems, fieldRulesProblems)),
  };
}

interface Pages<Content> {
  readonly pages: readonly Page<Content>[];
  readonly claims: Ids;
}

function readAll<Of extends Kind>(kind: Of, files: CardFiles, problems: Problem[]): Pages<Contents[Of]> {
  const reads: Read<Contents[Of]>[] = [...files.keys()]
    .filter((file) => kindOf(file) === kind)
    .sort()
    .map((file) => readPage(kind, file, files.get(file) ?? null));
  for (const read of reads) problems.push(...read.problems);
  return {
    pages: reads.flatMap(({ page }) => page ?? []),
    claims: new Set(reads.flatMap(({ claims }) => claims)),
  };
}

function readRules(files: CardFiles, problems: Problem[]): SiegeRules | null {
  if (!files.has(RULES_FILE)) {
    problems.push(problemAt(RULES_FILE, '', 0, '', { message: 'the file with the rules is missing' }));
    return null;
  }
  const { page, problems: found } = readPage('rules', RULES_FILE, files.get(RULES_FILE) ?? null);
  const wrong = page === null ? found : rulesProblems(page);
  problems.push(...wrong);
  return page === null || wrong.length > 0 ? null : page.content;
}

function strayFiles(files: CardFiles): Problem[] {
  const message = 'a card lies in the folder of its faction, cards/<faction>/<card>.json';
  return [...files.keys()]
    .filter((file) => kindOf(file) === null)
    .map((file) => problemAt(file, '', 0, '', { message }));
}

function byPlace(one: Problem, other: Problem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}
