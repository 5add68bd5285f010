import type { AttackKind } from '../../../skirmish/model/rules';
import type { Ids } from '../../check/references';
import { unknownWord } from '../../check/references';
import type { ContentFile } from '../../load/contentFile';
import type { Problem } from '../../problems/problem';
import type { FieldRulesFace, WeaponFace } from '../catalog';
import { folderProblems } from './folders';
import { problem } from './known';

type WeaponFile = ContentFile<WeaponFace>;

/** What a weapon must say for a kind of attack. */
const NEEDED: Readonly<Record<AttackKind, readonly (keyof WeaponFace)[]>> = {
  fixed: [],
  check: ['bonus'],
  average: ['stat', 'base'],
  total: ['attack'],
};

const MELEE = ['melee', 'reach'];

export function weaponProblems(file: WeaponFile, known: Ids, rules: FieldRulesFace | undefined): Problem[] {
  const misplaced = folderProblems(file, 'weapon', known);
  if (misplaced.length > 0) return misplaced;
  return [...wrongDistances(file), ...(rules === undefined ? [] : wrongFigures(file, rules))];
}

function wrongDistances(file: WeaponFile): Problem[] {
  const { type, length, minimum = 1, optimal, maximum } = file.content;
  if (length !== undefined && !MELEE.includes(type)) {
    return [problem(file, ['length'], `length is for melee and reach, not for ${type}`)];
  }
  if (length !== undefined && maximum !== undefined) {
    return [problem(file, ['maximum'], 'maximum does nothing beside length')];
  }
  const farthest = length ?? maximum;
  if (farthest === undefined) return [];
  const most = length === undefined ? 'maximum' : 'length';
  if (minimum > farthest) return [problem(file, ['minimum'], `minimum must be at most the ${most} of ${farthest}`)];
  if (optimal === undefined || optimal <= farthest) return [];
  return [problem(file, ['optimal'], `optimal must be at most the ${most} of ${farthest}`)];
}

function wrongFigures(file: WeaponFile, { attack, stats }: FieldRulesFace): Problem[] {
  const { content } = file;
  const missing = NEEDED[attack.kind].filter((key) => content[key] === undefined);
  const strikesNot = attack.kind === 'total' && content.damageDice === undefined && content.damage === undefined;
  const message = 'damageDice or damage is missing: the attack total needs it';
  return [
    ...missing.map((key) => problem(file, [key], `${key} is missing: the attack ${attack.kind} needs it`)),
    ...(strikesNot ? [problem(file, ['damageDice'], message)] : []),
    ...(content.stat === undefined
      ? []
      : unknownWord(file, ['stat'], 'stat', content.stat, new Set(Object.keys(stats)))),
  ];
}
