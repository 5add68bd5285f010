import type { JSONPath } from 'jsonc-parser';
import { createBattleEngine } from '../../battle/BattleEngine';
import type { Book } from '../../battle/model/book';
import type { Order } from '../../battle/model/orders';
import type { BattleState } from '../../battle/model/state';
import { blame, type Reading } from '../scenario/reading';
import type { LessonStep, SiegeLesson } from './lesson';

/** More deeds than this are no lesson but a battle. */
const MOST_DEEDS = 8;

/** Plays a lesson to its end by its own script, and says at its place in the file whatever can't be done. */
export function rehearse(reading: Reading<unknown>, book: Book, { place, steps }: SiegeLesson): void {
  const engine = createBattleEngine(book);
  const side = place.state.turn;
  /** The state after each order, so that one can be taken back. */
  const states: BattleState[] = [place.state];
  const now = (): BattleState => states.at(-1) ?? place.state;
  let deeds = 0;
  let isStuck = false;

  const give = (order: Order, path: JSONPath): void => {
    const answer = engine.submit(now(), order);
    if (answer.ok) states.push(answer.value.state);
    else stop(path, `this can’t be done here: ${answer.refusal.sentence}`);
  };
  const stop = (path: JSONPath, message: string): void => {
    blame(reading, path, message);
    isStuck = true;
  };
  const letEnemyPlay = ({ reply }: LessonStep<Order>, path: JSONPath): void => {
    if (isStuck || now().winner !== null || now().turn === side) return;
    reply.forEach((order, index) => {
      if (!isStuck) give(order, [...path, 'reply', index]);
    });
    if (!isStuck && now().winner === null && now().turn !== side) give({ type: 'endTurn' }, [...path, 'reply']);
  };

  for (const [index, step] of steps.entries()) {
    const path = ['steps', index];
    if (now().winner !== null) stop(path, 'the battle is over before this step');
    if (isStuck) return;
    step.deeds.forEach((deed, way) => {
      const refusal = engine.whyIllegal(now(), deed);
      if (refusal !== null) stop([...path, 'deeds', way], `this can’t be done here: ${refusal.sentence}`);
    });
    if (isStuck) return;
    if (step.undo) {
      if (states.length < 2) stop(path, 'there is no order yet that could be taken back');
      else states.pop();
      deeds++;
    }
    const script = step.win.length > 0 ? step.win : step.deeds.slice(0, 1);
    script.forEach((order, place) => {
      if (isStuck) return;
      give(order, [...path, step.win.length > 0 ? 'win' : 'deeds', place]);
      deeds++;
      letEnemyPlay(step, path);
    });
    if (!isStuck && step.win.length > 0 && now().winner !== side) stop([...path, 'win'], 'these orders don’t win');
  }
  if (deeds > MOST_DEEDS) blame(reading, ['steps'], `a lesson has at most ${MOST_DEEDS} deeds, and this one ${deeds}`);
}
