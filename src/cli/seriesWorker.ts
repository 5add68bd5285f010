import { Tinypool } from 'tinypool';
import { openSeries } from '../measure/playSeries';
import type { Series } from '../measure/series';

/** Runs in a worker thread, which is given its series when it is opened, and then parts of it to play. */
const series: Series = Tinypool.workerData;

export const playPart = openSeries(series);
