import { type Objection, objectionTo, stepOf } from '../../content/lessons/course';
import type { SiegeLesson } from '../../content/lessons/lesson';
import { refused } from '../../kernel/result';
import type { Referee } from '../../match/referee';
import type { BattleTypes } from '../battle/battleRules';
import type { LessonState } from './lessonSlice';

type BattleReferee = Referee<BattleTypes['state'], BattleTypes['order'], BattleTypes['event'], BattleTypes['refusal']>;

/** The rules, and before them the lesson: what it doesn't wait for is turned away, unless the rules have more to say. */
export function lessonReferee(rules: BattleReferee, { lesson, side, course }: LessonState): BattleReferee {
  return {
    submit: (state, order) => {
      if (state.turn !== side) return rules.submit(state, order);
      const objection = objectionIn(lesson, course, order);
      if (objection === null) return rules.submit(state, order);
      const answer = objection === 'otherwise' ? rules.submit(state, order) : null;
      if (answer !== null && !(answer instanceof Promise) && !answer.ok) return answer;
      return refused({ code: 'not-in-lesson', sentence: 'The lesson waits for something else.', objection });
    },
  };
}

function objectionIn(
  lesson: SiegeLesson,
  course: LessonState['course'],
  order: BattleTypes['order'],
): Objection | null {
  const step = stepOf(lesson, course);
  return step === null ? 'otherwise' : objectionTo(step, order);
}
