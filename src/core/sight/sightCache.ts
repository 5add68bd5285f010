import { cellNumber, isInside } from '../geometry/grid';
import type { Survey } from '../ground/survey';
import { hasLineOfSight } from './lineOfSight';
import type { SightRules } from './sightRules';

const UNKNOWN = 0;
const CLEAR = 1;
const BLOCKED = 2;

/**
 * Answers belong to the very survey and rules that they were asked of. A survey is frozen and a changed board has a new one,
 * so an answer can't be stale; the memory goes when the survey goes.
 */
const answersBySurvey = new WeakMap<Survey, WeakMap<SightRules, Uint8Array>>();

/** `hasLineOfSight`, asked once for each pair of cells. */
export function hasCachedLineOfSight(
  survey: Survey,
  rules: SightRules,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): boolean {
  if (!isInside(survey, fromX, fromY) || !isInside(survey, toX, toY)) throw new RangeError('no such cell on the board');
  const answers = answersOf(survey, rules);
  const from = cellNumber(survey, fromX, fromY);
  const to = cellNumber(survey, toX, toY);
  const cells = survey.cells.length;
  if (answers[from * cells + to] === UNKNOWN) {
    const answer = hasLineOfSight(survey, rules, fromX, fromY, toX, toY) ? CLEAR : BLOCKED;
    answers[from * cells + to] = answer;
    answers[to * cells + from] = answer;
  }
  return answers[from * cells + to] === CLEAR;
}

function answersOf(survey: Survey, rules: SightRules): Uint8Array {
  let byRules = answersBySurvey.get(survey);
  if (!byRules) {
    byRules = new WeakMap();
    answersBySurvey.set(survey, byRules);
  }
  let answers = byRules.get(rules);
  if (!answers) {
    const frozen = [rules, survey, survey.cells].every(Object.isFrozen);
    if (!frozen) throw new Error('only answers about what is frozen can be kept');
    answers = new Uint8Array(survey.cells.length ** 2);
    byRules.set(rules, answers);
  }
  return answers;
}
