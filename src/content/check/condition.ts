import type { Effect, Flag } from '../../battle/abilities/vocabulary';
import { problemAtKey, problemAtValue } from '../json/document';
import type { Problem } from '../problems/problem';
import { effectName } from '../schema/amounts';
import { ASKS_A_CARD, aimOf, CONDITIONS_OF, type ConditionName, reachesBearer, reachesOther } from './meanings';
import { hasOther, type PlacedPart, whenOf } from './placedPart';

/** A condition that can't hold, always holds or asks about nobody. */
export function conditionProblems(placed: PlacedPart): Problem[] {
  const { page: contentFile, path, part } = placed;
  const { trigger, condition, effect } = part;
  if (condition === undefined) return [];
  if (trigger === 'legality' && isUnconditional(effect)) {
    const message = `condition does nothing here: ${wordOf(effect)} holds always or never`;
    return [problemAtKey(contentFile.document, [...path, 'condition'], { message })];
  }
  const names = Object.keys(condition) as ConditionName[];
  const strange = names.flatMap((name) => {
    const message = meaningless(placed, name);
    return message === null ? [] : [problemAtKey(contentFile.document, [...path, 'condition', name], { message })];
  });
  return strange.length > 0 ? strange : [...wrongAim(placed), ...fallen(placed)];
}

/** Asked of a card in the hand, or summed up once for all boards. */
const UNCONDITIONAL_FLAGS: readonly Flag[] = ['deployAnywhere'];

function isUnconditional(effect: Effect): boolean {
  return !('flag' in effect) || UNCONDITIONAL_FLAGS.includes(effect.flag);
}

function wordOf(effect: Effect): string {
  return 'flag' in effect ? effect.flag : effectName(effect);
}

function meaningless(placed: PlacedPart, name: ConditionName): string | null {
  const { trigger, condition, effect } = placed.part;
  const asksNobody = ASKS_A_CARD.includes(name) && !hasOther(placed);
  if (!CONDITIONS_OF[trigger].includes(name) || asksNobody) return `${name} has no meaning ${whenOf(placed)}`;
  if (name === 'angle' && 'setAngle' in effect) return 'angle has no meaning with setAngle, which decides it';
  const aim = condition?.aim ?? 'card';
  return aim !== 'card' && ASKS_A_CARD.includes(name) ? `${name} has no meaning when the aim is ${aim}` : null;
}

function wrongAim({ page: contentFile, path, part: { condition, effect } }: PlacedPart): Problem[] {
  const wanted = aimOf(effect);
  if (condition?.aim === undefined || wanted === undefined || condition.aim === wanted) return [];
  const message = `aim must be ${wanted} for ${effectName(effect)}`;
  return [problemAtValue(contentFile.document, [...path, 'condition', 'aim'], { message })];
}

function fallen({ page: contentFile, path, part: { condition, effect } }: PlacedPart): Problem[] {
  const wrong = (name: ConditionName, whom: string) =>
    problemAtValue(contentFile.document, [...path, 'condition', name], {
      message: `${name} must not be false: ${effectName(effect)} would reach ${whom} that has fallen`,
    });
  return [
    ...(condition?.alive === false && reachesBearer(effect) ? [wrong('alive', 'a bearer')] : []),
    ...(condition?.otherAlive === false && reachesOther(effect) ? [wrong('otherAlive', 'a card')] : []),
  ];
}
