import { expose } from 'comlink';
import { openThoughtService } from './thoughtService';

// A timer, and no promise: questions that wait are heard before it.
expose(openThoughtService((step) => setTimeout(step)));
