import type { Book } from '../../../src/battle/model/book';
import type { SiegeRules } from '../../../src/battle/model/rules';

/** Everything in the rules that is on or off, and one set of narrow limits on triggered effects. */
export const SWITCHES = [
  'domination',
  'zoneOwnership',
  'march',
  'riposteForAll',
  'noMulligan',
  'mirrorZones',
  'zonesAtCastle',
  'narrowLimits',
] as const;
export type Switch = (typeof SWITCHES)[number];

const CHANGES: { readonly [Name in Switch]: (rules: SiegeRules) => Partial<SiegeRules> } = {
  domination: ({ optional }) => ({ optional: { ...optional, domination: true } }),
  zoneOwnership: ({ optional }) => ({ optional: { ...optional, zoneOwnership: true } }),
  march: ({ optional }) => ({ optional: { ...optional, march: true } }),
  riposteForAll: ({ optional }) => ({ optional: { ...optional, riposteForAll: true } }),
  noMulligan: () => ({ mulligan: false }),
  mirrorZones: () => ({ mirrorZones: true }),
  zonesAtCastle: () => ({ zonesAtCastle: true }),
  narrowLimits: () => ({ effects: { depth: 1, number: 2 } }),
};

const BOOKS = new WeakMap<Book, Map<string, Book>>();

/** The same book under other rules, made once for each choice of switches. */
export function switched(book: Book, switches: readonly Switch[]): Book {
  const made = BOOKS.get(book) ?? new Map<string, Book>();
  BOOKS.set(book, made);
  const word = switches.join();
  const known = made.get(word) ?? { ...book, rules: rulesWith(book.rules, switches) };
  made.set(word, known);
  return known;
}

function rulesWith(rules: SiegeRules, switches: readonly Switch[]): SiegeRules {
  let changed = rules;
  for (const name of switches) changed = { ...changed, ...CHANGES[name](changed) };
  return changed;
}
