import type { JSONPath } from 'jsonc-parser';
import type { FormationPlace, RoleBonus } from '../../core/formations/formation';
import type { FormationFace } from '../catalog';
import { problemAtValue, quoted } from '../json/document';
import type { ContentFile } from '../load/contentFile';
import type { Problem } from '../problems/problem';

const LARGEST_PERCENT = 500;

/** A formation that contradicts itself would never stand, or give bonuses to nobody. */
export function formationProblems(contentFile: ContentFile<FormationFace>): Problem[] {
  return [
    ...sharedPlaces(contentFile),
    ...wrongSizes(contentFile),
    ...missingRoles(contentFile),
    ...wrongPercents(contentFile),
  ];
}

function sharedPlaces({ document, content: { slots, clear = [] } }: ContentFile<FormationFace>): Problem[] {
  const places: readonly (readonly [list: string, index: number, place: FormationPlace])[] = [
    ...slots.map((place, index) => ['slots', index, place] as const),
    ...clear.map((place, index) => ['clear', index, place] as const),
  ];
  const owners = new Map<string, string>();
  return places.flatMap(([list, index, { across, depth }]) => {
    const owner = owners.get(`${across},${depth}`);
    if (owner === undefined) owners.set(`${across},${depth}`, `entry ${index + 1} of ${list}`);
    const message = `this place is already taken by ${owner}`;
    return owner === undefined ? [] : [problemAtValue(document, [list, index], { message })];
  });
}

function wrongSizes({ document, content: { slots, minimum, maximum } }: ContentFile<FormationFace>): Problem[] {
  const wrong = (key: string, relation: string) =>
    problemAtValue(document, [key], { message: `${key} must be ${relation} the number of slots, ${slots.length}` });
  return [
    ...(minimum > slots.length ? [wrong('minimum', 'at most')] : []),
    ...(maximum < slots.length ? [wrong('maximum', 'at least')] : []),
  ];
}

function missingRoles({ document, content: { slots, needsLeader, bonuses } }: ContentFile<FormationFace>): Problem[] {
  const roles = new Set(slots.map(({ role }) => role));
  const asked = bonuses.flatMap(({ appliesTo }, bonus) =>
    appliesTo.map((role, index) => ({ role, path: ['bonuses', bonus, 'appliesTo', index] })),
  );
  const missing = asked.filter(({ role }) => !roles.has(role));
  const lacksLeader = needsLeader && !roles.has('leader');
  // A leader that is missing altogether is one mistake, however many bonuses wait for it.
  const named = lacksLeader
    ? [{ role: 'leader', path: ['needsLeader'] }, ...missing.filter(({ role }) => role !== 'leader')]
    : missing;
  return named.map(({ role, path }) =>
    problemAtValue(document, path, { message: `no slot has the role ${quoted(role)}` }),
  );
}

function wrongPercents({ document, content: { slots, bonuses } }: ContentFile<FormationFace>): Problem[] {
  const inSlots = slots.flatMap((slot, index) => listed(['slots', index, 'bonuses'], slot.bonuses ?? []));
  const message = `value must be a percentage from 0 to ${LARGEST_PERCENT} for attackPercent`;
  return [...listed(['bonuses'], bonuses), ...inSlots]
    .filter(({ bonus: { kind, value } }) => kind === 'attackPercent' && (value < 0 || value > LARGEST_PERCENT))
    .map(({ path }) => problemAtValue(document, [...path, 'value'], { message }));
}

function listed(path: JSONPath, bonuses: readonly RoleBonus[]): { bonus: RoleBonus; path: JSONPath }[] {
  return bonuses.map((bonus, index) => ({ bonus, path: [...path, index] }));
}
