import { expose } from 'comlink';
import type { AdviceRequest } from '../advice/adviceRequest';
import type { AdviceWorkerApi } from './adviceWorker';
import type { AiRequest } from './aiRequest';
import { createAiWorker } from './aiWorker';
import type { WireRequest } from './workerClient';

// A macrotask, not a microtask: pending requests are handled first.
const whenIdle = (step: () => void) => setTimeout(step);
const plans = createAiWorker(whenIdle);
let advice: Promise<AdviceWorkerApi> | undefined;

/** Only the adviser's worker fetches what gives advice. */
function fetchAdvice(): Promise<AdviceWorkerApi> {
  advice ??= import('./adviceWorker').then(({ createAdviceWorker }) => createAdviceWorker(whenIdle));
  return advice;
}

/** One file for both: asked for plans it is an opponent's worker, asked questions it is the adviser's. */
expose({
  answer: (request: WireRequest<AiRequest> | WireRequest<AdviceRequest>) =>
    'question' in request ? fetchAdvice().then((adviser) => adviser.answer(request)) : plans.answer(request),
});
