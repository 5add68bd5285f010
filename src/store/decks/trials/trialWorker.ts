import { expose } from 'comlink';
import { createTrialPlayer } from './trialPlayer';

expose(createTrialPlayer());
