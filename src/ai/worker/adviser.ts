import type { AdviceAnswer, AdviceAnswers, AdviceQuestion, AdviceRequest } from '../advice/adviceRequest';
import { openAiWorker } from './aiClient';
import { createWorkerClient, type OpenWorker } from './workerClient';

/**
 * Answers what a person may ask: the chance of winning, a hint, why. It has a worker of its own, so an opponent never waits for it.
 * Null means that a newer question of the same kind came meanwhile.
 */
export interface Adviser {
  ask<Type extends AdviceQuestion['type']>(
    book: AdviceRequest['book'],
    question: Extract<AdviceQuestion, { readonly type: Type }>,
  ): Promise<AdviceAnswers[Type] | null>;
}

const ANSWER_TIMEOUT_MILLISECONDS = 20_000;

export function createAdviser(openWorker: OpenWorker = openAiWorker, timeout = ANSWER_TIMEOUT_MILLISECONDS): Adviser {
  const ask = createWorkerClient<AdviceRequest, AdviceAnswer | null>(openWorker, timeout);
  return {
    ask: async <Type extends AdviceQuestion['type']>(book: AdviceRequest['book'], question: AdviceQuestion) =>
      (await ask({ book, question })) as AdviceAnswers[Type] | null,
  };
}
