import { Tinypool } from 'tinypool';
import { openFieldSeries } from '../../measure/field/fieldParts';
import type { FieldSeries } from '../../measure/field/fieldSeries';

/** Runs in a worker thread, which is given its series when it is opened, and then parts of it to play. */
const series: FieldSeries = Tinypool.workerData;

export const playPart = openFieldSeries(series, () => performance.now());
