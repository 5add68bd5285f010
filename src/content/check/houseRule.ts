import type { JSONPath } from 'jsonc-parser';
import type { SiegeRules } from '../../battle/model/rules';
import type { HouseRule } from '../catalog';
import { problemAtValue } from '../json/document';
import type { ContentFile } from '../load/contentFile';
import { mergeChange } from '../mergeChange';
import { inWhole, partOf } from '../problems/part';
import type { Problem } from '../problems/problem';
import { type Ids, rulesReferences } from './references';
import { rulesProblems } from './rules';

const CHANGE: JSONPath = ['change'];

/** What can't be in the rules that a house rule makes; nothing is asked while the file of the rules is broken. */
export function houseRuleProblems(
  { document, content: { change } }: ContentFile<HouseRule>,
  rules: SiegeRules | null,
  formations: Ids,
): Problem[] {
  if (rules === null) return [];
  const content = mergeChange(rules, change) as SiegeRules;
  const changed = { document: partOf(document, CHANGE, content), content };
  // What the rules themselves name is said of their own file.
  const named = change.formations === undefined ? [] : rulesReferences(changed, formations, new Set(content.terrain));
  return inWhole(CHANGE, [...rulesProblems(changed), ...named]);
}

/** A rule that is as the rules are anyway can be chosen and does nothing. */
export function houseRuleWarnings(
  { document, content: { change } }: ContentFile<HouseRule>,
  rules: SiegeRules,
): Problem[] {
  if (JSON.stringify(mergeChange(rules, change)) !== JSON.stringify(rules)) return [];
  return [problemAtValue(document, CHANGE, { message: 'changes nothing of cards/rules/siege.json' })];
}
