import type { JSONPath } from 'jsonc-parser';
import type { Audience, Trigger } from '../../battle/abilities/vocabulary';
import { problemAtKey, problemAtValue } from '../json/document';
import type { Problem } from '../problems/problem';
import { effectName } from '../schema/amounts';
import { audienceIn, HAS_OTHER } from './meanings';
import type { PlacedPart } from './placedPart';

export function noOther(trigger: Trigger): string {
  return `there is no other card with the trigger ${trigger}`;
}

/** An audience to which nobody can ever belong, or words in it that change nothing. */
export function audienceProblems(placed: PlacedPart): Problem[] {
  const { page: contentFile, path, part } = placed;
  const audience = audienceIn(part.effect);
  if (audience === undefined) return [];
  const place = [...path, 'effect', effectName(part.effect), 'to'];
  const who = wrongWho(placed, audience);
  if (who !== null) return [problemAtValue(contentFile.document, [...place, 'who'], { message: who })];
  const narrowing = audience.who === 'self' || audience.who === 'other' ? alone : together;
  return narrowing(placed, audience, place);
}

function wrongWho({ part: { trigger, effect } }: PlacedPart, { who }: Audience): string | null {
  if (who === 'other' && !HAS_OTHER[trigger]) return noOther(trigger);
  if (who === 'self' && trigger === 'onFall') return 'who must not be self with the trigger onFall: it has fallen';
  // Of an enemy the flag is cleared before it could use it.
  if ('ready' in effect && (who === 'enemies' || who === 'other')) return 'who must be self or allies for ready';
  const isOneBlow = trigger === 'beforeDamage' || trigger === 'beforeDamaged';
  return isOneBlow && who !== 'self' ? `who must be self with the trigger ${trigger}: it concerns one blow` : null;
}

const NARROWINGS = ['area', 'around', 'only', 'pick'] as const;

/** One card needs no choosing. */
function alone({ page: contentFile }: PlacedPart, audience: Audience, place: JSONPath): Problem[] {
  return NARROWINGS.filter((key) => audience[key] !== undefined).map((key) =>
    problemAtKey(contentFile.document, [...place, key], {
      message: `${key} has no meaning when who is ${audience.who}`,
    }),
  );
}

function together(
  { page: contentFile, part: { trigger } }: PlacedPart,
  audience: Audience,
  place: JSONPath,
): Problem[] {
  const { area = 'board', around, pick } = audience;
  const wrong = (key: string, message: string) => problemAtKey(contentFile.document, [...place, key], { message });
  const problems: Problem[] = [];
  if (around !== undefined && area === 'board') problems.push(wrong('around', 'around has no meaning without an area'));
  else if (around === 'other' && !HAS_OTHER[trigger]) problems.push(wrong('around', noOther(trigger)));
  // A standing effect is asked of one card at a time.
  if (pick !== undefined && trigger === 'passive') {
    problems.push(wrong('pick', 'pick has no meaning with the trigger passive'));
  }
  return problems;
}
