import { type Ids, unknownWord } from '../../check/references';
import { problemAtKey, quoted } from '../../json/document';
import type { ContentFile } from '../../load/contentFile';
import { hint } from '../../problems/explain';
import type { Problem } from '../../problems/problem';
import { suggest } from '../../problems/suggest';
import type { FieldRulesFace, FieldUnitFace } from '../catalog';
import { MOST_ACTIONS } from '../schema/limits';
import { folderProblems } from './folders';
import { type KnownIds, problem, unknownWords } from './known';

type UnitFile = ContentFile<FieldUnitFace>;

/** `rules` is the right rule set of the roster, `weapons` all that lie in its folder. */
export function unitProblems(
  file: UnitFile,
  kept: readonly UnitFile[],
  known: KnownIds,
  weapons: Ids,
  rules: FieldRulesFace | undefined,
): Problem[] {
  const misplaced = folderProblems(file, 'unit', known.rules);
  if (misplaced.length > 0) return misplaced;
  const { content } = file;
  const armed = [content.weapon, content.sidearm].map((id, index) => [index === 0 ? 'weapon' : 'sidearm', id] as const);
  return [
    ...armed.flatMap(([key, id]) =>
      id === undefined ? [] : unknownWord(file, [key], `weapon of ${content.rules}`, id, weapons),
    ),
    ...unknownWords(file, ['maneuvers'], 'maneuver', content.maneuvers ?? [], known.maneuvers),
    ...takenGlyph(file, kept),
    ...doubleAbilities(file),
    ...(rules === undefined ? [] : wrongStats(file, rules)),
  ];
}

function takenGlyph(file: UnitFile, kept: readonly UnitFile[]): Problem[] {
  const { glyph } = file.content;
  const first = kept.find(({ content }) => content.glyph === glyph);
  if (first === undefined) return [];
  return [problem(file, ['glyph'], `the glyph ${quoted(glyph)} is already taken by ${first.document.file}`)];
}

function doubleAbilities(file: UnitFile): Problem[] {
  const kinds = file.content.abilities.map(({ kind }) => kind);
  return kinds.flatMap((kind, index) =>
    kinds.indexOf(kind) === index ? [] : [problem(file, ['abilities', index], `the ability ${kind} is written twice`)],
  );
}

function wrongStats(file: UnitFile, rules: FieldRulesFace): Problem[] {
  const { stats } = file.content;
  const wanted = Object.keys(rules.stats);
  const strange = Object.keys(stats).filter((stat) => !wanted.includes(stat));
  const named = strange.map((stat) => {
    const wrong = { message: `there is no stat ${quoted(stat)} in ${rules.id}`, ...hint(suggest(stat, wanted)) };
    return problemAtKey(file.document, ['stats', stat], wrong);
  });
  const missing = wanted.filter((stat) => !Object.hasOwn(stats, stat));
  if (named.length > 0) return named;
  if (missing.length > 0) return [problem(file, ['stats'], `stats lack ${missing.join(', ')}`)];
  return [...wrongActions(file, rules), ...wrongHealth(file, rules)];
}

/** A turn of a unit with hundreds of actions would never end. */
function wrongActions(file: UnitFile, { economy }: FieldRulesFace): Problem[] {
  if (typeof economy.actions !== 'string') return [];
  const actions = file.content.stats[economy.actions] ?? 0;
  if (actions >= 1 && actions <= MOST_ACTIONS) return [];
  const message = `${economy.actions} must be a whole number from 1 to ${MOST_ACTIONS}: it is the number of actions`;
  return [problem(file, ['stats', economy.actions], message)];
}

function wrongHealth(file: UnitFile, { health }: FieldRulesFace): Problem[] {
  const { stats } = file.content;
  if (typeof health.stat === 'string') {
    const points = stats[health.stat] ?? 0;
    return points >= 1
      ? []
      : [problem(file, ['stats', health.stat], `${health.stat} must be at least 1: it is the health`)];
  }
  const shares: readonly (readonly [string, unknown])[] = Object.entries(health);
  const hundredths = shares.reduce((sum, [stat, share]) => sum + Number(share) * (stats[stat] ?? 1), 0);
  return hundredths >= 50 ? [] : [problem(file, ['stats'], 'stats must give a health of at least 1')];
}
