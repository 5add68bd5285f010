import { EFFECTS_OF, ON_PLAY } from '../../battle/abilities/vocabulary';
import type { AbilityFace } from '../catalog';
import { problemAtKey, problemAtValue } from '../json/document';
import type { ContentFile } from '../load/contentFile';
import type { Problem } from '../problems/problem';
import { effectName, outsideLimits, valuePlace } from '../schema/amounts';
import { audienceProblems } from './audience';
import { conditionProblems } from './condition';
import { grantProblems, type KnownAbilities } from './grant';
import { groundProblems } from './groundChange';
import type { KnownTerrain } from './knownTerrain';
import type { PlacedPart } from './placedPart';
import type { Ids } from './references';

/** An ability that could never do what it says would be a riddle on every card that has it. */
export function abilityProblems(
  contentFile: ContentFile<AbilityFace>,
  terrain: KnownTerrain,
  abilities: Ids,
): Problem[] {
  const parts = contentFile.content.parts.map(
    (part, index): PlacedPart => ({ page: contentFile, path: ['parts', index], part, target: null }),
  );
  // While abilities are being read nobody knows which of them are right: numbers of grants are the stratagems' to check.
  const known = { claimed: abilities, right: new Map() };
  return [
    ...parts.flatMap((placed) => [...partProblems(placed, terrain, known), ...unnamedSlide(placed)]),
    ...valueProblems(contentFile, parts),
  ];
}

/** What can be wrong with a part of an ability or of a stratagem. */
export function partProblems(placed: PlacedPart, terrain: KnownTerrain, abilities: KnownAbilities): Problem[] {
  const strange = strangeEffect(placed);
  // What the effect would need in addition is no second mistake.
  if (strange.length > 0) return strange;
  return [
    ...conditionProblems(placed),
    ...audienceProblems(placed),
    ...groundProblems(placed, terrain),
    ...grantProblems(placed, abilities),
  ];
}

function strangeEffect({ page: contentFile, path, part: { trigger, effect } }: PlacedPart): Problem[] {
  const name = effectName(effect);
  if (EFFECTS_OF[trigger].includes(name)) return [];
  const where = trigger === ON_PLAY ? 'in a stratagem' : `with the trigger ${trigger}`;
  const message = `${name} does nothing ${where}, which can have ${EFFECTS_OF[trigger].join(', ')}`;
  return [problemAtKey(contentFile.document, [...path, 'effect', name], { message })];
}

function unnamedSlide({ page: contentFile, path, part: { trigger, effect } }: PlacedPart): Problem[] {
  if (!('move' in effect) || effect.move.kind !== 'slide' || trigger === 'afterAttack') return [];
  const message = 'slide needs the trigger afterAttack: only the order of an attack names a cell';
  return [problemAtValue(contentFile.document, [...path, 'effect', 'move', 'kind'], { message })];
}

function valueProblems({ document, content }: ContentFile<AbilityFace>, parts: readonly PlacedPart[]): Problem[] {
  const { value, numbered } = content;
  const places = parts.flatMap(({ path, part: { effect } }) => {
    const place = valuePlace(effect);
    return place === null ? [] : [[...path, 'effect', ...place.path]];
  });
  if (value === undefined) {
    const unset = '"value" stands for no number: the ability has no value';
    const orphans = places.map((path) => problemAtValue(document, path, { message: unset }));
    const unprinted = { message: 'numbered does nothing without value' };
    return orphans.length === 0 && numbered ? [problemAtValue(document, ['numbered'], unprinted)] : orphans;
  }
  const message =
    places.length === 0 ? 'value does nothing: no part says "value"' : outsideLimits(content.parts, value);
  return message === null ? [] : [problemAtValue(document, ['value'], { message })];
}
