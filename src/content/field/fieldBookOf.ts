import { lookUp } from '../../kernel/dispatch';
import { accepted, type Result, refused } from '../../kernel/result';
import type { FieldBook } from '../../skirmish/model/book';
import { quoted } from '../json/document';
import { readJson } from '../json/readJson';
import { type ContentFile, checkDocument } from '../load/contentFile';
import { mergeChange } from '../mergeChange';
import { hint } from '../problems/explain';
import type { Problem } from '../problems/problem';
import { suggest } from '../problems/suggest';
import { type BookProblem, bookOfRules } from './book';
import { type FieldCatalog, type FieldRulesFace, rosterOf } from './catalog';
import { fieldRulesProblems, presetProblems } from './check/rules';
import { readerOf } from './kinds';

/** What a battle or a scenario changes of a rule set: merged key by key, null takes a key away. */
export type RulesChange = Readonly<Record<string, unknown>>;

/** The book of a rule set, changed or as it stands; a change is checked by the same schema as a file. */
export function fieldBookOf(
  catalog: FieldCatalog,
  rulesId: string,
  change?: RulesChange,
): Result<FieldBook, BookProblem> {
  const face = lookUp(catalog.rules, rulesId);
  if (face === undefined) {
    const known = suggest(rulesId, Object.keys(catalog.rules));
    return refused({ pointer: '', message: `there is no rule set ${quoted(rulesId)}`, ...hint(known) });
  }
  if (change === undefined) return bookOfRules(catalog, face);
  const changed = changedRules(catalog, face, change);
  return changed.ok ? bookOfRules(catalog, changed.value) : changed;
}

function changedRules(
  catalog: FieldCatalog,
  face: FieldRulesFace,
  change: RulesChange,
): Result<FieldRulesFace, BookProblem> {
  const whole = mergeChange({ ...face, mode: 'field' }, change);
  const { document, problems: unreadable } = readJson(`rules ${face.id}`, JSON.stringify(whole));
  if (document === null) return refused(problemOf(unreadable));
  const { contentFile, problems } = checkDocument(readerOf('field-rules'), document);
  if (contentFile === null) return refused(problemOf(problems));
  if (contentFile.content.id !== face.id) return refused({ pointer: '/id', message: 'id must not be changed' });
  const wrong = impossible(catalog, contentFile);
  return wrong.length > 0 ? refused(problemOf(wrong)) : accepted(contentFile.content);
}

function impossible(catalog: FieldCatalog, file: ContentFile<FieldRulesFace>): readonly Problem[] {
  const { roster: borrowed } = file.content;
  const ids = (table: object) => new Set(Object.keys(table));
  const known = {
    rules: ids(catalog.rules),
    maneuvers: ids(catalog.maneuvers),
    formations: ids(catalog.formations),
  };
  const lender = borrowed === undefined ? undefined : lookUp(catalog.rules, borrowed);
  const wrong = fieldRulesProblems(file, known, lender);
  if (wrong.length > 0) return wrong;
  const units = lookUp(catalog.units, rosterOf(file.content)) ?? {};
  return presetProblems(file, ids(units), new Map(Object.entries(units)));
}

function problemOf([first]: readonly Problem[]): BookProblem {
  if (first === undefined) throw new Error('what is refused has a problem');
  const { pointer, message, suggestion } = first;
  return { pointer, message, ...hint(suggestion) };
}
