import type { JSONPath } from 'jsonc-parser';
import { blame, isBlamedEnough, type Reading } from '../scenario/reading';
import type { LessonStep, Mistake } from './lesson';
import type { StepFile } from './schema';

/** Reads an order at its place in the file, or a sketch of one in which keys may be missing; none where it is wrong. */
export type OrderReader<Deed> = (path: JSONPath, order: { readonly type: string }, isWhole: boolean) => readonly Deed[];

/** The steps of a lesson with orders that are right by themselves; whether they can be given is found by playing them. */
export function readSteps<Deed extends object>(
  reading: Reading<{ readonly steps: readonly StepFile[] }>,
  readOrder: OrderReader<Deed>,
): LessonStep<Deed>[] {
  const checked: OrderReader<Deed> = (...asked) => (isBlamedEnough(reading) ? [] : readOrder(...asked));
  return reading.scenarioFile.steps.map((step, index) => readStep(reading, step, ['steps', index], checked));
}

function readStep<Deed extends object>(
  reading: Reading<unknown>,
  step: StepFile,
  path: JSONPath,
  readOrder: OrderReader<Deed>,
): LessonStep<Deed> {
  const { deeds, win, reply, undo = false, mistakes } = step;
  const ways = [deeds, win, step.undo === true ? true : undefined].filter((way) => way !== undefined);
  if (ways.length !== 1) blame(reading, path, 'a step waits for exactly one of "deeds", "win" and "undo": true');
  const orders = (key: 'deeds' | 'win' | 'reply', listed: typeof deeds = []): Deed[] =>
    listed.flatMap((order, index) => readOrder([...path, key, index], order, true));
  const answered = mistakes.flatMap((mistake, index) =>
    readOrder([...path, 'mistakes', index, 'order'], mistake.order, false).map((order) => ({
      ...mistake,
      order: { ...order } as Mistake['order'],
    })),
  );
  return {
    ...step,
    undo,
    deeds: orders('deeds', deeds),
    win: orders('win', win),
    mistakes: answered,
    reply: orders('reply', reply),
  };
}
