import { type Objection, objectionTo, stepOf } from '../../content/lessons/course';
import type { LessonRefusal } from '../../content/lessons/lessonRefusal';
import { refused } from '../../kernel/result';
import type { Side } from '../../kernel/sides';
import type { Referee } from '../../match/referee';
import type { LessonState } from './lessonState';

/** The rules, and before them the lesson: what it doesn't wait for is turned away, unless the rules have more to say. */
export function lessonReferee<State, Order extends object, Event, Refusal>(
  rules: Referee<State, Order, Event, Refusal>,
  { lesson, side, course }: LessonState,
  turnOf: (state: State) => Side,
): Referee<State, Order, Event, Refusal | LessonRefusal> {
  return {
    submit: (state, order) => {
      if (turnOf(state) !== side) return rules.submit(state, order);
      const objection = objectionIn(lesson, course, order);
      if (objection === null) return rules.submit(state, order);
      const answer = objection === 'otherwise' ? rules.submit(state, order) : null;
      if (answer !== null && !(answer instanceof Promise) && !answer.ok) return answer;
      return refused({ code: 'not-in-lesson', sentence: 'The lesson waits for something else.', objection });
    },
  };
}

function objectionIn(lesson: LessonState['lesson'], course: LessonState['course'], order: object): Objection | null {
  const step = stepOf(lesson, course);
  return step === null ? 'otherwise' : objectionTo(step, order);
}
