import type { JSONPath } from 'jsonc-parser';
import type { FieldRuleSet, Stat } from '../../../skirmish/model/rules';
import { unknownWord } from '../../check/references';
import type { ContentFile } from '../../load/contentFile';
import type { Problem } from '../../problems/problem';
import type { FieldRulesFace } from '../catalog';
import { problem } from './known';

interface Place {
  readonly path: JSONPath;
  readonly stat: Stat;
}

/** The stat that moves: rules of movement read it by its name. */
const MOVEMENT = 'MOV';
const CONSTANT = 'constant';

/** Every stat that a rule set asks its units for, and where. */
function statsIn({ economy, attack, health, initiative, morale, formations }: FieldRuleSet): Place[] {
  return [
    ...(typeof economy.actions === 'string' ? [{ path: ['economy', 'actions'], stat: economy.actions }] : []),
    ...Object.entries(attack).flatMap(([key, value]: [string, unknown]) => inAttack(key, value)),
    ...healthPlaces(health),
    ...(initiative === undefined ? [] : [{ path: ['initiative'], stat: initiative }]),
    ...(morale?.stats ?? []).map((stat, index) => ({ path: ['morale', 'stats', index], stat })),
    ...(formations === undefined ? [] : [{ path: ['formations', 'leads', 'stat'], stat: formations.leads.stat }]),
  ];
}

const PLAIN_TEXT = ['kind', 'dice'];

function inAttack(key: string, value: unknown): Place[] {
  const listed = Array.isArray(value) ? value : [];
  if (typeof value === 'string' && !PLAIN_TEXT.includes(key)) return [{ path: ['attack', key], stat: value }];
  return listed.map((stat: Stat, index) => ({ path: ['attack', key, index], stat }));
}

function healthPlaces(health: FieldRuleSet['health']): Place[] {
  if (typeof health.stat === 'string') return [{ path: ['health', 'stat'], stat: health.stat }];
  const stats = Object.keys(health).filter((stat) => stat !== CONSTANT);
  return stats.map((stat) => ({ path: ['health', stat], stat }));
}

/** A stat that no unit has would be 0 for all of them. */
export function statProblems(contentFile: ContentFile<FieldRulesFace>, roster: FieldRulesFace | undefined): Problem[] {
  const { content } = contentFile;
  const known = new Set(Object.keys(content.stats));
  const asked = statsIn(content).flatMap(({ path, stat }) => unknownWord(contentFile, path, 'stat', stat, known));
  const strange = Object.keys(content.stats)
    .filter((stat) => roster !== undefined && !Object.hasOwn(roster.stats, stat))
    .map((stat) => problem(contentFile, ['stats', stat], `the units of ${roster?.id} have no ${stat}`));
  const needsMovement = content.economy.movement !== 'actions' && !known.has(MOVEMENT);
  const message = `movement ${content.economy.movement} needs the stat ${MOVEMENT}`;
  return [...asked, ...strange, ...(needsMovement ? [problem(contentFile, ['economy', 'movement'], message)] : [])];
}
