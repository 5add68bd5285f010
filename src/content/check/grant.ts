import type { AbilityFace } from '../catalog';
import { problemAtValue, quoted } from '../json/document';
import type { Problem } from '../problems/problem';
import { outsideLimits } from '../schema/amounts';
import type { PlacedPart } from './placedPart';
import { type Ids, unknownWord } from './references';

/** The abilities that files claim to be, and those that are right. */
export interface KnownAbilities {
  readonly claimed: Ids;
  readonly right: ReadonlyMap<string, AbilityFace>;
}

/** A keyword that nobody knows, or a number where it has none. */
export function grantProblems(
  { page, path, part: { effect } }: PlacedPart,
  { claimed, right }: KnownAbilities,
): Problem[] {
  if (!('grant' in effect)) return [];
  const { ability: id, value } = effect.grant;
  const place = [...path, 'effect', 'grant'];
  const ability = right.get(id);
  const unknown = unknownWord(page, [...place, 'ability'], 'ability', id, claimed);
  if (typeof value !== 'number' || ability === undefined) return unknown;
  const message =
    ability.value === undefined ? `the ability ${quoted(id)} has no number` : outsideLimits(ability.parts, value);
  return message === null ? unknown : [...unknown, problemAtValue(page.document, [...place, 'value'], { message })];
}
