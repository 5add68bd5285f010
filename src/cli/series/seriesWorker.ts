import { Tinypool } from 'tinypool';
import { openSeries, type Work } from '../../measure/series/playSeries';

/** Runs in a worker thread, which is given its series when it is opened, and then parts of it to play. */
const work: Work = Tinypool.workerData;

export const playPart = openSeries(work, () => performance.now());
