import type { JSONPath } from 'jsonc-parser';
import { type Audience, ON_PLAY } from '../../battle/abilities/vocabulary';
import { problemAtKey, problemAtValue } from '../json/document';
import type { Problem } from '../problems/problem';
import { effectName } from '../schema/amounts';
import { audienceIn } from './meanings';
import { hasOther, type PlacedPart, whenOf } from './placedPart';

export function noOther(placed: PlacedPart): string {
  return `there is no other card ${whenOf(placed)}`;
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

function wrongWho(placed: PlacedPart, { who }: Audience): string | null {
  const { part, target } = placed;
  const { trigger, effect } = part;
  if (who === 'other' && !hasOther(placed)) return noOther(placed);
  if (who === 'self' && trigger === ON_PLAY) return 'who must not be self in a stratagem: its voice is no card';
  if (who === 'self' && trigger === 'onFall') return 'who must not be self with the trigger onFall: it has fallen';
  // Of an enemy the flag is cleared before it could use it.
  if ('ready' in effect && who === 'other' && target?.of === 'own') return null;
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

function together(placed: PlacedPart, audience: Audience, place: JSONPath): Problem[] {
  const { page: contentFile, part } = placed;
  const { trigger } = part;
  const { area = 'board', around, pick } = audience;
  const wrong = (key: string, message: string) => problemAtKey(contentFile.document, [...place, key], { message });
  const problems: Problem[] = [];
  if (around !== undefined && area === 'board') problems.push(wrong('around', 'around has no meaning without an area'));
  else if (around === 'other' && !hasOther(placed)) problems.push(wrong('around', noOther(placed)));
  // A standing effect is asked of one card at a time.
  if (pick !== undefined && trigger === 'passive') {
    problems.push(wrong('pick', 'pick has no meaning with the trigger passive'));
  }
  return problems;
}
