import type { FieldSetup } from './fieldSetup';

/** What a link may say; what it leaves out is as the rule set and the first battle have it. */
export const FIELD_LINK_PARTS = [
  'rules',
  'battlefield',
  'left',
  'right',
  'squad',
  'enemy',
  'seed',
  'fog',
  'victory',
] as const;
export type FieldLinkPart = (typeof FIELD_LINK_PARTS)[number];

const PREFIX = '#/field?';

/** "#/field?rules=2d6&battlefield=the-commons&left=human&right=soldier-wall&squad=…&enemy=…&seed=7&fog=off&victory=last". */
export function fieldLink({ rules, battlefield, seats, squads, seed, fog, victory }: FieldSetup): string {
  const parts: Readonly<Record<FieldLinkPart, string>> = {
    rules,
    battlefield,
    left: seats.left,
    right: seats.right,
    squad: squads.left.join(','),
    enemy: squads.right.join(','),
    seed: String(seed),
    fog: fog ? 'on' : 'off',
    victory,
  };
  return `${PREFIX}${FIELD_LINK_PARTS.map((part) => `${part}=${parts[part]}`).join('&')}`;
}
