import type { Book } from '../../battle/book';
import type { Card } from '../../battle/card';
import type { SiegeRules } from '../../battle/rules';
import { bookOf, type Catalog } from '../catalog';
import { cardAbilityProblems } from '../check/cardAbilities';
import { rulesReferences } from '../check/references';
import { rulesProblems } from '../check/rules';
import { JSON_SCHEMAS } from '../jsonSchemas';
import type { Page } from '../page';
import type { Problem } from '../problem';
import { rulesSheet } from '../schema/rules';
import { overridden } from './overridden';
import { checkPart, inWhole, partOf } from './part';
import type { Reading } from './reading';
import type { InlineCard } from './sheet';

/** The shipped book with the scenario's rules and cards. Where these are wrong, what is shipped stands in. */
export function scenarioBook(reading: Reading, catalog: Catalog): Book {
  const book = bookOf({ ...catalog, rules: scenarioRules(reading, catalog) });
  return { ...book, cards: { ...book.cards, ...inlineCards(reading, catalog) } };
}

function scenarioRules({ document, sheet: { rules }, problems }: Reading, catalog: Catalog): SiegeRules {
  if (rules === undefined) return catalog.rules;
  const path = ['rules'];
  const value = overridden({ ...catalog.rules, mode: 'siege' }, rules);
  const checked = checkPart(document, path, value, rulesSheet, JSON_SCHEMAS.rules);
  problems.push(...checked.problems);
  if (checked.content === null) return catalog.rules;
  const { $schema: _schema, mode: _mode, ...content } = checked.content;
  const wrong = inWhole(path, impossibleRules({ document: partOf(document, path, value), content }, catalog));
  problems.push(...wrong);
  return wrong.length === 0 ? content : catalog.rules;
}

/** A scenario deals no opening hands, so these can't exceed its hand limit. */
function impossibleRules(page: Page<SiegeRules>, { formations, terrain }: Catalog): Problem[] {
  const dealt = { ...page.content, openingHand: { left: 0, right: 0 } };
  return [
    ...rulesProblems({ ...page, content: dealt }),
    ...rulesReferences(page, new Set(Object.keys(formations)), new Set(Object.keys(terrain))),
  ];
}

function inlineCards({ document, sheet, problems }: Reading, { abilities }: Catalog): Record<string, Card> {
  const known = new Map(Object.entries(abilities));
  const entries = Object.entries(sheet.cards ?? {}).map(([id, card]) => [id, inlineCard(id, card)] as const);
  for (const [id, content] of entries) {
    const path = ['cards', id];
    const page = { document: partOf(document, path, content), content };
    problems.push(...inWhole(path, cardAbilityProblems(page, new Set(known.keys()), known)));
  }
  return Object.fromEntries(entries);
}

function inlineCard(id: string, { type, cost, attack, defense, health, abilities = [] }: InlineCard): Card {
  return { id, faction: null, type, cost, attack, defense, health, abilities };
}
