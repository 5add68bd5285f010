import { expose } from 'comlink';
import { openTried } from './openTried';
import type { TrialService } from './trial';

expose({ isReady: () => true, openTried } satisfies TrialService);
