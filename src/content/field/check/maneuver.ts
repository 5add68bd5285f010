import type { ManeuverEffectName } from '../../../skirmish/model/maneuver';
import type { ContentFile } from '../../load/contentFile';
import type { Problem } from '../../problems/problem';
import type { ManeuverFace } from '../catalog';
import { MOST_SQUARES } from '../schema/limits';
import { problem } from './known';

type ManeuverFile = ContentFile<ManeuverFace>;

/** Effects that say how much. */
const WITH_VALUE: readonly ManeuverEffectName[] = ['knockback', 'defense', 'push', 'slide'];
const FORCED: readonly ManeuverEffectName[] = ['push', 'slide'];

export function maneuverProblems(file: ManeuverFile): Problem[] {
  return [...wrongSquares(file), ...endless(file), ...withoutTarget(file), ...wrongEffects(file)];
}

function wrongSquares(file: ManeuverFile): Problem[] {
  const [fewest, most] = file.content.squares;
  if (fewest <= most) return [];
  return [problem(file, ['squares', 0], `the fewest squares must be at most the most, ${most}`)];
}

/** Every order costs something that runs out, or a turn would never end. */
function endless(file: ManeuverFile): Problem[] {
  const { actions, cooldown, uses } = file.content;
  if (actions > 0 || cooldown !== undefined || uses !== undefined) return [];
  return [
    problem(file, ['actions'], 'actions must be at least 1 without cooldown and uses: it could be used without end'),
  ];
}

function withoutTarget(file: ManeuverFile): Problem[] {
  const { attack, needsTarget } = file.content;
  return attack && !needsTarget ? [problem(file, ['needsTarget'], 'needsTarget must be true: it attacks')] : [];
}

function wrongEffects(file: ManeuverFile): Problem[] {
  const { attack, effects } = file.content;
  return effects.flatMap(({ effect, value }, index) => {
    const place = ['effects', index];
    if (WITH_VALUE.includes(effect) && value === undefined) return [problem(file, place, `${effect} needs a value`)];
    if (!WITH_VALUE.includes(effect) && value !== undefined) {
      return [problem(file, [...place, 'value'], `value has no meaning for ${effect}`)];
    }
    if (FORCED.includes(effect) && !attack)
      return [problem(file, [...place, 'effect'], `${effect} needs an attack that hits`)];
    if (FORCED.includes(effect) && (value ?? 0) > MOST_SQUARES) {
      return [problem(file, [...place, 'value'], `value must be at most ${MOST_SQUARES} squares for ${effect}`)];
    }
    return [];
  });
}
