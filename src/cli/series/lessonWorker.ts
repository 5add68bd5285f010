import { Tinypool } from 'tinypool';
import { type Lesson, openLesson } from '../../measure/tuning/collect';
import { openKept } from './openKept';

/** Runs in a worker thread, which is given its lesson when it is opened, and then parts of it to play. */
const lesson: Lesson = Tinypool.workerData;

export const playPart = openLesson(lesson);
export const playKeptPart = openKept((keep) => openLesson(lesson, keep));
