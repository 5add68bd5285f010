import type { Entry } from '../core/arithmetic/entry';
import { evaluateEntries } from '../core/arithmetic/evaluateEntries';
import { written } from './expression';
import { briefly, exactly } from './figures';
import type { Names } from './names';
import { isNeutral, namedFigure, type Scribe, signOf, termOf } from './reckoning';
import type { Speak } from './speak';

/** Whether there is anything to tell: a bare attack is its own result. */
export function isBareAttack(entries: readonly Entry[]): boolean {
  return entries.filter((entry) => !isNeutral(entry)).length < 2;
}

/**
 * All steps in one line that is true as mathematics: "(19 × 1.5 pincer − 7 defense) × 0.75 light cover = 16.125, rounded
 * down to 16".
 */
export function arithmeticSentence(entries: readonly Entry[], damage: number, speak: Speak, names: Names): string {
  const scribe = { speak, names };
  const steps = entries.filter(({ kind }) => kind !== 'roundDown' && kind !== 'least');
  const share = steps.findIndex(({ kind }) => kind === 'leastShare');
  const sum = share < 0 ? termOf(scribe, steps).text : aboutLeastShare(scribe, steps, share);
  const equation = `${sum} = ${briefly(evaluateEntries(steps), speak)}`;
  const last = entries.at(-1)?.kind;
  if (last === 'least') return speak('arithmetic.least', { equation, damage });
  return last === 'roundDown' ? speak('arithmetic.rounded', { equation, damage }) : equation;
}

/** A defence that leaves less than the least share: "20 × 1.2 left wing = 24; 24 − 19 defense < 24 × 0.25 …". */
function aboutLeastShare(scribe: Scribe, steps: readonly Entry[], index: number): string {
  const attack = steps.slice(0, index - 1);
  const [taken, share] = steps.slice(index - 1);
  if (taken === undefined || share === undefined) throw new Error('a least share needs a subtraction before it');
  const term = termOf(scribe, attack);
  const full = exactly(evaluateEntries(attack), scribe.speak);
  const netted = `${full} ${signOf(taken)} ${namedFigure(scribe, taken, Math.abs(taken.value))}`;
  const bound = `${netted} < ${full} × ${namedFigure(scribe, share, share.value / 100)}`;
  const statements = term.shape === 'number' ? [bound] : [`${term.text} = ${full}`, bound];
  const rest = steps.slice(index + 1);
  if (rest.every(isNeutral)) return statements.join('; ');
  const amount = exactly(evaluateEntries(steps.slice(0, index + 1)), scribe.speak);
  return `${statements.join('; ')} = ${amount}; ${termOf(scribe, rest, written(amount)).text}`;
}
