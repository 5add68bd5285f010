import { COVER_QUALITIES } from '../../../core/cover/quality';
import { unknownWord } from '../../check/references';
import type { ContentFile } from '../../load/contentFile';
import type { Problem } from '../../problems/problem';
import { type FieldRulesFace, type FieldUnitFace, rosterOf } from '../catalog';
import { type KnownIds, problem, unknownWords } from './known';
import { statProblems } from './stats';

type RulesFile = ContentFile<FieldRulesFace>;

/** What a rule set says that can't be, its squad apart. `roster` is the set whose units it borrows. */
export function fieldRulesProblems(file: RulesFile, known: KnownIds, roster: FieldRulesFace | undefined): Problem[] {
  const { maneuvers = [], formations, roster: borrowed } = file.content;
  return [
    ...(borrowed === undefined ? [] : unknownWord(file, ['roster'], 'rule set', borrowed, known.rules)),
    ...statProblems(file, roster),
    ...unknownWords(file, ['maneuvers'], 'maneuver', maneuvers, known.maneuvers),
    ...unknownWords(file, ['formations', 'ids'], 'formation', formations?.ids ?? [], known.formations),
    ...fallingCover(file),
    ...earlyOverwhelmed(file),
    ...brokenBands(file),
    ...wrongFalling(file),
    ...wrongStealth(file),
    ...wrongSizes(file),
  ];
}

/** Ruling 25: each level begins where the one below ends, so a level that begins no later would swallow it. */
function fallingCover(file: RulesFile): Problem[] {
  const { cover } = file.content;
  if (cover === undefined) return [];
  const pairs = COVER_QUALITIES.slice(1).map((level, index) => [COVER_QUALITIES[index] ?? 'none', level] as const);
  return pairs
    .filter(([lower, level]) => cover[level].obscuredFrom <= cover[lower].obscuredFrom)
    .map(([lower, level]) => {
      const message = `obscuredFrom must be more than the ${cover[lower].obscuredFrom} of ${lower}`;
      return problem(file, ['cover', level, 'obscuredFrom'], message);
    });
}

function earlyOverwhelmed(file: RulesFile): Problem[] {
  const { pressure } = file.content;
  if (pressure === undefined || pressure.overwhelmedFrom > pressure.surroundedFrom) return [];
  const message = `overwhelmedFrom must be more than the surroundedFrom of ${pressure.surroundedFrom}`;
  return [problem(file, ['pressure', 'overwhelmedFrom'], message)];
}

/** Every distance belongs to one band. The first mistake is enough: those after it follow from it. */
function brokenBands(file: RulesFile): Problem[] {
  const bands = file.content.distance.bands ?? [];
  for (const [index, { from, to }] of bands.entries()) {
    const place = ['distance', 'bands', index];
    const next = bands[index + 1];
    if (to === undefined && next !== undefined) return [problem(file, place, 'only the last band may be without "to"')];
    if (to !== undefined && to < from)
      return [problem(file, [...place, 'to'], `to must be at least the from of ${from}`)];
    if (to !== undefined && next !== undefined && next.from !== to + 1) {
      const message = `from must be ${to + 1}, where the band before ends`;
      return [problem(file, ['distance', 'bands', index + 1, 'from'], message)];
    }
  }
  return [];
}

function wrongFalling(file: RulesFile): Problem[] {
  const { falling } = file.content;
  if (falling === undefined || (falling.sides === undefined) !== (falling.fixed === undefined)) return [];
  return [problem(file, ['falling'], 'falling must have either sides or fixed')];
}

function wrongStealth(file: RulesFile): Problem[] {
  const { stealth, stances = {} } = file.content;
  if (stealth !== 'stance' || Object.values(stances).some(({ hides }) => hides === true)) return [];
  return [problem(file, ['stealth'], 'stealth by stance needs a stance that hides')];
}

function wrongSizes(file: RulesFile): Problem[] {
  const { least, most, preset } = file.content.muster;
  if (least > most) return [problem(file, ['muster', 'least'], `least must be at most the most of ${most}`)];
  if (preset.length >= least && preset.length <= most) return [];
  return [problem(file, ['muster', 'preset'], `preset must have ${least} to ${most} units`)];
}

/** `claimed` are all units of the roster, right or wrong: what a broken one costs is unknown. */
export function presetProblems(
  file: RulesFile,
  claimed: ReadonlySet<string>,
  right: ReadonlyMap<string, FieldUnitFace>,
): Problem[] {
  const { credits, preset } = file.content.muster;
  const unknown = unknownWords(file, ['muster', 'preset'], `unit of ${rosterOf(file.content)}`, preset, claimed);
  const cost = preset.reduce((sum, id) => sum + (right.get(id)?.cost ?? 0), 0);
  if (unknown.length > 0 || cost <= credits) return unknown;
  return [problem(file, ['muster', 'preset'], `preset costs ${cost}, more than the credits of ${credits}`)];
}
