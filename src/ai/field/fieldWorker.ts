import { expose } from 'comlink';
import { createFieldWorker } from './worker/fieldWorkerApi';

expose(createFieldWorker());
