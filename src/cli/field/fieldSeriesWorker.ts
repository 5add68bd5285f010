import { Tinypool } from 'tinypool';
import { openFieldSeries } from '../../measure/field/fieldParts';
import type { FieldSeries } from '../../measure/field/fieldSeries';
import { openKept } from '../series/openKept';

/** Runs in a worker thread, which is given its series when it is opened, and then parts of it to play. */
const series: FieldSeries = Tinypool.workerData;
const clock = () => performance.now();

export const playPart = openFieldSeries(series, clock);
export const playKeptPart = openKept((keep) => openFieldSeries(series, clock, keep));
