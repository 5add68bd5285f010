import { Tinypool } from 'tinypool';
import { openSeries, type Work } from '../../measure/series/playSeries';
import { mindsOf } from '../../measure/series/series';
import { openKept } from './openKept';

/** Runs in a worker thread, which is given its series when it is opened, and then parts of it to play. */
const work: Work = Tinypool.workerData;
const clock = () => performance.now();

export const playPart = openSeries(work, clock);
export const playKeptPart = openKept((keep) => openSeries(work, clock, mindsOf, keep));
