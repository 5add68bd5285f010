import { type BattleEngine, createBattleEngine } from '../../battle/BattleEngine';
import { type AdviceAnswer, type AdviceQuestion, type AdviceRequest, adviceSteps } from '../advice/adviceRequest';
import type { RunWhenIdle } from './aiWorker';
import { internObservation } from './internObservation';
import type { AnsweringWorker } from './workerClient';

export type AdviceWorkerApi = AnsweringWorker<AdviceRequest, Promise<AdviceAnswer | null>>;

/** Answers questions step by step, and gives one up as soon as a newer one of its kind has come: then its answer is null. */
export function createAdviceWorker(whenIdle: RunWhenIdle): AdviceWorkerApi {
  const newest = new Map<AdviceQuestion['type'], AdviceQuestion>();
  let engine: BattleEngine | null = null;
  return {
    async answer({ book, question }) {
      if (book !== null) engine = createBattleEngine(JSON.parse(book));
      if (engine === null) throw new Error('a question came before its book');
      newest.set(question.type, question);
      const steps = adviceSteps(engine, { ...question, seen: internObservation(engine.book, question.seen) });
      for (;;) {
        // The messages that came meanwhile are read first.
        await new Promise<void>(whenIdle);
        if (newest.get(question.type) !== question) return null;
        const step = steps.next();
        if (step.done === true) return step.value;
      }
    },
  };
}
