import { expose } from 'comlink';
import { createAiWorker } from './aiWorker';

// A macrotask, not a microtask: pending requests are handled first.
expose(createAiWorker((step) => setTimeout(step)));
