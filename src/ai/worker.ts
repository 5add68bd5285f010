import { expose } from 'comlink';
import { answer, type ThoughtService } from './thought';

const service: ThoughtService = { answer };

expose(service);
