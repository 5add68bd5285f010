import { readCards } from '../../../src/cli/disk/readCards';
import type { FieldCatalog } from '../../../src/content/field/catalog';
import { fieldBookOf, type RulesChange } from '../../../src/content/field/fieldBookOf';
import { loadFieldCatalog } from '../../../src/content/field/loadFieldCatalog';
import type { FieldBook } from '../../../src/skirmish/model/book';

export const RULE_SETS = ['clockwork', 'd20', 'd50', '2d6', 'mixed'] as const;
export type RuleSetId = (typeof RULE_SETS)[number];

let shipped: FieldCatalog | undefined;

/** What `cards/` holds of the open field, read from the disk once. */
export function fieldCatalog(): FieldCatalog {
  shipped ??= loadFieldCatalog(readCards('cards')).catalog;
  return shipped;
}

const books = new Map<string, FieldBook>();

export function fieldBook(rules: RuleSetId, change?: RulesChange): FieldBook {
  const key = JSON.stringify([rules, change ?? null]);
  const known = books.get(key);
  if (known !== undefined) return known;
  const book = fieldBookOf(fieldCatalog(), rules, change);
  if (!book.ok) throw new Error(`${rules}: ${book.refusal.message}`);
  books.set(key, book.value);
  return book.value;
}
