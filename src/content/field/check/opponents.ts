import { IN_EVERY_SET } from '../../../skirmish/model/strategy';
import type { Ids } from '../../check/references';
import { problemAtKey, quoted } from '../../json/document';
import type { ContentFile } from '../../load/contentFile';
import { hint } from '../../problems/explain';
import type { Problem } from '../../problems/problem';
import { suggest } from '../../problems/suggest';
import type { FieldLevelFace, GeneratorFace, StrategyFace } from '../catalog';
import { type KnownIds, problem, unknownWords } from './known';

export function strategyProblems(file: ContentFile<StrategyFace>, { maneuvers }: KnownIds): Problem[] {
  return unknownWords(file, ['preferredManeuvers'], 'maneuver', file.content.preferredManeuvers, maneuvers);
}

export function levelProblems(file: ContentFile<FieldLevelFace>, { rules }: KnownIds): Problem[] {
  return unknownSets(file, 'ignores', Object.keys(file.content.ignores), new Set([IN_EVERY_SET, ...rules]));
}

/** Of a table by rule set, the keys that are none. */
export function unknownSets(
  { document }: ContentFile<unknown>,
  key: string,
  sets: readonly string[],
  known: Ids,
): Problem[] {
  return sets
    .filter((set) => !known.has(set))
    .map((set) => {
      const wrong = { message: `there is no rule set ${quoted(set)}`, ...hint(suggest(set, [...known])) };
      return problemAtKey(document, [key, set], wrong);
    });
}

const GENERATOR_FILE = 'cards/generator/field.json';

export function generatorProblems(file: ContentFile<GeneratorFace>): Problem[] {
  if (file.document.file === GENERATOR_FILE) return [];
  return [problem(file, [], `there is one generator, ${GENERATOR_FILE}`)];
}
