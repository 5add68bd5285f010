import type { AbilityUse } from '../../battle/abilities/vocabulary';
import type { AbilityFace } from '../catalog';
import { problemAtValue, quoted } from '../json/document';
import type { ContentFile } from '../load/contentFile';
import type { Problem } from '../problems/problem';
import { outsideLimits } from '../schema/amounts';
import { type Ids, unknownWord } from './references';

type WithAbilities = ContentFile<{ readonly abilities: readonly AbilityUse[] }>;

/** A card may have an ability whose file is broken, but none that nobody knows. */
export function cardAbilityProblems(
  contentFile: WithAbilities,
  claimed: Ids,
  abilities: ReadonlyMap<string, AbilityFace>,
): Problem[] {
  return contentFile.content.abilities.flatMap((use, index) => [
    ...unknownWord(contentFile, ['abilities', index, 'id'], 'ability', use.id, claimed),
    ...namedTwice(contentFile, use, index),
    ...wrongValue(contentFile, use, index, abilities.get(use.id)),
  ]);
}

function namedTwice({ document, content }: WithAbilities, { id }: AbilityUse, index: number): Problem[] {
  const first = content.abilities.findIndex((use) => use.id === id);
  if (first === index) return [];
  const message = `this ability already stands in entry ${first + 1} of abilities`;
  return [problemAtValue(document, ['abilities', index, 'id'], { message })];
}

function wrongValue(
  { document }: WithAbilities,
  { id, value }: AbilityUse,
  index: number,
  ability: AbilityFace | undefined,
): Problem[] {
  if (value === undefined || ability === undefined) return [];
  const message =
    ability.value === undefined ? `the ability ${quoted(id)} has no number` : outsideLimits(ability.parts, value);
  return message === null ? [] : [problemAtValue(document, ['abilities', index, 'value'], { message })];
}
