import type { Book } from '../../battle/model/book';
import type { Card } from '../../battle/model/card';
import type { SiegeRules } from '../../battle/model/rules';
import type { Stratagem } from '../../battle/model/stratagem';
import { bookOf, type Catalog, houseRulesOn, knownHouseRules } from '../catalog';
import { cardAbilityProblems } from '../check/cardAbilities';
import { rulesReferences } from '../check/references';
import { rulesProblems } from '../check/rules';
import { stratagemProblems } from '../check/stratagem';
import type { ContentFile } from '../load/contentFile';
import { checkPart, inWhole, partOf } from '../problems/part';
import type { Problem } from '../problems/problem';
import { JSON_SCHEMAS } from '../schema/jsonSchemas';
import { rulesSchema } from '../schema/rules';
import { blameWord, type Reading } from './reading';
import type { InlineCard, InlineStratagem } from './scenarioSchema';

/** The shipped book with the scenario's rules and cards. Where these are wrong, what is shipped stands in. */
export function scenarioBook(reading: Reading, catalog: Catalog): Book {
  const houseRules = scenarioHouseRules(reading, catalog);
  const ruled = { ...catalog, rules: houseRulesOn(catalog, houseRules) };
  const book = bookOf({ ...ruled, rules: scenarioRules(reading, ruled) });
  const own = reading.scenarioFile.cards ?? {};
  const isOther = (id: string): boolean => !Object.hasOwn(own, id);
  return {
    ...book,
    ...(houseRules.length === 0 ? {} : { houseRules }),
    cards: { ...kept(book.cards, isOther), ...inlineCards(reading, catalog) },
    stratagems: { ...kept(book.stratagems ?? {}, isOther), ...inlineStratagems(reading, catalog) },
  };
}

/** Chosen as before a battle; the scenario's own rules stand above them. */
function scenarioHouseRules(reading: Reading, catalog: Catalog): string[] {
  const { houseRules = [] } = reading.scenarioFile;
  houseRules.forEach((id, index) => {
    if (!Object.hasOwn(catalog.houseRules, id)) {
      blameWord(reading, ['houseRules', index], 'house rule', id, catalog.houseRules);
    }
  });
  return knownHouseRules(catalog, houseRules);
}

/** A card of the scenario hides one of the same id, of whatever kind. */
function kept<Value>(table: Readonly<Record<string, Value>>, isKept: (id: string) => boolean): Record<string, Value> {
  return Object.fromEntries(Object.entries(table).filter(([id]) => isKept(id)));
}

function scenarioRules({ document, scenarioFile: { rules }, problems }: Reading, catalog: Catalog): SiegeRules {
  if (rules === undefined) return catalog.rules;
  const path = ['rules'];
  const value = withOverrides({ ...catalog.rules, mode: 'siege' }, rules);
  const checked = checkPart(document, path, value, rulesSchema, JSON_SCHEMAS.rules);
  problems.push(...checked.problems);
  if (checked.content === null) return catalog.rules;
  const { $schema: _schema, mode: _mode, ...content } = checked.content;
  const wrong = inWhole(path, impossibleRules({ document: partOf(document, path, value), content }, catalog));
  problems.push(...wrong);
  return wrong.length === 0 ? content : catalog.rules;
}

/** A scenario deals no opening hands, so these can't exceed its hand limit. */
function impossibleRules(contentFile: ContentFile<SiegeRules>, { formations, terrain }: Catalog): Problem[] {
  const dealt = { ...contentFile.content, openingHand: { left: 0, right: 0 } };
  return [
    ...rulesProblems({ ...contentFile, content: dealt }),
    ...rulesReferences(contentFile, new Set(Object.keys(formations)), new Set(Object.keys(terrain))),
  ];
}

function inlineCards({ document, scenarioFile, problems }: Reading, { abilities }: Catalog): Record<string, Card> {
  const known = new Map(Object.entries(abilities));
  const entries = Object.entries(scenarioFile.cards ?? {}).flatMap(([id, card]) =>
    card.kind === 'stratagem' ? [] : [[id, inlineCard(id, card)] as const],
  );
  for (const [id, content] of entries) {
    const path = ['cards', id];
    const contentFile = { document: partOf(document, path, content), content };
    problems.push(...inWhole(path, cardAbilityProblems(contentFile, new Set(known.keys()), known)));
  }
  return Object.fromEntries(entries);
}

function inlineStratagems(
  { document, scenarioFile, problems }: Reading,
  { abilities, terrain }: Catalog,
): Record<string, Stratagem> {
  const right = new Map(Object.entries(abilities));
  const known = { claimed: new Set(Object.keys(terrain)), right: new Map(Object.entries(terrain)), rules: null };
  const entries = Object.entries(scenarioFile.cards ?? {}).flatMap(([id, card]) =>
    card.kind === 'stratagem' ? [[id, inlineStratagem(id, card)] as const] : [],
  );
  for (const [id, content] of entries) {
    const path = ['cards', id];
    const contentFile = { document: partOf(document, path, content), content };
    const found = stratagemProblems(contentFile, known, { claimed: new Set(right.keys()), right });
    problems.push(...inWhole(path, found));
  }
  return Object.fromEntries(entries);
}

function inlineStratagem(id: string, { cost, target, parts }: InlineStratagem): Stratagem {
  return { id, faction: null, cost, target, parts };
}

function inlineCard(id: string, { type, cost, attack, defense, health, abilities = [] }: InlineCard): Card {
  return { id, faction: null, type, cost, attack, defense, health, abilities };
}

/** Plain JSON with some values replaced: objects key by key, lists of objects entry by entry, anything else as a whole. */
function withOverrides(base: unknown, change: unknown): unknown {
  if (isObject(base) && isObject(change)) {
    const changed = Object.entries(change).map(([key, value]) => [key, withOverrides(ownValue(base, key), value)]);
    return { ...base, ...Object.fromEntries(changed) };
  }
  if (Array.isArray(base) && Array.isArray(change) && change.every(isObject)) {
    return change.map((entry, index) => withOverrides(base[index], entry));
  }
  return change;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ownValue(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
