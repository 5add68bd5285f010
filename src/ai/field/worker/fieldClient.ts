import { type Ask, createWorkerClient, type OpenWorker } from '../../worker/workerClient';
import type { FieldDecision } from '../fieldPlayer';
import type { FieldRequest } from './fieldRequest';

/** Asks the worker of the open field for orders, so that the page never freezes. */
export interface FieldClient {
  requestDecision: Ask<FieldRequest, FieldDecision>;
}

function openFieldWorker(): Worker {
  return new Worker(new URL('../fieldWorker.ts', import.meta.url), { type: 'module', name: 'ninekeep-field' });
}

const ANSWER_TIMEOUT_MILLISECONDS = 20_000;

export function createFieldClient(
  openWorker: OpenWorker = openFieldWorker,
  timeout = ANSWER_TIMEOUT_MILLISECONDS,
): FieldClient {
  return { requestDecision: createWorkerClient<FieldRequest, FieldDecision>(openWorker, timeout) };
}
