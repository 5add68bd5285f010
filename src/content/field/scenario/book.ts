import { lookUp } from '../../../kernel/dispatch';
import { memoizePerKey, memoizePerObject } from '../../../kernel/memoize';
import type { FieldBook } from '../../../skirmish/model/book';
import { problemAtValue } from '../../json/document';
import { hint } from '../../problems/explain';
import { blameWord, type Reading } from '../../scenario/reading';
import type { FieldCatalog } from '../catalog';
import { fieldBookOf } from '../fieldBookOf';
import type { FieldScenarioFile } from './scenarioSchema';

/** Many cases are played by the same rules, and what is worked out from a book is kept with it. */
const shippedBookOf = memoizePerObject((catalog: FieldCatalog) =>
  memoizePerKey(
    (rules: string) => rules,
    (rules: string) => fieldBookOf(catalog, rules),
  ),
);

/** The book of the scenario's rule set with its changes; null when there is none. */
export function fieldScenarioBook(reading: Reading<FieldScenarioFile>, catalog: FieldCatalog): FieldBook | null {
  const { rules, change } = reading.scenarioFile;
  if (lookUp(catalog.rules, rules) === undefined) {
    blameWord(reading, ['rules'], 'rule set', rules, catalog.rules);
    return null;
  }
  const book = change === undefined ? shippedBookOf(catalog)(rules) : fieldBookOf(catalog, rules, change);
  if (book.ok) return book.value;
  const { pointer, message, suggestion } = book.refusal;
  const path = ['change', ...pointer.split('/').slice(1)];
  reading.problems.push(problemAtValue(reading.document, path, { message, ...hint(suggestion) }));
  return null;
}
