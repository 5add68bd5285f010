import type { Plan } from '../players/player';
import type { AiRequest } from './aiRequest';
import type { AiWorkerApi } from './aiWorker';
import { type Ask, createWorkerClient, type OpenWorker } from './workerClient';

/** Asks the AI worker for plans, so that the page never freezes. */
export interface AiClient {
  requestPlan: Ask<AiRequest, Plan>;
}

/** A worker that makes plans and gives advice; opponents and adviser have one each. */
export function openAiWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'ninekeep-ai' });
}

const ANSWER_TIMEOUT_MILLISECONDS = 10_000;

export function createAiClient(openWorker: OpenWorker = openAiWorker, timeout = ANSWER_TIMEOUT_MILLISECONDS): AiClient {
  return { requestPlan: createWorkerClient<AiRequest, ReturnType<AiWorkerApi['answer']>>(openWorker, timeout) };
}
