import type { JSONPath } from 'jsonc-parser';
import type { Result } from '../../kernel/result';
import type { Side } from '../../kernel/sides';
import { blame, type Reading } from '../scenario/reading';
import type { LessonStep } from './lesson';

/** More deeds than this are no lesson but a battle. */
const MOST_DEEDS = 8;

interface Told {
  readonly sentence: string;
}

/** A mode, as far as a lesson of it is played. */
export interface LessonRules<Deed, State> {
  readonly submit: (state: State, order: Deed) => Result<{ readonly state: State }, Told>;
  readonly whyIllegal: (state: State, order: Deed) => Told | null;
  readonly turnOf: (state: State) => Side;
  readonly endTurn: Deed;
}

/** Plays a lesson to its end by its own script, and says at its place in the file whatever can't be done. */
export function rehearse<Deed, State extends { readonly winner: Side | 'draw' | null }>(
  reading: Reading<unknown>,
  { submit, whyIllegal, turnOf, endTurn }: LessonRules<Deed, State>,
  begun: State,
  steps: readonly LessonStep<Deed>[],
): void {
  const side = turnOf(begun);
  /** The state after each order, so that one can be taken back. */
  const states: State[] = [begun];
  const now = (): State => states.at(-1) ?? begun;
  let deeds = 0;
  let isStuck = false;

  const give = (order: Deed, path: JSONPath): void => {
    const answer = submit(now(), order);
    if (answer.ok) states.push(answer.value.state);
    else stop(path, `this can’t be done here: ${answer.refusal.sentence}`);
  };
  const stop = (path: JSONPath, message: string): void => {
    blame(reading, path, message);
    isStuck = true;
  };
  const isEnemysTurn = (): boolean => !isStuck && now().winner === null && turnOf(now()) !== side;
  const letEnemyPlay = ({ reply }: LessonStep<Deed>, path: JSONPath): void => {
    if (!isEnemysTurn()) return;
    reply.forEach((order, index) => {
      if (!isStuck) give(order, [...path, 'reply', index]);
    });
    if (isEnemysTurn()) give(endTurn, [...path, 'reply']);
  };

  for (const [index, step] of steps.entries()) {
    const path = ['steps', index];
    if (now().winner !== null) stop(path, 'the battle is over before this step');
    if (isStuck) return;
    step.deeds.forEach((deed, way) => {
      const refusal = whyIllegal(now(), deed);
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
